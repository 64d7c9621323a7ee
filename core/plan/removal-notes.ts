import type { PlanNote } from "./design-plan.ts";

type Told = Pick<PlanNote, "status" | "sentence">;

const COVERED = "Covered where the design reaches: ";
const PLANTED_BEFORE = "The new plants stand before what was to go: ";
const AROUND = "The design is drawn around it: ";

/** Plants that are to go: new ground covers their feet, and what stands above it is not in the hands of the plan. */
export const coveredPlants = (said: string): Told => ({
  status: "changed",
  sentence: `${COVERED}${said}. Tall parts stay in the photo.`,
});

/** Anything else that stands there and is to go: which pixels it is only the person knows. */
export const standingThing = (said: string): Told => ({
  status: "told",
  sentence: `${AROUND}${said}. To take it out of the photo, circle it and write “remove”.`,
});

/**
 * What became of the things that the photo was to be cleared of; `hidden`: what comes stands before them; `isUnfound`: where they end could not be
 * told.
 */
export type Clearing = { asked: boolean; done: boolean; hidden?: boolean; isUnfound?: boolean };

/** The same of what a plan's circle holds, and of each loose thing that was found by its name alone, by the text of its note. */
export type ThingsCleared = Clearing & { named: Readonly<Record<string, Clearing>> };

/** The note about something that is to go, once it is known what became of it; every other note as it is. */
export function clearingTold(
  note: PlanNote,
  plants: Clearing,
  things: ThingsCleared,
  fenceGivesWay = false,
): PlanNote {
  const { text, sentence } = note;
  const goneWhere = `Taken out of the photo, and completed from what lies around: ${text}. Circle what is left over.`;
  const behindUnknown = `${AROUND}${text}. What is behind could not be completed.`;
  if (sentence.startsWith(COVERED)) {
    if (!plants.asked) return note;
    if (!plants.done && plants.hidden)
      return { ...note, sentence: `${PLANTED_BEFORE}${text}. What is behind could not be completed.` };
    return plants.done
      ? { ...note, sentence: goneWhere }
      : { ...note, status: "told", sentence: behindUnknown };
  }
  if (fenceGivesWay && sentence.startsWith(AROUND) && /\bfenc/i.test(text))
    return { ...note, status: "placed", sentence: roomMadeBy(text) };
  if (!sentence.startsWith(AROUND)) return note;
  const { asked, done, isUnfound } = things.named[text] ?? things;
  if (!asked) return note;
  if (!done && isUnfound)
    return {
      ...note,
      sentence: `${AROUND}${text}. Where it ends could not be told. Circle all of it, with its shadow.`,
    };
  return done ? { ...note, status: "changed", sentence: goneWhere } : { ...note, sentence: behindUnknown };
}

const MAKES_ROOM = "Makes room: ";
/** Said of what new ground takes the place of. */
export const roomMadeBy = (words: string): string => `${MAKES_ROOM}${words}.`;
export const makesRoom = ({ sentence }: PlanNote): boolean => sentence.startsWith(MAKES_ROOM);

/** Whether a plan asks for plants to go. */
export const removesPlants = (notes: readonly PlanNote[]): boolean =>
  notes.some(({ sentence }) => sentence.startsWith(COVERED));

/** Whether a plan asks for other things to go that stand up in the photo. */
export const removesThings = (notes: readonly PlanNote[]): boolean =>
  notes.some(({ sentence }) => sentence.startsWith(AROUND));

/** The words for what was to go and stands there yet. */
export const stillStanding = (notes: readonly PlanNote[]): string[] =>
  notes.filter(({ sentence }) => sentence.startsWith(AROUND)).map(({ text }) => text);

/** Whether what is to go is a tree, which goes with crown and trunk or not at all. */
export const isTree = (said: string): boolean => /\b(?:trees?|saplings?|palms?)\b/i.test(said);
