import type { Camera } from "#core/camera/camera.ts";
import type { PixelRect } from "#renderer/image/pixel-rect.ts";
import type { Vec3 } from "#renderer/math/vec3.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { exposureOf } from "./exposure.ts";
import { findSun } from "./find-sun.ts";
import { grassContrast } from "./grass-contrast.ts";
import { illuminationOf } from "./illumination.ts";
import { lawnColor } from "./lawn-color.ts";
import { leafTint } from "./leaf-color.ts";
import { type ShadeColor, shadeColorOf } from "./shade-color.ts";
import type { Sun } from "./sun.ts";

/** The light of a photo, as far as new things need it. */
export type PhotoLight = {
  sun: Sun;
  /** Linear pixel value of a white surface in open light, per channel. */
  exposure: Vec3;
  /** Shade of the old ground, of the size of the picture it was read in: 1 open, 0.3 under a tree. */
  illumination: Float32Array;
  /** Its color on the ground. */
  shadeColor: ShadeColor;
  grass: GrassLight;
  /** What the color of new leaves is multiplied with (`leafTint`). */
  leaves: Vec3;
};

/** What of it a layout goes by: the shade falls on what was laid. */
export type LayoutLight = Pick<PhotoLight, "sun" | "exposure" | "grass">;

/** What grass looks like in a photo. */
export type GrassLight = {
  /** Linear color of a new lawn in open light, its light and the camera's development in it. */
  color: Vec3;
  /** See `grassContrast`; null where next to no grass grows now. */
  contrast: number | null;
};

/** `camera`: that of `seen.picture`. `region`: coverage of the ground that changes; `rect` holds all of it. */
export function readLight(seen: Seen, camera: Camera, region: Float32Array, rect: PixelRect): PhotoLight {
  const exposure = exposureOf(seen.picture, region, rect);
  const illumination = illuminationOf(seen.picture, region, rect, seen);
  const grass = {
    color: lawnColor(seen, region, exposure),
    contrast: grassContrast(seen.picture, region, rect, illumination, seen.lawn),
  };
  const shadeColor = shadeColorOf(seen, region, rect, illumination);
  return {
    sun: findSun(seen, camera),
    exposure,
    illumination,
    shadeColor,
    grass,
    leaves: leafTint(seen),
  };
}
