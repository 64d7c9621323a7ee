import type { Seen } from "#renderer/see/see-photo.ts";
import type { ConceptInput, ConceptOutput } from "./concept-types.ts";
import { NO_SCALE } from "./scale-notes.ts";

/** Of regions announced with less than this, most have to be drawn by hand (`npm run bench -- see`). */
const SURE_ENOUGH = 0.5;

/**
 * What a person should hear before a design of the region that was seen costs them anything; null when there is nothing to doubt, or
 * when they circled what they mean. A circle says nothing about the scale.
 */
export function regionDoubt(
  { areas }: Pick<ConceptInput, "areas">,
  seen: Seen,
  { notes, measured }: Pick<ConceptOutput, "notes" | "measured">,
): string | null {
  const noScale = notes.find(({ sentence }) => sentence === NO_SCALE);
  if (noScale) return noScale.sentence;
  if (areas.length > 0) return null;
  const notFound = notes.find(({ sentence }) => sentence.includes("Circle it"));
  if (notFound) return notFound.sentence;
  if (measured.length === 0 || seen.confidence.ground >= SURE_ENOUGH) return null;
  return "We are not sure which part of this photo is your yard. Circle the part that should change.";
}
