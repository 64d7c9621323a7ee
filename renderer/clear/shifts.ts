import { distanceTransform } from "#renderer/mask/distance-transform.ts";
import { awayFrom, colorsAround, expectedAt, sampled } from "./expected-at.ts";
import type { Incomplete } from "./picture-scales.ts";
import { pixelsOf } from "./pixel-pieces.ts";

/** A shift that a hole is filled by: columns, and rows beside those of the slope, to what is taken; and how unlike both are at the rim, squared levels. */
export type Shift = { across: number; down: number; unlike: number };

/** Pixels beside a hole by which shifts are judged; of many some, fewer at first. */
const RIM_PX = 5;
const MOST_RIM = [50, 160] as const;
const MOST_HOLE = [28, 130] as const;
/** So many of the best are judged a second time, and of those that fill each of the first pixels so many. */
const SECOND_LOOK = 120;
const FOR_EACH = 6;
/** Farthest shifts: in columns, and by kind in rows (ground is as coarse as it is far away). */
const ACROSS_PX = 180;
const DOWN_PX = [0, 100, 12, 24, 12];
/** Columns from one that is tried to the next, and the shortest. */
const STEP_PX = 2;
const LEAST_PX = 4;
/** A shift must be judged by so much of the rim, and fill so much of the hole. */
const LEAST_RIM = 0.2;
const LEAST_FILLED = 0.05;
/** A difference counts no more than this: edges that cross, leaves that stand out. Squared levels of three colors. */
const MOST_UNLIKE = 3 * 40 * 40;
/** So many shifts are chosen, none nearer to another than this. */
const MOST_SHIFTS = 11;
const APART_PX = 2;
/** What is filled by no shift costs so much, and what is filled by one may gain so much by a second, squared levels. */
const UNFILLED = 30000;
const BY_SECOND = 400;

/** The shifts by which what is seen around the pixels of one kind in a hole repeats itself best, and which together fill them. */
export function shiftsOf(task: Incomplete, kind: number): Shift[] {
  const { hole, unknown, shown, wanted, picture } = task;
  const { width, height } = picture;
  const isOwn = hole.map((value, i) => (value && wanted[i] === kind ? 1 : 0));
  const away = distanceTransform(isOwn, width, height);
  const rim = pixelsOf(
    hole.map((value, i) => (!value && !unknown[i] && shown[i] === kind && away[i]! <= RIM_PX ? 1 : 0)),
  );
  const own = pixelsOf(isOwn);
  const few = judge(task, kind, sampled(rim, MOST_RIM[0]), sampled(own, MOST_HOLE[0]));
  const found: (Shift & { costs: Float32Array })[] = [];
  for (let down = -DOWN_PX[kind]!; down <= DOWN_PX[kind]!; down++)
    for (let across = -ACROSS_PX; across <= ACROSS_PX; across += STEP_PX) {
      if (Math.abs(across) + Math.abs(down) < LEAST_PX) continue;
      const own = few(across, down);
      if (own) found.push({ across, down, unlike: own.mean, costs: own.costs() });
    }
  const best = bestOf(found);
  const inside = sampled(own, MOST_HOLE[1]);
  const many = judge(task, kind, sampled(rim, MOST_RIM[1]), inside);
  const judged = best.flatMap(({ across, down }) => {
    const own = many(across, down);
    return own ? [{ across, down, unlike: own.mean, costs: own.costs() }] : [];
  });
  return chosenOf(judged, inside.length);
}

/** The best of all, and the best that fill each of some pixels. */
function bestOf(found: readonly (Shift & { costs: Float32Array })[]): readonly Shift[] {
  const samples = found[0]?.costs.length ?? 0;
  const wanted = new Set([...found].sort((a, b) => a.unlike - b.unlike).slice(0, SECOND_LOOK));
  for (let k = 0; k < samples; k++) {
    const best: (Shift & { costs: Float32Array })[] = [];
    for (const one of found) {
      const last = best.at(-1)?.costs[k] ?? UNFILLED;
      if (one.costs[k]! >= (best.length < FOR_EACH ? UNFILLED : last)) continue;
      best.push(one);
      best.sort((a, b) => a.costs[k]! - b.costs[k]!);
      if (best.length > FOR_EACH) best.pop();
    }
    for (const one of best) wanted.add(one);
  }
  return [...wanted];
}

type Judged = { mean: number; costs: () => Float32Array };

/** How unlike the pixels of a rim are to those that a shift leads to, and which of some pixels of the hole it fills; null where it is none. */
function judge(
  task: Incomplete,
  kind: number,
  rim: Int32Array,
  inside: Int32Array,
): (across: number, down: number) => Judged | null {
  const { picture, kinds, rowCost } = task;
  const { width, height, data } = picture;
  const expected = expectedAt(task, kind, inside);
  const around = colorsAround(task);
  const fromOf = (i: number, across: number, down: number) => {
    const x = (i % width) + across;
    if (x < 0 || x >= width) return -1;
    const y = Math.trunc(i / width) + Math.round(rowsBy(task, i, across, down));
    if (y < 0 || y >= height) return -1;
    const from = y * width + x;
    return kinds[from] === kind ? from : -1;
  };
  return (across, down) => {
    let filled = 0;
    for (let k = 0; k < inside.length; k++) if (fromOf(inside[k]!, across, down) >= 0) filled++;
    if (filled < LEAST_FILLED * inside.length) return null;
    let [sum, count] = [0, 0];
    for (let k = 0; k < rim.length; k++) {
      const i = rim[k]!;
      const from = fromOf(i, across, down);
      if (from < 0) continue;
      count++;
      sum += unlike(data, i, from, MOST_UNLIKE);
    }
    if (rim.length > 0 && count < LEAST_RIM * rim.length) return null;
    const mean = sum / Math.max(1, count) + rowCost[kind]! * Math.abs(down);
    return {
      mean,
      costs: () =>
        Float32Array.from(inside, (i, k) => {
          const from = fromOf(i, across, down);
          return from < 0 ? UNFILLED : mean + awayFrom(expected, k, around, from);
        }),
    };
  };
}

/**
 * Rows from a pixel to where a shift leads. Courses of a wall that recedes lie nearer to each other the farther it is, and so do rows that are
 * shifted up or down along it.
 */
export function rowsBy(task: Incomplete, i: number, across: number, down: number): number {
  const { slope, narrows, picture } = task;
  const along = slope[i]! * across * (1 + (narrows * across) / 2);
  const x = slope[i] === 0 ? 0 : (i % picture.width) + across - picture.width / 2;
  return along + down * (1 + narrows * x + (narrows * x) ** 2 / 2);
}

/** Difference of two pixels, squared levels of three colors, at most so much. */
export function unlike(data: Uint8Array | Uint8ClampedArray, a: number, b: number, most: number): number {
  const red = data[a * 3]! - data[b * 3]!;
  const green = data[a * 3 + 1]! - data[b * 3 + 1]!;
  const blue = data[a * 3 + 2]! - data[b * 3 + 2]!;
  return Math.min(most, red * red + green * green + blue * blue);
}

/** A few of many that together fill most of the hole at the least cost: each time the one that gains most. */
function chosenOf(found: readonly (Shift & { costs: Float32Array })[], samples: number): Shift[] {
  const cost = new Float32Array(samples).fill(UNFILLED);
  const chosen: Shift[] = [];
  while (chosen.length < MOST_SHIFTS) {
    let best: (Shift & { costs: Float32Array }) | null = null;
    let most = 0;
    for (const one of found) {
      let gain = 0;
      for (let k = 0; k < samples; k++) gain += Math.max(0, cost[k]! - one.costs[k]!);
      if (gain <= most || chosen.some((other) => isNear(one, other))) continue;
      [best, most] = [one, gain];
    }
    if (!best) break;
    const { costs, ...shift } = best;
    for (let k = 0; k < samples; k++) {
      if (cost[k]! <= costs[k]!) continue;
      cost[k] = cost[k] === UNFILLED ? Math.min(UNFILLED - 1, costs[k]! + BY_SECOND) : costs[k]!;
    }
    chosen.push(shift);
  }
  return chosen;
}

const isNear = (one: Shift, other: Shift): boolean =>
  Math.abs(one.across - other.across) <= APART_PX && Math.abs(one.down - other.down) <= APART_PX;
