import type { Camera } from "#core/camera/camera.ts";
import { facadeOf, horizonOfHouse } from "#renderer/see/facade.ts";
import type { Seen } from "#renderer/see/see-photo.ts";

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
  const facade = facadeOf(camera, seen);
  if (!facade || facade.tallM <= HIGHEST_ON_LEVEL_M) return camera.horizonY;
  // A slope lifts the vanishing row by slope times focal length; steeper ones than `STEEPEST` are not believed.
  return Math.max(horizonOfHouse(camera, facade), camera.horizonY - STEEPEST * camera.focalPx);
}
