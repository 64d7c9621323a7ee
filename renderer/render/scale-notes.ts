import type { PlanNote } from "#core/plan/design-plan.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import type { cameraOf } from "./camera-of.ts";

/** Said before a design costs anything: see `regionDoubt`. */
export const NO_SCALE =
  "Nothing in this photo shows how large things are. Mark one known size, such as a door or an edge on the ground.";

/** What sizes rest on, where that is not what people would expect. */
export function scaleNotes(
  { estimate, rises }: Pick<ReturnType<typeof cameraOf>, "estimate" | "rises">,
  { closeUp }: Pick<Seen, "closeUp">,
): PlanNote[] {
  const told = (text: string, sentence: string): PlanNote => ({ text, status: "told", sentence });
  // A mark of a known size answers both doubts.
  if (closeUp && estimate.basis === "assumed") return [told("scale", NO_SCALE)];
  if (rises) return [told("slope", "The ground seems to rise toward the house. Sizes follow its slope.")];
  return [];
}
