import { clamp } from "#renderer/math/scalar.ts";
import { evidenceCut } from "./evidence-cut.ts";
import { lightness, logOdds, type Scene, type Sign } from "./scene.ts";

/** Signs of sky above the horizon, fitted like `groundSigns`: bright, blue, even, without straight edges, high up. */
const skySigns: readonly Sign[] = [
  { weight: -2.4, read: () => 1 },
  { weight: -0.95, read: (s, k) => clamp(s.features.greenness[k]!, -0.1, 0.3) * 5 },
  { weight: -0.4, read: (s, k) => Math.min(s.features.texture[k]!, 10) / 5 },
  { weight: 3.1, read: (s, k) => lightness(s, k) / 50 },
  { weight: -3.09, read: (s, k) => s.features.warmth[k]! * 5 },
  { weight: -3.44, read: (s, k) => s.edges.all[k]! * 5 },
  { weight: -0.46, read: (s, k) => s.edges.uprightBelow[k]! * 5 },
  { weight: -7.55, read: (s, k) => s.patches.centers[k * 5 + 4]! / s.patches.height },
  { weight: 1.22, read: (s, k) => (s.features.texture[k]! < 1 ? 1 : 0) },
];
const mostOdds = 6;

/** Which patches are sky; 1 = sky. Never below the horizon. */
export const skyPatches = (scene: Scene): Uint8Array =>
  evidenceCut(
    scene.depth.map((depth, k) =>
      depth > 0 ? Number.NEGATIVE_INFINITY : clamp(logOdds(skySigns, scene, k), -mostOdds, mostOdds),
    ),
    scene.graph,
  );
