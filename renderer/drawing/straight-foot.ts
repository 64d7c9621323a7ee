import type { GroundPoint } from "#core/geometry/point.ts";

/** A photo shows where a wall stands to this share of its distance: the unit in which misfits are counted. */
const TOLERANCE = 0.07;
/**
 * A corner more must reduce the misfit by this much, squared tolerances per point of the line. Larger gives
 * fewer walls.
 */
const CORNER_COST = 0.3;
/**
 * Largest root mean square of what straight walls leave unexplained, in tolerances; beyond it the shape of
 * the house is unknown.
 */
const WORST_FIT = 1.3;
/**
 * Walls along the front have at least this share of the points of the line; walls across it have this many
 * points.
 */
const LEAST_FRONT_SHARE = 0.08;
const LEAST_ACROSS = 3;
/** Two depths that differ by less than this, meters, are one. */
const LEAST_STEP_M = 0.05;
/** Directions that are tried for the front, degrees; walls across it cover the rest of the circle. */
const DIRECTIONS = { from: -45, to: 40, step: 5 };

/** Along the front, or across it. */
type Way = 0 | 1;
/** A wall: along or across, and the stretch of the line that it explains (`to` not included). */
type Wall = { way: Way; from: number; to: number };

/**
 * The foot of a house as straight walls at right angles, because houses are built so and what a photo shows of a foot is not: a shrub, a
 * step or a car before the wall bends it. `line` runs from left to right. Null when no such walls lie near it.
 */
export function straightFoot(line: readonly GroundPoint[]): GroundPoint[] | null {
  let best: { error: number; foot: GroundPoint[]; fit: number } | null = null;
  for (let degrees = DIRECTIONS.from; degrees <= DIRECTIONS.to; degrees += DIRECTIONS.step) {
    const turn = (degrees * Math.PI) / 180;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    // The line in the axes of a house turned by this angle: x along its front, z across it.
    const turned = line.map(({ x, z }) => ({ x: x * cos + z * sin, z: z * cos - x * sin }));
    const sums = sumsOf(turned, line);
    const found = wallsOf(sums, line.length);
    if (!found || (best && found.error >= best.error)) continue;
    const foot = cornersOf(turned, sums, found.walls).map(({ x, z }) => ({
      x: x * cos - z * sin,
      z: z * cos + x * sin,
    }));
    best = { error: found.error, foot: withoutOpenWings(foot), fit: Math.sqrt(found.misfit / line.length) };
  }
  return best && best.fit <= WORST_FIT ? best.foot : null;
}

/**
 * Leaves out a first or last wall that comes towards the camera: it belongs to a wing beyond the edge of
 * the photo, whose width is unknown.
 */
function withoutOpenWings(foot: readonly GroundPoint[]): GroundPoint[] {
  const { back } = frontOf(foot);
  const depthOf = (p: GroundPoint | undefined) => (p ? p.x * back.x + p.z * back.z : 0);
  const isOpen = (outer: GroundPoint | undefined, inner: GroundPoint | undefined) =>
    depthOf(outer) < depthOf(inner) - LEAST_STEP_M;
  const from = foot.length > 2 && isOpen(foot[0], foot[1]) ? 1 : 0;
  const to = foot.length - from > 2 && isOpen(foot.at(-1), foot.at(-2)) ? -1 : foot.length;
  return foot.slice(from, to);
}

/** Running sums of weight, value and square of both coordinates: what any stretch of the line costs as one wall is a difference. */
type Sums = {
  weight: Float64Array;
  value: [Float64Array, Float64Array];
  square: [Float64Array, Float64Array];
};

/** Points far away weigh less: by one over the square of their tolerance in meters. */
function sumsOf(turned: readonly GroundPoint[], line: readonly GroundPoint[]): Sums {
  const column = () => new Float64Array(line.length + 1);
  const sums: Sums = { weight: column(), value: [column(), column()], square: [column(), column()] };
  turned.forEach(({ x, z }, i) => {
    const weight = (TOLERANCE * line[i]!.z) ** -2;
    sums.weight[i + 1] = sums.weight[i]! + weight;
    for (const [way, at] of [z, x].entries()) {
      sums.value[way as Way][i + 1] = sums.value[way as Way][i]! + weight * at;
      sums.square[way as Way][i + 1] = sums.square[way as Way][i]! + weight * at * at;
    }
  });
  return sums;
}

/** Where a wall lies across its own direction: the weighted mean of its points, meters. */
const placeOf = ({ weight, value }: Sums, { way, from, to }: Wall): number =>
  (value[way][to]! - value[way][from]!) / (weight[to]! - weight[from]!);

/** Weighted sum of the squared distances of points `from` to `to` from their mean, in squared tolerances. */
function misfitOf({ weight, value, square }: Sums, way: Way, from: number, to: number): number {
  const sum = value[way][to]! - value[way][from]!;
  return Math.max(0, square[way][to]! - square[way][from]! - (sum * sum) / (weight[to]! - weight[from]!));
}

/** The walls that explain the line best, by dynamic programming over where they end. */
function wallsOf(sums: Sums, count: number): { walls: Wall[]; error: number; misfit: number } | null {
  const least = [Math.max(2, Math.ceil(LEAST_FRONT_SHARE * count)), LEAST_ACROSS];
  const cornerCost = CORNER_COST * count;
  // The best explanation of the line up to some point whose last wall runs along (0) or across (1) the
  // front.
  type End = { error: number; misfit: number; wall: Wall; before: End | null };
  const ends: [(End | null)[], (End | null)[]] = [[null], [null]];
  for (let to = 1; to <= count; to++) {
    for (const way of [0, 1] as const) {
      let best: End | null = null;
      for (let from = 0; from <= to - least[way]!; from++) {
        // Two walls across the front never follow each other.
        const front = ends[0][from] ?? null;
        const across = way === 0 ? (ends[1][from] ?? null) : null;
        const before = front && across ? (front.error <= across.error ? front : across) : (front ?? across);
        if (from > 0 && !before) continue;
        const own = misfitOf(sums, way, from, to);
        const error = own + (before ? before.error + cornerCost : 0);
        if (!best || error < best.error)
          best = { error, misfit: own + (before?.misfit ?? 0), wall: { way, from, to }, before };
      }
      ends[way][to] = best;
    }
  }
  const [front, across] = [ends[0][count], ends[1][count]];
  const last = front && across ? (front.error <= across.error ? front : across) : (front ?? across);
  if (!last) return null;
  const walls: Wall[] = [];
  for (let end: End | null = last; end; end = end.before) walls.unshift(end.wall);
  return { walls, error: last.error, misfit: last.misfit };
}

/** Where the walls meet; between two along the front one across it closes the gap. */
function cornersOf(turned: readonly GroundPoint[], sums: Sums, walls: readonly Wall[]): GroundPoint[] {
  const point = (way: Way, along: number, place: number): GroundPoint =>
    way === 0 ? { x: along, z: place } : { x: place, z: along };
  const alongOf = (way: Way, i: number) => (way === 0 ? turned[i]!.x : turned[i]!.z);
  const corners: GroundPoint[] = [];
  walls.forEach((wall, k) => {
    const place = placeOf(sums, wall);
    const before = walls[k - 1];
    if (!before) corners.push(point(wall.way, alongOf(wall.way, wall.from), place));
    else if (before.way !== wall.way) corners.push(point(wall.way, placeOf(sums, before), place));
    else {
      const at = (alongOf(wall.way, wall.from - 1) + alongOf(wall.way, wall.from)) / 2;
      corners.push(point(wall.way, at, placeOf(sums, before)), point(wall.way, at, place));
    }
    if (k === walls.length - 1) corners.push(point(wall.way, alongOf(wall.way, wall.to - 1), place));
  });
  return corners;
}

/**
 * The same foot as a closed outline: the house goes back at right angles to its longest wall, to `depthM` behind the farthest.
 * The last two corners are the back.
 */
export function houseOutline(foot: readonly GroundPoint[], depthM: number): GroundPoint[] {
  const { along, back } = frontOf(foot);
  const depthOf = (p: GroundPoint) => p.x * back.x + p.z * back.z;
  const farthest = Math.max(...foot.map(depthOf)) + depthM;
  const behind = (p: GroundPoint) => {
    const at = p.x * along.x + p.z * along.z;
    return { x: at * along.x + farthest * back.x, z: at * along.z + farthest * back.z };
  };
  return [...foot, behind(foot.at(-1)!), behind(foot[0]!)];
}

/** The direction of the longest wall and the one away from the camera, unit vectors. */
export function frontOf(foot: readonly GroundPoint[]): { along: GroundPoint; back: GroundPoint } {
  const walls = foot.slice(1).map((b, i) => ({ x: b.x - foot[i]!.x, z: b.z - foot[i]!.z }));
  const { x, z } = walls.reduce((a, b) => (Math.hypot(b.x, b.z) > Math.hypot(a.x, a.z) ? b : a));
  const length = Math.hypot(x, z);
  const along = { x: x / length, z: z / length };
  return { along, back: { x: -along.z, z: along.x } };
}
