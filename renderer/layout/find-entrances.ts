import type { GroundPoint } from "#core/geometry/point.ts";
import type { GroundGrid } from "#renderer/mask/ground-grid.ts";

/** Steps, stoops and walks come out of a house by at least this much, and are this wide. Meters. */
const LEAST_OUT_M = 0.7;
/** And by more rows than the foot of a far wall is seen too high or too low: share of the photo's height. */
const LEAST_OUT_SHARE = 0.009;
const NARROWEST_M = 0.7;
const WIDEST_M = 5.5;
/** The wall is as far as the farther parts of the region's edge within this distance to both sides. */
const AROUND_M = 7;
const WALL_QUANTILE = 0.75;
/** At one of these distances above the edge, as shares of the photo's height, there must be house, with no shrub below it: that is no stoop. */
const ABOVE_SHARES = [0.008, 0.024, 0.045];
const FARTHEST_M = 25;
/** A landing is no deeper than this, as a share of the photo's height. */
const LANDING_SHARE = 0.08;
/**
 * At one end at least it stands out at once, within so much sideways, or the edge falls back on both sides of it, within so much and by so many rows (share of
 * the photo's height): one that
 * runs away at a slant is the foot of a wall or a drive.
 */
const JUMP_WITHIN_M = 0.5;
const FALLS_WITHIN_M = 2;
const FALLS_SHARE = 0.013;
/** Points that are looked at across the photo, at most. */
const COLUMNS = 400;
/** Least rows above the edge at which the house is looked for: nearer ones are the mask's rim. */
const LEAST_ABOVE_PX = 3;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/** A point of a region's far edge; from `farZ` on another is clearly farther. */
type EdgePoint = GroundPoint & { farZ: number };

/** Coverage of the picture, 0 to 1. */
type Masks = { house: Float32Array; walk: Float32Array; plants: Float32Array; standing: Float32Array };

/**
 * Where people come out of the house: the stretches of a region's far edge that stand out from the wall and belong to the house, as
 * steps, porches and the ends of walks do. Answers points along each, one per few photo columns; what is planted keeps off these.
 */
export function findEntrances(grid: GroundGrid, { house, walk, plants, standing }: Masks): GroundPoint[][] {
  const { camera, topRow } = grid;
  const { widthPx, heightPx } = camera;
  // A landing before the door is seen as a walk, with the house right behind; slabs along a wall have a curb or shrubs between it and them.
  const isHouse = (o: number) => {
    if (house[o]! > INSIDE) return true;
    const last = o - Math.round(heightPx * LANDING_SHARE) * widthPx;
    let at = o;
    while (at > Math.max(0, last) && house[at]! <= INSIDE && standing[at]! <= INSIDE) at -= widthPx;
    return house[at]! > INSIDE;
  };
  const step = Math.max(1, Math.round(widthPx / COLUMNS));
  const edge: (EdgePoint & { ofHouse: boolean; outFromZ: number })[] = [];
  for (let u = 0; u < widthPx; u += step) {
    const row = topRow[u]!;
    if (row < 0) continue;
    const z = camera.groundZ(row + 0.5);
    if (z > FARTHEST_M) continue;
    const above = ABOVE_SHARES.map(
      (share) => Math.max(0, Math.round(row - Math.max(LEAST_ABOVE_PX, heightPx * share))) * widthPx + u,
    );
    const first = above.find((o) => house[o]! > INSIDE || walk[o]! > INSIDE || plants[o]! > INSIDE);
    const ofHouse = first !== undefined && plants[first]! <= INSIDE && isHouse(first);
    const outFromZ = Math.max(z + LEAST_OUT_M, camera.groundZ(row + 0.5 - heightPx * LEAST_OUT_SHARE));
    const farZ = camera.groundZ(row + 0.5 - heightPx * FALLS_SHARE);
    edge.push({ x: camera.groundX(u + 0.5, row + 0.5), z, farZ, ofHouse, outFromZ });
  }
  const byDepth = [...edge].sort((a, b) => a.z - b.z);
  // A point stands out when the wall around it is farther by meters and by rows.
  const out = edge.map((p) => p.ofHouse && wallBehind(p, byDepth) > p.outFromZ);
  const found: GroundPoint[][] = [];
  let run: GroundPoint[] = [];
  for (let k = 0; k <= edge.length; k++) {
    if (k < edge.length && out[k]) {
      run.push({ x: edge[k]!.x, z: edge[k]!.z });
      continue;
    }
    const wide = run.length > 1 ? run.at(-1)!.x - run[0]!.x : 0;
    const [from, to] = [k - run.length, k - 1];
    const standsOut = () =>
      jumps(edge, from, -1) ||
      jumps(edge, to, 1) ||
      (fallsBack(edge, from, to, -1) && fallsBack(edge, from, to, 1));
    if (wide >= NARROWEST_M && wide <= WIDEST_M && standsOut()) found.push(run);
    run = [];
  }
  return found;
}

/** Whether the edge is farther by the least that an entrance stands out right beside the end of a run. */
function jumps(edge: readonly GroundPoint[], end: number, step: 1 | -1): boolean {
  const { x, z } = edge[end]!;
  for (let k = end + step; k >= 0 && k < edge.length; k += step) {
    if (Math.abs(edge[k]!.x - x) > JUMP_WITHIN_M) return false;
    if (edge[k]!.z - z >= LEAST_OUT_M) return true;
  }
  return false;
}

/** Whether the edge beside a run is clearly farther than its nearest point, or ends, before it comes as much nearer. */
function fallsBack(edge: readonly EdgePoint[], from: number, to: number, step: 1 | -1): boolean {
  const nearest = edge.slice(from, to + 1).reduce((best, p) => (p.z < best.z ? p : best));
  const end = step < 0 ? from : to;
  for (let k = end + step; k >= 0 && k < edge.length; k += step) {
    if (edge[k]!.z >= nearest.farZ) return true;
    if (edge[k]!.farZ <= nearest.z || Math.abs(edge[k]!.x - edge[end]!.x) > FALLS_WITHIN_M) return false;
  }
  return true;
}

/** How far the wall is at a point of the edge; `byDepth` is the whole edge, nearest first. */
function wallBehind({ x }: GroundPoint, byDepth: readonly GroundPoint[]): number {
  let around = 0;
  for (const q of byDepth) if (Math.abs(q.x - x) < AROUND_M) around++;
  // The quantile without sorting again: the points around are met in the order of their depth.
  let nearer = Math.floor(around * WALL_QUANTILE);
  for (const q of byDepth) if (Math.abs(q.x - x) < AROUND_M && nearer-- === 0) return q.z;
  return 0;
}
