import { clamp } from "#renderer/math/scalar.ts";
import { type Edges, minCut } from "./min-cut.ts";
import type { PatchFeatures } from "./patch-features.ts";
import type { Superpixels } from "./superpixels.ts";

/** Which patches are sky: bright, smooth, blue or white, high up, and joined to the upper edge; 1 = sky. */
export function skyPatches(
  { count, centers }: Superpixels,
  features: PatchFeatures,
  edges: Edges,
  horizonY: number,
): Uint8Array {
  const source = new Float32Array(count);
  const sink = new Float32Array(count);
  for (let k = 0; k < count; k++) {
    const height = (horizonY - centers[k * 5 + 4]!) / horizonY;
    const evidence =
      clamp((centers[k * 5]! - 62) * 0.06, -3, 1.2) +
      clamp((3 - features.texture[k]!) * 0.7, -3, 1) +
      clamp((-0.03 - features.warmth[k]!) * 14, -2, 2.5) -
      clamp(features.greenness[k]! * 20, 0, 2) +
      clamp((height - 0.45) * 4, -3, 2);
    const settled = height < 0.02 ? -50 : evidence;
    source[k] = Math.max(0, settled);
    sink[k] = Math.max(0, -settled);
  }
  return minCut(source, sink, edges);
}
