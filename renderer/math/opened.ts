import { greatestNearby, leastNearby } from "./greatest-nearby.ts";

/** A morphological opening: the least around each pixel, then the greatest of those. What is narrower than twice the reach goes. */
export const opened = (mask: Float32Array, width: number, height: number, reach: number): Float32Array =>
  greatestNearby(leastNearby(mask, width, height, reach), width, height, reach);
