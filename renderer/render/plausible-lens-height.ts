import type { Camera } from "#core/camera/camera.ts";
import { defaultLensHeightM } from "#core/camera/make-camera.ts";
import type { Seen } from "#renderer/see/see-photo.ts";

/** Houses are rarely lower than this from foot to ridge: then the scale is wrong, not the house. */
const LOWEST_HOUSE_M = 3.6;
/** What is too low by a little is a low house, by more a house of usual height: the correction grows faster than the lack. */
const EAGERNESS = 1.6;
/** A correction beyond this is more likely a wrong mask. */
const MOST_FACTOR = 2;
/** A column counts as facade when the house stands on the ground there and takes this share of the photo's height. */
const FACADE_SHARE = 0.08;
const FOOT_SHARE = 0.02;
const SKY_GAP_SHARE = 0.015;
const FEWEST_COLUMNS = 12;
const STRIDE = 4;

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
const USUAL_HOUSE_M = 5.5;
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
  const lifted = facade.footRow - ((facade.footRow - camera.horizonY) * facade.tallM) / USUAL_HOUSE_M;
  return Math.max(lifted, camera.horizonY - STEEPEST * camera.focalPx);
}

/** Height of the taller part of the house on level ground and the row of its foot; null where too little of it is seen. */
function facadeOf(camera: Camera, seen: Seen, free: boolean): { tallM: number; footRow: number } | null {
  const columns = facadeColumns(camera, seen, free).sort((a, b) => a.tallM - b.tallM);
  return columns.length < FEWEST_COLUMNS ? null : columns[Math.floor(columns.length * 0.75)]!;
}

/** Metres from foot to top of the house, one per fourth photo column in which it stands on the ground; `free`: with sky above it. */
function facadeColumns(camera: Camera, seen: Seen, free: boolean): { tallM: number; footRow: number }[] {
  const { widthPx: width, heightPx: height } = camera;
  const columns: { tallM: number; footRow: number }[] = [];
  for (let column = 0; column < width; column += STRIDE) {
    let foot = height - 1;
    while (foot >= 0 && seen.house[foot * width + column]! <= 0.5) foot--;
    if (foot < camera.horizonY + 5 || !standsOnGround(seen, column, foot, width, height)) continue;
    let top = 0;
    while (top < foot && seen.house[top * width + column]! <= 0.5) top++;
    // Without sky above it is a fence, or a house cut by the upper edge of the photo.
    const above = Math.max(0, top - Math.ceil(height * SKY_GAP_SHARE));
    if (top <= 1 || foot - top < height * FACADE_SHARE) continue;
    if (free && seen.sky[above * width + column]! <= 0.5) continue;
    columns.push({ tallM: ((foot - top) * camera.groundZ(foot)) / camera.focalPx, footRow: foot });
  }
  return columns;
}

function standsOnGround(seen: Seen, column: number, foot: number, width: number, height: number): boolean {
  const last = Math.min(height - 1, foot + Math.max(3, Math.round(height * FOOT_SHARE)));
  for (let row = foot + 1; row <= last; row++) if (seen.ground[row * width + column]! > 0.5) return true;
  return false;
}
