import type { Vec3 } from "#renderer/math/vec3.ts";

/** The light that falls on what is drawn, matched to the photo. */
export type SceneLight = {
  sun: {
    /** Unit vector towards the sun: x right, y up, z away from the camera. */
    direction: Vec3;
    /** Share of the light on open ground that comes straight from the sun: 0 overcast, 0.75 clear noon. */
    share: number;
  };
  /** Linear pixel value of a white surface lying in open light, per channel. */
  exposure: Vec3;
  /** What the green of leaves is multiplied with; flowers, wood and red leaves keep theirs. Without one leaves stay as they are. */
  leaves?: Vec3;
};

/**
 * Color of the light per channel (red, green, blue), 1 being white: the sky is bluer than the sun. No
 * source is recorded.
 */
export const SKY_TINT: Vec3 = [0.92, 0.98, 1.12];
export const SUN_TINT: Vec3 = [1.04, 1, 0.93];
/** Color of the light that the ground throws back up: warm, as soil, paving and dry grass are. */
export const BOUNCE_TINT: Vec3 = [1.05, 1, 0.8];

/**
 * Share of the photo's old shadow at the foot of a thing that also falls on what stands above it. 1 would
 * darken a crown as much as the ground.
 */
const FOOT_SHARE = 0.66;
/**
 * Limits of the illumination read from the photo, relative to open ground: beyond them it is a misread dark
 * or pale surface.
 */
const DARKEST = 0.3;
const BRIGHTEST = 1.1;
/** Illumination at which no sun is left, and how much more of it means full sun. */
const NO_SUN_BELOW = 0.25;
const SUN_SPAN = 0.5;
/** Sine of the lowest sun (27 degrees) for which upright faces still get brighter. */
const LEAST_SUN_HEIGHT = 0.45;
/**
 * Light of an overcast sky on a face whose unit normal rises by y: (SIDE + UP * y) * GAIN. A level face
 * gets 1.25, an upright one 0.78, one that faces the ground 0.3. No source is recorded.
 */
export const OVERCAST_SIDE = 0.62;
export const OVERCAST_UP = 0.38;
export const OVERCAST_GAIN = 1.25;
/**
 * The same for the blue sky beside a full sun, as a share of the light on open ground: CLEAR_SKY * (SIDE +
 * UP * y).
 */
export const CLEAR_SKY = 0.2;
export const CLEAR_SIDE = 0.6;
export const CLEAR_UP = 0.4;
/**
 * Light from the ground on a face that looks down, per light on the ground; BOUNCE_OF_SKY is the part of it
 * that is there without sun.
 */
export const BOUNCE = 0.2;
export const BOUNCE_OF_SKY = 0.4;

/** Light on one instance: `level` scales all of it, `sunShare` is what the photo's own shadow leaves of the sun. */
export function lightAtFoot(light: SceneLight, illumination: number): { level: number; sunShare: number } {
  const e = Math.min(BRIGHTEST, Math.max(DARKEST, illumination));
  const t = Math.min(1, Math.max(0, (e - NO_SUN_BELOW) / SUN_SPAN));
  return { level: 1 + (e - 1) * FOOT_SHARE, sunShare: light.sun.share * t * t * (3 - 2 * t) };
}

/**
 * Sunlight on a face turned straight to the sun, relative to open ground, from which `exposure` was read:
 * one over the sine of the sun's height, limited for very low suns.
 */
export function sunGain(light: SceneLight): number {
  return 1 / Math.max(LEAST_SUN_HEIGHT, light.sun.direction[1]);
}
