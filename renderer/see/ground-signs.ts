import { clamp } from "#renderer/math/scalar.ts";
import type { EdgeDensity } from "./edge-density.ts";
import type { PatchFeatures } from "./patch-features.ts";
import type { Superpixels } from "./superpixels.ts";

/** What the signs of one patch are read from; arrays by patch. */
export type GroundSources = {
  patches: Superpixels;
  features: PatchFeatures;
  edges: EdgeDensity;
  /** Evidence of upright wall edges, see `wallEvidence`. */
  wall: Float32Array;
  coherence: Float32Array;
  wallDistance: Float32Array;
  /** 0 at the horizon, 1 at the lower edge of the photo. */
  depth: Float32Array;
};

/**
 * Signs of ground and their weights in log odds, each sign scaled to about 0..1 or -1..1.
 * The weights are a logistic regression over the patches below the horizon of eight rendered yards with exact masks and nine
 * photographs with a hand-drawn house line, errors on house and fence counted one and a half times. Chosen among 28 signs by
 * leaving out one picture at a time; one that helps only its own picture is not among them.
 */
const signs: { weight: number; read: (s: GroundSources, k: number) => number }[] = [
  { weight: -3.58, read: () => 1 },
  // Low in the photo.
  { weight: 0.54, read: (s, k) => clamp((s.depth[k]! - 0.28) * 7, -2.6, 4.2) / 4 },
  { weight: 0.5, read: (s, k) => clamp(s.features.greenness[k]!, -0.1, 0.3) * 5 },
  { weight: -0.94, read: (s, k) => Math.min(s.features.texture[k]!, 10) / 5 },
  // Steps of lightness across a row are siding seen obliquely, brick, boards.
  { weight: -1.71, read: (s, k) => Math.min(s.features.across[k]!, 20) / 10 },
  { weight: 0.83, read: (s, k) => Math.min(s.features.down[k]!, 20) / 10 },
  // Ground faces the sky and is brighter than what stands on it.
  { weight: 1.97, read: (s, k) => s.patches.centers[k * 5]! / 50 },
  { weight: 0.78, read: (s, k) => s.features.warmth[k]! * 5 },
  { weight: -1.89, read: (s, k) => s.edges.all[k]! * 5 },
  { weight: -2.68, read: (s, k) => s.edges.upright[k]! * 5 },
  { weight: -1.65, read: (s, k) => s.wall[k]! / 3 },
  // Touches the lower edge of the photo.
  { weight: 1.4, read: (s, k) => (s.features.lastRow[k]! >= s.patches.height - 3 ? 1 : 0) },
  // Grey and far: a wall rather than concrete more than 16 m away.
  {
    weight: -1.9,
    read: (s, k) => (s.features.greenness[k]! < 0.09 ? clamp((0.22 - s.depth[k]!) * 14, 0, 2.5) / 2 : 0),
  },
  // Bright even green: lawn.
  { weight: 0.6, read: (s, k) => (s.features.greenness[k]! > 0.16 && s.features.texture[k]! < 5 ? 1 : 0) },
  { weight: -2.72, read: (s, k) => s.edges.uprightBelow[k]! * 5 },
  { weight: -3.4, read: (s, k) => s.edges.allBelow[k]! * 10 },
  { weight: 0.74, read: (s, k) => s.coherence[k]! * 2 },
  { weight: 3.15, read: (s, k) => clamp(s.wallDistance[k]! / 60, 0, 2) },
];

/** All signs of one patch, for fitting the weights anew. */
export const readSigns = (sources: GroundSources, k: number): number[] =>
  signs.map((sign) => sign.read(sources, k));

/** Log odds of ground of one patch from its signs. */
export const groundOdds = (sources: GroundSources, k: number): number =>
  signs.reduce((sum, sign) => sum + sign.weight * sign.read(sources, k), 0);
