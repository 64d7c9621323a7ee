import { clamp } from "#renderer/math/scalar.ts";
import { lightness, type Sign } from "./scene.ts";

/**
 * Signs of ground, each scaled to about 0..1 or -1..1. The weights are a logistic regression over the patches below the horizon of
 * eight rendered yards with exact masks and nine photographs with a hand-drawn house line, each at three sizes; errors on walls
 * count 2.25 times. Chosen among 28 signs by leaving out one picture at a time: one that helps only its own picture is not here.
 */
export const groundSigns: readonly Sign[] = [
  { weight: -4.4, read: () => 1 },
  { weight: 0.6, read: (s, k) => clamp(s.features.greenness[k]!, -0.1, 0.3) * 5 },
  { weight: -0.94, read: (s, k) => Math.min(s.features.texture[k]!, 10) / 5 },
  // Steps of lightness along a row: brick, boards, siding seen obliquely.
  { weight: -1.52, read: (s, k) => Math.min(s.features.across[k]!, 20) / 10 },
  { weight: 0.81, read: (s, k) => Math.min(s.features.down[k]!, 20) / 10 },
  // Ground faces the sky and is brighter than what stands on it.
  { weight: 2.28, read: (s, k) => lightness(s, k) / 50 },
  { weight: 0.69, read: (s, k) => s.features.warmth[k]! * 5 },
  { weight: -1.98, read: (s, k) => s.edges.all[k]! * 5 },
  { weight: -4.31, read: (s, k) => s.edges.upright[k]! * 5 },
  { weight: -1.41, read: (s, k) => s.wall[k]! / 3 },
  // Touches the lower edge of the photo.
  { weight: 2.21, read: (s, k) => (s.features.lastRow[k]! >= s.patches.height - 3 ? 1 : 0) },
  // Grey and far: a wall rather than concrete more than 16 m away.
  {
    weight: -2.33,
    read: (s, k) => (s.features.greenness[k]! < 0.09 ? clamp((0.22 - s.depth[k]!) * 14, 0, 2.5) / 2 : 0),
  },
  // Bright even green: lawn.
  { weight: 0.22, read: (s, k) => (s.features.greenness[k]! > 0.16 && s.features.texture[k]! < 5 ? 1 : 0) },
  { weight: -4.78, read: (s, k) => s.edges.uprightBelow[k]! * 5 },
  { weight: -5.55, read: (s, k) => s.edges.allBelow[k]! * 10 },
  { weight: 0.88, read: (s, k) => s.coherence[k]! * 2 },
  { weight: 3.6, read: (s, k) => clamp(s.wallDistance[k]! / 60, 0, 2) },
];
