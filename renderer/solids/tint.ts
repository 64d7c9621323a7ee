import type { Vec3 } from "#renderer/math/vec3.ts";

/**
 * A linear color made brighter (`value` > 1) and warmer (`warmth` > 0: more red, less blue) or cooler.
 * Builders call it with random numbers, `0.84 + 0.32 * random.next()` and `(random.next() - 0.5) * 0.06`:
 * tones from 0.84 to 1.16, warmth within 3%, because no two boards or stones are alike.
 */
export const tinted = (color: Vec3, value: number, warmth = 0): Vec3 => [
  color[0] * value * (1 + warmth),
  color[1] * value,
  color[2] * value * (1 - warmth),
];
