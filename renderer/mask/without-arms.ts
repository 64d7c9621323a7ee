import { greatestNearby } from "#renderer/math/greatest-nearby.ts";
import { opened } from "#renderer/math/opened.ts";

/** A mask without what is narrower than twice `reach` pixels and leads away from the rest by more than that; its corners stay. A new mask. */
export function withoutArms(mask: Float32Array, width: number, height: number, reach: number): Float32Array {
  const wide = greatestNearby(opened(mask, width, height, reach), width, height, reach);
  return mask.map((cover, i) => Math.min(cover, wide[i]!));
}
