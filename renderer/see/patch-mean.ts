import type { Superpixels } from "./superpixels.ts";

/** Mean of a plane (same size as the patches' picture) over each patch. */
export function patchMean(plane: Float32Array, { label, count }: Superpixels): Float32Array {
  const sums = new Float32Array(count);
  const pixels = new Float32Array(count);
  for (let i = 0; i < plane.length; i++) {
    sums[label[i]!]! += plane[i]!;
    pixels[label[i]!]!++;
  }
  return sums.map((sum, k) => sum / Math.max(1, pixels[k]!));
}
