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

/** A stretch of the region's far edge with house behind it, from column to column, whether a way in ends it, and on which sides that is one that is kept clear by itself. */
type Stretch = {
  from: number;
  to: number;
  lengthM: number;
  atWay: boolean;
  leftWay: boolean;
  rightWay: boolean;
};

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
  const isKeptClear = edge.map(({ hardM }, k) => hardM < 0 || (hardM < AT_WAY_M && runsAway(edge, k)));
  const isWay = edge.map((p, k) => isKeptClear[k] || isBeforeGarage(site, p));
  const before = standsBefore(edge, isFoot, camera);
  const runs: { from: number; to: number; lengthM: number }[] = [];
  for (const [k, p] of edge.entries()) {
    const { x, z, behind } = p;
    // Round a shrub before the wall the edge comes nearer; a wall that does so itself is seen right above it.
    if (!behind || isWay[k] || before[k] || (runsAway(edge, k) && !isFoot(p))) continue;
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
    atWay: isWay[run.from - 1] === true || isWay[run.to + 1] === true,
    leftWay: isKeptClear[run.from - 1] === true,
    rightWay: isKeptClear[run.to + 1] === true,
  }));
  const long = stretches.filter(({ lengthM, atWay }) => lengthM >= (atWay ? LEAST_AT_WAY_M : LEAST_HOUSE_M));
  if (long.length === 0) return alongHouse(site, depthM);
  const line = edge.map((p, k) => (before[k] ? null : p));
  const field = alongHouse(site, depthM, WALL_SWING_M, feetOf(site, line, long));
  // A run that reaches the first or last column goes on beyond the frame, and one that a way ends keeps its depth up to it: there its taper lies beyond its end.
  const taperAt = ({ z }: EdgePoint) => (TAPER_M * camera.focalPx) / z;
  const ends = long.map(({ from, to, leftWay, rightWay }) => {
    const [first, last] = [edge[from]!, edge[to]!];
    return {
      left: from === 0 ? Number.NEGATIVE_INFINITY : first.column - (leftWay ? taperAt(first) : 0),
      right:
        to === edge.length - 1 ? Number.POSITIVE_INFINITY : last.column + 1 + (rightWay ? taperAt(last) : 0),
    };
  });
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

/** What stands so far before the foot of the wall beside it, meters, and so many rows (share of the photo's height), hides the wall: the bed goes on behind it. */
const BEFORE_WALL_M = 2.2;
const BEFORE_WALL_SHARE = 0.04;
/** Columns beside it in which the mask of the house may miss the wall, at most. */
const MOST_MISSED = 6;
/** The wall is as far as the middle one of so many of its feet, as a share of the photo's width. */
const FEET_SHARE = 0.04;

/** Per point of the far edge whether it is the foot of something that stands well before the wall: a palm, a car. */
function standsBefore(
  edge: readonly EdgePoint[],
  isFoot: (p: GroundPoint) => boolean,
  { widthPx, heightPx }: Site["camera"],
): boolean[] {
  const isWall = edge.map((p) => p.behind && isFoot(p));
  const most = Math.round(FEET_SHARE * widthPx);
  // The foot of the wall on one side of a point; null where too little of it is seen there.
  const wallAt = (from: number, step: 1 | -1): EdgePoint | null => {
    const feet: EdgePoint[] = [];
    for (let k = from + step; k >= 0 && k < edge.length && feet.length < most; k += step)
      if (isWall[k]) feet.push(edge[k]!);
    return feet.length < most ? null : feet.toSorted((a, b) => a.z - b.z)[most >> 1]!;
  };
  const nearer = (leastRows: number) =>
    edge.map(({ z, row }, k) => {
      const walls = [wallAt(k, -1), wallAt(k, 1)].flatMap((wall) => wall ?? []);
      const isBefore = (wall: EdgePoint) => wall.z - z > BEFORE_WALL_M && row - wall.row > leastRows;
      return walls.length > 0 && walls.every(isBefore);
    });
  const before = nearer(BEFORE_WALL_SHARE * heightPx).map((is, k) => is && !isWall[k]);
  if (!before.includes(true)) return before;
  // Beside it the mask runs on from its foot to the wall's, in which it may miss the wall in some columns. A shrub before the wall is more of them.
  const isNearer = nearer(0);
  for (const step of [1, -1] as const)
    for (let k = step > 0 ? 0 : edge.length - 1, missed = MOST_MISSED; k >= 0 && k < edge.length; k += step) {
      if (before[k] && !isWall[k]) missed = 0;
      else if (!before[k - step] || !isNearer[k]) missed = MOST_MISSED;
      else if (isWall[k] || missed < MOST_MISSED) before[k] = true;
      if (!isWall[k]) missed++;
    }
  return before;
}

/** The foot of a garage's door lies no farther above the edge than this, as a share of the photo's height: its apron and old shrubs lie between. */
const APRON_SHARE = 0.15;
/** More of a wall than this between both, pixels of the site's picture, is a wall before it: the rim of a door's foot is seen as one. */
const SILL_PX = 4;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/** Whether the door of a garage is what rises behind a point of the far edge. */
function isBeforeGarage({ camera, garage, house }: Site, { column, row }: EdgePoint): boolean {
  const last = Math.max(0, row - APRON_SHARE * camera.heightPx);
  let wall = 0;
  for (let y = row; y >= last && wall <= SILL_PX; y--) {
    const i = y * camera.widthPx + column;
    if (garage[i]! > INSIDE) return true;
    if (house[i]! > INSIDE) wall++;
  }
  return false;
}

/** Meters to the foot of the wall along some stretches of the far edge, by cell; null where something stands before it. */
function feetOf(
  { grid }: Site,
  edge: readonly (GroundPoint | null)[],
  runs: readonly Stretch[],
): Float32Array {
  const { x0, z0, nx, nz, cellM } = grid;
  const cells = new Uint8Array(nx * nz);
  for (const { from, to } of runs) {
    for (let k = from; k <= to; k++) {
      const a = edge[k];
      if (!a) continue;
      const b = edge[Math.min(to, k + 1)] ?? a;
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
