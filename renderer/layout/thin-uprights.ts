import { luminance } from "#renderer/image/luminance.ts";
import { oncePer } from "#renderer/once-per.ts";
import type { Seen } from "#renderer/see/see-photo.ts";

/** Widths of trunks and posts in pixels of the small picture; wider ones are seen as what they are. */
const WIDTHS_PX = [2, 3, 5, 8] as const;
/** The ground beside one is read over so many pixels, so far from it. */
const BESIDE_PX = 3;
const GAP_PX = 1;
/** A trunk is even over so many rows up and down, blades are not. */
const ROWS_PX = 3;
/** It is lighter or darker than the ground on both sides by this much (0 to 1) on the average, and by this in nearly all rows. */
const CONTRAST = 0.09;
const FAINT = 0.04;
/** Rows without contrast after which it has ended. */
const MOST_GAP = 3;
/** Shortest one, and how far below the ground's upper edge it may begin, as shares of the picture's height; its lean at most. */
const SHORTEST = 0.045;
const BEGINS = 0.02;
/** So much of it stands on the ground at least where the rest stands before what lies behind the ground; of such a short foot the contrast is plain. */
const LEAST_FOOT = 0.015;
const PLAIN_CONTRAST = 0.11;
const MOST_LEAN = 0.18;
/**
 * Steps to the left and back to the right along one, per row and in all, and how far it strays from its own line (root of the mean square, pixels): posts have
 * up to 0.11 or two such steps or stray by up to 0.5, lines through wood chips, old grass and gravel have 0.14 to 0.67 and stray by 0.7 to 5 (by the eye on the
 * photos of 60 highlights).
 */
const MOST_WIGGLE = 0.12;
const SOME_STEPS = 2;
const MOST_ASTRAY = 0.6;
/** Coverage from which a pixel is soft ground. */
const INSIDE = 0.5;
/** Pixels from the middle of a ridge to the last of its rim. */
const RIM_PX = 3;

/** A thin trunk or post where it stands before soft ground: the pixels of its middle from the ground's upper edge down to its foot, its width there, and all of its pixels. */
export type Upright = { middle: readonly number[]; widePx: number; pixels: readonly number[] };

/**
 * Thin trunks and posts that stand across the upper edge of soft ground and were taken for it, down to their foot: 1 per pixel of `seen`.
 * A new lawn would leave them hanging in the air.
 */
export const thinUprights = oncePer((seen: Seen): Uint8Array => findUprights(seen).found);

/** The same one by one. */
export const eachUpright = (seen: Seen): readonly Upright[] => findUprights(seen).uprights;

const findUprights = oncePer((seen: Seen) => {
  const { picture, soft, width, height } = seen;
  const found = new Uint8Array(soft.length);
  const uprights: Upright[] = [];
  const ridges = ridgesOf(columnMeans(luminance(picture), width, height), soft, width, height);
  const { ridge, wides } = ridges;
  const begins = Math.round(BEGINS * height);
  const shortest = SHORTEST * height;
  const leastFoot = LEAST_FOOT * height;
  for (let y = 1; y < height - shortest; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      if (found[i] || soft[i]! < INSIDE || !isPeak(ridge, i) || !isBelowEdge(soft, i, width, begins))
        continue;
      const path = follow(ridge, x, y, width, height);
      if (path.length < leastFoot) continue;
      const isShort = path.length < shortest;
      if (isShort && path.length + follow(ridge, x, y, width, height, -1).length < shortest) continue;
      const lean = Math.abs((path.at(-1)! % width) - x) / path.length;
      const contrast = path.reduce((sum, at) => sum + Math.abs(ridge[at]!), 0) / path.length;
      if (lean > MOST_LEAN || wiggles(path, width)) continue;
      if (contrast < (isShort ? PLAIN_CONTRAST : CONTRAST)) continue;
      const pixels = path.flatMap((at) => rowOf(ridges, at));
      for (const at of pixels) found[at] = 1;
      uprights.push({ middle: path, widePx: wides[path[path.length >> 1]!]!, pixels });
    }
  }
  return { found, uprights };
});

/** Mean of each pixel and those above and below it. */
export function columnMeans(plane: Float32Array, width: number, height: number): Float32Array {
  const out = new Float32Array(plane.length);
  for (let y = 0; y < height; y++) {
    for (let k = -ROWS_PX; k <= ROWS_PX; k++) {
      const from = Math.min(height - 1, Math.max(0, y + k)) * width;
      for (let x = 0; x < width; x++) out[y * width + x]! += plane[from + x]!;
    }
  }
  for (let i = 0; i < out.length; i++) out[i]! /= 2 * ROWS_PX + 1;
  return out;
}

/** How much lighter (above 0) or darker a pixel's surroundings of a trunk's width are than the ground on both sides, and that width; 0 away from soft ground. */
type Ridges = { ridge: Float32Array; wides: Uint8Array };

function ridgesOf(plane: Float32Array, soft: Float32Array, width: number, height: number): Ridges {
  const ridge = new Float32Array(plane.length);
  const wides = new Uint8Array(plane.length);
  // Rows above the ground in which what stands on it is followed upwards.
  const above = greatestBelow(soft, width, Math.round(SHORTEST * height));
  // Running sums of one row: the mean of any span is a difference of two entries.
  const sums = new Float32Array(width + 1);
  const reach = GAP_PX + BESIDE_PX + (WIDTHS_PX.at(-1)! >> 1) + 1;
  for (let y = 0; y < height; y++) {
    const row = y * width;
    for (let x = 0; x < width; x++) sums[x + 1] = sums[x]! + plane[row + x]!;
    for (let x = reach; x < width - reach; x++) {
      if (!above[row + x]) continue;
      let most = 0;
      for (const wide of WIDTHS_PX) {
        const from = x - (wide >> 1);
        const own = (sums[from + wide]! - sums[from]!) / wide;
        const left = own - (sums[from - GAP_PX]! - sums[from - GAP_PX - BESIDE_PX]!) / BESIDE_PX;
        const right =
          own - (sums[from + wide + GAP_PX + BESIDE_PX]! - sums[from + wide + GAP_PX]!) / BESIDE_PX;
        // Lighter on one side and darker on the other is an edge and no trunk.
        if (left * right <= 0) continue;
        const least = Math.abs(left) < Math.abs(right) ? left : right;
        if (Math.abs(least) <= Math.abs(most)) continue;
        most = least;
        wides[row + x] = wide;
      }
      ridge[row + x] = most;
    }
  }
  return { ridge, wides };
}

/** 1 where there is soft ground at a pixel or up to `rows` below it. */
function greatestBelow(soft: Float32Array, width: number, rows: number): Uint8Array {
  const found = new Uint8Array(soft.length);
  const left = new Int32Array(width);
  for (let i = soft.length - 1; i >= 0; i--) {
    const x = i % width;
    left[x] = soft[i]! >= INSIDE ? rows + 1 : left[x]! - 1;
    if (left[x]! > 0) found[i] = 1;
  }
  return found;
}

/** Whether the ground begins at most `rows` above a pixel. */
function isBelowEdge(soft: Float32Array, i: number, width: number, rows: number): boolean {
  for (let k = 1; k <= rows && i >= k * width; k++) if (soft[i - k * width]! < INSIDE) return true;
  return false;
}

function isPeak(ridge: Float32Array, i: number): boolean {
  const own = Math.abs(ridge[i]!);
  return own >= FAINT && own >= Math.abs(ridge[i - 1]!) && own >= Math.abs(ridge[i + 1]!);
}

/** Pixels of a ridge of one sign from row to row down (`by` 1) or up (-1) to where it ends. */
function follow(
  ridge: Float32Array,
  x: number,
  y: number,
  width: number,
  height: number,
  step: 1 | -1 = 1,
): number[] {
  const sign = Math.sign(ridge[y * width + x]!);
  const path: number[] = [];
  let gap = 0;
  for (
    let row = y, at = x;
    row >= 0 && row < height && at > 0 && at < width - 1 && gap <= MOST_GAP;
    row += step
  ) {
    const i = row * width + at;
    let by = 0;
    for (const side of [-1, 1]) if (ridge[i + side]! * sign > ridge[i + by]! * sign) by = side;
    at += by;
    path.push(i + by);
    gap = ridge[i + by]! * sign >= FAINT ? 0 : gap + 1;
  }
  return path.slice(0, path.length - gap);
}

/** Whether a path of one pixel in each row goes to and fro, as no post does. */
function wiggles(path: readonly number[], width: number): boolean {
  const columns = path.map((i) => i % width);
  const steps = columns.reduce((sum, x, k) => sum + (k > 0 ? Math.abs(x - columns[k - 1]!) : 0), 0);
  const across = Math.abs(columns.at(-1)! - columns[0]!);
  if (steps - across <= Math.max(SOME_STEPS, MOST_WIGGLE * path.length)) return false;
  // The line nearest to its pixels: column over row.
  const [middleX, middleRow] = [columns.reduce((sum, x) => sum + x) / path.length, (path.length - 1) / 2];
  let [both, rows] = [0, 0];
  for (const [k, x] of columns.entries()) {
    both += (x - middleX) * (k - middleRow);
    rows += (k - middleRow) ** 2;
  }
  const lean = both / rows;
  const astray = columns.reduce((sum, x, k) => sum + (x - middleX - lean * (k - middleRow)) ** 2, 0);
  return Math.sqrt(astray / path.length) > MOST_ASTRAY;
}

/** The pixels of the ridge and its rim in the row of one of its pixels. */
function rowOf({ ridge, wides }: Ridges, at: number): number[] {
  const half = Math.max(1, wides[at]! >> 1);
  const row = Array.from({ length: 2 * half + 1 }, (_, k) => at + k - half);
  for (const side of [-1, 1])
    for (let by = half + 1; by <= RIM_PX && Math.abs(ridge[at + side * by]!) >= FAINT; by++)
      row.push(at + side * by);
  return row;
}
