import { minCut } from "#renderer/math/min-cut.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { colorMixture } from "./color-mixture.ts";
import { type Box, boxOf } from "./pixel-pieces.ts";

/** How often colors and outline follow from each other. */
const ROUNDS = 4;
/** What an outline costs along colors that hardly differ, per pixel of it. With the 50 of the paper on GrabCut legs and arms were cut off. */
const SMOOTH = 15;
/** The colors of a pixel speak for one side by no more than this: a logarithm of odds. */
const MOST_LEAN = 12;
/** What speaks against a pixel that surely is not the thing's. */
const NEVER = 1000;
/** What speaks for the thing where the network is sure of one, and against it per pixel of the way beyond the circle's rim. */
const SEEN_LEAN = 3;
const BEYOND_LEAN = 0.25;

/**
 * What a thing is looked for in, all in pixels of `seen`. `within`: those that may be its own, the others of their box surely are not; `core`:
 * those that it is thought to have at first; `around`: those that show what it stands before.
 */
export type ThingSearch = {
  within: Int32Array;
  core: Int32Array;
  around: Int32Array;
  /** How sure the network is of a thing, 0 to 1 per pixel of `seen`. */
  thing: Float32Array;
  /** How far a pixel lies beyond the circle, pixels; 0 inside. */
  beyond: (i: number) => number;
};

/**
 * The pixels of a thing along the photo's own edges: colors of the thing and of what is around it, and an outline where they differ, found from each
 * other (Rother, Kolmogorov and Blake, "GrabCut", 2004).
 */
export function segmentThing(search: ThingSearch, seen: Seen): Int32Array {
  const { width, height, picture } = seen;
  const { data } = picture;
  const box = widened(boxOf(search.within, width), width, height);
  const [across, down] = [box.right + 1 - box.left, box.bottom + 1 - box.top];
  const pixelAt = (k: number) => (box.top + Math.floor(k / across)) * width + box.left + (k % across);
  const cellOf = (i: number) => (Math.floor(i / width) - box.top) * across + (i % width) - box.left;
  const isOpen = new Uint8Array(across * down);
  for (const i of search.within) isOpen[cellOf(i)] = 1;
  const joins = joinsOf(data, { across, down, pixelAt }, SMOOTH);
  let own = search.core;
  let around = search.around;
  for (let round = 0; round < ROUNDS; round++) {
    const [fore, back] = [colorMixture(data, own), colorMixture(data, around)];
    if (!fore || !back) return own;
    const lean = new Float32Array(across * down).fill(-NEVER);
    for (const i of search.within) {
      const colors = Math.max(-MOST_LEAN, Math.min(MOST_LEAN, back(i) - fore(i)));
      lean[cellOf(i)] = colors + SEEN_LEAN * search.thing[i]! - BEYOND_LEAN * search.beyond(i);
    }
    const side = minCut({ width: across, height: down, lean, joins });
    const isOwn = (i: number) => side[cellOf(i)] === 1;
    const next = search.within.filter(isOwn);
    if (next.length === 0) return next;
    const isSettled = next.length === own.length && next.every((i, k) => i === own[k]);
    own = next;
    around = Int32Array.from(
      new Set([
        ...search.around.filter((i) => !isInBox(i, box, width) || !isOwn(i)),
        ...search.within.filter((i) => !isOwn(i)),
      ]),
    );
    if (isSettled) break;
  }
  return own;
}

function isInBox(i: number, { left, right, top, bottom }: Box, width: number): boolean {
  const [x, y] = [i % width, Math.floor(i / width)];
  return x >= left && x <= right && y >= top && y <= bottom;
}

const widened = ({ left, right, top, bottom }: Box, width: number, height: number): Box => ({
  left: Math.max(0, left - 1),
  right: Math.min(width - 1, right + 1),
  top: Math.max(0, top - 1),
  bottom: Math.min(height - 1, bottom + 1),
});

type Cells = { across: number; down: number; pixelAt: (k: number) => number };
const STEPS = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
] as const;

/** What it costs to part neighbors, at most `smooth`: less, the more their colors differ beside the usual difference. */
export function joinsOf(data: ArrayLike<number>, { across, down, pixelAt }: Cells, smooth: number) {
  const differences = STEPS.map(([x, y]) => {
    const plane = new Float32Array(across * down).fill(-1);
    for (let k = 0; k < plane.length; k++) {
      const [u, v] = [(k % across) + x, Math.floor(k / across) + y];
      if (u < 0 || u >= across || v >= down) continue;
      const [a, b] = [pixelAt(k) * 3, pixelAt(v * across + u) * 3];
      plane[k] =
        (data[a]! - data[b]!) ** 2 + (data[a + 1]! - data[b + 1]!) ** 2 + (data[a + 2]! - data[b + 2]!) ** 2;
    }
    return plane;
  });
  let [sum, count] = [0, 0];
  for (const plane of differences)
    for (const value of plane)
      if (value >= 0) {
        sum += value;
        count++;
      }
  const usual = Math.max(1, (2 * sum) / Math.max(1, count));
  return differences.map((plane, d) => {
    const away = Math.hypot(...STEPS[d]!);
    return plane.map((value) => (value < 0 ? 0 : (smooth / away) * Math.exp(-value / usual)));
  }) as unknown as readonly [Float32Array, Float32Array, Float32Array, Float32Array];
}
