import { awayFrom, awayFromHole, colorsAround, expectedIn, sampled } from "./expected-at.ts";
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
  const { hole, unknown, shown, wanted } = task;
  const away = awayFromHole(task, kind);
  const expected = expectedIn(task, kind, away);
  const rim = pixelsOf(
    hole.map((value, i) => (!value && !unknown[i] && shown[i] === kind && away[i]! <= RIM_PX ? 1 : 0)),
  );
  const own = pixelsOf(hole).filter((i) => wanted[i] === kind);
  const few = judge(task, kind, expected, sampled(rim, MOST_RIM[0]), sampled(own, MOST_HOLE[0]));
  const found: Judged[] = [];
  for (let down = -DOWN_PX[kind]!; down <= DOWN_PX[kind]!; down++)
    for (let across = -ACROSS_PX; across <= ACROSS_PX; across += STEP_PX) {
      if (Math.abs(across) + Math.abs(down) < LEAST_PX) continue;
      const judged = few(across, down);
      if (judged) found.push(judged);
    }
  const inside = sampled(own, MOST_HOLE[1]);
  const many = judge(task, kind, expected, sampled(rim, MOST_RIM[1]), inside);
  const judged = bestOf(found).flatMap(({ across, down }) => many(across, down) ?? []);
  return chosenOf(judged, inside.length);
}

/** A shift with what it costs at some pixels of the hole. */
type Judged = Shift & { costs: Float32Array };

/** The best of all, and the best that fill each of some pixels. */
function bestOf(found: readonly Judged[]): readonly Judged[] {
  const samples = found[0]?.costs.length ?? 0;
  const wanted = new Set([...found].sort((a, b) => a.unlike - b.unlike).slice(0, SECOND_LOOK));
  for (let k = 0; k < samples; k++) {
    // The cheapest first, of those that cost the same the one that was found first.
    const best: Judged[] = [];
    for (const one of found) {
      const cost = one.costs[k]!;
      if (cost >= (best.length < FOR_EACH ? UNFILLED : best.at(-1)!.costs[k]!)) continue;
      let place = best.length;
      while (place > 0 && best[place - 1]!.costs[k]! > cost) place--;
      best.splice(place, 0, one);
      if (best.length > FOR_EACH) best.pop();
    }
    for (const one of best) wanted.add(one);
  }
  return [...wanted];
}

/** How unlike the pixels of a rim are to those that a shift leads to, and which of some pixels of the hole it fills; null where it is none. */
function judge(
  task: Incomplete,
  kind: number,
  expectedAt: (pixels: Int32Array) => Float32Array,
  rim: Int32Array,
  inside: Int32Array,
): (across: number, down: number) => Judged | null {
  const { data } = task.picture;
  const expected = expectedAt(inside);
  const around = colorsAround(task.picture);
  const [fillOf, besideOf] = [sourcesOf(task, kind, inside), sourcesOf(task, kind, rim)];
  return (across, down) => {
    const fill = fillOf(across, down);
    let filled = 0;
    for (let k = 0; k < fill.length; k++) if (fill[k]! >= 0) filled++;
    if (filled < LEAST_FILLED * inside.length) return null;
    const beside = besideOf(across, down);
    let [sum, count] = [0, 0];
    for (let k = 0; k < rim.length; k++) {
      if (beside[k]! < 0) continue;
      count++;
      sum += unlike(data, rim[k]!, beside[k]!, MOST_UNLIKE);
    }
    if (rim.length > 0 && count < LEAST_RIM * rim.length) return null;
    const mean = sum / Math.max(1, count) + task.rowCost[kind]! * Math.abs(down);
    const costs = new Float32Array(inside.length);
    for (let k = 0; k < costs.length; k++)
      costs[k] = fill[k]! < 0 ? UNFILLED : mean + awayFrom(expected, k, around, fill[k]!);
    return { across, down, unlike: mean, costs };
  };
}

/** What a shift takes for each of some pixels, -1 where that is not of their kind; good until the next call. */
function sourcesOf(
  task: Incomplete,
  kind: number,
  pixels: Int32Array,
): (across: number, down: number) => Int32Array {
  const { kinds, slope } = task;
  const { width, height } = task.picture;
  const columns = pixels.map((i) => i % width);
  const rows = pixels.map((i) => Math.trunc(i / width));
  const isLevel = Uint8Array.from(pixels, (i) => (slope[i] === 0 ? 1 : 0));
  const sources = new Int32Array(pixels.length);
  return (across, down) => {
    for (let k = 0; k < sources.length; k++) {
      sources[k] = -1;
      const x = columns[k]! + across;
      if (x < 0 || x >= width) continue;
      // Where nothing recedes a shift is the same everywhere.
      const y = rows[k]! + (isLevel[k] ? down : Math.round(rowsBy(task, pixels[k]!, across, down)));
      if (y < 0 || y >= height) continue;
      const from = y * width + x;
      if (kinds[from] === kind) sources[k] = from;
    }
    return sources;
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
function chosenOf(found: readonly Judged[], samples: number): Shift[] {
  const cost = new Float32Array(samples).fill(UNFILLED);
  const chosen: Shift[] = [];
  while (chosen.length < MOST_SHIFTS) {
    let best: Judged | null = null;
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
