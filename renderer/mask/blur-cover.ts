import { cutOut, growRect } from "#renderer/image/pixel-rect.ts";
import { boxBlur } from "#renderer/math/box-blur.ts";
import { coverRect } from "./cover-rect.ts";

/** A pixel for the rounding of a radius. */
const ROUNDING_PX = 1;

/** `boxBlur` of a coverage mask: the part that is covered and what the blur reaches around it is all there is to do. Into `blurred`, all 0. */
export function blurCover(
  mask: Float32Array,
  width: number,
  height: number,
  radius: number,
  passes: number,
  blurred: Float32Array = new Float32Array(mask.length),
): Float32Array {
  const reach = passes * (Math.max(1, radius) + ROUNDING_PX);
  const rect = growRect(coverRect(mask, width, height), reach, width, height);
  const wide = rect.right - rect.left;
  const part = boxBlur(cutOut(mask, width, rect), wide, rect.bottom - rect.top, radius, passes);
  for (let y = rect.top, o = 0; y < rect.bottom; y++, o += wide)
    blurred.set(part.subarray(o, o + wide), y * width + rect.left);
  return blurred;
}
