import type { PlanNote } from "#core/plan/design-plan.ts";
import type { HouseHidden } from "#renderer/composite/house-hidden.ts";

/** Less than this in percent is blades of grass at the foot of a wall. */
const LEAST_PERCENT = 0.5;

/** The house stays as it is; what new things hide of it is said. */
export function hiddenNotes({ housePixels, hiddenPixels }: HouseHidden): PlanNote[] {
  const percent = (100 * hiddenPixels) / Math.max(1, housePixels);
  if (percent < LEAST_PERCENT) return [];
  const sentence = `New plants and structures stand in front of about ${Math.round(percent) || 1}% of the house. The house itself is unchanged.`;
  return [{ text: "house", status: "told", sentence }];
}
