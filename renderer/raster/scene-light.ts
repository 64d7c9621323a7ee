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

/** The sky is bluer than the sun; per channel, relative to white. */
export const SKY_TINT: Vec3 = [0.92, 0.98, 1.12];
export const SUN_TINT: Vec3 = [1.04, 1, 0.93];
/** Light thrown back up by the ground. */
export const BOUNCE_TINT: Vec3 = [1.05, 1, 0.8];

/** How much of an old shadow at the foot still reaches the crown above it. */
const FOOT_SHARE = 0.8;

/** Light on one instance: `level` scales all of it, `sunShare` is what the photo's own shadow leaves of the sun. */
export function lightAtFoot(light: SceneLight, illumination: number): { level: number; sunShare: number } {
  const e = Math.min(1.1, Math.max(0.3, illumination));
  const t = Math.min(1, Math.max(0, (e - 0.25) / 0.5));
  return { level: 1 + (e - 1) * FOOT_SHARE, sunShare: light.sun.share * t * t * (3 - 2 * t) };
}

/** A face turned straight to a low sun is brighter than the open ground that `exposure` was read from; held for very low suns. */
export function sunGain(light: SceneLight): number {
  return 1 / Math.max(0.45, light.sun.direction[1]);
}
