import type { GroundSdf } from "#renderer/mask/coverage.ts";
import type { GrassLook } from "#renderer/textures/grass.ts";
import type { ShadeGround } from "#renderer/textures/ground-sample.ts";
import type { ShadeWater } from "#renderer/textures/water.ts";

/** How the ground of a layer looks. Grass is a floor that blades are drawn over. */
export type GroundSurface =
  | { kind: "matte"; shade: ShadeGround }
  | { kind: "grass"; shade: ShadeGround; grass: GrassLook }
  | { kind: "water"; shade: ShadeWater };

/** A sheet of new ground in the photo; later layers lie on earlier ones. */
export type GroundLayer = {
  /** Photo-sized coverage, 0 to 1. */
  cover: Float32Array;
  /** The same shape on the ground, for drawings from other viewpoints. */
  field: GroundSdf;
  surface: GroundSurface;
};
