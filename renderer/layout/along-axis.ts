import type { GroundPoint } from "#core/geometry/point.ts";

/**
 * Meters along the longer way of a set of points, from their middle; `aslant` adds so much per meter across it. The way is the principal
 * axis: the direction in which the points spread most.
 */
export function alongAxis(points: readonly GroundPoint[], aslant = 0): (x: number, z: number) => number {
  const count = points.length || 1;
  let meanX = 0;
  let meanZ = 0;
  for (const { x, z } of points) {
    meanX += x / count;
    meanZ += z / count;
  }
  let xx = 0;
  let zz = 0;
  let xz = 0;
  for (const { x, z } of points) {
    xx += (x - meanX) ** 2;
    zz += (z - meanZ) ** 2;
    xz += (x - meanX) * (z - meanZ);
  }
  // Direction of the larger eigenvector of the covariance matrix, radians from +x towards +z.
  const turn = 0.5 * Math.atan2(2 * xz, xx - zz);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return (x, z) => (x - meanX) * (cos - aslant * sin) + (z - meanZ) * (sin + aslant * cos);
}
