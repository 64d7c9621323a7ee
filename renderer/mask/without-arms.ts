import { greatestNearby } from "#renderer/math/greatest-nearby.ts";
import { opened } from "#renderer/math/opened.ts";
import { coveredShare } from "./cover.ts";

/** Where less than this share of a mask is left it is narrow all over: a drive far away, or one seen from across a street. */
const LEAST_LEFT = 0.7;

/** A mask without what is narrower than twice `reach` pixels and leads away from the rest by more than that; its corners stay. */
export function withoutArms(mask: Float32Array, width: number, height: number, reach: number): Float32Array {
  const wide = greatestNearby(opened(mask, width, height, reach), width, height, reach);
  const rest = mask.map((cover, i) => Math.min(cover, wide[i]!));
  return coveredShare(rest) < LEAST_LEFT * coveredShare(mask) ? mask : rest;
}
