import type { ElementKind } from "#core/elements/element.ts";
import { KIND_NAMES } from "#core/elements/kind-names.ts";
import type { Season } from "#core/plants/season.ts";
import type { PlanNote } from "./design-plan.ts";

const EVENING = "Shown in the evening";
const SEASON = "New plants are shown as they look in";

/** Kinds of elements that are lamps of an evening view. */
export const LAMP_KINDS = ["path-lights", "uplights"] as const satisfies readonly ElementKind[];
export type LampKind = (typeof LAMP_KINDS)[number];

/** What is said of a view in the evening; `lit`: the lamps of the design that are on, `isDusk`: the photo was taken after sunset. */
export function eveningSentence(lit: readonly LampKind[], isDusk = false): string {
  const names = LAMP_KINDS.filter((kind) => lit.includes(kind)).map((kind) => KIND_NAMES[kind]);
  const lights = names.length > 0 ? ` with the ${names.join(" and ")} on` : "";
  return isDusk
    ? `${EVENING}, as the photo was taken${lights && `,${lights}`}.`
    : `${EVENING}${lights}, so the whole photo is darker.`;
}

export const seasonSentence = (season: Season): string => `${SEASON} ${season}.`;

const isOfEvening = ({ sentence }: PlanNote): boolean => sentence.startsWith(EVENING);

/** Whether a note says which time of day or of the year is shown. */
export const isOfShowing = (note: PlanNote): boolean => isOfEvening(note) || note.sentence.startsWith(SEASON);

/** A note after the layout, which knows whether lamps found a place: of none it is not said that they are on. */
export const eveningTold = <N extends PlanNote>(note: N, lit: readonly LampKind[], isDusk: boolean): N =>
  isOfEvening(note) ? { ...note, sentence: eveningSentence(lit, isDusk) } : note;

/** Notes without what another time of day, or another season, makes untrue. */
export const withoutShown = <N extends PlanNote>(
  notes: readonly N[],
  what: Season | "evening" | "day",
): N[] =>
  notes.filter((note) =>
    what === "evening" || what === "day" ? !isOfEvening(note) : !note.sentence.startsWith(SEASON),
  );
