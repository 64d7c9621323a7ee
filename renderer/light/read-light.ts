import type { Camera } from "#core/camera/camera.ts";
import type { PixelRect } from "#renderer/image/pixel-rect.ts";
import type { Vec3 } from "#renderer/math/vec3.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { brightOf, exposureOf } from "./exposure.ts";
import { findSun } from "./find-sun.ts";
import { grassContrast } from "./grass-contrast.ts";
import { illuminationOf } from "./illumination.ts";
import { lawnColor } from "./lawn-color.ts";
import { leafTint } from "./leaf-color.ts";
import { NO_SHADE_COLOR, type ShadeColor, shadeColorOf } from "./shade-color.ts";
import type { Sun } from "./sun.ts";

/** The light of a photo, as far as new things need it. */
export type PhotoLight = {
  sun: Sun;
  /** Linear pixel value of a white surface in open light, per channel. */
  exposure: Vec3;
  /** The same by the photo's bright surfaces alone, without one for the tint: for what is painted white. */
  bright: number;
  /** Shade of the old ground, of the size of the picture it was read in: 1 open, 0.3 under a tree. */
  illumination: Float32Array;
  /** How much of the depth of the old shade `illumination` has kept, in the logarithm; all of it without. */
  shadeKept?: number;
  /** Its color on lawn, and on stone and mulch. */
  shadeColor: ShadeColor;
  shadeOnStone: ShadeColor;
  grass: GrassLight;
  /** What the color of new leaves is multiplied with (`leafTint`). */
  leaves: Vec3;
};

/** What of it a layout goes by: the shade falls on what was laid. */
export type LayoutLight = Pick<PhotoLight, "sun" | "exposure" | "grass" | "shadeOnStone">;

/** What grass looks like in a photo. */
export type GrassLight = {
  /** Linear color of a new lawn in open light, its light and the camera's development in it. */
  color: Vec3;
  /** See `grassContrast`; null where next to no grass grows now. */
  contrast: number | null;
};

/** Stone and mulch take on this much of the color that shade has on a lawn, which blades deepen. */
const SHADE_COLOR_ON_STONE = 0.4;

/** `camera`: that of `seen.picture`. `region`: coverage of the ground that changes; `rect` holds all of it. */
export function readLight(seen: Seen, camera: Camera, region: Float32Array, rect: PixelRect): PhotoLight {
  const illumination = illuminationOf(seen);
  const exposure = exposureOf(seen.picture, region, rect, illumination, seen.lawn);
  const grass = {
    color: lawnColor(seen, region, exposure),
    contrast: grassContrast(seen.picture, region, rect, illumination, seen.lawn),
  };
  const shadeColor = shadeColorOf(seen, "lawn", region, rect, illumination) ?? NO_SHADE_COLOR;
  const shadeOnStone = shadeColorOf(seen, "hard", region, rect, illumination) ?? {
    red: shadeColor.red * SHADE_COLOR_ON_STONE,
    blue: shadeColor.blue * SHADE_COLOR_ON_STONE,
  };
  return {
    sun: findSun(seen, camera),
    exposure,
    bright: brightOf(seen.picture),
    illumination,
    shadeColor,
    shadeOnStone,
    grass,
    leaves: leafTint(seen),
  };
}
