import type { Completed } from "./complete-image.ts";
import { colorsAround, expectedAt, sampled } from "./expected-at.ts";
import type { Incomplete } from "./picture-scales.ts";
import { grown, pixelsOf } from "./pixel-pieces.ts";
import { unlike } from "./shifts.ts";

/** Heights of courses that are tried, pixels, and so far above a hole the wall is compared with itself. */
const COURSE_PX = [3, 36] as const;
const BAND_PX = 44;
/** Of many places of the wall some. */
const MOST_PLACES = 300;
const LEAST_PLACES = 40;
/** Each pixel more costs so much, squared levels: of two courses that explain a wall alike the lower one. */
const BY_PX = 6;
const MOST_UNLIKE = 3 * 60 * 60;
/** Of the columns of a hole so many must be seen above it. */
const LEAST_SEEN = 0.6;
/** Sides of a hole that differ by more in the mean show that the wall does not go on so, levels. */
const MOST_LEVELS = 30;

/**
 * Lets what is seen above a hole go on down in it, course by course: walls, their corners and their columns stand on the ground. Fills the pixels of
 * one kind; null where too little is seen above, or the sides of the hole show something else.
 */
export function extendDown(task: Incomplete, kind: number): Completed | null {
  const { picture, hole, wanted } = task;
  const { width, height, data } = picture;
  const own = pixelsOf(hole).filter((i) => wanted[i] === kind);
  const kinds = task.kinds.slice();
  for (const i of grown(own, RIM_PX, width, height)) kinds[i] = 0;
  // A leaf, a nail: no column is to show it all the way down.
  const near = colorsAround(task.picture);
  const isSpot = (i: number) => near.some((plane, c) => Math.abs(plane[i]! - data[i * 3 + c]!) > SPOT_LEVELS);
  const course = courseOf({ ...task, kinds }, kind, own);
  if (course === null) return null;
  if (shareExpected(task, kind, own) < LEAST_EXPECTED) return null;
  const source = new Int32Array(hole.length).fill(-1);
  for (const i of own) {
    let from = i - course * width;
    while (
      from >= 0 &&
      (hole[from] || kinds[from] !== kind || isSpot(from)) &&
      i - from < FARTHEST_ROWS * width
    )
      from -= course * width;
    if (from >= 0 && kinds[from] === kind) source[i] = from;
  }
  const open = own.filter((i) => source[i]! < 0);
  if (open.length > (1 - LEAST_SEEN) * own.length) return null;
  // Columns above which nothing is seen are as those beside them.
  for (const i of open) {
    for (let away = 1; away < width && source[i]! < 0; away++)
      for (const o of [i - away, i + away])
        if (Math.floor(o / width) === Math.floor(i / width) && source[o]! >= 0 && wanted[o] === kind)
          source[i] = source[o]!;
    if (source[i]! < 0) return null;
  }
  let [sum, count] = [0, 0];
  const cost = new Float32Array(hole.length);
  for (const i of own)
    for (const by of [-1, 1]) {
      const q = i + by;
      if (hole[q] || task.kinds[q] !== kind || Math.floor(q / width) !== Math.floor(i / width)) continue;
      count++;
      cost[i] = unlike(data, q, source[i]!, MOST_UNLIKE);
      sum += cost[i]!;
    }
  if (Math.sqrt(sum / Math.max(1, count) / 3) > MOST_LEVELS) return null;
  return { source, cost };
}
/** What differs so much from all around it is single, levels. */
const SPOT_LEVELS = 40;
/** Leaves stand out so far beyond a hole, pixels. */
const RIM_PX = 3;
/** What is taken lies no farther above. */
const FARTHEST_ROWS = 130;

/** Pixels around a hole, how alike they are to what is expected there, levels, and the share of them that must be: a plain wall stands behind it. */
const AROUND_PX = [3, 8] as const;
const ALIKE = 30;
const LEAST_EXPECTED = 0.72;

/** Share of what is seen around a hole that has the color which what lies around it lets expect. */
function shareExpected(task: Incomplete, kind: number, own: Int32Array): number {
  const { picture, hole, unknown, shown } = task;
  const { width, height } = picture;
  const [near, far] = AROUND_PX.map((px) => new Set(grown(own, px, width, height)));
  const rim = Int32Array.from(far!).filter(
    (i) => !near!.has(i) && !hole[i] && !unknown[i] && shown[i] === kind,
  );
  if (rim.length === 0) return 0;
  const expected = expectedAt(task, kind, rim);
  const around = colorsAround(task.picture);
  const alike = rim.filter((i, k) => {
    let off = 0;
    for (let c = 0; c < 3; c++) off += (around[c]![i]! - expected[k * 3 + c]!) ** 2;
    return off < 3 * ALIKE * ALIKE;
  });
  return alike.length / rim.length;
}

/** How many rows above a wall repeats itself, by what is seen above a hole; null where too little is. */
export function courseOf({ picture, hole, kinds }: Incomplete, kind: number, own: Int32Array): number | null {
  const { width, data } = picture;
  const tops = new Map<number, number>();
  for (const i of own) tops.set(i % width, Math.min(tops.get(i % width) ?? i, i));
  const band = [...tops.values()].flatMap((top) => {
    const column: number[] = [];
    for (let i = top - width; i >= 0 && top - i < BAND_PX * width; i -= width)
      if (!hole[i] && kinds[i] === kind) column.push(i);
    return column;
  });
  const places = sampled(Int32Array.from(band), MOST_PLACES);
  let best: { rows: number; cost: number } | null = null;
  for (let rows = COURSE_PX[0]; rows <= COURSE_PX[1]; rows++) {
    let [sum, count] = [0, 0];
    for (const i of places) {
      const above = i - rows * width;
      if (above < 0 || hole[above] || kinds[above] !== kind) continue;
      count++;
      sum += unlike(data, i, above, MOST_UNLIKE);
    }
    if (count < LEAST_PLACES) continue;
    const cost = sum / count + BY_PX * rows;
    if (!best || cost < best.cost) best = { rows, cost };
  }
  return best?.rows ?? null;
}
