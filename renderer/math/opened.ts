import { greatestNearby } from "./greatest-nearby.ts";

/** A morphological opening: the least around each pixel, then the greatest of those. What is narrower than twice the reach goes. */
export function opened(mask: Float32Array, width: number, height: number, reach: number): Float32Array {
  const least = greatestNearby(
    mask.map((cover) => -cover),
    width,
    height,
    reach,
  );
  return greatestNearby(
    least.map((cover) => -cover),
    width,
    height,
    reach,
  );
}
