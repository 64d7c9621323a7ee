import type { PlanNote } from "#core/plan/design-plan.ts";
import type { HouseChange } from "#renderer/composite/house-change.ts";

/** Less than this in percent is blades of grass before a wall: not worth a sentence, and no promise either. */
const LEAST_PERCENT = 0.5;

/**
 * What the design covers of the house is said; also where it is little, when it may be steps. That it is steps is not said: what lies below
 * the foot of the walls beside it is as often a porch wall or a foundation.
 */
export function houseNotes({ housePixels, changedPixels, steps }: HouseChange): PlanNote[] {
  // Of the house's pixels without its rim, see `houseChange`.
  const percent = (100 * changedPixels) / Math.max(1, housePixels);
  if (percent < LEAST_PERCENT && !steps) return [];
  const share = percent < 1 ? "less than 1%" : `about ${Math.round(percent)}%`;
  return [{ text: "house", status: "told", sentence: `The design covers ${share} of the house.` }];
}
