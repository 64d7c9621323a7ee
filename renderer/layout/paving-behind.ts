import { luminance } from "#renderer/image/luminance.ts";
import { boxBlur } from "#renderer/math/box-blur.ts";
import { middleOf } from "#renderer/math/middle-of.ts";
import { runningMedian } from "#renderer/math/running-median.ts";
import { oncePer } from "#renderer/once-per.ts";
import type { Seen } from "#renderer/see/see-photo.ts";

/** A strip of paving behind a lawn takes so many rows of the picture: more than a rim of the mask, and no more than this share of its height. */
const LEAST_ROWS = 2;
const HIGHEST = 0.045;
/** The far edge of soft ground is known to so many rows. */
const EDGE_ROWS = 3;
/** Paving is lighter than the soft ground before it and than what is behind it by this much (of 1). */
const LIGHTER = 0.07;
/** Light is read over so many pixels to all sides. */
const BLUR_PX = 2;
/** Trunks, posts and bands of other stone in it are no wider than this share of the picture's width; a strip is no shorter than that. */
const GAP_SHARE = 0.05;
const SHORTEST = 0.12;
/** In so much of a strip at least the network saw paving too. */
const SEEN_SHARE = 0.08;
/** The upper side of a strip is told over this share of the picture's width to either side. */
const MEDIAN_SHARE = 0.015;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/** Where a strip is more than so many times as high as most of all are, and this many rows, it is paving together with a wall. */
const TIMES_USUAL = 1.7;
const MORE_ROWS = 2;

/** The upper side of such a strip, which nobody knows. */
export const UNCLEAR = -2;

type Strip = { column: number; top: number; rows: number; isSeen: boolean };

/**
 * The row of the upper side of the walk or drive that lies right behind a yard, in each column of `seen`: as the network saw it, or where it took it
 * for house or nothing as its light tells. -1 where there is none, `UNCLEAR` where it is not told from a wall.
 */
export const pavingBehind = oncePer((seen: Seen): Float32Array => {
  const { width } = seen;
  const light = boxBlur(luminance(seen.picture), width, seen.height, BLUR_PX, 1);
  const all = Array.from({ length: width }, (_, column) => stripIn(seen, light, column)).filter(
    (strip) => strip !== null,
  );
  const usual = middleOf(Float32Array.from(all, ({ rows }) => rows));
  const strips = all.filter(({ rows }) => rows <= TIMES_USUAL * usual + MORE_ROWS);
  const tops = new Float32Array(width).fill(-1);
  for (const { column, rows } of all) if (rows > TIMES_USUAL * usual + MORE_ROWS) tops[column] = UNCLEAR;
  let run: Strip[] = [];
  for (const [k, strip] of strips.entries()) {
    run.push(strip);
    const next = strips[k + 1];
    const goesOn =
      next &&
      next.column - strip.column <= GAP_SHARE * width &&
      Math.abs(next.top - strip.top) <= HIGHEST * seen.height;
    if (goesOn) continue;
    writeTops(run, tops);
    run = [];
  }
  return tops;
});

/** Writes the upper side of one strip, evened, into each of its columns, those that something hides among them. */
function writeTops(run: readonly Strip[], tops: Float32Array): void {
  const width = tops.length;
  const known = run.filter(({ isSeen }) => isSeen).length;
  const long = run.at(-1)!.column - run[0]!.column;
  if (long < SHORTEST * width || known < SEEN_SHARE * run.length) return;
  const even = runningMedian(
    run.map(({ top }) => top),
    Math.round(MEDIAN_SHARE * width),
  );
  for (let k = 1; k < run.length; k++) {
    const [a, b] = [run[k - 1]!.column, run[k]!.column];
    for (let x = a; x <= b; x++) tops[x] = even[k - 1]! + ((even[k]! - even[k - 1]!) * (x - a)) / (b - a);
  }
}

/** The strip of paving above the soft ground of a column that is seen farthest away with one behind it; null where there is none. */
function stripIn({ soft, hard, width, height }: Seen, light: Float32Array, column: number): Strip | null {
  const most = Math.round(HIGHEST * height);
  const at = (row: number) => light[row * width + column]!;
  for (let edge = most + EDGE_ROWS; edge < height; edge++) {
    const i = edge * width + column;
    if (soft[i]! <= INSIDE || soft[i - width]! > INSIDE) continue;
    // Soft ground right here, and lawn that goes on for some rows.
    const before = at(Math.min(height - 1, edge + 2 * EDGE_ROWS));
    if (hard[i - 2 * width]! > INSIDE) {
      let top = edge - 1;
      while (top > 0 && hard[(top - 1) * width + column]! > INSIDE) top--;
      if (edge - top <= most) return { column, top, rows: edge - top, isSeen: true };
      continue;
    }
    let bottom = edge + EDGE_ROWS;
    while (bottom > edge - EDGE_ROWS && at(bottom) < before + LIGHTER) bottom--;
    let top = bottom;
    let lightest = 0;
    while (bottom - top < most && at(top) >= before + LIGHTER) lightest = Math.max(lightest, at(top--));
    // What is above it is darker again: it ends halfway between both.
    const behind = at(top);
    while (top < bottom && at(top + 1) < (lightest + behind) / 2) top++;
    const rows = bottom - top;
    if (rows >= LEAST_ROWS && rows < most) return { column, top: top + 1, rows, isSeen: false };
    return null;
  }
  return null;
}

/** The ground of a photo with that paving. */
export function withPavingBehind(ground: Float32Array, seen: Seen): Float32Array {
  const all = ground.slice();
  const { width, height } = seen;
  for (const [column, top] of pavingBehind(seen).entries()) {
    if (top < 0) continue;
    const last = Math.min(height - 1, Math.round(top + HIGHEST * height));
    for (let row = Math.round(top); row <= last && all[row * width + column]! <= INSIDE; row++)
      all[row * width + column] = 1;
  }
  return all;
}
