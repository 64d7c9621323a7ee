import type { Camera } from "#core/camera/camera.ts";
import { normalize } from "#renderer/math/vec3.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { backlight } from "./backlight.ts";
import type { Sun } from "./sun.ts";
import { sunSide } from "./sun-side.ts";
import { sunShare } from "./weather.ts";

/**
 * Every sun stands at this height: it cannot be read from one photo, and what is baked for it (plants, gravel) serves all. Level parts
 * are those of the usual sun, behind the photographer's left shoulder.
 */
const HEIGHT = 0.75;
const ACROSS = 0.5;
const AHEAD = 0.5;
/** Below this the left is taken: a wrong guess has seldom been the fault that people see, a side that changes from photo to photo would be. */
const SURE_SIDE = 0.5;
/** Front light gives less than 0, the two real photos taken against the sun gave 0.2. */
const BACKLIT = 0.13;

const known = new WeakMap<Seen, Sun>();

/** The sun of a photo, one of four directions; kept with what was seen of it. `camera`: that of `seen.picture`. */
export function findSun(seen: Seen, camera: Camera): Sun {
  let sun = known.get(seen);
  if (!sun) {
    const { side, confidence } = sunSide(seen);
    const right = side === "right" && confidence >= SURE_SIDE;
    const ahead = backlight(seen.picture, camera, seen.ground, seen.sky) > BACKLIT;
    sun = {
      direction: normalize([right ? ACROSS : -ACROSS, HEIGHT, ahead ? AHEAD : -AHEAD]),
      share: sunShare(seen),
    };
    known.set(seen, sun);
  }
  return sun;
}
