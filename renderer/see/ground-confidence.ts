import { clamp } from "#renderer/math/scalar.ts";
import { groundSigns } from "./ground-signs.ts";
import { logOdds, type Scene } from "./scene.ts";

/** Mean agreement of photos that were understood wrongly, and of those understood well (0.66 to 0.76 against 0.83 and more). */
const poor = 0.6;
const good = 0.95;

/**
 * How sure the ground is, 0..1: how far the signs of each patch below the horizon, taken alone, agree with what was settled for all of
 * them together. Low values are pools, terraces, planted slopes, dusk: the region should be shown and asked about.
 */
export function groundConfidence(ground: Uint8Array, scene: Scene): number {
  let agreement = 0;
  let pixels = 0;
  for (let k = 0; k < ground.length; k++) {
    if (scene.depth[k]! <= 0) continue;
    const likely = 1 / (1 + Math.exp(-logOdds(groundSigns, scene, k)));
    agreement += scene.features.pixels[k]! * (ground[k] ? likely : 1 - likely);
    pixels += scene.features.pixels[k]!;
  }
  return pixels === 0 ? 0 : clamp((agreement / pixels - poor) / (good - poor), 0, 1);
}
