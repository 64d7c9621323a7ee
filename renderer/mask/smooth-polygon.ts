import type { PhotoPoint } from "#core/geometry/point.ts";

/** Longest edge in pixels before smoothing: long straight edges keep their place, only what is next to a corner is rounded. */
const longestEdgePx = 14;

/**
 * A closed freehand stroke with its corners rounded (Chaikin's corner cutting, `rounds` times). Every new point lies on an edge
 * of the old outline, so the result never leaves its convex hull.
 */
export function smoothPolygon(polygon: readonly PhotoPoint[], rounds = 2): PhotoPoint[] {
  let points = subdivide(polygon);
  for (let round = 0; round < rounds; round++) points = cutCorners(points);
  return points;
}

function subdivide(polygon: readonly PhotoPoint[]): PhotoPoint[] {
  return polygon.flatMap((a, i) => {
    const b = polygon[(i + 1) % polygon.length]!;
    const pieces = Math.max(1, Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / longestEdgePx));
    return Array.from({ length: pieces }, (_, k) => between(a, b, k / pieces));
  });
}

const cutCorners = (points: readonly PhotoPoint[]): PhotoPoint[] =>
  points.flatMap((a, i) => {
    const b = points[(i + 1) % points.length]!;
    return [between(a, b, 0.25), between(a, b, 0.75)];
  });

const between = (a: PhotoPoint, b: PhotoPoint, t: number): PhotoPoint => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
});
