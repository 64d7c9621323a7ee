import type { EdgeDensity } from "./edge-density.ts";
import type { PatchFeatures } from "./patch-features.ts";
import type { PatchGraph } from "./patch-graph.ts";
import type { Superpixels } from "./superpixels.ts";

/** Everything that is measured in the small picture before anything is decided; arrays by patch unless said otherwise. */
export type Scene = {
  patches: Superpixels;
  features: PatchFeatures;
  graph: PatchGraph;
  edges: EdgeDensity;
  /** Evidence of upright wall edges, see `wallEvidence`. */
  wall: Float32Array;
  /** See `textureCoherence`. */
  coherence: Float32Array;
  /** See `wallDistance`. */
  wallDistance: Float32Array;
  /** 0 at the horizon, 1 at the lower edge of the photo, negative above the horizon. */
  depth: Float32Array;
  /** Lab of the small picture, interleaved, by pixel. */
  lab: Float32Array;
};

/** One thing that speaks for or against a kind of surface: `weight` in log odds per unit of what is read from a patch. */
export type Sign = { weight: number; read: (scene: Scene, patch: number) => number };

/** Log odds of a kind of surface in one patch. */
export const logOdds = (signs: readonly Sign[], scene: Scene, patch: number): number =>
  signs.reduce((sum, sign) => sum + sign.weight * sign.read(scene, patch), 0);

export const lightness = (scene: Scene, patch: number): number => scene.patches.centers[patch * 5]!;

/** Distance from grey in Lab units. */
export const chroma = (scene: Scene, patch: number): number =>
  Math.hypot(scene.patches.centers[patch * 5 + 1]!, scene.patches.centers[patch * 5 + 2]!);
