import type { Place } from "#core/elements/element.ts";
import type { GroundPoint } from "#core/geometry/point.ts";
import type { GroundSdf } from "#renderer/mask/coverage.ts";
import { driveDistance, walkDistance } from "./beside.ts";
import { inFrame, type Site } from "./site.ts";
import { lineLength, traceContours } from "./trace-contours.ts";

/** Lines shorter than this are not worth a fence or a hedge. */
const LEAST_M = 1.2;
/** Blur of the region's edge, meters: wider than the teeth that a photo's rows leave in a far edge. */
const SMOOTH_M = 0.4;
/** Nearer than this nothing is seen of a line. */
const NEAREST_M = 1;
/** A line may leave the frame at the sides by this share of its width. */
const BEYOND_FRAME = 0.02;

/**
 * The lines on which a fence, hedge or wall can stand: the contour of the region drawn in by `insetM`, cut where it leaves the
 * frame and to the wished side of the picture. Longest line first.
 */
export function edgeLines(
  site: Site,
  insetM: number,
  keep: (p: GroundPoint) => boolean,
  leastM = LEAST_M,
): GroundPoint[][] {
  const { grid } = site;
  const edge = grid.smooth(grid.signedDistance, SMOOTH_M);
  return fieldLines(site, edge, -insetM, keep, leastM);
}

/** As `edgeLines`, along any field of the grid at one value. */
export function fieldLines(
  site: Site,
  field: Float32Array,
  level: number,
  keep: (p: GroundPoint) => boolean,
  leastM = LEAST_M,
): GroundPoint[][] {
  const lines: GroundPoint[][] = [];
  for (const ring of traceContours(site.grid, field, level)) {
    const kept = ring.map((p) => isSeen(site, p) && keep(p));
    // Begin at a break, so that a run across the ring's first point is one line.
    const start = kept.indexOf(false);
    if (start < 0) {
      lines.push([...ring, ring[0]!]);
      continue;
    }
    let line: GroundPoint[] = [];
    for (let k = 1; k <= ring.length; k++) {
      const i = (start + k) % ring.length;
      if (kept[i]) line.push(ring[i]!);
      else {
        if (line.length > 1) lines.push(line);
        line = [];
      }
    }
    if (line.length > 1) lines.push(line);
  }
  return lines
    .filter((line) => lineLength(line, false) >= leastM)
    .sort((a, b) => lineLength(b, false) - lineLength(a, false));
}

/** A field at the cells of the grid. */
export function valuesOf({ grid }: Site, field: GroundSdf): Float32Array {
  const values = new Float32Array(grid.nx * grid.nz);
  for (let j = 0; j < grid.nz; j++)
    for (let i = 0; i < grid.nx; i++)
      values[j * grid.nx + i] = field(grid.x0 + (i + 0.5) * grid.cellM, grid.z0 + (j + 0.5) * grid.cellM);
  return values;
}

function isSeen(site: Site, p: GroundPoint): boolean {
  if (p.z < NEAREST_M) return false;
  const { across, down } = inFrame(site, p.x, p.z);
  return across > -BEYOND_FRAME && across < 1 + BEYOND_FRAME && down < 1.0;
}

/** Reach of the slope measured across an edge, meters: longer than the mask's teeth. */
const SLOPE_M = 0.8;
/** An edge faces a side when this much of its inward direction points away from it. */
const FACING = 0.5;
/** The yard goes on behind a walk, a bed or a patch of at most this width; looked for in steps. */
const WIDEST_STRIP_M = 3;
const STRIP_STEP_M = 0.2;

/** Sides that run along hard ground or the house: what lies between the yard and those is no border. */
const AT_HARD_GROUND: ReadonlySet<Place> = new Set([
  "along-walk",
  "along-driveway",
  "along-house",
  "around-patio",
  "around-pool",
]);
/** An edge belongs to a walk that is no farther than this. Meters. */
const NEAR_WALK_M = 1.2;

/**
 * Whether a point near the region's edge lies on the side that the words ask for, judged by which way the edge faces; without
 * words: behind or beside the yard, and not in front of the house. A line inside the
 * yard (round a patch, along a walk through it) is no side of it.
 */
export function onSide(site: Site, place: Place | undefined): (p: GroundPoint) => boolean {
  const behind = houseBehind(site);
  const atHouse = place === "along-house" ? alongHouseAt(site) : behind;
  const { grid } = site;
  const fenced = fenceBehind(site);
  const hasFence = place === "along-fence" && seenShare(site, fenced) > FENCED_SHARE;
  const borderOnly = place === undefined || !AT_HARD_GROUND.has(place);
  const walk =
    place === "along-walk"
      ? walkDistance(site)
      : place === "along-driveway"
        ? driveDistance(site)
        : site.hardDistance;
  const goesOnBeyond = (p: GroundPoint, outX: number, outZ: number) => {
    let outside = false;
    for (let wayM = 0; wayM <= WIDEST_STRIP_M; wayM += STRIP_STEP_M) {
      const inM = depth(p.x + outX * wayM, p.z + outZ * wayM);
      if (inM < 0) outside = true;
      else if (outside && inM > STRIP_STEP_M) return true;
    }
    return false;
  };
  const depth = (x: number, z: number) => -grid.at(grid.signedDistance, x, z);
  return (p) => {
    // Change of the depth inside the region, over the slope's reach to both sides: it points inwards.
    const inX = depth(p.x + SLOPE_M, p.z) - depth(p.x - SLOPE_M, p.z);
    const inZ = depth(p.x, p.z + SLOPE_M) - depth(p.x, p.z - SLOPE_M);
    const length = Math.hypot(inX, inZ) || 1;
    if (borderOnly && goesOnBeyond(p, -inX / length, -inZ / length)) return false;
    const { across } = inFrame(site, p.x, p.z);
    const left = inX / length > FACING && across < 0.5;
    const right = inX / length < -FACING && across > 0.5;
    const back = inZ / length < -FACING;
    switch (place) {
      case "left":
        return left;
      case "right":
        return right;
      case "front":
        return inZ / length > FACING;
      case "back":
        return back;
      case "border":
        return !behind(p);
      case "along-house":
        return atHouse(p);
      case "along-fence":
        return hasFence ? fenced(p) : (back || left || right) && !behind(p);
      case "along-walk":
      case "along-driveway":
        return walk(p.x, p.z) < NEAR_WALK_M;
      case "around-patio":
      case "around-pool":
        return behind(p) || site.hardDistance(p.x, p.z) < NEAR_WALK_M;
      default:
        // The edge towards the street stays open, and nobody screens off his own front door.
        return (back || left || right) && !behind(p);
    }
  };
}

/** What the photo shows behind an edge stands right behind points that are no farther from it than this. Meters. */
const RIGHT_BEHIND_M = 1.6;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;
/** Above the ground, meters: shrubs before a wall hide its lower part, and a fence hides the neighbor's house up to here. */
const BEHIND_HEIGHTS_M = [0.3, 0.9, 1.5];

/** Whether the house stands right behind a point of the region's far edge, judged at these heights above the ground. */
export function houseBehind(site: Site, heightsM = BEHIND_HEIGHTS_M): (p: GroundPoint) => boolean {
  const { camera, grid, house } = site;
  return (p) => {
    if (grid.at(grid.houseDistance, p.x, p.z) > RIGHT_BEHIND_M) return false;
    const column = Math.round(camera.photoX(p.x, p.z));
    if (column < 0 || column >= camera.widthPx) return false;
    const top = grid.topRow[column]!;
    if (top < 0) return false;
    return heightsM.some((heightM) => {
      // The row in which a thing of that height at that distance ends.
      const row = Math.max(0, Math.round(top - (heightM * camera.focalPx) / p.z));
      return house[row * camera.widthPx + column]! > INSIDE;
    });
  };
}

/** Between the edge and the wall, this high above the edge at most, paving shows in so many rows: less is the mask's rim. Meters. */
const BETWEEN_M = 0.6;
const LEAST_PAVED_ROWS = 2;

/** Where less than this share of the house is free of paving, what lies along the house lies along that paving. */
const LEAST_FREE = 1 / 3;

/**
 * Whether a point of the far edge lies along the house: the wall stands right behind it, with no walk or drive between them, unless one runs along
 * most of the house.
 */
export function alongHouseAt(site: Site): (p: GroundPoint) => boolean {
  const [behind, wall] = [houseBehind(site), wallBehind(site)];
  return seenShare(site, wall) < LEAST_FREE * seenShare(site, behind) ? behind : wall;
}

function wallBehind(site: Site): (p: GroundPoint) => boolean {
  const { camera, grid, house, hard } = site;
  const { widthPx } = camera;
  const behind = houseBehind(site);
  return (p) => {
    if (!behind(p)) return false;
    const column = Math.round(camera.photoX(p.x, p.z));
    const top = Math.floor(grid.topRow[column]!);
    const last = Math.max(0, top - (BETWEEN_M * camera.focalPx) / p.z);
    let paved = 0;
    for (let row = top; row > last && house[row * widthPx + column]! <= INSIDE; row--)
      if (hard[row * widthPx + column]! > INSIDE) paved++;
    return paved < LEAST_PAVED_ROWS;
  };
}

/** A fence is seen at these heights above the ground, meters: pickets let through what is behind at some of them. */
const FENCE_HEIGHTS_M = [0.25, 0.5, 0.75];
/** Where at least this share of the yard's far edge has a fence behind it, "along the fence" means that one. */
const FENCED_SHARE = 0.08;

/** Whether a fence that the photo shows stands right behind a point of the region's far edge. */
function fenceBehind({ camera, grid, fences }: Site): (p: GroundPoint) => boolean {
  const { widthPx } = camera;
  return (p) => {
    if (grid.at(grid.houseDistance, p.x, p.z) > RIGHT_BEHIND_M) return false;
    const column = Math.round(camera.photoX(p.x, p.z));
    if (column < 0 || column >= widthPx) return false;
    const top = grid.topRow[column]!;
    if (top < 0) return false;
    const seen = FENCE_HEIGHTS_M.filter((heightM) => {
      const row = Math.max(0, Math.round(top - (heightM * camera.focalPx) / p.z));
      return fences[row * widthPx + column]! > INSIDE;
    });
    // At two heights at least: one alone may be a rail, a branch or a shadow.
    return seen.length > 1;
  };
}

/** The share of the columns of the region's far edge for whose point a test holds. */
function seenShare({ camera, grid }: Site, holds: (p: GroundPoint) => boolean): number {
  let all = 0;
  let held = 0;
  for (const [column, row] of grid.topRow.entries()) {
    if (row < 0) continue;
    all++;
    if (holds({ x: camera.groundX(column + 0.5, row + 0.5), z: camera.groundZ(row + 0.5) })) held++;
  }
  return all === 0 ? 0 : held / all;
}

/** Points along a line every `everyM` meters, from half a step in. */
export function spacedAlong(line: readonly GroundPoint[], everyM: number): GroundPoint[] {
  const points: GroundPoint[] = [];
  let next = everyM / 2;
  let walked = 0;
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1]!;
    const b = line[i]!;
    const length = Math.hypot(b.x - a.x, b.z - a.z);
    while (next <= walked + length && length > 0) {
      const t = (next - walked) / length;
      points.push({ x: a.x + (b.x - a.x) * t, z: a.z + (b.z - a.z) * t });
      next += everyM;
    }
    walked += length;
  }
  return points;
}
