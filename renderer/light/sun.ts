import type { Vec3 } from "#renderer/math/vec3.ts";

/** The light of the scene: one sun and a sky. */
export type Sun = {
  /** Unit vector towards the sun: x to the right, y up, z away from the camera. */
  direction: Vec3;
  /** Share of the light on open ground that comes straight from the sun: 0 = overcast, 0.75 = clear noon. */
  share: number;
};
