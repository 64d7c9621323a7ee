import type { PixelRect } from "#renderer/image/pixel-rect.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { normalize, type Vec3 } from "#renderer/math/vec3.ts";
import { exposureOf } from "./exposure.ts";
import { illuminationOf } from "./illumination.ts";
import type { Sun } from "./sun.ts";
import { sunShare } from "./weather.ts";

/** The light of a photo, as far as new things need it. */
export type PhotoLight = {
  sun: Sun;
  /** Linear pixel value of a white surface in open light, per channel. */
  exposure: Vec3;
  /** Shade of the old ground, of the size of the picture it was read in: 1 open, 0.3 under a tree. */
  illumination: Float32Array;
};

/** Behind the photographer's left shoulder: a wrong guess here has never been the fault that people see. */
const USUAL_SUN = normalize([-0.5, 0.75, -0.5]);

/** `photo`: the picture as `Seen` holds it. `region`: coverage of the ground that changes; `rect` holds all of it. */
export const readLight = (photo: RgbImage, region: Float32Array, rect: PixelRect): PhotoLight => ({
  sun: { direction: USUAL_SUN, share: sunShare(photo) },
  exposure: exposureOf(photo, region, rect),
  illumination: illuminationOf(photo, region, rect),
});
