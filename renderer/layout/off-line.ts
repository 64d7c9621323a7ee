import type { GroundPoint } from "#core/geometry/point.ts";

/** A straight line moved off itself towards the camera, which stands at 0, 0; meters. */
export function offLine(
  [a, b]: readonly [GroundPoint, GroundPoint],
  byM: number,
): [GroundPoint, GroundPoint] {
  const lengthM = Math.hypot(b.x - a.x, b.z - a.z) || 1;
  const across = { x: (b.z - a.z) / lengthM, z: -(b.x - a.x) / lengthM };
  const off = a.x * across.x + a.z * across.z > 0 ? -byM : byM;
  return [
    { x: a.x + off * across.x, z: a.z + off * across.z },
    { x: b.x + off * across.x, z: b.z + off * across.z },
  ];
}
