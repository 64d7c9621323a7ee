import { feetToMeters } from "#core/geometry/units.ts";
import { rulerKinds } from "#core/measure/ruler.ts";
import { clamp } from "#renderer/math/scalar.ts";
import { frontFeatures } from "./front-features.ts";
import { FRONT_WEIGHTS } from "./front-weights.generated.ts";
import type { ClassShares, DeepValues } from "./network/class-shares.ts";

/** A foot at the front of a house takes between these shares of the picture's height in every photo that was read. */
const LEAST_FOOT = 0.006;
const MOST_FOOT = 0.13;

/**
 * How much of the picture's height a door takes at the front of its house, by the look of the whole picture; null without a front. A line
 * through the features, fitted to readings by eye: `training/front-sizes.md`.
 */
export function doorShare(look: ClassShares & { deep: DeepValues }): number | null {
  const features = frontFeatures(look);
  if (!features) return null;
  const log = features.reduce((sum, value, i) => sum + value * FRONT_WEIGHTS[i + 1]!, FRONT_WEIGHTS[0]!);
  const foot = Math.exp(clamp(log, Math.log(LEAST_FOOT), Math.log(MOST_FOOT)));
  return (foot * rulerKinds.front.heightM) / feetToMeters(1);
}
