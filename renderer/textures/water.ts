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
  /** Share of its size at which a pool is drawn, 1 without: of its tiles and of the height of its rim above the water. */
  scale?: number;
};

/**
 * Writes radiance (linear light as the photo would show it). `light` = the photo's shade and new shadows at this pixel.
 */
export type ShadeWater = (sample: GroundSample, light: number, out: Float32Array) => void;

/** The surface lies LEVEL_M below the coping and DEPTH_M above the floor, meters. */
const LEVEL_M = 0.08;
const DEPTH_M = 1.25;
/** Refractive index of water. */
const REFRACTION = 1.33;
/** Tiles of the waterline band. */
const TILE_WIDE_M = 0.05;
const TILE_HIGH_M = 0.04;
/** Reflectance of the water of a blue-lined pool, linear. */
const BODY = [0.055, 0.34, 0.46] as const;
/**
 * Largest share of the mirror image: ripples tilt some facets away, so even at grazing view water never
 * mirrors fully.
 */
const MOST_MIRRORED = 0.62;
/**
 * Mirror share of water straight down, and the exponent of its growth to grazing view (Schlick, "An
 * inexpensive BRDF model", 1994).
 */
const FRESNEL_STRAIGHT = 0.02;
const FRESNEL_POWER = 5;
/** How far ripples shift the mirror image, in focal lengths per slope, across and down. */
const MIRROR_ACROSS = 0.55;
const MIRROR_DOWN = 1.1;
/** Light that caustics add to the floor in full sun, relative to open ground. */
const CAUSTIC_LIGHT = 0.5;
/**
 * Glints: noise to a high power leaves few bright spots. They show only where more than GLINT_LIGHT of the
 * light arrives.
 */
const GLINT = 0.72;
const GLINT_POWER = 26;
const GLINT_LIGHT = 0.7;
/**
 * Halvings of the search for the wall: 8 cm of drop to about 1 mm. The tiles just below the coping lie in
 * its shadow.
 */
const WALL_STEPS = 6;
const UNDER_COPING_M = 0.02;

/** A pool's water: tiled far wall, mirrored surroundings with ripples and Fresnel, refracted floor with caustics. */
export function water(camera: Camera, look: WaterLook, sun: Sun): ShadeWater {
  const { basin, exposure, scale = 1 } = look;
  const levelM = scale * LEVEL_M;
  const mirrored = new Float32Array(3);
  // A pixel that sees the ground plane at (x, z) sees the water plane this much farther out.
  const toWater = (camera.heightM + levelM) / camera.heightM;
  return (s, light, out) => {
    const x = s.x * toWater;
    const z = s.z * toWater;
    if (basin(x, z) > 0) {
      shadeWall(s, basin, toWater, scale, out);
      for (let c = 0; c < 3; c++) out[c]! *= exposure[c]! * light;
      return;
    }
    // Slopes of the surface: swell of about half a meter and ripples of 12 cm. Noise is stretched in depth,
    // as ripples run across the view.
    const swellX = fbm(x * 1.7, z * 2.6, 2, 71) - 0.5;
    const swellZ = fbm(x * 1.7 + 31, z * 2.6, 2, 72) - 0.5;
    const ripple = vnoise(x * 7, z * 9, 73) - 0.5;
    const tiltX = swellX * 0.06 + ripple * 0.015;
    const tiltZ = swellZ * 0.06 + ripple * 0.02;
    const distance = Math.hypot(x, z, camera.heightM + levelM);
    // Sine of the angle at which the pixel looks down on the water.
    const steep = (camera.heightM + levelM) / distance;
    const mirror = clamp(
      FRESNEL_STRAIGHT + (1 - FRESNEL_STRAIGHT) * (1 - clamp(steep + tiltZ * 0.6, 0.02, 1)) ** FRESNEL_POWER,
      0,
      MOST_MIRRORED,
    );
    look.readMirror(
      s.u + tiltX * camera.focalPx * MIRROR_ACROSS,
      2 * look.mirrorRow - s.v - tiltZ * camera.focalPx * MIRROR_DOWN,
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
    // Caustics: two noises cross in thin lines, which the fourth power sharpens.
    const caustic = (1 - Math.min(1, Math.abs(a - b) * 5)) ** 4;
    const body = (onWall ? 0.78 : 0.72 + 0.2 * (a - 0.5)) + sun.share * caustic * CAUSTIC_LIGHT;
    const lit = (0.35 + 0.65 * Math.min(1, light)) * (1 - mirror) * body;
    const glint =
      light > GLINT_LIGHT ? sun.share * clamp(vnoise(x * 13, z * 22, 91), 0, 1) ** GLINT_POWER * GLINT : 0;
    for (let c = 0; c < 3; c++) out[c] = BODY[c]! * exposure[c]! * lit + mirrored[c]! * mirror + glint;
  };
}

/** The far wall above the water: tiles, darker under the coping. Found by bisection along the line of sight. */
function shadeWall(
  s: GroundSample,
  basin: GroundSdf,
  toWater: number,
  scale: number,
  out: Float32Array,
): void {
  let above = 0;
  let below = 1;
  for (let step = 0; step < WALL_STEPS; step++) {
    const middle = (above + below) / 2;
    const k = 1 + (toWater - 1) * middle;
    if (basin(s.x * k, s.z * k) > 0) below = middle;
    else above = middle;
  }
  // In meters of a pool of full size.
  const downM = above * LEVEL_M;
  const x = (s.x * (1 + (toWater - 1) * above)) / scale;
  const tile = 0.6 + 0.8 * hash01(Math.floor(x / TILE_WIDE_M), Math.floor(downM / TILE_HIGH_M), 5);
  const shade = downM < UNDER_COPING_M ? 0.5 : 1;
  out[0] = 0.05 * tile * shade;
  out[1] = 0.13 * tile * shade;
  out[2] = 0.2 * tile * shade;
}
