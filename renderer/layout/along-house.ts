import type { GroundSdf } from "#renderer/mask/coverage.ts";
import type { Site } from "./site.ts";

/** How far the curve of a foundation bed swings about its depth, meters. */
const SWING_M = 0.5;
/** Blur of the house's line before a bed follows it, meters: takes out the mask's teeth. */
const SMOOTH_M = 0.15;
/** The two sines of a front edge: share of the swing and radians per meter, waves of 7.4 m and 15.3 m. Their sum never repeats in a yard. */
const SHORT_WAVE = { share: 0.62, perM: 0.85 };
const LONG_WAVE = { share: 0.38, perM: 0.41 };

/** A curve of two sines about the usual depth, in front of whatever the region ends at, across the picture or away into it. */
export function alongHouse(
  site: Site,
  depthM: number,
  swingM = SWING_M,
  houseDistance = site.grid.houseDistance,
): GroundSdf {
  const { grid, seed } = site;
  const house = grid.smooth(houseDistance, SMOOTH_M);
  // Another curve for every seed.
  const phase = (seed % 1000) * 1.7;
  return (x, z) =>
    grid.at(house, x, z) -
    depthM -
    swingM *
      (SHORT_WAVE.share * Math.sin((x + z) * SHORT_WAVE.perM + phase) +
        LONG_WAVE.share * Math.sin((x + z) * LONG_WAVE.perM + 1.3 + phase * 2));
}
