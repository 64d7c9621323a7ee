import type { Vec3 } from "#renderer/math/vec3.ts";

/** A color made brighter (`value` > 1) and warmer (`warmth` > 0) or cooler: no two boards or stones are alike. */
export const tinted = (color: Vec3, value: number, warmth = 0): Vec3 => [
  color[0] * value * (1 + warmth),
  color[1] * value,
  color[2] * value * (1 - warmth),
];
