import type { Camera } from "#core/camera/camera.ts";
import { fbm, vnoise } from "#renderer/math/noise.ts";
import { clamp, smoothstep } from "#renderer/math/scalar.ts";
import type { ShadeWater, WaterLook } from "./water.ts";

/** Still water stands this far below its bank. */
const LEVEL_M = 0.05;
/** What a planted pond sends back from below, linear: dark green-brown. */
const BODY = [0.022, 0.03, 0.02] as const;
/** Over this much from the bank the bottom shows through. */
const SHALLOW_M = 0.35;
const BANK = [0.09, 0.085, 0.065] as const;
const MOST_MIRRORED = 0.75;

/** A pond: dark, still and shallow at its banks, so that it mirrors far more than a pool. */
export function pondWater(camera: Camera, look: WaterLook): ShadeWater {
  const { basin, exposure } = look;
  const mirrored = new Float32Array(3);
  const toWater = (camera.heightM + LEVEL_M) / camera.heightM;
  return (s, light, out) => {
    const x = s.x * toWater;
    const z = s.z * toWater;
    const inM = -basin(x, z);
    const wet = smoothstep(-0.02, 0.03, inM);
    const tiltX = (fbm(x * 2.1, z * 3.2, 2, 171) - 0.5) * 0.03;
    const tiltZ = (fbm(x * 2.1 + 31, z * 3.2, 2, 172) - 0.5) * 0.03;
    const steep = (camera.heightM + LEVEL_M) / Math.hypot(x, z, camera.heightM + LEVEL_M);
    const mirror =
      wet * clamp(0.03 + 0.97 * (1 - clamp(steep + tiltZ * 0.5, 0.02, 1)) ** 4.2, 0, MOST_MIRRORED);
    look.readMirror(
      s.u + tiltX * camera.focalPx * 0.5,
      2 * look.mirrorRow - s.v - tiltZ * camera.focalPx * 0.9,
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
