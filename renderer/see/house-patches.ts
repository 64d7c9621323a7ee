import { clamp } from "#renderer/math/scalar.ts";
import { type Edges, minCut } from "./min-cut.ts";
import type { PatchFeatures } from "./patch-features.ts";
import type { Superpixels } from "./superpixels.ts";

/**
 * Which of the patches that are neither ground nor sky are built rather than grown: not green, even, with straight edges.
 * Keeps the largest connected building. 1 = house.
 */
export function housePatches(
  taken: Uint8Array,
  { count, centers, height }: Superpixels,
  features: PatchFeatures,
  edges: Edges,
  wall: Float32Array,
  horizonY: number,
): Uint8Array {
  const source = new Float32Array(count);
  const sink = new Float32Array(count);
  for (let k = 0; k < count; k++) {
    if (taken[k]) {
      sink[k] = 50;
      continue;
    }
    const chroma = Math.hypot(centers[k * 5 + 1]!, centers[k * 5 + 2]!);
    const depth = (centers[k * 5 + 4]! - horizonY) / (height - horizonY);
    const evidence =
      0.6 +
      clamp((0.06 - features.greenness[k]!) * 26, -3, 1.5) +
      clamp((5 - features.texture[k]!) * 0.3, -1.5, 1) +
      wall[k]! * 0.4 -
      clamp((30 - centers[k * 5]!) * 0.05, 0, 1) * (chroma > 8 ? 1 : 0.4) -
      clamp((depth - 0.4) * 4, 0, 3);
    source[k] = Math.max(0, evidence);
    sink[k] = Math.max(0, -evidence);
  }
  return largestGroup(minCut(source, sink, edges), features.pixels, edges);
}

/** The connected group of patches with the most pixels. */
function largestGroup(chosen: Uint8Array, pixels: Float32Array, edges: Edges): Uint8Array {
  const root = Int32Array.from(chosen, (_, k) => k);
  const find = (k: number): number => {
    let at = k;
    while (root[at] !== at) {
      root[at] = root[root[at]!]!;
      at = root[at]!;
    }
    return at;
  };
  for (let e = 0; e < edges.from.length; e++) {
    const a = edges.from[e]!;
    const b = edges.to[e]!;
    if (chosen[a] && chosen[b]) root[find(a)] = find(b);
  }
  const sizes = new Float64Array(chosen.length);
  for (let k = 0; k < chosen.length; k++) if (chosen[k]) sizes[find(k)]! += pixels[k]!;
  const best = sizes.reduce((max, size, k) => (size > sizes[max]! ? k : max), 0);
  return chosen.map((value, k) => (value && find(k) === best ? 1 : 0));
}
