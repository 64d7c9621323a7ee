import type { WayEnd } from "#core/elements/element.ts";

/** Paving as near to another as this share of the picture's width meets it. */
const MEETS_SHARE = 0.015;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

type Masks = Record<"drive" | "street", Float32Array> & { width: number; height: number };

/** Whether a walk of the photo meets what a way is to lead from or to: walks are taken to lead to the door, and to the street where they leave the photo. */
export const joinsEnds = (walk: Float32Array, seen: Masks, ends: readonly WayEnd[]): boolean =>
  ends.every(
    (end) => end === "door" || meets(walk, seen[end], seen) || (end === "street" && leavesPhoto(walk, seen)),
  );

/** Whether it goes on beyond the lower edge or a side. */
function leavesPhoto(walk: Float32Array, { width, height }: Masks): boolean {
  for (let y = 0; y < height; y++)
    if (walk[y * width]! > INSIDE || walk[(y + 1) * width - 1]! > INSIDE) return true;
  return walk.subarray((height - 1) * width).some((cover) => cover > INSIDE);
}

function meets(walk: Float32Array, other: Float32Array, { width, height }: Masks): boolean {
  const reach = Math.max(1, Math.round(MEETS_SHARE * width));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (walk[y * width + x]! <= INSIDE) continue;
      for (const [dx, dy] of [
        [-reach, 0],
        [reach, 0],
        [0, -reach],
        [0, reach],
      ] as const) {
        const [u, v] = [x + dx, y + dy];
        if (u >= 0 && v >= 0 && u < width && v < height && other[v * width + u]! > INSIDE) return true;
      }
    }
  return false;
}
