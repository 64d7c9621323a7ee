import { fromLinear } from "#renderer/color/srgb.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { normalize } from "#renderer/math/vec3.ts";
import type { ShadeGround } from "#renderer/textures/ground-sample.ts";

/** Sun over the left shoulder, some two thirds of the light. */
export const SUN = { direction: normalize([-0.5, 0.7, -0.45]), share: 0.7 };
/** The shaders give reflectance; this much light makes a sunny picture of it. */
const LIGHT = 1.25;

/** A piece of ground seen straight from above, `wideM` meters across, shaded by the same code as in a photo. */
export function groundPicture(
  shade: ShadeGround,
  { width, height, wideM }: { width: number; height: number; wideM: number },
): RgbImage {
  const metersPerPixel = wideM / width;
  const data = new Uint8Array(width * height * 3);
  const linear = new Float32Array(3);
  for (let v = 0; v < height; v++) {
    for (let u = 0; u < width; u++) {
      const x = (u + 0.5 - width / 2) * metersPerPixel;
      const z = (height / 2 - v - 0.5) * metersPerPixel;
      shade({ u, v, x, z, acrossM: metersPerPixel, depthM: metersPerPixel, shear: 0 }, linear);
      for (let k = 0; k < 3; k++) data[(v * width + u) * 3 + k] = Math.round(fromLinear(linear[k]! * LIGHT));
    }
  }
  return { width, height, data };
}
