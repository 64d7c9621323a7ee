import type { GroundPoint } from "./point.ts";

/** The middle of points on the ground, meters, and the direction in which they extend farthest, radians from +x towards +z. At least one point. */
export function principalAxis(points: readonly GroundPoint[]): { middle: GroundPoint; turnRad: number } {
  const count = points.length;
  const x = points.reduce((sum, p) => sum + p.x, 0) / count;
  const z = points.reduce((sum, p) => sum + p.z, 0) / count;
  const spread = (of: (p: GroundPoint) => number) => points.reduce((sum, p) => sum + of(p), 0);
  const xx = spread((p) => (p.x - x) ** 2);
  const zz = spread((p) => (p.z - z) ** 2);
  const xz = spread((p) => (p.x - x) * (p.z - z));
  // That of the larger eigenvector of the covariance matrix.
  return { middle: { x, z }, turnRad: 0.5 * Math.atan2(2 * xz, xx - zz) };
}
