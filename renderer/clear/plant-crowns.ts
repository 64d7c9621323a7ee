import { distanceTransform } from "#renderer/mask/distance-transform.ts";
import { bytesFrom } from "#renderer/math/from-plane.ts";
import { oncePer } from "#renderer/once-per.ts";
import type { Seen } from "#renderer/see/see-photo.ts";

/** Coverage from which a pixel is some plant. */
const PLANT = 0.4;
/** Crowns that meet are one where the neck between them is at least this share of the half width of the smaller one. Tuned on 12 photos. */
const NECK = 0.72;
/** Less is a leaf, as a share of the picture. */
const SMALLEST = 0.0004;

/**
 * The plants of a photo one by one, each as the pixels of `seen` that its crown covers: plants that touch are parted at the narrowest place
 * between their crowns. What grows into another is not told from it.
 */
export const plantCrowns = oncePer((seen: Seen): Int32Array[] => {
  const { width, height, plants } = seen;
  // The frame of the picture is no end of a plant.
  const off = bytesFrom(plants, (share) => (share > PLANT ? 0 : 1));
  const depth = distanceTransform(off, width, height);
  const order = Int32Array.from({ length: depth.length }, (_, i) => i)
    .filter((i) => depth[i]! > 0)
    .sort((a, b) => depth[b]! - depth[a]! || a - b);
  const owner = new Int32Array(depth.length).fill(-1);
  const peak: number[] = [];
  const joined: number[] = [];
  const rootOf = (k: number): number => {
    let root = k;
    while (joined[root] !== root) root = joined[root]!;
    return root;
  };
  for (const i of order) {
    const x = i % width;
    let own = -1;
    for (const o of [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width]) {
      if (o < 0 || o >= owner.length || owner[o]! < 0) continue;
      const other = rootOf(owner[o]!);
      if (own < 0) own = other;
      else if (own !== other) {
        const [low, high] = peak[own]! < peak[other]! ? [own, other] : [other, own];
        if (depth[i]! >= NECK * peak[low]!) joined[low] = high;
        own = high;
      }
    }
    if (own < 0) {
      own = peak.length;
      peak.push(depth[i]!);
      joined.push(own);
    }
    owner[i] = own;
  }
  const crowns = new Map<number, number[]>();
  for (const i of order) {
    const root = rootOf(owner[i]!);
    const pixels = crowns.get(root) ?? [];
    pixels.push(i);
    crowns.set(root, pixels);
  }
  return [...crowns.values()]
    .filter((pixels) => pixels.length >= SMALLEST * depth.length)
    .map((pixels) => Int32Array.from(pixels).sort())
    .sort((a, b) => b.length - a.length);
});
