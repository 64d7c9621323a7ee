import type { PlanElement } from "#core/elements/element.ts";
import type { GroundSdf } from "#renderer/mask/coverage.ts";
import type { GrassLook } from "#renderer/textures/grass.ts";
import type { ShadeGround } from "#renderer/textures/ground-sample.ts";
import type { ShadeWater } from "#renderer/textures/water.ts";

/** How the ground of a layer looks. Grass is a floor that blades are drawn over. */
export type GroundSurface =
  | { kind: "matte"; shade: ShadeGround }
  | { kind: "grass"; shade: ShadeGround; grass: GrassLook }
  | { kind: "water"; shade: ShadeWater };

/** A sheet of new ground; later layers lie on earlier ones. */
export type GroundLayer = {
  /** Its shape; null = all of the region that it lies in. */
  shape: GroundSdf | null;
  /**
   * The same cut off where the region ends, for drawings from other viewpoints. Both are signed distances in meters on the ground, negative
   * inside.
   */
  field: GroundSdf;
  /** Softness of the edge in meters, beyond what a pixel blurs. */
  softM: number;
  surface: GroundSurface;
  /** What it was laid for, when that may be another element than the one at work: a pool lays the patio of the plan round itself. */
  element?: PlanElement;
  /** Number of the element that it belongs to: what is seen of each element is counted. */
  owner?: number;
};
