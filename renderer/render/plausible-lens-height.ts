import type { Camera } from "#core/camera/camera.ts";
import { defaultLensHeightM } from "#core/camera/make-camera.ts";
import { facadeOf, horizonOfHouse, LOWEST_HOUSE_M } from "#renderer/see/facade.ts";
import type { Seen } from "#renderer/see/see-photo.ts";

/** What is too low by a little is a low house, by more a house of usual height: the correction grows faster than the lack. */
const EAGERNESS = 1.6;
/** A correction beyond this is more likely a wrong mask. */
const MOST_FACTOR = 2;

/**
 * Height of the lens at which the house in the photo has a plausible size. A lens of 1.6 m over a horizon that is a few percent
 * off can make a house of 2.5 m; every length on the ground would be short by the same factor, and shrubs would stand as high as the
 * eaves. Answers the usual height when the house is plausible or none is seen.
 */
export function plausibleLensHeight(camera: Camera, seen: Seen): number {
  const facade = facadeOf(camera, seen, true);
  if (!facade || facade.tallM >= LOWEST_HOUSE_M) return defaultLensHeightM;
  return defaultLensHeightM * Math.min(MOST_FACTOR, (LOWEST_HOUSE_M / facade.tallM) ** EAGERNESS);
}

/** A house that would be taller than this on level ground stands on rising ground, and is of usual height. */
const HIGHEST_ON_LEVEL_M = 9.5;
/** Steeper yards are terraced: rise over run. */
const STEEPEST = 0.15;

/**
 * The row where the ground before the house would vanish: above the horizon when it rises towards the house. Seen from 1.6 m a house
 * 13 m away has its foot well below the horizon; where a slope lifts the foot close to it the house seems three times as far and as
 * tall, and all that is laid on the ground with it. Answers the camera's own horizon on ground that can be level.
 */
export function groundHorizon(camera: Camera, seen: Seen): number {
  const facade = facadeOf(camera, seen, false);
  if (!facade || facade.tallM <= HIGHEST_ON_LEVEL_M) return camera.horizonY;
  return Math.max(horizonOfHouse(camera, facade), camera.horizonY - STEEPEST * camera.focalPx);
}
