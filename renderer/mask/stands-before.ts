import { opened } from "#renderer/math/opened.ts";
import type { Seen } from "#renderer/see/see-photo.ts";

/** What is narrower than this share of the picture's width is a tooth of the mask's edge: leaves over a curb, the gap below a door. */
const TOOTH_SHARE = 0.012;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/**
 * What stands before paving that was found: the house, and all that is no ground and wider than a tooth, such as cars, pots and shrubs, though
 * nobody knows what it is. Not what the paving was found to go on under. Coverage of the size of `seen`.
 */
export function standsBefore(
  paving: Float32Array,
  { ground, house, sky, width, height }: Pick<Seen, "ground" | "house" | "sky" | "width" | "height">,
): Float32Array {
  // The house by itself: the narrow gap below a wall is paved.
  const things = ground.map((cover, i) =>
    paving[i]! > INSIDE ? 0 : Math.max(0, 1 - cover - sky[i]! - house[i]!),
  );
  const wide = opened(things, width, height, Math.max(1, Math.round((TOOTH_SHARE * width) / 2)));
  return wide.map((cover, i) => Math.max(house[i]!, Math.min(cover, things[i]!)));
}
