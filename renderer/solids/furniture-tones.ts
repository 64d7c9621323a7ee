import type { FurnitureColor } from "#core/elements/furniture-looks.ts";
import { hexToLinear } from "#renderer/color/srgb.ts";
import type { Vec3 } from "#renderer/math/vec3.ts";

/** Paint and outdoor fabric after a summer in the sun, linear reflectance. Chosen by eye. */
export const FURNITURE_TONES: Record<FurnitureColor, Vec3> = {
  white: hexToLinear("#e6e4de"),
  cream: hexToLinear("#e2d8bf"),
  tan: hexToLinear("#c3ad8b"),
  gray: hexToLinear("#8e9193"),
  black: hexToLinear("#2c2c2e"),
  brown: hexToLinear("#5c4433"),
  red: hexToLinear("#a0302c"),
  orange: hexToLinear("#c2652f"),
  yellow: hexToLinear("#d3ad40"),
  green: hexToLinear("#41634a"),
  blue: hexToLinear("#33587a"),
};
