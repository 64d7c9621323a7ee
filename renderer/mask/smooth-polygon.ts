import type { PhotoPoint } from "#core/geometry/point.ts";

/** Longest edge in pixels before smoothing: long straight edges keep their place, only what is next to a corner is rounded. */
const LONGEST_EDGE_PX = 14;

/**
 * A closed freehand stroke with its corners rounded (Chaikin's corner cutting, `rounds` times). Every new point lies on an edge
 * of the old outline, so the result never leaves its convex hull.
 */
export function smoothPolygon(polygon: readonly PhotoPoint[], rounds = ROUNDS): PhotoPoint[] {
  let points = subdivide(polygon);
  for (let round = 0; round < rounds; round++) points = cutCorners(points);
  return points;
}

/** Rounds of corner cutting of a stroke. Each doubles the number of points. */
const ROUNDS = 2;
/** Points of each edge that stay, as shares of it (Chaikin, "An algorithm for high-speed curve generation", 1974). */
const CUTS = [0.25, 0.75] as const;

/** Points along a rounded corner, and the share of each of its sides that it takes at most. */
const CORNER_POINTS = 8;
const CORNER_SHARE = 0.4;

/**
 * A closed outline whose corners are fair curves that begin up to `mostPx` before and end as far behind them: nobody cuts a bed with a
 * ruler. Corners for which `stays` holds are left as they are.
 */
export function roundCorners(
  polygon: readonly PhotoPoint[],
  mostPx: number,
  stays: (corner: PhotoPoint) => boolean,
): PhotoPoint[] {
  return polygon.flatMap((corner, i) => {
    if (stays(corner)) return [corner];
    const before = polygon[(i + polygon.length - 1) % polygon.length]!;
    const after = polygon[(i + 1) % polygon.length]!;
    const toward = (other: PhotoPoint) => {
      const length = Math.hypot(other.x - corner.x, other.y - corner.y);
      return between(corner, other, length > 0 ? Math.min(CORNER_SHARE, mostPx / length) : 0);
    };
    const [from, to] = [toward(before), toward(after)];
    // A parabola from side to side (quadratic Bézier curve).
    return Array.from({ length: CORNER_POINTS + 1 }, (_, k) => {
      const t = k / CORNER_POINTS;
      return between(between(from, corner, t), between(corner, to, t), t);
    });
  });
}

function subdivide(polygon: readonly PhotoPoint[]): PhotoPoint[] {
  return polygon.flatMap((a, i) => {
    const b = polygon[(i + 1) % polygon.length]!;
    const pieces = Math.max(1, Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / LONGEST_EDGE_PX));
    return Array.from({ length: pieces }, (_, k) => between(a, b, k / pieces));
  });
}

const cutCorners = (points: readonly PhotoPoint[]): PhotoPoint[] =>
  points.flatMap((a, i) => {
    const b = points[(i + 1) % points.length]!;
    return [between(a, b, CUTS[0]), between(a, b, CUTS[1])];
  });

const between = (a: PhotoPoint, b: PhotoPoint, t: number): PhotoPoint => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
});
