import type { PaverColour, PaverPattern } from "#core/elements/element.ts";
import { fromLinear } from "#renderer/color/srgb.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { normalize } from "#renderer/math/vec3.ts";
import { paving } from "#renderer/textures/paver.ts";
import { PAVER_COLOURS } from "#renderer/textures/paver-palette.ts";
import { LAYING } from "#renderer/textures/paver-pattern.ts";

const WIDTH = 960;
const HEIGHT = 720;
const SUN = { direction: normalize([-0.5, 0.7, -0.45]), share: 0.7 };
/** The shaders give reflectance; this much light makes a sunny picture of it. */
const LIGHT = 1.25;

export type PatternPicture = { name: string; pattern: PaverPattern; colour: PaverColour; wideM: number };

/** A laying pattern seen straight from above, shaded by the same code as a driveway in a photo. */
export function makePattern({ pattern, colour, wideM }: PatternPicture): RgbImage {
  const metresPerPixel = wideM / WIDTH;
  const shade = paving(
    { pattern: LAYING[pattern], colours: PAVER_COLOURS[colour], originX: 0, originZ: 0, turn: 0 },
    SUN,
  );
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  const linear = new Float32Array(3);
  for (let v = 0; v < HEIGHT; v++) {
    for (let u = 0; u < WIDTH; u++) {
      const x = (u + 0.5 - WIDTH / 2) * metresPerPixel;
      const z = (HEIGHT / 2 - v - 0.5) * metresPerPixel;
      shade({ u, v, x, z, acrossM: metresPerPixel, depthM: metresPerPixel, shear: 0 }, linear);
      for (let k = 0; k < 3; k++) data[(v * WIDTH + u) * 3 + k] = Math.round(fromLinear(linear[k]! * LIGHT));
    }
  }
  return { width: WIDTH, height: HEIGHT, data };
}
