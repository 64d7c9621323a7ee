import type { Vec3 } from "#renderer/math/vec3.ts";

/** A colour made brighter (`value` > 1) and warmer (`warmth` > 0) or cooler: no two boards or stones are alike. */
export const tinted = (colour: Vec3, value: number, warmth = 0): Vec3 => [
  colour[0] * value * (1 + warmth),
  colour[1] * value,
  colour[2] * value * (1 - warmth),
];
