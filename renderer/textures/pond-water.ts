import type { Camera } from "#core/camera/camera.ts";
import { fbm, vnoise } from "#renderer/math/noise.ts";
import { clamp, smoothstep } from "#renderer/math/scalar.ts";
import type { ShadeWater, WaterLook } from "./water.ts";

/** The surface of still water lies this far below its bank, meters. */
const LEVEL_M = 0.05;
/**
 * Reflectance of the deep water of a planted pond, linear: dark green-brown. BANK is that of the bottom in
 * shallow water.
 */
const BODY = [0.022, 0.03, 0.02] as const;
/**
 * Depth is not modelled: within this distance from the bank, meters, the bottom shows through less and
 * less.
 */
const SHALLOW_M = 0.35;
const BANK = [0.09, 0.085, 0.065] as const;
/** Largest share of the mirror image, as in `water.ts`. */
const MOST_MIRRORED = 0.75;
/**
 * Mirror share straight down, and the exponent with which it grows to 1 at grazing view. Schlick's
 * approximation (1994) has 0.02 and 5 for water; an exponent below 5 mirrors more.
 */
const FRESNEL_STRAIGHT = 0.03;
const FRESNEL_POWER = 4.2;
/**
 * Largest slope of the ripples, and how far they shift the mirror image, in focal lengths per slope, across
 * and down.
 */
const TILT = 0.03;
const MIRROR_ACROSS = 0.5;
const MIRROR_DOWN = 0.9;

/** A pond: dark, still and shallow at its banks, so that it mirrors far more than a pool. */
export function pondWater(camera: Camera, look: WaterLook): ShadeWater {
  const { basin, exposure } = look;
  const mirrored = new Float32Array(3);
  // A pixel that sees the ground plane at (x, z) sees the lower water plane this much farther out.
  const toWater = (camera.heightM + LEVEL_M) / camera.heightM;
  return (s, light, out) => {
    const x = s.x * toWater;
    const z = s.z * toWater;
    const inM = -basin(x, z);
    const wet = smoothstep(-0.02, 0.03, inM);
    const tiltX = (fbm(x * 2.1, z * 3.2, 2, 171) - 0.5) * TILT;
    const tiltZ = (fbm(x * 2.1 + 31, z * 3.2, 2, 172) - 0.5) * TILT;
    const steep = (camera.heightM + LEVEL_M) / Math.hypot(x, z, camera.heightM + LEVEL_M);
    const mirror =
      wet *
      clamp(
        FRESNEL_STRAIGHT +
          (1 - FRESNEL_STRAIGHT) * (1 - clamp(steep + tiltZ * 0.5, 0.02, 1)) ** FRESNEL_POWER,
        0,
        MOST_MIRRORED,
      );
    look.readMirror(
      s.u + tiltX * camera.focalPx * MIRROR_ACROSS,
      2 * look.mirrorRow - s.v - tiltZ * camera.focalPx * MIRROR_DOWN,
      mirrored,
    );
    const deep = smoothstep(0, SHALLOW_M, inM);
    const speck = 0.7 + 0.6 * vnoise(x * 16, z * 16, 173);
    for (let c = 0; c < 3; c++) {
      const body = (BANK[c]! * speck * (1 - deep) + BODY[c]! * deep) * exposure[c]! * light;
      out[c] = body * (1 - mirror) + mirrored[c]! * mirror;
    }
  };
}
