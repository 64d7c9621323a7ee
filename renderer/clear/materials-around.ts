import { distanceTransform } from "#renderer/mask/distance-transform.ts";
import { boxBlur } from "#renderer/math/box-blur.ts";
import { bytesFrom } from "#renderer/math/from-plane.ts";
import { sampled } from "./expected-at.ts";
import type { Incomplete } from "./picture-scales.ts";
import { boxOf, pixelPieces, pixelsOf } from "./pixel-pieces.ts";

/** What stands upright around a hole, by pixel of `Incomplete.stuff`: 0 = ground, windows, and what says nothing; `before`: plants before the house. */
export const STUFF = { built: 1, green: 2, sky: 3, other: 4, before: 5 } as const;
/** Stuff whose colors are told apart, and of which all is one material. */
const BY_COLOR: readonly number[] = [STUFF.built, STUFF.other];
const AS_ONE: readonly number[] = [STUFF.green, STUFF.sky];
/** Materials are looked for so near to a hole, pixels. */
const RING_PX = 36;
/** Colors are means over so many pixels to each side, courses and joints are one material; colors so near are one, levels, and belong to it. */
const MATERIAL_PX = 3;
const ALIKE = 26;
const BELONGS = 36;
/** A material makes up so much of what is seen of its stuff, and no more of them are told apart. */
const LEAST_SHARE = 0.12;
const MOST_MATERIALS = 3;
const MOST_SAMPLES = 500;
/** Fewer pixels are too few for a material. */
const LEAST_PX = 40;

/** A wall is seen so far from all that is something else in so many places, pixels. */
export const EDGE_PX = 3;
export const LEAST_WALL_PX = 200;

/** The materials around a hole: of each pixel the number of the one that it tells of, -1 for none, and of the one that it shows; and how many there are. */
export type Materials = { at: Int8Array; shows: Int8Array; count: number; stuffOf: readonly number[] };

/** Tells what stands upright around a hole apart by what it is and by its color. */
export function materialsAround(task: Incomplete, stuff: Uint8Array): Materials {
  const { picture, hole, unknown } = task;
  const { width, height, data } = picture;
  const away = distanceTransform(hole, width, height);
  const at = new Int8Array(hole.length).fill(-1);
  const shows = at.slice();
  const stuffOf: number[] = [];
  const isSeen = (i: number) => !hole[i] && !unknown[i];
  const isOf = (one: number, own: number) => one === own || (own === STUFF.green && one === STUFF.before);
  for (const own of AS_ONE) {
    const all = pixelsOf(stuff.map((one, i) => (isOf(one, own) && isSeen(i) ? 1 : 0)));
    if (all.filter((i) => away[i]! <= RING_PX).length < LEAST_PX) continue;
    for (const i of all) {
      shows[i] = stuffOf.length;
      if (stuff[i] === own) at[i] = stuffOf.length;
    }
    stuffOf.push(own);
  }
  for (const own of BY_COLOR) {
    const mask = stuff.map((one, i) => (one === own && isSeen(i) ? 1 : 0));
    const all = pixelsOf(mask);
    const near = sampled(
      all.filter((i) => away[i]! <= RING_PX),
      MOST_SAMPLES,
    );
    if (near.length < LEAST_PX) continue;
    const mean = meansWithin(mask, data, width, height, MATERIAL_PX);
    const centers = withoutTrim(modesOf(near, mean), all, mean, hole.length, width);
    const first = stuffOf.length;
    for (const i of all) {
      const best = nearestOf(centers, mean, i);
      if (best < 0) continue;
      at[i] = first + best;
      shows[i] = first + best;
    }
    for (const _ of centers) stuffOf.push(own);
    for (let k = 0; k < centers.length; k++) leaveInsets(at, first + k, away, width);
  }
  return { at, shows, count: stuffOf.length, stuffOf };
}

/** Means of the colors of some pixels (1 in `mask`) over so many pixels to each side, of these alone. */
export function meansWithin(
  mask: Uint8Array,
  data: ArrayLike<number>,
  width: number,
  height: number,
  px: number,
): Float32Array[] {
  const weight = boxBlur(Float32Array.from(mask), width, height, px, 1);
  return [0, 1, 2].map((c) => {
    const own = new Float32Array(mask.length);
    for (let i = 0; i < own.length; i++) if (mask[i]) own[i] = mask[i]! * data[i * 3 + c]!;
    const mean = boxBlur(own, width, height, px, 1);
    for (let i = 0; i < mean.length; i++) mean[i] = mean[i]! / Math.max(1e-3, weight[i]!);
    return mean;
  });
}

/** Pieces of a material so near to a hole are looked at, of at least so many pixels; what is beside them is looked for from and up to so far. */
const INSET = { nearPx: 12, leastPx: 60, besidePx: [3, 10] } as const;
/** Of what is seen on either side of an inset so much is one other material. */
const INSET_SHARE = 0.6;

/** Takes for no wall what lies in another one, which is seen on both sides of it: windows and doors that were not seen as such. */
function leaveInsets(at: Int8Array, label: number, away: Float32Array, width: number): void {
  for (const piece of pixelPieces(pixelsOf(at, label), width)) {
    if (piece.length < INSET.leastPx || !piece.some((i) => away[i]! <= INSET.nearPx)) continue;
    const { left, right, top, bottom } = boxOf(piece, width);
    const besideOf = (edge: number, step: 1 | -1) => {
      const counts = new Map<number, number>();
      let all = 0;
      for (let y = top; y <= bottom; y++)
        for (let k = INSET.besidePx[0]; k <= INSET.besidePx[1]; k++) {
          const x = edge + step * k;
          const other = x < 0 || x >= width ? -1 : at[y * width + x]!;
          if (other < 0) continue;
          all++;
          counts.set(other, (counts.get(other) ?? 0) + 1);
        }
      const [most] = [...counts].sort(([, a], [, b]) => b - a);
      return most && most[1] >= INSET_SHARE * all ? most[0] : -1;
    };
    const beside = besideOf(left, -1);
    if (beside < 0 || beside === label || beside !== besideOf(right, 1)) continue;
    for (const i of piece) at[i] = -1;
  }
}

/** The colors of which a wide enough surface is seen somewhere, where there are any: trim, frames and sills are narrow. */
function withoutTrim(
  centers: number[][],
  all: Int32Array,
  mean: readonly Float32Array[],
  size: number,
  width: number,
): number[][] {
  const nearest = new Int8Array(size).fill(-1);
  for (const i of all) nearest[i] = nearestOf(centers, mean, i);
  const wide = centers.filter((_, k) => {
    const others = bytesFrom(nearest, (own) => (own === k ? 0 : 1));
    const toEdge = distanceTransform(others, width, size / width);
    return toEdge.reduce((sum, px) => sum + (px > EDGE_PX ? 1 : 0), 0) >= LEAST_WALL_PX;
  });
  return wide.length > 0 ? wide : centers;
}

/** Which of some colors a pixel has; -1 for none of them. */
function nearestOf(centers: readonly number[][], mean: readonly Float32Array[], i: number): number {
  let best = -1;
  let least = 3 * BELONGS * BELONGS;
  for (let k = 0; k < centers.length; k++) {
    const off = offBy(mean, i, centers[k]!);
    if (off >= least) continue;
    best = k;
    least = off;
  }
  return best;
}

/** What a difference of tint counts beside one of light: a wall in shade is the same wall, steps of another tint are not. */
const TINT = 3;

function offBy(mean: readonly Float32Array[], i: number, color: readonly number[]): number {
  const red = mean[0]![i]! - color[0]!;
  const green = mean[1]![i]! - color[1]!;
  const blue = mean[2]![i]! - color[2]!;
  const light = (red + green + blue) / 3;
  const tint = (red - light) ** 2 + (green - light) ** 2 + (blue - light) ** 2;
  return 3 * light * light + TINT * tint;
}

/** The colors that most samples are near to, the most frequent first, each without those before. */
function modesOf(samples: Int32Array, mean: readonly Float32Array[]): number[][] {
  const modes: number[][] = [];
  let left = samples;
  while (modes.length < MOST_MATERIALS && left.length >= LEAST_SHARE * samples.length) {
    let best: Int32Array = new Int32Array(0);
    for (const i of sampled(left, 80)) {
      const color = mean.map((plane) => plane[i]!);
      const near = left.filter((o) => offBy(mean, o, color) < 3 * ALIKE * ALIKE);
      if (near.length > best.length) best = near;
    }
    if (best.length < LEAST_SHARE * samples.length) break;
    const own = new Set(best);
    modes.push(mean.map((plane) => best.reduce((sum, i) => sum + plane[i]!, 0) / best.length));
    left = left.filter((i) => !own.has(i));
  }
  return modes;
}
