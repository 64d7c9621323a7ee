import type { Camera } from "#core/camera/camera.ts";
import type { Sun } from "#renderer/light/sun.ts";
import type { GroundSdf } from "#renderer/mask/coverage.ts";
import { fbm, vnoise } from "#renderer/math/noise.ts";
import { hash01 } from "#renderer/math/random.ts";
import { clamp } from "#renderer/math/scalar.ts";
import type { GroundSample } from "./ground-sample.ts";

/** Adds what the camera sees in the mirror at photo position (u, v): linear light of the photo, to `out`. */
export type ReadMirror = (u: number, v: number, out: Float32Array) => void;

export type WaterLook = {
  /** Inner edge of the coping, at ground level. */
  basin: GroundSdf;
  /** The row in which things standing behind the pool meet the ground: the mirror's axis. */
  mirrorRow: number;
  readMirror: ReadMirror;
  exposure: ArrayLike<number>;
};

/**
 * Writes radiance (linear light as the photo would show it). `light` = the photo's shade and new shadows at this pixel.
 */
export type ShadeWater = (sample: GroundSample, light: number, out: Float32Array) => void;

/** Water stands this far below the coping. */
const LEVEL_M = 0.08;
const DEPTH_M = 1.25;
/** Refractive index of water. */
const REFRACTION = 1.33;
/** Tiles of the waterline band. */
const TILE_WIDE_M = 0.05;
const TILE_HIGH_M = 0.04;
/** What the body of a blue-lined pool sends back, linear. */
const BODY = [0.055, 0.34, 0.46] as const;
/** Brightest mirror share: ripples tilt some facets away, so even grazing water never mirrors fully. */
const MOST_MIRRORED = 0.62;

/** A pool's water: tiled far wall, mirrored surroundings with ripples and Fresnel, refracted floor with caustics. */
export function water(camera: Camera, look: WaterLook, sun: Sun): ShadeWater {
  const { basin, exposure } = look;
  const mirrored = new Float32Array(3);
  // A pixel that sees the ground plane at (x, z) sees the water plane this much farther out.
  const toWater = (camera.heightM + LEVEL_M) / camera.heightM;
  return (s, light, out) => {
    const x = s.x * toWater;
    const z = s.z * toWater;
    if (basin(x, z) > 0) {
      shadeWall(s, basin, toWater, out);
      for (let c = 0; c < 3; c++) out[c]! *= exposure[c]! * light;
      return;
    }
    const swellX = fbm(x * 1.7, z * 2.6, 2, 71) - 0.5;
    const swellZ = fbm(x * 1.7 + 31, z * 2.6, 2, 72) - 0.5;
    const ripple = vnoise(x * 7, z * 9, 73) - 0.5;
    const tiltX = swellX * 0.06 + ripple * 0.015;
    const tiltZ = swellZ * 0.06 + ripple * 0.02;
    const distance = Math.hypot(x, z, camera.heightM + LEVEL_M);
    const steep = (camera.heightM + LEVEL_M) / distance;
    const mirror = clamp(0.02 + 0.98 * (1 - clamp(steep + tiltZ * 0.6, 0.02, 1)) ** 5, 0, MOST_MIRRORED);
    look.readMirror(
      s.u + tiltX * camera.focalPx * 0.55,
      2 * look.mirrorRow - s.v - tiltZ * camera.focalPx * 1.1,
      mirrored,
    );
    // Snell: where the refracted ray meets the floor.
    const sinDown = Math.sqrt(1 - steep * steep) / REFRACTION;
    const run = (DEPTH_M / Math.sqrt(1 - sinDown * sinDown)) * sinDown;
    const flat = Math.hypot(x, z);
    const floorX = x + (x / flat) * run + tiltX * 2;
    const floorZ = z + (z / flat) * run + tiltZ * 3;
    const onWall = basin(floorX, floorZ) > 0;
    const a = fbm(floorX * 1.6, floorZ * 1.6, 2, 81);
    const b = fbm(floorX * 1.6 + 17, floorZ * 1.6 + 5, 2, 82);
    const caustic = (1 - Math.min(1, Math.abs(a - b) * 5)) ** 4;
    const body = (onWall ? 0.78 : 0.72 + 0.2 * (a - 0.5)) + sun.share * caustic * 0.5;
    const lit = (0.35 + 0.65 * Math.min(1, light)) * (1 - mirror) * body;
    const glint = light > 0.7 ? sun.share * clamp(vnoise(x * 13, z * 22, 91), 0, 1) ** 26 * 0.72 : 0;
    for (let c = 0; c < 3; c++) out[c] = BODY[c]! * exposure[c]! * lit + mirrored[c]! * mirror + glint;
  };
}

/** The far wall above the water: tiles, darker under the coping. Found by bisection along the line of sight. */
function shadeWall(s: GroundSample, basin: GroundSdf, toWater: number, out: Float32Array): void {
  let above = 0;
  let below = 1;
  for (let step = 0; step < 6; step++) {
    const middle = (above + below) / 2;
    const k = 1 + (toWater - 1) * middle;
    if (basin(s.x * k, s.z * k) > 0) below = middle;
    else above = middle;
  }
  const downM = above * LEVEL_M;
  const x = s.x * (1 + (toWater - 1) * above);
  const tile = 0.6 + 0.8 * hash01(Math.floor(x / TILE_WIDE_M), Math.floor(downM / TILE_HIGH_M), 5);
  const shade = downM < 0.02 ? 0.5 : 1;
  out[0] = 0.05 * tile * shade;
  out[1] = 0.13 * tile * shade;
  out[2] = 0.2 * tile * shade;
}
