import type { Camera } from "#core/camera/camera.ts";
import type { GroundPoint } from "#core/geometry/point.ts";
import { clamp } from "#renderer/math/scalar.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { type Band, type Edge, rowAt } from "./find-band.ts";
import { polesBefore } from "./poles-before.ts";

/** A fence of the photo that gives way to a new one: its runs on the ground, and its height. */
export type OldFence = {
  runs: [GroundPoint, GroundPoint][];
  heightM: number;
  /** Of each run its height at both ends, as the photo shows it: where the ground rises, or the camera is wrong, they differ. Shares of `heightM`. */
  ends?: [number, number][];
  /** It was taken out of the photo: what comes in its place need not hide it. */
  isGone?: boolean;
};
/** The same with the pixels of `seen` at the foot of its runs, those that it fills, and those of poles that stand before it. */
export type FoundFence = OldFence & {
  foot: Uint8Array;
  body: Uint8Array;
  poles: Uint8Array;
  /** Nothing grows in `body`, whatever the network sees there. */
  isBare?: boolean;
};

/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;
/** A fence fills at least this share of a column between its top and its foot, and this share of the columns along its run. */
const FILLED = 0.4;
/** A column shows a fence from this many pixels on: less is a rail's end or a post far off. */
const LEAST_PX = 5;
/** Feet and tops this near to a straight line lie on it, as a share of the picture's height; at least this share of them do. */
const NEAR_LINE = 0.014;
const STRAIGHT_SHARE = 0.45;
/** Gaps up to this width, meters, are bushes and posts before the fence; wider ones are gates and drives. */
const CLOSED_M = 1;
/** Shorter pieces are no fence, meters. */
const SHORTEST_M = 1.2;
/** Heights of fences, meters. */
const LOWEST_M = 0.4;
const HIGHEST_M = 3;
/** Of the heights along the run the new fence takes this rank: it hides the old one's posts. */
const HEIGHT_RANK = 0.85;
/** Of the feet along the run the new fence takes this rank, from the highest to the lowest. */
const POST_RANK = 0.9;
/** A new fence stands before the old one, meters, and is higher by this, so that nothing of it shows. */
const BEFORE_M = 0.06;
const OVER_M = 0.03;
/** The last post is half seen: pixels that a run is longer by at each end. */
const END_PX = 3;
/** Rows at the foot of a fence that are ground: above and below the foot. */
const ABOVE_PX = 3;
const BELOW_PX = 2;

export type Column = { u: number; top: number; foot: number };

/** The straight fence that is seen inside a highlight (`within`: 1 inside); null where none is, or it is not straight. */
export function findOldFence(seen: Seen, camera: Camera, within: Float32Array): FoundFence | null {
  const { width, height, standing, plants } = seen;
  const isFence = (i: number) => within[i] === 1 && standing[i]! - plants[i]! > INSIDE;
  const columns: Column[] = [];
  for (let u = 0; u < width; u++) {
    const run = longestRun(u, seen, isFence);
    if (run) columns.push({ u, ...run });
  }
  const nearPx = NEAR_LINE * height;
  const foot = edgeThrough(columns, ({ foot }) => foot, nearPx);
  const top = edgeThrough(columns, ({ top }) => top, nearPx);
  if (!foot || !top) return null;
  // Posts reach lower than what is between them: the new one hides their feet.
  const lower = columns
    .map((one) => one.foot - (foot.at + foot.slope * one.u))
    .filter((px) => Math.abs(px) < nearPx)
    .sort((a, b) => a - b);
  const footPx = Math.max(0, lower[Math.floor(lower.length * POST_RANK)] ?? 0);
  const band = { foot: { ...foot, at: foot.at + footPx }, top };
  const along = (one: Band, limits?: readonly [number, number]) => {
    const [footAt, topAt] = rowsOf(one);
    const follows = circledAlong(within, topAt, footAt, seen);
    const present = Uint8Array.from({ length: width }, (_, u) => {
      if (limits && (u < limits[0] || u > limits[1])) return 0;
      const [from, to] = [Math.max(0, Math.round(topAt(u))), Math.min(height, Math.round(footAt(u)))];
      if (to - from < LEAST_PX || footAt(u) <= camera.horizonY + 1) return 0;
      let filled = 0;
      for (let y = from; y < to; y++) if (isFence(y * width + u)) filled++;
      return filled > FILLED * (to - from) ? 1 : 0;
    });
    if (!limits) closeThin(present, follows, topAt, footAt, seen);
    return alongBand(one, present, seen, camera);
  };
  const wing = wingOf(columns, band, nearPx);
  if (!wing) return along(band);
  const [main, side] = [along(band, wing.main), along(wing.band, wing.side)];
  if (!main || !side) return along(band);
  return wing.side[0] < wing.main[0] ? joinedFences(side, main) : joinedFences(main, side);
}

/** A wing has at least this share of the columns of a fence, and its feet lie so many times as far off the line of the others as these do. */
const LEAST_WING = 0.12;
const OFF_LINE = 2.5;

/** Of a fence that turns at a corner: the columns of its longer side, and the band and the columns of the other. Null for a straight one. */
function wingOf(
  columns: readonly Column[],
  { foot }: Band,
  nearPx: number,
): { band: Band; main: [number, number]; side: [number, number] } | null {
  const near = columns.filter((one) => Math.abs(rowAt(foot, one.u) - one.foot) < nearPx);
  const [from, to] = [near[0]!.u, near.at(-1)!.u];
  const sides = [columns.filter(({ u }) => u < from), columns.filter(({ u }) => u > to)];
  const wing = sides[0]!.length > sides[1]!.length ? sides[0]! : sides[1]!;
  if (wing.length < LEAST_WING * columns.length) return null;
  const off = wing.filter((one) => Math.abs(rowAt(foot, one.u) - one.foot) > OFF_LINE * nearPx);
  if (off.length < wing.length / 2) return null;
  const [low, top] = [
    edgeThrough(wing, (one) => one.foot, nearPx),
    edgeThrough(wing, (one) => one.top, nearPx),
  ];
  if (!low || !top) return null;
  const [first, last] = [columns[0]!.u, columns.at(-1)!.u];
  return wing === sides[0]
    ? { band: { foot: low, top }, side: [first, from - 1], main: [from, last] }
    : { band: { foot: low, top }, side: [to + 1, last], main: [first, to] };
}

/** Two sides of a fence as one, from left to right. */
export function joinedFences(left: FoundFence, right: FoundFence): FoundFence {
  const heightM = Math.max(left.heightM, right.heightM);
  const ends = [left, right].flatMap(({ ends, heightM: own }) =>
    (ends ?? []).map(([a, b]): [number, number] => [(a * own) / heightM, (b * own) / heightM]),
  );
  const either = (one: Uint8Array, other: Uint8Array) => one.map((own, i) => own | other[i]!);
  return {
    runs: [...left.runs, ...right.runs],
    heightM,
    ends,
    ...(left.isBare && right.isBare ? { isBare: true } : {}),
    foot: either(left.foot, right.foot),
    body: either(left.body, right.body),
    poles: either(left.poles, right.poles),
  };
}

/** The row of the foot and of the top at a column. */
export const rowsOf = ({ foot, top }: Band) =>
  [(u: number) => rowAt(foot, u), (u: number) => rowAt(top, u)] as const;

/** The fence that a band is, in the columns in which it is `present`; null where it is too short, too low or too high for one. */
export function alongBand(
  band: Band,
  present: Uint8Array,
  seen: Seen,
  camera: Camera,
  { lowestM = LOWEST_M, highestM = HIGHEST_M, rank = HEIGHT_RANK, isOpen = false } = {},
): FoundFence | null {
  const { width, height } = seen;
  const [footAt, topAt] = rowsOf(band);
  const ground = (u: number): GroundPoint => {
    const z = camera.groundZ(footAt(u)) - BEFORE_M;
    return { x: camera.groundX(u, footAt(u)), z };
  };
  const metersBetween = (a: number, b: number) =>
    Math.hypot(ground(a).x - ground(b).x, ground(a).z - ground(b).z);
  const spans = joined(present, metersBetween)
    .filter(([a, b]) => metersBetween(a, b) >= SHORTEST_M)
    .map(([a, b]): [number, number] => [Math.max(0, a - END_PX), Math.min(width, b + END_PX)]);
  const heights = spans
    .flatMap(([a, b]) => Array.from({ length: b - a }, (_, k) => a + k))
    .map((u) => camera.heightAt(topAt(u), camera.groundZ(footAt(u))))
    .sort((a, b) => a - b);
  const heightM = heights[Math.floor(heights.length * rank)];
  if (heightM === undefined || heightM < lowestM || heightM > highestM) return null;
  const [footMask, body] = [new Uint8Array(width * height), new Uint8Array(width * height)];
  const poles = polesBefore([spans[0]![0], spans.at(-1)![1]], topAt, footAt, seen, isOpen);
  for (const [a, b] of spans)
    for (let u = a; u < b; u++) {
      const row = Math.round(footAt(u));
      mark(body, u, Math.round(topAt(u)), row, seen);
      mark(footMask, u, row - ABOVE_PX, row + BELOW_PX, seen);
    }
  poles.forEach((own, i) => {
    if (own) [body[i], footMask[i]] = [0, 0];
  });
  const found = { foot: footMask, body, poles };
  // The line of its top is straight in the photo, and so it is on the fence.
  const shareAt = (u: number) =>
    clamp(camera.heightAt(topAt(u), camera.groundZ(footAt(u))) / heightM, LEAST_SHARE, MOST_SHARE);
  return {
    ...found,
    runs: spans.map(([a, b]): [GroundPoint, GroundPoint] => [ground(a), ground(b)]),
    heightM: heightM + OVER_M,
    ends: spans.map(([a, b]): [number, number] => [shareAt(a), shareAt(b)]),
  };
}

/** Heights along one fence differ by no more than that: shares of the height that it has along most of it. */
const LEAST_SHARE = 0.55;
const MOST_SHARE = 1.15;

/** A highlight that reaches at most this many heights of the fence beyond it, up and down, was drawn along it. */
const ALONG_HEIGHTS = 1.2;
/** Columns from which a highlight has a line. */
export const LEAST_COLUMNS = 8;

/** 1 in each column in which a highlight was drawn along a fence: between thin pickets the network sees what is behind them. */
function circledAlong(
  within: Float32Array,
  topAt: (u: number) => number,
  footAt: (u: number) => number,
  { width, height }: Seen,
): Uint8Array {
  const along = new Uint8Array(width);
  let [all, near] = [0, 0];
  for (let u = 0; u < width; u++) {
    const rows = firstAndLast(u, within, width, height);
    if (!rows) continue;
    const [first, last] = rows;
    all++;
    const reach = ALONG_HEIGHTS * (footAt(u) - topAt(u));
    if (first < topAt(u) - reach || last > footAt(u) + reach || first > footAt(u) || last < topAt(u))
      continue;
    near++;
    along[u] = 1;
  }
  // One that was drawn round more than the fence says nothing of its ends.
  return near >= LEAST_COLUMNS && near > MOST_ALONG * all ? along : along.fill(0);
}
const MOST_ALONG = 0.8;

/** The first and the last row of a highlight in a column. */
export function firstAndLast(
  u: number,
  within: Float32Array,
  width: number,
  height: number,
): [number, number] | null {
  let [first, last] = [-1, -1];
  for (let y = 0; y < height; y++) {
    if (within[y * width + u] !== 1) continue;
    if (first < 0) first = y;
    last = y;
  }
  return first < 0 ? null : [first, last];
}

/** Pickets are seen in a gap where it has at least this share of the upright edges that the rest of the fence has. */
const LIKE_PICKETS = 0.55;

/**
 * Closes gaps of a fence that a highlight follows where the photo shows pickets in them: there the network sees what is behind. A gap as even
 * as a wall or a walk is a gate.
 */
function closeThin(
  present: Uint8Array,
  follows: Uint8Array,
  topAt: (u: number) => number,
  footAt: (u: number) => number,
  { picture: { data }, width }: Seen,
): void {
  const light = (i: number) => 0.3 * data[i * 3]! + 0.59 * data[i * 3 + 1]! + 0.11 * data[i * 3 + 2]!;
  const edges = (from: number, to: number) => {
    let [sum, count] = [0, 0];
    for (let u = Math.max(1, from); u < Math.min(width - 1, to); u++)
      for (let y = Math.max(0, Math.round(topAt(u))); y < Math.round(footAt(u)); y++) {
        const i = y * width + u;
        if (i + 1 >= data.length / 3) continue;
        sum += Math.abs(light(i + 1) - light(i - 1));
        count++;
      }
    return count === 0 ? 0 : sum / count;
  };
  const runs = runsOf(present, 1);
  const usual =
    runs.reduce((sum, [a, b]) => sum + edges(a, b) * (b - a), 0) /
    Math.max(
      1,
      runs.reduce((sum, [a, b]) => sum + b - a, 0),
    );
  for (const [a, b] of runsOf(present, 0).flatMap((gap) => partsOf(gap, follows)))
    closeInwards(present, [a, b], (from, to) => edges(from, to) >= LIKE_PICKETS * usual);
}

/** Columns that are looked at together: a picket and its gap, or two. */
const PICKET_PX = 8;

/** Closes a gap from both ends as far as its columns are like pickets. */
function closeInwards(
  present: Uint8Array,
  [a, b]: readonly [number, number],
  isLike: (from: number, to: number) => boolean,
): void {
  let [from, to] = [a, b];
  while (from < to && isLike(from, Math.min(to, from + PICKET_PX))) from += PICKET_PX;
  while (from < to && isLike(Math.max(from, to - PICKET_PX), to)) to -= PICKET_PX;
  present.fill(1, a, Math.min(from, b));
  if (to > from) present.fill(1, to, b);
}

/** Runs of columns that have a value, first and last (not included). */
function runsOf(columns: Uint8Array, value: number): [number, number][] {
  const runs: [number, number][] = [];
  for (let u = 0; u < columns.length; u++) {
    if (columns[u] !== value) continue;
    const last = runs.at(-1);
    if (last?.[1] === u) last[1] = u + 1;
    else runs.push([u, u + 1]);
  }
  return runs;
}

/** The parts of a gap that a highlight follows. */
const partsOf = ([from, to]: readonly [number, number], follows: Uint8Array): [number, number][] =>
  runsOf(follows.subarray(from, to), 1).map(([a, b]) => [from + a, from + b]);

function mark(mask: Uint8Array, u: number, from: number, to: number, { width, height }: Seen): void {
  for (let y = Math.max(0, from); y < Math.min(height, to); y++) mask[y * width + u] = 1;
}

/** The longest run of a fence's pixels in a column, from its top to its foot; rails have gaps between them. Null without one. */
function longestRun(
  u: number,
  { width, height }: Seen,
  isFence: (i: number) => boolean,
): { top: number; foot: number } | null {
  let top = -1;
  let foot = -1;
  let count = 0;
  for (let y = 0; y < height; y++) {
    if (!isFence(y * width + u)) continue;
    if (top < 0) top = y;
    foot = y + 1;
    count++;
  }
  return count >= LEAST_PX && count > FILLED * (foot - top) ? { top, foot } : null;
}

/** The straight line that most of these are near to; null where too few are. */
function edgeThrough(
  columns: readonly Column[],
  rowOf: (one: Column) => number,
  nearPx: number,
): Edge | null {
  const step = Math.max(1, Math.floor(columns.length / 60));
  const few = columns.filter((_, k) => k % step === 0);
  let best: Column[] = [];
  for (let i = 0; i < few.length; i++)
    for (let k = i + 5; k < few.length; k++) {
      const [a, b] = [few[i]!, few[k]!];
      const slope = (rowOf(b) - rowOf(a)) / (b.u - a.u);
      const near = few.filter((one) => Math.abs(rowOf(a) + slope * (one.u - a.u) - rowOf(one)) < nearPx);
      if (near.length > best.length) best = near;
    }
  if (best.length < 6 || best.length < STRAIGHT_SHARE * few.length) return null;
  return leastSquares(best, rowOf);
}

export function leastSquares(columns: readonly Column[], rowOf: (one: Column) => number): Edge {
  const mean = (of: (one: Column) => number) =>
    columns.reduce((sum, one) => sum + of(one), 0) / columns.length;
  const [u0, row0] = [mean(({ u }) => u), mean(rowOf)];
  const slope = mean((one) => (one.u - u0) * (rowOf(one) - row0)) / mean(({ u }) => (u - u0) ** 2);
  return { at: row0 - slope * u0, slope };
}

/** Spans of columns that are present, first and last, over gaps that are no gate. */
function joined(present: Uint8Array, metersBetween: (a: number, b: number) => number): [number, number][] {
  const spans: [number, number][] = [];
  for (let u = 0; u < present.length; u++) {
    if (!present[u]) continue;
    const last = spans.at(-1);
    if (last && metersBetween(last[1], u) <= CLOSED_M) last[1] = u + 1;
    else spans.push([u, u + 1]);
  }
  return spans;
}

/** What is seen once such a fence is gone: its foot is ground, and nothing stands there but plants. */
export function withoutFence(photo: Seen, { foot, body, isBare }: FoundFence): Seen {
  const seen = isBare ? { ...photo, plants: photo.plants.map((own, i) => (body[i] ? 0 : own)) } : photo;
  const isFoot = (i: number) => foot[i] === 1 && seen.plants[i]! <= INSIDE;
  const atFoot = (mask: Float32Array, value: number) => mask.map((own, i) => (isFoot(i) ? value : own));
  return {
    ...seen,
    footOfRun: foot,
    ground: atFoot(seen.ground, 1),
    soft: atFoot(seen.soft, 1),
    lawn: atFoot(seen.lawn, 0),
    hard: atFoot(seen.hard, 0),
    street: atFoot(seen.street, 0),
    drive: atFoot(seen.drive, 0),
    walk: atFoot(seen.walk, 0),
    house: atFoot(seen.house, 0),
    standing: seen.standing.map((own, i) => (body[i] || foot[i] ? seen.plants[i]! : own)),
  };
}
