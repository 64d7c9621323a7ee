import type { GroundPoint } from "./point.ts";

/** Area of a closed polygon on the ground, m², whichever way round it runs (shoelace formula). */
export function polygonArea(polygon: readonly GroundPoint[]): number {
  let twice = 0;
  for (let i = 0; i < polygon.length; i++) {
    const a = polygon[i]!;
    const b = polygon[(i + 1) % polygon.length]!;
    twice += a.x * b.z - b.x * a.z;
  }
  return Math.abs(twice) / 2;
}

/** Length of the closed outline, meters. */
export function polygonPerimeter(polygon: readonly GroundPoint[]): number {
  let sum = 0;
  for (let i = 0; i < polygon.length; i++)
    sum += groundDistance(polygon[i]!, polygon[(i + 1) % polygon.length]!);
  return sum;
}

/** Length of an open line, meters. */
export const pathLength = (path: readonly GroundPoint[]): number =>
  path.slice(1).reduce((sum, b, i) => sum + groundDistance(path[i]!, b), 0);

export const groundDistance = (a: GroundPoint, b: GroundPoint): number => Math.hypot(b.x - a.x, b.z - a.z);
