import type { Seen } from "#renderer/see/see-photo.ts";
import { pixelsOf } from "./pixel-pieces.ts";

/** Leaves stand out from a plant so far, as a share of the picture's width. */
const FARTHEST_SHARE = 0.022;
/** A leaf is greener than red and blue by so many levels. */
const GREENER = 6;
/** From these shares on the network sees lawn, and another plant. */
const SOME_LAWN = 0.3;
const PLANT = 0.4;

/**
 * A plant (1 per pixel of `seen`) with the lit leaves at its rim that the network saw as what is behind them: what is green, hangs together with it,
 * and is neither lawn nor another plant.
 */
export function withStrayLeaves(
  mask: Uint8Array,
  { picture: { data }, lawn, plants, width, height }: Seen,
): Uint8Array {
  const all = mask.slice();
  const isLeaf = (i: number) => {
    const [red, green, blue] = [data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!];
    return green > red + GREENER && green > blue + GREENER && lawn[i]! < SOME_LAWN && plants[i]! < PLANT;
  };
  let rim = pixelsOf(mask);
  for (let k = 0; k < FARTHEST_SHARE * width && rim.length > 0; k++) {
    const next: number[] = [];
    for (const i of rim) {
      const [x, y] = [i % width, Math.floor(i / width)];
      for (const [dx, dy] of SIDES) {
        const [u, v] = [x + dx, y + dy];
        const o = v * width + u;
        if (u < 0 || u >= width || v < 0 || v >= height || all[o] || !isLeaf(o)) continue;
        all[o] = 1;
        next.push(o);
      }
    }
    rim = Int32Array.from(next);
  }
  return all;
}
const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;
