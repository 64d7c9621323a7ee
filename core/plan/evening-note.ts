import type { PlanNote } from "./design-plan.ts";

/** What is said of a view in the evening, with the lamps of the design on or without any. */
export const eveningSentence = (isLit: boolean): string =>
  isLit
    ? "Shown in the evening: the whole photo grows dark, nothing in it moves, and the path lights of the design are on."
    : "Shown in the evening: the whole photo grows dark, and nothing in it moves.";

/** A note after the layout, which knows whether lamps found a place: of none it is not said that they are on. */
export const eveningTold = (note: PlanNote, isLit: boolean): PlanNote =>
  note.sentence === eveningSentence(true) ? { ...note, sentence: eveningSentence(isLit) } : note;
