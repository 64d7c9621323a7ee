import type { WoodTone } from "#core/elements/element.ts";
import { hexToLinear } from "#renderer/color/srgb.ts";
import type { Vec3 } from "#renderer/math/vec3.ts";

export type WoodColor = WoodTone;

/** Stained outdoor timber by its tone in the catalog, linear reflectance. */
export const woodColors: Record<WoodColor, Vec3> = {
  cedar: hexToLinear("#9c7350"),
  grey: hexToLinear("#8f8a82"),
  brown: hexToLinear("#6e4d36"),
  redwood: hexToLinear("#8a4f36"),
  black: hexToLinear("#2f2b29"),
};
