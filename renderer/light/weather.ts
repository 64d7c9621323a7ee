import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { clamp } from "#renderer/math/scalar.ts";

/** Share of the photo, from the top, in which sky is looked for; every third pixel is enough. */
const SKY_SHARE = 0.3;
const STRIDE = 3;
/** Sun's share of the light under a closed sky and under a clear one. */
const OVERCAST = 0.28;
const CLEAR = 0.74;

/**
 * How much of the light on open ground comes straight from the sun (0.28 to 0.74), from how much of the upper photo is
 * blue. Crude but steady: the eye forgives the contrast of a shadow sooner than a missing one.
 */
export function sunShare(photo: RgbImage): number {
  const { width, height, data } = photo;
  const rows = Math.max(1, Math.floor(height * SKY_SHARE));
  let blue = 0;
  let seen = 0;
  for (let y = 0; y < rows; y += STRIDE) {
    for (let x = 0; x < width; x += STRIDE) {
      const q = (y * width + x) * 3;
      const r = data[q]!;
      const g = data[q + 1]!;
      const b = data[q + 2]!;
      if (b > 90 && b > r * 1.22 && b > g * 1.02) blue++;
      seen++;
    }
  }
  return clamp(OVERCAST + (blue / seen) * 1.6, OVERCAST, CLEAR);
}
