import type { GroundPoint } from "#core/geometry/point.ts";
import { regionField, type Site } from "./site.ts";
import { lineLength } from "./trace-contours.ts";

/** Columns at which a fence is looked for, at most. */
const COLUMNS = 200;
/** A fence is seen at these heights above the ground, meters: pickets let through what is behind at some of them. */
const HEIGHTS_M = [0.25, 0.5, 0.75];
/**
 * At so many of them it is sure to be one; at fewer, where white pickets stand before a white house, it is the same fence going on. This
 * share of a run is sure.
 */
const SURE_HEIGHTS = 2;
const SURE_SHARE = 0.2;
/** Feet this near to a straight line stand on it, meters; a fence is straight where at least this share of its feet do. */
const NEAR_LINE_M = 0.6;
const STRAIGHT_SHARE = 0.55;
/** Between the yard's far edge and a fence's foot at most this much ground is not seen as yard, meters. */
const UNSEEN_M = 2.5;
/** A run lies inside of what is seen of the yard at this share of a fence's feet. */
const INSIDE_SHARE = 0.7;
/** A run keeps this far off walks, meters. */
const OFF_PAVING_M = 0.4;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

type Line = { a: GroundPoint; b: GroundPoint };

/**
 * The runs of a straight fence that the photo shows behind the yard, drawn in by `insetM` and cut where it has gates: a mask's edge does not
 * show where a fence runs, as leaves and bare soil lie before it. Null where none is seen or it is not straight.
 */
export function seenFence(site: Site, insetM: number, leastM: number): GroundPoint[][] | null {
  const { camera, grid, fences } = site;
  const { widthPx } = camera;
  const step = Math.max(1, Math.round(widthPx / COLUMNS));
  const feet: (GroundPoint & { unseenM: number })[] = [];
  for (let u = step >> 1; u < widthPx; u += step) {
    const top = Math.floor(grid.topRow[u]!);
    if (top < 0) continue;
    let row = top;
    while (row > camera.horizonY + 1 && fences[row * widthPx + u]! <= INSIDE) row--;
    const [nearM, farM] = [camera.groundZ(top + 0.5), camera.groundZ(row + 0.5)];
    if (row > camera.horizonY + 1 && farM - nearM < UNSEEN_M)
      feet.push({ x: camera.groundX(u + 0.5, row + 0.5), z: farM, unseenM: farM - nearM });
  }
  const line = straightThrough(feet);
  if (!line) return null;
  // What is seen of the yard ends a little before the fence: the run keeps inside most of it.
  const unseenM = feet
    .filter((p) => offLine(line, p) < NEAR_LINE_M)
    .map((p) => p.unseenM)
    .sort((a, b) => a - b);
  const offM = insetM + unseenM[Math.floor(unseenM.length * INSIDE_SHARE)]!;
  const runs: { points: GroundPoint[]; sure: number }[] = [{ points: [], sure: 0 }];
  for (let u = step >> 1; u < widthPx; u += step) {
    const p = drawnIn(onRay(line, (u + 0.5 - camera.photoX(0, 1)) / camera.focalPx), line, offM);
    const heights = p ? fencedAt(site, p, offM) : 0;
    const run = runs.at(-1)!;
    if (p && heights > 0) {
      run.points.push(p);
      if (heights >= SURE_HEIGHTS) run.sure++;
    } else if (run.points.length > 0) runs.push({ points: [], sure: 0 });
  }
  // Straight: the two ends say all.
  const long = runs
    .filter(({ points, sure }) => points.length > 1 && sure >= SURE_SHARE * points.length)
    .map(({ points }) => points)
    .filter((points) => lineLength(points, false) >= leastM);
  return long.length === 0 ? null : long.map((run) => [run[0]!, run.at(-1)!]);
}

/** The straight line that most of these points are near to; null where too few are. */
function straightThrough(points: readonly GroundPoint[]): Line | null {
  let best: Line | null = null;
  let most = STRAIGHT_SHARE * points.length;
  for (let i = 0; i < points.length; i += 3) {
    for (let k = i + 9; k < points.length; k += 3) {
      const line = { a: points[i]!, b: points[k]! };
      const near = points.filter((p) => offLine(line, p) < NEAR_LINE_M).length;
      if (near > most) [most, best] = [near, line];
    }
  }
  return best;
}

function offLine({ a, b }: Line, { x, z }: GroundPoint): number {
  const [dx, dz] = [b.x - a.x, b.z - a.z];
  return Math.abs((x - a.x) * dz - (z - a.z) * dx) / (Math.hypot(dx, dz) || 1);
}

/** Where a ray from the camera, `slope` meters across per meter away, meets a line; null where it does not before it. */
function onRay({ a, b }: Line, slope: number): GroundPoint | null {
  const [dx, dz] = [b.x - a.x, b.z - a.z];
  const z = (a.x * dz - a.z * dx) / (slope * dz - dx);
  return Number.isFinite(z) && z > 0 ? { x: slope * z, z } : null;
}

/** A point moved off a line, towards the camera. */
function drawnIn(p: GroundPoint | null, { a, b }: Line, byM: number): GroundPoint | null {
  if (!p) return null;
  const length = Math.hypot(b.x - a.x, b.z - a.z) || 1;
  const side = (b.x - a.x) * (0 - a.z) - (b.z - a.z) * (0 - a.x) > 0 ? 1 : -1;
  return { x: p.x - (side * byM * (b.z - a.z)) / length, z: p.z + (side * byM * (b.x - a.x)) / length };
}

/** At how many heights a fence is seen behind a point of the yard that lies `insetM` before it. */
function fencedAt(site: Site, { x, z }: GroundPoint, insetM: number): number {
  const { camera, fences, hard } = site;
  const { widthPx, heightPx } = camera;
  const column = Math.floor(camera.photoX(x, z));
  if (column < 0 || column >= widthPx || regionField(site)(x, z) > 0) return 0;
  // Before a door that lies behind the fence nobody walks, so the way to it does not count here.
  const foot = Math.min(heightPx - 1, Math.floor(camera.photoY(0, z)));
  const reachPx = Math.round((OFF_PAVING_M * camera.focalPx) / z);
  for (let at = Math.max(0, column - reachPx); at <= Math.min(widthPx - 1, column + reachPx); at++)
    if (hard[foot * widthPx + at]! > INSIDE) return 0;
  return HEIGHTS_M.filter((heightM) => {
    const row = Math.floor(camera.photoY(heightM, z + insetM));
    return row >= 0 && row < heightPx && fences[row * widthPx + column]! > INSIDE;
  }).length;
}
