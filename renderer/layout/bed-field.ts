import type { Place } from "#core/elements/element.ts";
import type { GroundPoint } from "#core/geometry/point.ts";
import { findSpecies } from "#core/plants/catalogue.ts";
import type { GroundSdf } from "#renderer/mask/coverage.ts";
import { distanceTransform } from "#renderer/mask/distance-transform.ts";
import { clamp } from "#renderer/math/scalar.ts";
import { builtDistance, driveDistance, walkDistance } from "./beside.ts";
import { alongHouseAt } from "./edge-lines.ts";
import { fitRectangle } from "./fit-rectangle.ts";
import { circle, kidney } from "./shapes.ts";
import { freeDistance, inFrame, regionField, type Site } from "./site.ts";

/** Depth of a foundation bed: two rows of shrubs and a front row; and how far its curve swings. */
const BED_DEPTH_M = 1.35;
const SWING_M = 0.5;
/** Blur of the house's line before a bed follows it, meters: takes out the mask's teeth. */
const SMOOTH_M = 0.15;
/** The two sines of a front edge: share of the swing and radians per meter, waves of 7.4 m and 15.3 m. Their sum never repeats in a yard. */
const SHORT_WAVE = { share: 0.62, perM: 0.85 };
const LONG_WAVE = { share: 0.38, perM: 0.41 };
/** Depth of a bed along any other edge. */
const BORDER_DEPTH_M = 1.1;
/** Room kept between a bed and what was placed before it. */
const GAP_M = 0.12;
/** Walks are kept open: a bed begins this far from them. */
const WALK_M = 0.1;
/** This far from the bed's own shape nobody asks what else is there. */
const OUTSIDE_M = 0.6;
/** A house line farther away than this is none. */
const NO_HOUSE_M = 30;

/**
 * The shape of a planting bed: along the house with a swinging front edge unless the words ask for another place. Keeps off
 * everything that is already placed. Null when the place does not exist here.
 */
export function bedField(
  site: Site,
  place: Place | undefined,
  depthM?: number,
  shape?: "round",
): GroundSdf | null {
  const base =
    shape && (!place || isIsland(place))
      ? roundBed(site, place ?? "centre", depthM)
      : bedBase(site, place, depthM ?? (isBorder(place) ? BORDER_DEPTH_M : BED_DEPTH_M));
  if (!base) return null;
  const region = regionField(site);
  // What lies along paving goes up to it, and a highlight ends at it by itself.
  const offWalkM = site.filled || isAtPaving(place) ? Number.NEGATIVE_INFINITY : WALK_M;
  return (x, z) => {
    const own = Math.max(base(x, z), region(x, z));
    if (own > OUTSIDE_M) return own;
    return Math.max(own, GAP_M - freeDistance(site, x, z), offWalkM - site.hardDistance(x, z));
  };
}

const isIsland = (place: Place): boolean => place === "centre" || place === "corner";

const isAtPaving = (place: Place | undefined): boolean =>
  place === "along-walk" || place === "along-driveway";

const isBorder = (place: Place | undefined): boolean =>
  place !== undefined && /^(?:around|along-(?:walk|drive)|border|left|right|front|back)/.test(place);

function bedBase(site: Site, place: Place | undefined, depthM: number): GroundSdf | null {
  switch (place) {
    case "centre":
    case "corner":
      return island(site, place, depthM / BED_DEPTH_M);
    case "around-pool":
    case "around-patio":
    case "around-tree": {
      const rings = place === "around-tree" ? ringsOf(site, depthM) : null;
      if (rings) return rings;
      const built = builtDistance(site, place);
      if (built) return (x, z) => built(x, z) - depthM;
      return besideSeen(site, place, depthM);
    }
    case "along-walk": {
      const walk = walkDistance(site);
      return (x, z) => walk(x, z) - depthM;
    }
    case "along-driveway": {
      const drive = driveDistance(site);
      return (x, z) => drive(x, z) - depthM;
    }
    case "border":
      return border(site, depthM);
    case "left":
    case "right":
    case "front":
    case "back":
      return oneSide(site, place, depthM);
    case "along-house":
      if (hasHouseLine(site)) return alongWall(site, depthM);
      return oneSide(site, "back", (depthM * BORDER_DEPTH_M) / BED_DEPTH_M);
    default:
      return hasHouseLine(site)
        ? alongHouse(site, depthM)
        : oneSide(site, "back", (depthM * BORDER_DEPTH_M) / BED_DEPTH_M);
  }
}

/**
 * A bed along what the photo shows: a terrace lies at the house, so that the yard ends at it there; a pool has paving around it. Trees are
 * not known one by one.
 */
function besideSeen(site: Site, place: "around-pool" | "around-patio" | "around-tree", depthM: number) {
  if (place === "around-tree") return null;
  if (place === "around-pool") return (x: number, z: number) => site.hardDistance(x, z) - depthM;
  return bedBase(site, "along-house", depthM);
}

export function hasHouseLine(site: Site): boolean {
  const { houseDistance } = site.grid;
  return houseDistance.length > 0 && houseDistance[houseDistance.length >> 1]! < NO_HOUSE_M;
}

/** A curve of two sines about the usual depth, in front of whatever the region ends at, across the picture or away into it. */
export function alongHouse(
  site: Site,
  depthM = BED_DEPTH_M,
  swingM = SWING_M,
  houseDistance = site.grid.houseDistance,
): GroundSdf {
  const { grid, seed } = site;
  const house = grid.smooth(houseDistance, SMOOTH_M);
  // Another curve for every seed.
  const phase = (seed % 1000) * 1.7;
  return (x, z) =>
    grid.at(house, x, z) -
    depthM -
    swingM *
      (SHORT_WAVE.share * Math.sin((x + z) * SHORT_WAVE.perM + phase) +
        LONG_WAVE.share * Math.sin((x + z) * LONG_WAVE.perM + 1.3 + phase * 2));
}

/** Where so much of the far edge has no house behind it a bed along the house ends; less is a shrub or a car before the wall. Meters. */
const GAP_IN_HOUSE_M = 2.5;
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

/** A point of the region's far edge. */
type EdgePoint = GroundPoint & { column: number; row: number; behind: boolean; hardM: number };

/** A stretch of the region's far edge with house behind it, from column to column, and whether a way in ends it on either side. */
type Stretch = { from: number; to: number; lengthM: number; leftWay: boolean; rightWay: boolean };

/**
 * A bed of one depth along the wall. It ends in a curve where the house does and the region's edge goes on along something else, the shrubs or
 * fence of a neighbor, and it does not turn off along steps and walks that stand out from the wall.
 */
function alongWall(site: Site, depthM: number): GroundSdf {
  const { camera, grid } = site;
  const isBehind = alongHouseAt(site);
  const edge: EdgePoint[] = [];
  for (const [column, row] of grid.topRow.entries()) {
    if (row < 0) continue;
    const p = { x: camera.groundX(column + 0.5, row + 0.5), z: camera.groundZ(row + 0.5) };
    edge.push({ column, row, ...p, behind: isBehind(p), hardM: site.hardDistance(p.x, p.z) });
  }
  const isWay = edge.map(({ hardM }, k) => hardM < 0 || (hardM < AT_WAY_M && runsAway(edge, k)));
  const runs: { from: number; to: number; lengthM: number }[] = [];
  for (const [k, { x, z, behind }] of edge.entries()) {
    if (!behind || isWay[k]) continue;
    const last = runs.at(-1);
    const isCut = last !== undefined && isWay.slice(last.to + 1, k).includes(true);
    const end = last && edge[last.to]!;
    if (last && end && !isCut && Math.hypot(x - end.x, z - end.z) < GAP_IN_HOUSE_M) {
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
  return (x, z) => {
    const here = field(x, z);
    if (here > OUTSIDE_M || z <= 0) return here;
    const column = camera.photoX(x, z);
    const perM = camera.focalPx / z;
    const insideM =
      Math.max(...ends.map(({ left, right }) => Math.min(column - left, right - column))) / perM;
    // 0 in the bed, 1 at the end of the taper and beyond; squared, so that the end is round.
    const short = Math.min(1, Math.max(0, 1 - insideM / TAPER_M));
    return here + depthM * short * short;
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

function border(site: Site, depthM: number): GroundSdf {
  const edge = site.grid.smooth(site.grid.signedDistance, SMOOTH_M);
  return (x, z) => -site.grid.at(edge, x, z) - depthM;
}

/** A bed on the left ends at this share of the picture's width, one on the right begins at that. */
const LEFT_PART = 0.35;
const RIGHT_PART = 0.65;
/** Shares of the picture's width become meters by this, so that they compare with distances. */
const METERS_PER_FRAME = 4;
/** The part of a border bed that lies on one side of the picture. */
function oneSide(site: Site, side: "left" | "right" | "front" | "back", depthM: number): GroundSdf {
  const all = border(site, depthM);
  const { grid } = site;
  const middleZ = grid.z0 + (grid.nz * grid.cellM) / 2;
  return (x, z) => {
    const { across } = inFrame(site, x, z);
    const off =
      side === "left"
        ? (across - LEFT_PART) * METERS_PER_FRAME
        : side === "right"
          ? (RIGHT_PART - across) * METERS_PER_FRAME
          : side === "front"
            ? z - middleZ
            : middleZ - z;
    return Math.max(all(x, z), off);
  };
}

/** What stands in the middle of a ring round a new tree, and the least ring. Meters. */
const STEM_M = 0.36;
const LEAST_RING_M = 0.6;

/** Rings round the new trees, as wide as the region lets them be round; null without such a tree. */
function ringsOf(site: Site, depthM: number): GroundSdf | null {
  const region = regionField(site);
  const rings = site.instances
    .filter(({ species }) => species && findSpecies(species)?.role === "tree")
    .map(({ x, z }) => circle(x, z, clamp(-region(x, z), LEAST_RING_M, STEM_M + depthM)));
  return rings.length === 0 ? null : (x, z) => Math.min(...rings.map((ring) => ring(x, z)));
}

/** A round bed on open ground: so wide as usual, and at least. Meters. */
const ROUND_M = 2.4;
const LEAST_ROUND_M = 1;

function roundBed(site: Site, place: Place, wideM = ROUND_M): GroundSdf | null {
  const room = fitRectangle(site, {
    ...{ wideM, deepM: wideM, marginM: 0.3, leastWideM: LEAST_ROUND_M, leastDeepM: LEAST_ROUND_M },
    place,
  });
  return room && circle(room.x, room.z, Math.min(room.wideM, room.deepM) / 2);
}

/** A kidney on open ground, 3.6 m by 2.2 m as usual: what does not fit is made smaller down to 1.2 m by 0.8 m. */
function island(site: Site, place: Place, times: number): GroundSdf | null {
  const room = fitRectangle(site, {
    wideM: 3.6 * times,
    deepM: 2.2 * times,
    marginM: 0.3,
    leastWideM: 1.2,
    leastDeepM: 0.8,
    place,
  });
  return room && kidney(room);
}
