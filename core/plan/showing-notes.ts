import type { Season } from "#core/plants/season.ts";
import type { PlanNote } from "./design-plan.ts";

const EVENING = "Shown in the evening";
const SEASON = "New plants are shown as they look in";

/** What is said of a view in the evening, with the lamps of the design on or without any; `isDusk`: the photo was taken after sunset. */
export function eveningSentence(isLit: boolean, isDusk = false): string {
  const lights = isLit ? " with the path lights on" : "";
  return isDusk
    ? `${EVENING}, as the photo was taken${lights && `,${lights}`}.`
    : `${EVENING}${lights}, so the whole photo is darker.`;
}

export const seasonSentence = (season: Season): string => `${SEASON} ${season}.`;

const isOfEvening = ({ sentence }: PlanNote): boolean => sentence.startsWith(EVENING);

/** Whether a note says which time of day or of the year is shown. */
export const isOfShowing = (note: PlanNote): boolean => isOfEvening(note) || note.sentence.startsWith(SEASON);

/** A note after the layout, which knows whether lamps found a place: of none it is not said that they are on. */
export const eveningTold = <N extends PlanNote>(note: N, isLit: boolean, isDusk: boolean): N =>
  isOfEvening(note) ? { ...note, sentence: eveningSentence(isLit, isDusk) } : note;

/** Notes without what another time of day, or another season, makes untrue. */
export const withoutShown = <N extends PlanNote>(
  notes: readonly N[],
  what: Season | "evening" | "day",
): N[] =>
  notes.filter((note) =>
    what === "evening" || what === "day" ? !isOfEvening(note) : !note.sentence.startsWith(SEASON),
  );
