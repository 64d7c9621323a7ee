import type { PlanNote } from "./design-plan.ts";

type Told = Pick<PlanNote, "status" | "sentence">;

const COVERED = "Covered where the design reaches: ";

/** Plants that are to go: new ground covers their feet, and what stands above it is not in the hands of the plan. */
export const coveredPlants = (said: string): Told => ({
  status: "changed",
  sentence: `${COVERED}${said}. Tall parts stay in the photo.`,
});

/** The note when those plants could be taken out of the photo after all; every other note as it is. */
export const plantsTakenOut = (note: PlanNote): PlanNote =>
  note.sentence.startsWith(COVERED)
    ? {
        ...note,
        sentence: `Taken out of the photo where the wall behind could be continued: ${note.text}. Circle what is left over.`,
      }
    : note;

/** Whether a plan asks for plants to go. */
export const removesPlants = (notes: readonly PlanNote[]): boolean =>
  notes.some(({ sentence }) => sentence.startsWith(COVERED));
