import type { Edges } from "./min-cut.ts";
import type { PatchFeatures } from "./patch-features.ts";
import type { Superpixels } from "./superpixels.ts";

/** Cost per pixel of common border of parting two equal patches, and the share of it that even unlike patches cost. */
const borderCost = 0.12;
const leastShare = 0.12;
/** Texture counts twice as much as colour between neighbours; lightness less, since shadows change it alone. */
const textureWeight = 2;
const lightnessWeight = 0.6;

/** Neighbouring patches; `unlikeness` is the squared difference of their colour and texture. */
export type PatchGraph = Edges & { unlikeness: Float32Array };

/** Neighbouring patches with what it costs to part them: little where colour and texture change (Boykov and Jolly, 2001). */
export function patchGraph(patches: Superpixels, features: PatchFeatures): PatchGraph {
  const { label, width, height, count, centers } = patches;
  const borders = new Map<number, number>();
  const touch = (a: number, b: number) => {
    if (a === b) return;
    const key = a < b ? a * count + b : b * count + a;
    borders.set(key, (borders.get(key) ?? 0) + 1);
  };
  for (let y = 0; y < height - 1; y++) {
    for (let x = 0; x < width - 1; x++) {
      const i = y * width + x;
      touch(label[i]!, label[i + 1]!);
      touch(label[i]!, label[i + width]!);
    }
  }
  const from = new Int32Array(borders.size);
  const to = new Int32Array(borders.size);
  const unlikeness = new Float32Array(borders.size);
  let n = 0;
  let total = 0;
  for (const key of borders.keys()) {
    from[n] = Math.floor(key / count);
    to[n] = key % count;
    const a = from[n]! * 5;
    const b = to[n]! * 5;
    const texture = textureWeight * (features.texture[from[n]!]! - features.texture[to[n]!]!);
    const unlike =
      lightnessWeight * (centers[a]! - centers[b]!) ** 2 +
      (centers[a + 1]! - centers[b + 1]!) ** 2 +
      (centers[a + 2]! - centers[b + 2]!) ** 2 +
      texture * texture;
    total += unlike;
    unlikeness[n++] = unlike;
  }
  // Contrast is measured against the picture's own mean: haze and hard sun then part alike.
  const falloff = n / (1.2 * total + 1e-9);
  const lengths = [...borders.values()];
  const capacity = unlikeness.map(
    (unlike, e) => borderCost * lengths[e]! * (leastShare + Math.exp(-falloff * unlike)),
  );
  return { from, to, capacity, unlikeness };
}
