import type { Camera } from "#core/camera/camera.ts";
import { labPlanes } from "#renderer/color/lab.ts";
import { shareAt } from "#renderer/layout/share-at.ts";
import { oncePer } from "#renderer/once-per.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { type Band, type Edge, rowAt } from "./find-band.ts";
import { type FootLine, footLines } from "./foot-lines.ts";

/**
 * One straight side of something long that stands, such as a fence or a wall: its foot and its top, and the columns that it goes along, first and last (not
 * included). `fenceness` says how much it is like a fence: 0 and less for the walls of a house.
 */
export type FenceSide = {
  band: Band;
  from: number;
  to: number;
  heightM: number;
  fenceness: number;
  lab: Lab;
};
type Lab = readonly [number, number, number];
type Planes = readonly [Float32Array, Float32Array, Float32Array];
type Size = { width: number; height: number };

/** Columns are looked at this far apart, pixels of `seen`. */
const STEP = 4;
/**
 * Heights of fences as shares of the lens's height, for a wrong horizon makes a wrong scale; and how far above or below where it is thought to be the horizon may
 * lie, as a share of the picture's height.
 */
const HEIGHTS = Array.from({ length: 56 }, (_, k) => 0.28 * 1.033 ** k);
const HORIZON_OFF = [-0.3, -0.24, -0.18, -0.12, -0.08, -0.04, 0, 0.04, 0.08, 0.12, 0.18, 0.24, 0.3];
const HORIZON_COST = 1;
/** A fence is usually about as high as the lens: others count less by the logarithm of how far off they are. */
const UNUSUAL = 0.25;
/** A top lies at least so many rows above the foot, and this share of its columns lies in the picture. */
const LEAST_PX = 6;
const LEAST_SEEN = 0.3;
/** Colors are compared over so many rows above and below a top; a contrast (Lab) counts up to the one, and is plain from the other on. */
const REACH_PX = 4;
const MOST_CONTRAST = 30;
const PLAIN_CONTRAST = 9;
/** What the network's share of fences says, where there is more of it below the top than above. */
const FENCE_GAIN = 0.8;

/** The straight sides of what stands in a photo, the longest first. At most six. `camera`: for the picture of `seen`. */
export const fenceSides = (seen: Seen, camera: Camera): FenceSide[] => sidesOf(seen)(camera);

const sidesOf = oncePer((seen: Seen) =>
  oncePer((camera: Camera): FenceSide[] => {
    const { lightness, a, b } = labPlanes(seen.picture);
    const planes = [lightness, a, b] as const;
    const fence = shareAt(seen, ["fence"]);
    return footLines(seen, camera).flatMap((line) => {
      const found = topOf(line, seen, camera, planes, fence);
      return found ? [sideOf(line, found, seen, camera, planes, fence)] : [];
    });
  }),
);

/** The top of what stands on a line, by the edge in colors along it, and how plain that is: 0 to about 2. Null where it is nowhere in the picture. */
function topOf(
  { edge, from, to }: FootLine,
  seen: Seen,
  camera: Camera,
  planes: Planes,
  fence: (i: number) => number,
): { top: Edge; plain: number } | null {
  const { width, height } = seen;
  let best: { top: Edge; plain: number } | null = null;
  for (const off of HORIZON_OFF) {
    const horizon = camera.horizonY - off * height;
    if (Math.min(rowAt(edge, from), rowAt(edge, to)) <= horizon + LEAST_PX) continue;
    for (const part of HEIGHTS) {
      // As high all along: nearer to the horizon it looks lower.
      const high = (u: number) => part * (rowAt(edge, u) - horizon);
      if (high(from) < LEAST_PX || high(to) < LEAST_PX) continue;
      const top = through(from, rowAt(edge, from) - high(from), to, rowAt(edge, to) - high(to));
      const found = plainness(top, from, to, planes, seen);
      if (!found) continue;
      let gain = 0;
      for (let u = from; u < to; u += STEP) {
        const t = Math.round(rowAt(top, u));
        if (t < REACH_PX) continue;
        gain += fence((t + REACH_PX) * width + u) - fence(Math.max(0, t - REACH_PX) * width + u);
      }
      const plain =
        found.contrast / MOST_CONTRAST +
        found.share +
        (FENCE_GAIN * gain) / found.count -
        UNUSUAL * Math.abs(Math.log(part)) -
        HORIZON_COST * Math.abs(off);
      if (!best || plain > best.plain) best = { top, plain };
    }
  }
  return best && { ...best, top: moved(best.top, from, to, planes, seen) };
}

/** The line through a row at one column and a row at another. */
export function through(from: number, left: number, to: number, right: number): Edge {
  const slope = (right - left) / (to - from);
  return { at: left - slope * from, slope };
}

/** Mean contrast along a top (Lab, each up to `MOST_CONTRAST`), the share of columns in which it is plain, and how many are in the picture; null for too few. */
function plainness(top: Edge, from: number, to: number, planes: Planes, size: Size) {
  let [all, count, sum, plain] = [0, 0, 0, 0];
  for (let u = from; u < to; u += STEP) {
    all++;
    const row = Math.round(rowAt(top, u));
    if (row < REACH_PX || row > size.height - REACH_PX) continue;
    count++;
    const contrast = across(planes, u, row, size);
    sum += Math.min(MOST_CONTRAST, contrast);
    if (contrast > PLAIN_CONTRAST) plain++;
  }
  return count >= LEAST_SEEN * all ? { contrast: sum / count, share: plain / count, count } : null;
}

/** How unlike the rows below a line are to those above it in a column, Lab; the line may lie this many rows off. */
const OFF_PX = 2;
function across(planes: Planes, u: number, row: number, { width, height }: Size): number {
  let most = 0;
  for (let by = -OFF_PX; by <= OFF_PX; by++) {
    let d = 0;
    for (const plane of planes) {
      let sum = 0;
      for (let k = 0; k < REACH_PX; k++)
        sum +=
          plane[Math.min(height - 1, row + by + k) * width + u]! -
          plane[Math.max(0, row + by - 1 - k) * width + u]!;
      d += (sum / REACH_PX) ** 2;
    }
    most = Math.max(most, d);
  }
  return Math.sqrt(most);
}

/** Moves of both ends of a top, in steps of this share of the picture's height; at most so many rounds. */
const MOVE = 0.004;
const ROUNDS = 8;
const MOVES = [1, 3].flatMap((by) =>
  [-by, by].flatMap((d) => [[d, 0] as const, [0, d] as const, [d, d] as const]),
);
/** A move is kept where it makes the top so much plainer. */
const BETTER = 1.01;

/** A top moved at both ends to where its edge is plainest: it need not be as the camera says, for the ground is not level. */
function moved(top: Edge, from: number, to: number, planes: Planes, seen: Seen): Edge {
  const step = Math.max(1, Math.round(MOVE * seen.height));
  let best = top;
  let most = plainness(top, from, to, planes, seen)?.contrast ?? 0;
  for (let round = 0; round < ROUNDS; round++) {
    const before = best;
    for (const [a, b] of MOVES) {
      const next = through(from, rowAt(before, from) + a * step, to, rowAt(before, to) + b * step);
      const contrast = plainness(next, from, to, planes, seen)?.contrast ?? 0;
      if (contrast > most * BETTER) [most, best] = [contrast, next];
    }
    if (best === before) break;
  }
  return best;
}

/**
 * What speaks for a fence, and how much. Set by hand while 25 photos of contractors were looked at, most of them of fences, and 37 others beside these.
 */
const WEIGHTS = { fence: 2.2, free: 0.6, plain: 0.5, wide: 1, opening: -0.15 } as const;
/** More of the network's share of fences says no more; below the other, windows and doors in a side speak for a wall. */
const MOST_FENCE = 0.5;
const SURE_FENCE = 0.3;
/** More openings say no more: the panels between posts are taken for some. */
const MOST_OPENINGS = 2;
/** The plainness of a top that says nothing. */
const USUAL_PLAIN = 1.5;
/** Above a top this share of the side's height is looked at for sky and plants. */
const ABOVE_SHARE = 0.25;

function sideOf(
  { edge, from, to }: FootLine,
  { top, plain }: { top: Edge; plain: number },
  seen: Seen,
  camera: Camera,
  planes: Planes,
  fenceAt: (i: number) => number,
): FenceSide {
  const { width, height } = seen;
  let [inside, fence, above, free] = [0, 0, 0, 0];
  const values: number[][] = [[], [], []];
  for (let u = from; u < to; u += STEP) {
    const [topRow, footRow] = [Math.round(rowAt(top, u)), Math.round(rowAt(edge, u))];
    for (let y = Math.max(0, topRow); y < Math.min(height, footRow); y += 2) {
      const i = y * width + u;
      inside++;
      fence += fenceAt(i);
      for (const [k, plane] of planes.entries()) values[k]!.push(plane[i]!);
    }
    const reach = Math.max(LEAST_PX, ABOVE_SHARE * (footRow - topRow));
    for (let y = Math.max(0, Math.round(topRow - reach)); y < topRow - OFF_PX; y += 2) {
      const i = y * width + u;
      above++;
      free += seen.plants[i]! + seen.sky[i]!;
    }
  }
  const share = fence / Math.max(1, inside);
  const openings = seen.openings.filter(({ left, right, foot }) => {
    const middle = (left + right) / 2;
    return right > from && left < to && foot > rowAt(top, middle) + LEAST_PX;
  }).length;
  const fenceness =
    WEIGHTS.fence * Math.min(MOST_FENCE, share) +
    WEIGHTS.free * (free / Math.max(1, above)) +
    WEIGHTS.plain * (plain - USUAL_PLAIN) +
    (WEIGHTS.wide * (to - from)) / width +
    (share < SURE_FENCE ? WEIGHTS.opening * Math.min(MOST_OPENINGS, openings) : 0);
  const middle = (from + to) / 2;
  const median = (k: number) => values[k]!.sort((a, b) => a - b)[values[k]!.length >> 1] ?? 0;
  return {
    band: { foot: edge, top },
    from,
    to,
    heightM: camera.heightAt(rowAt(top, middle), camera.groundZ(rowAt(edge, middle))),
    fenceness,
    lab: [median(0), median(1), median(2)],
  };
}
