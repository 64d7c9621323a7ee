import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { middleOf } from "#renderer/math/middle-of.ts";
import { chooseLabels, graphOf } from "./choose-labels.ts";
import type { Completed } from "./complete-image.ts";
import { courseOf } from "./extend-down.ts";
import type { Incomplete } from "./picture-scales.ts";
import { pixelsOf } from "./pixel-pieces.ts";
import { unlike } from "./shifts.ts";

/** So much beside a hole may show nothing before the wall is seen, pixels: rims and twigs. */
const GAP_PX = 4;
/** Of the wall beside a hole at least so much must be seen to go on in it, and so much of it is repeated, pixels. */
const LEAST_PX = 3;
const MOST_DOWN_PX = 90;
const MOST_ASIDE_PX = 48;
/** Of the rows above a hole at least so many are repeated, and up to so many more as they are on average as light as the lowest, levels. */
const GROUP_PX = [6, 40] as const;
const EVEN = 7;
/** Colors at a rim are means of so many pixels into the hole and out of it, and over so many rows or columns along it to each side. */
const DEEP_PX = 3;
const ALONG_PX = 3;
/** A difference counts no more than this, squared levels of three colors. */
const MOST_UNLIKE = 3 * 45 * 45;
/** What a way of going on costs where no rim tells whether it is right, squared levels, and how far from a rim that counts as much as what it tells, pixels. */
const NEUTRAL = { down: 700, aside: 1600 };
const NEAR_PX = 8;
const FAR_PX = 45;
/** Each pixel from where it is taken costs so much: walls stand on the ground, and what is beside them ends somewhere. */
const BY_PX = { down: 4, aside: 12 };
/** What a seam costs though both sides are alike. */
const SEAM = 40;
/** What a pixel costs that a way does not fill. */
const NEVER = 1e6;
/** Of a hole no more than this may be filled by none of the ways. */
const MOST_OPEN = 0.25;

/** What fits worse in the middle does not go on so, levels: walls with windows, doors and steps came to 18 to 34, a roof and trees to 37. */
const POOR = 36;
/** Where nothing is seen at a rim what is seen so far along it tells, pixels. */
const MOST_ALONG_PX = 60;

/** Where each pixel is taken from by one way of going on, -1 where it fills none, what that costs, and how unlike it is to what rims tell alone. */
type Way = { source: Int32Array; cost: Float32Array; unlike: Float32Array };
/** A stretch of a column or a row of a hole: its pixels in order, from where the wall is seen on. */
type Run = { pixels: number[]; seen: number[] };

/**
 * Lets a wall go on in a hole along its own lines: columns from above, as the sides of windows, doors, corners and pickets do, and rows from both
 * sides, as sills, siding and plinths do. Which of them a place takes follows from what is seen at the other rims of the hole. Fills the pixels of
 * one kind; `isSeen`: 1 where something built is seen. Null where too little of it is.
 */
export function continueWall(task: Incomplete, kind: number, isSeen: Uint8Array): Completed | null {
  const { hole, wanted, picture } = task;
  const own = pixelsOf(hole).filter((i) => wanted[i] === kind);
  if (own.length === 0) return null;
  const isOwn = new Uint8Array(hole.length);
  for (const i of own) isOwn[i] = 1;
  const above = belowEave(picture, runsOf(task, own, isOwn, isSeen, "down"));
  if (!above) return null;
  const columns = withoutSingle(picture, above);
  const lefts = runsOf(task, own, isOwn, isSeen, "left");
  const rights = runsOf(task, own, isOwn, isSeen, "right");
  const kinds = Uint8Array.from(isSeen, (one) => (one ? kind : 0));
  const course = courseOf({ ...task, kinds }, kind, own);
  const down = waysDown(task, columns, course, evenRows(picture, columns));
  const [left, right] = [lefts, rights].map((runs) => wayAside(task, runs, isSeen));
  judgeDown(task, down, lefts, rights);
  judgeAside(task, left!, columns);
  judgeAside(task, right!, columns);
  const ways = [down, left!, right!];
  const open = own.filter((i) => ways.every(({ source }) => source[i]! < 0));
  if (open.length > MOST_OPEN * own.length) return null;
  const graph = graphOf(own, picture.width, picture.height);
  const count = ways.length;
  const unary = new Float32Array(graph.pixel.length * count);
  const apart = new Float32Array(graph.pixel.length * count * count);
  graph.pixel.forEach((i, node) => {
    ways.forEach(({ source, cost }, a) => {
      unary[node * count + a] = source[i]! < 0 ? NEVER : cost[i]!;
      for (let b = 0; b < a; b++) {
        const [p, q] = [source[i]!, ways[b]!.source[i]!];
        const value = p < 0 || q < 0 ? MOST_UNLIKE : unlike(picture.data, p, q, MOST_UNLIKE) + SEAM;
        apart[(node * count + a) * count + b] = value;
        apart[(node * count + b) * count + a] = value;
      }
    });
  });
  const chosen = chooseLabels(count, graph, unary, apart);
  const source = new Int32Array(hole.length).fill(-1);
  const cost = new Float32Array(hole.length);
  for (const i of own) {
    const way = ways[chosen[graph.nodeAt.get(i)!]!]!;
    const other = way.source[i]! >= 0 ? way : ways.find((one) => one.source[i]! >= 0);
    if (!other) continue;
    source[i] = other.source[i]!;
    cost[i] = other.unlike[i]!;
  }
  const told = own.map((i) => cost[i]!).sort((a, b) => a - b);
  if (Math.sqrt(told[told.length >> 1]!) > POOR) return null;
  fillRest(own, source, picture.width);
  return own.every((i) => source[i]! >= 0) ? { source, cost } : null;
}

const STEPS = { down: [0, 1], left: [1, 0], right: [-1, 0] } as const;

/** The stretches of a hole with the wall that is seen before each, the nearest first. */
function runsOf(
  { picture: { width, height }, slope }: Incomplete,
  own: Int32Array,
  isOwn: Uint8Array,
  isSeen: Uint8Array,
  side: keyof typeof STEPS,
): Run[] {
  const [dx, dy] = STEPS[side];
  const runs: Run[] = [];
  const most = dy ? MOST_DOWN_PX : MOST_ASIDE_PX;
  for (const i of own) {
    const [x, y] = [i % width, Math.floor(i / width)];
    const before = x - dx < 0 || x - dx >= width || y - dy < 0 ? -1 : i - dx - dy * width;
    if (before >= 0 && isOwn[before]) continue;
    const pixels: number[] = [];
    for (let [u, v] = [x, y]; u >= 0 && u < width && v < height && isOwn[v * width + u]; u += dx, v += dy)
      pixels.push(v * width + u);
    const seen: number[] = [];
    for (let k = 1; k <= GAP_PX + most; k++) {
      const u = x - dx * k;
      const v = dy ? y - k : y + Math.round(slope[i]! * (u - x));
      const q = v * width + u;
      const isOpen = u >= 0 && u < width && v >= 0 && v < height && isSeen[q] === 1;
      if (isOpen) seen.push(q);
      else if (seen.length > 0 || k > GAP_PX) break;
    }
    runs.push({ pixels, seen });
  }
  return runs;
}

/** What lies above this many rows of the wall in a row is something else where it differs so much from it in most columns, levels: an eave, a sill. */
const OTHER_ROWS = 2;
const OTHER = 32;

/** Less of a wall in most columns is an eave or a roof. */
const LEAST_ROWS = 6;

/** Columns with what of them is seen up to where most show something else; null where that is next to the hole. */
function belowEave({ data }: RgbImage, columns: readonly Run[]): Run[] | null {
  const differs = (k: number) => {
    const off = columns.flatMap(({ seen }) =>
      k < seen.length ? [Math.sqrt(unlikeMeans(data, [seen[k]!], seen.slice(0, LEAST_PX)) / 3)] : [],
    );
    return off.length > 0 && middleOf(Float32Array.from(off)) > OTHER;
  };
  let rows = LEAST_PX;
  while (rows < MOST_DOWN_PX) {
    if (Array.from({ length: OTHER_ROWS }, (_, k) => differs(rows + k)).every((one) => one)) break;
    rows++;
  }
  if (rows < LEAST_ROWS) return null;
  return columns.map(({ pixels, seen }) => ({ pixels, seen: seen.slice(0, rows) }));
}

/** What differs so much from most columns so near to both sides, levels and pixels, and no more some rows higher, is a single thing: a lamp, a sill. */
const SINGLE = 30;
const SINGLE_PX = 14;
const HIGHER_PX = 4;

/** Columns without those at whose foot a single thing is seen: it does not go on down. */
function withoutSingle({ data, width }: RgbImage, columns: readonly Run[]): Run[] {
  const isOther = (run: Run, k: number) => {
    const own = levelsAt(run, k);
    if (!own) return null;
    const beside = columns.flatMap((one) => {
      const isNear = Math.abs((one.pixels[0]! % width) - (run.pixels[0]! % width)) <= SINGLE_PX;
      return (isNear && levelsAt(one, k)) || [];
    });
    const off = [0, 1, 2].map((c) => {
      const usual = middleOf(Float32Array.from({ length: beside.length / 3 }, (_, n) => beside[n * 3 + c]!));
      return (own[c]! - usual) ** 2;
    });
    return Math.sqrt((off[0]! + off[1]! + off[2]!) / 3) > SINGLE;
  };
  const levelsAt = ({ seen }: Run, k: number) =>
    k + DEEP_PX <= seen.length ? meanOf(data, seen.slice(k, k + DEEP_PX)) : null;
  return columns.map((run) => {
    if (!isOther(run, 0)) return run;
    for (let k = HIGHER_PX; k + DEEP_PX <= run.seen.length; k += DEEP_PX)
      if (isOther(run, k) === false) return { pixels: run.pixels, seen: [] };
    return run;
  });
}

/** How many rows above a hole are as light as the lowest: there is no shade that would show as bars. */
function evenRows({ data }: RgbImage, columns: readonly Run[]): number {
  const [least, most] = GROUP_PX;
  for (let rows = least; rows + least <= most; rows += least) {
    const off = columns.flatMap(({ seen }) =>
      seen.length < rows + least
        ? []
        : [Math.sqrt(unlikeMeans(data, seen.slice(0, least), seen.slice(rows, rows + least)) / 3)],
    );
    if (off.length < columns.length / 2 || middleOf(Float32Array.from(off)) > EVEN) return rows;
  }
  return most;
}

/** Columns go on from above: course by course where the wall has courses, else there and back again. */
function waysDown(
  { hole, picture: { width } }: Incomplete,
  runs: readonly Run[],
  course: number | null,
  even: number,
): Way {
  const way = emptyWay(hole.length);
  const shown = runs.filter(({ seen }) => seen.length >= LEAST_PX);
  for (const run of runs) {
    const { pixels } = run;
    const x = pixels[0]! % width;
    // A column above which nothing is seen is as the nearest one.
    const nearest = shown.reduce<Run | null>((best, one) => {
      const away = (other: Run) => Math.abs((other.pixels[0]! % width) - x);
      return !best || away(one) < away(best) ? one : best;
    }, null);
    if (!nearest) continue;
    const seen = run.seen.length >= LEAST_PX ? run.seen : nearest.seen;
    const aside = (seen[0]! % width) - x;
    const edge = Math.floor(seen[0]! / width);
    const group = course && course * Math.max(1, Math.floor(Math.min(even, seen.length) / course));
    const period = group && group <= seen.length ? group : null;
    const rows = Math.min(even, seen.length);
    pixels.forEach((i, k) => {
      const y = Math.floor(i / width);
      const from = period
        ? i + aside - period * Math.ceil((y - edge) / period) * width
        : seen[mirrored(k, rows)]!;
      way.source[i] = from;
      way.cost[i] = BY_PX.down * k + BY_PX.aside * Math.abs(aside);
    });
  }
  return way;
}

/** Rows go on from one side, there and back again: what is next to the hole fits on to itself. */
function wayAside(
  { hole, slope, picture: { width } }: Incomplete,
  runs: readonly Run[],
  isSeen: Uint8Array,
): Way {
  const way = emptyWay(hole.length);
  for (const { pixels, seen } of runs) {
    if (seen.length < LEAST_PX) continue;
    const first = pixels[0]!;
    pixels.forEach((i, k) => {
      // The rows beside a hole are those of the line that each pixel lies on.
      const line = Math.round(slope[i]! * ((i % width) - (first % width)));
      const q = seen[mirrored(k, seen.length)]! - line * width;
      way.source[i] = isSeen[q] === 1 ? q : -1;
      way.cost[i] = BY_PX.aside * k;
    });
  }
  return way;
}

const emptyWay = (size: number): Way => ({
  source: new Int32Array(size).fill(-1),
  cost: new Float32Array(size),
  unlike: new Float32Array(size),
});

/** 0 1 2 2 1 0 0 1 ..: places there and back again. */
export function mirrored(k: number, count: number): number {
  const at = k % (2 * count);
  return at < count ? at : 2 * count - 1 - at;
}

/** What columns cost by how they fit on to the wall at both ends of each row. */
function judgeDown(task: Incomplete, way: Way, ...sides: readonly Run[][]): void {
  const { width } = task.picture;
  const fits = sides.map((runs) => fitsOf(task, way, runs, (i) => Math.floor(i / width)));
  const away = sides.map((runs) => awayIn(runs, way.cost.length));
  for (const { pixels } of sides[0]!)
    for (const i of pixels) {
      const told = fits.map((fitAt, k) => [fitAt(i), away[k]![i]!] as const);
      way.cost[i]! += blended(NEUTRAL.down, told);
      way.unlike[i] = blended(0, told);
    }
}

/** What rows cost by how they fit on to the wall above. */
function judgeAside(task: Incomplete, way: Way, columns: readonly Run[]): void {
  const { width } = task.picture;
  const fitAt = fitsOf(task, way, columns, (i) => i % width);
  const away = awayIn(columns, way.cost.length);
  for (const { pixels } of columns)
    for (const i of pixels) {
      const told = [[fitAt(i), away[i]!]] as const;
      way.cost[i]! += blended(NEUTRAL.aside, told);
      way.unlike[i] = blended(0, told);
    }
}

/** The mean of what rims tell, the nearer the more; far from all of them it is open. */
function blended(neutral: number, told: readonly (readonly [number | null, number])[]): number {
  let all = 1 / FAR_PX;
  let sum = neutral * all;
  for (const [value, away] of told) {
    if (value === null) continue;
    const weight = 1 / (away + NEAR_PX);
    all += weight;
    sum += weight * value;
  }
  return sum / all;
}

/** How far along its run each pixel lies. */
function awayIn(runs: readonly Run[], size: number): Float32Array {
  const away = new Float32Array(size);
  for (const { pixels } of runs) for (const [k, i] of pixels.entries()) away[i] = k;
  return away;
}

/** How unlike what a way shows is to what is seen at the rim where a run begins: of each pixel by its run; null where nothing is seen there. */
function fitsOf(
  { picture: { data } }: Incomplete,
  { source }: Way,
  runs: readonly Run[],
  placeOf: (i: number) => number,
): (i: number) => number | null {
  const byPlace = new Map<number, number[]>();
  const firstOf = new Map<number, number>();
  for (const { pixels, seen } of runs) {
    for (const i of pixels) firstOf.set(i, pixels[0]!);
    const inner = pixels.slice(0, DEEP_PX).flatMap((i) => (source[i]! >= 0 ? [source[i]!] : []));
    if (seen.length < LEAST_PX || inner.length === 0) continue;
    const value = unlikeMeans(data, inner, seen.slice(0, DEEP_PX));
    const place = placeOf(pixels[0]!);
    byPlace.set(place, [...(byPlace.get(place) ?? []), value]);
  }
  const smooth = new Map<number, number | null>();
  return (i) => {
    const place = placeOf(firstOf.get(i) ?? i);
    const known = smooth.get(place);
    if (known !== undefined) return known;
    let value: number | null = null;
    for (let along = ALONG_PX; value === null && along <= MOST_ALONG_PX; along *= 2) {
      const near = Array.from(
        { length: 2 * along + 1 },
        (_, k) => byPlace.get(place - along + k) ?? [],
      ).flat();
      if (near.length > 0) value = near.reduce((sum, one) => sum + one, 0) / near.length;
    }
    smooth.set(place, value);
    return value;
  };
}

/** How unlike the means of some pixels are, squared levels of three colors. */
function unlikeMeans(data: ArrayLike<number>, some: readonly number[], others: readonly number[]): number {
  const [one, other] = [meanOf(data, some), meanOf(data, others)];
  return Math.min(
    MOST_UNLIKE,
    one.reduce((sum, level, c) => sum + (level - other[c]!) ** 2, 0),
  );
}

const meanOf = (data: ArrayLike<number>, pixels: readonly number[]): number[] =>
  [0, 1, 2].map((c) => pixels.reduce((sum, i) => sum + data[i * 3 + c]!, 0) / pixels.length);

/** Pixels that no way fills show what the nearest beside them show. */
function fillRest(own: Int32Array, source: Int32Array, width: number): void {
  let left = own.filter((i) => source[i]! < 0);
  for (let last = Number.POSITIVE_INFINITY; left.length > 0 && left.length < last; ) {
    last = left.length;
    const found = left.map(
      (i) => [-1, 1, -width, width].map((by) => source[i + by] ?? -1).find((from) => from >= 0) ?? -1,
    );
    left.forEach((i, k) => {
      if (found[k]! >= 0) source[i] = found[k]!;
    });
    left = left.filter((i) => source[i]! < 0);
  }
}
