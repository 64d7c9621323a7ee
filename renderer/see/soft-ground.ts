import { type Edges, minCut } from "./min-cut.ts";
import type { PatchFeatures } from "./patch-features.ts";
import type { Superpixels } from "./superpixels.ts";

/** Parting lawn from drive costs a little more than parting ground from the rest: both are large and whole. */
const edgeWeight = 1.3;

/** Of the ground patches, which are soft (lawn, soil, beds) rather than hard (concrete, asphalt, stone); 1 = soft. */
export function softPatches(
  ground: Uint8Array,
  { count, centers }: Superpixels,
  features: PatchFeatures,
  edges: Edges,
): Uint8Array {
  const source = new Float32Array(count);
  const sink = new Float32Array(count);
  for (let k = 0; k < count; k++) {
    if (!ground[k]) continue;
    const chroma = Math.hypot(centers[k * 5 + 1]!, centers[k * 5 + 2]!);
    // Green, coarse, colourful and warm speak for soft; concrete and asphalt are grey, fine and cool.
    const evidence =
      (features.greenness[k]! - 0.035) * 28 +
      (features.texture[k]! - 2.6) * 0.35 +
      (chroma - 11) * 0.1 +
      (features.warmth[k]! - 0.1) * 4;
    source[k] = Math.max(0, evidence);
    sink[k] = Math.max(0, -evidence);
  }
  const within = edges.capacity.map((capacity, e) =>
    ground[edges.from[e]!] && ground[edges.to[e]!] ? capacity * edgeWeight : 0,
  );
  const soft = minCut(source, sink, { ...edges, capacity: within });
  return soft.map((value, k) => (ground[k] ? value : 0));
}
