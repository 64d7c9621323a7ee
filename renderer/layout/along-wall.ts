import type { GroundPoint } from "#core/geometry/point.ts";
import type { GroundSdf } from "#renderer/mask/coverage.ts";
import { distanceTransform } from "#renderer/mask/distance-transform.ts";
import { DEEPEST, deepAt } from "./along-fence.ts";
import { alongHouse } from "./along-house.ts";
import { alongHouseAt, houseBehind } from "./edge-lines.ts";
import { guessedWay, OVER_SHRUBS_M } from "./guessed-way.ts";
import type { Site } from "./site.ts";

/** Where so much of the far edge has no house behind it a bed along the house ends; less is a shrub or a car before the wall. Meters. */
const GAP_IN_HOUSE_M = 2.5;
/** Where the house is seen over high shrubs it goes on behind these, up to so much. Meters. */
const HIDDEN_M = 6;
/** Less house than this is not what the words mean. */
const LEAST_HOUSE_M = 2.5;
/** A bed grows to its depth over this length from its end. */
const TAPER_M = 1.2;

/** Where the far edge runs along a walk or steps that lead away from the wall, and this near to them, a bed ends. Meters. */
const AT_WAY_M = 0.3;
/** A stretch of wall that a way in ends on one side at least may be shorter. Meters. */
const LEAST_AT_WAY_M = 1;
/** From one column to the next the foot of one wall goes no farther than this: beyond it stands another thing. Meters. */
const CORNER_STEP_M = 0.6;
/** A bed along a wall swings this much about its depth: it is of one depth for whoever looks along it. Meters. */
const WALL_SWING_M = 0.15;
/** This far from the bed nobody asks where it ends. Meters. */
const FAR_M = 0.6;
/** The wall is seen at this height above the foot of what stands along it, meters: what hides it there stands before it. */
const FOOT_HEIGHTS_M = [0.3];

/** A point of the region's far edge. */
type EdgePoint = GroundPoint & { column: number; row: number; behind: boolean; hardM: number };

/** A stretch of the region's far edge with house behind it, from column to column, and whether a way in ends it on either side. */
type Stretch = { from: number; to: number; lengthM: number; leftWay: boolean; rightWay: boolean };

/**
 * A bed of one depth along the wall. It ends in a curve where the house does and the region's edge goes on along something else, the shrubs or
 * fence of a neighbor, and it does not turn off along steps and walks that stand out from the wall.
 */
export function alongWall(site: Site, depthM: number): GroundSdf {
  const { camera, grid } = site;
  const isBehind = alongHouseAt(site);
  const isFoot = houseBehind(site, FOOT_HEIGHTS_M);
  const isHigh = houseBehind(site, OVER_SHRUBS_M);
  const edge: EdgePoint[] = [];
  for (const [column, row] of grid.topRow.entries()) {
    if (row < 0) continue;
    const p = { x: camera.groundX(column + 0.5, row + 0.5), z: camera.groundZ(row + 0.5) };
    edge.push({ column, row, ...p, behind: isBehind(p), hardM: site.hardDistance(p.x, p.z) });
  }
  const isWay = edge.map(({ hardM }, k) => hardM < 0 || (hardM < AT_WAY_M && runsAway(edge, k)));
  const runs: { from: number; to: number; lengthM: number }[] = [];
  for (const [k, p] of edge.entries()) {
    const { x, z, behind } = p;
    // Round a shrub before the wall the edge comes nearer; a wall that does so itself is seen right above it.
    if (!behind || isWay[k] || (runsAway(edge, k) && !isFoot(p))) continue;
    const last = runs.at(-1);
    const isCut = last !== undefined && isWay.slice(last.to + 1, k).includes(true);
    const end = last && edge[last.to]!;
    const isHidden = last !== undefined && edge.slice(last.to + 1, k).every(isHigh);
    const mostM = isHidden ? HIDDEN_M : GAP_IN_HOUSE_M;
    if (last && end && !isCut && Math.hypot(x - end.x, z - end.z) < mostM) {
      last.lengthM += Math.max(0, x - end.x);
      last.to = k;
    } else runs.push({ from: k, to: k, lengthM: 0 });
  }
  const stretches = runs.map((run) => ({
    ...run,
    leftWay: isWay[run.from - 1] === true,
    rightWay: isWay[run.to + 1] === true,
  }));
  const long = stretches.filter(
    ({ lengthM, leftWay, rightWay }) => lengthM >= (leftWay || rightWay ? LEAST_AT_WAY_M : LEAST_HOUSE_M),
  );
  if (long.length === 0) return alongHouse(site, depthM);
  const field = alongHouse(site, depthM, WALL_SWING_M, feetOf(site, edge, long));
  // A run that reaches the first or last column goes on beyond the frame, and one that a way ends keeps its depth up to it.
  const ends = long.map(({ from, to, leftWay, rightWay }) => ({
    left: from === 0 || leftWay ? Number.NEGATIVE_INFINITY : edge[from]!.column,
    right: to === edge.length - 1 || rightWay ? Number.POSITIVE_INFINITY : edge[to]!.column + 1,
  }));
  const way = guessedWay(site);
  return (x, z) => {
    const near = field(x, z);
    if (near > FAR_M + (DEEPEST - 1) * depthM || z <= 0) return near;
    const deepM = deepAt(site, z, depthM);
    const here = near + depthM - deepM;
    const column = camera.photoX(x, z);
    const perM = camera.focalPx / z;
    const insideM =
      Math.max(...ends.map(({ left, right }) => Math.min(column - left, right - column))) / perM;
    // 0 in the bed, 1 at the end of the taper and beyond; squared, so that the end is round.
    const short = Math.min(1, Math.max(0, 1 - insideM / TAPER_M));
    const along = here + deepM * short * short;
    return way ? Math.max(along, Math.min(x - way.left, way.right - x)) : along;
  };
}

/** Columns to either side over which the way of the far edge is told, and rows that it must cross: fewer are the mask's teeth. */
const WAY_COLUMNS = 3;
const WAY_ROWS = 3;

/** Whether the far edge runs towards the camera at one of its points rather than across: beside a walk, not before one along the wall. */
function runsAway(edge: readonly EdgePoint[], k: number): boolean {
  const a = edge[Math.max(0, k - WAY_COLUMNS)]!;
  const b = edge[Math.min(edge.length - 1, k + WAY_COLUMNS)]!;
  return Math.abs(b.row - a.row) >= WAY_ROWS && Math.abs(b.z - a.z) > Math.abs(b.x - a.x);
}

/** Meters to the foot of the wall along some stretches of the far edge, by cell. */
function feetOf({ grid }: Site, edge: readonly GroundPoint[], runs: readonly Stretch[]): Float32Array {
  const { x0, z0, nx, nz, cellM } = grid;
  const cells = new Uint8Array(nx * nz);
  for (const { from, to } of runs) {
    for (let k = from; k <= to; k++) {
      const a = edge[k]!;
      const b = edge[Math.min(to, k + 1)]!;
      const apartM = Math.hypot(b.x - a.x, b.z - a.z);
      const steps = apartM > CORNER_STEP_M ? 1 : Math.max(1, Math.ceil(apartM / cellM));
      for (let step = 0; step < steps; step++) {
        const i = Math.floor((a.x + ((b.x - a.x) * step) / steps - x0) / cellM);
        const j = Math.floor((a.z + ((b.z - a.z) * step) / steps - z0) / cellM);
        if (i >= 0 && j >= 0 && i < nx && j < nz) cells[j * nx + i] = 1;
      }
    }
  }
  return distanceTransform(cells, nx, nz, cellM);
}
