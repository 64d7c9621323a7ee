import type { Vec3 } from "#renderer/math/vec3.ts";

/** The sRGB transfer curve (IEC 61966-2-1): 0..1 encoded -> 0..1 linear light. */
const decode = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const encode = (c: number): number => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);

/** Linear light (0..1) by 8-bit sRGB value. All light is added and mixed in linear values. */
export const toLinear = Float32Array.from({ length: 256 }, (_, i) => decode(i / 255));

/** Steps of the encoding table; near black it is too coarse and the curve is computed. */
const STEPS = 4096;
const encoded = Float32Array.from({ length: STEPS + 2 }, (_, i) => encode(Math.min(1, i / STEPS)) * 255);

/** sRGB value 0..255, not rounded, of linear light; below 0 and above 1 are clipped. Within 0.02 of the curve. */
export function fromLinear(light: number): number {
  if (light <= 0) return 0;
  if (light >= 1) return 255;
  if (light < 0.004) return encode(light) * 255;
  const at = light * STEPS;
  const i = at | 0;
  return encoded[i]! + (encoded[i + 1]! - encoded[i]!) * (at - i);
}

/** Linear light of a color written as `#rrggbb`. */
export const hexToLinear = (hex: string): Vec3 => [
  toLinear[Number.parseInt(hex.slice(1, 3), 16)]!,
  toLinear[Number.parseInt(hex.slice(3, 5), 16)]!,
  toLinear[Number.parseInt(hex.slice(5, 7), 16)]!,
];
