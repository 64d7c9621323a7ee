import type { Camera } from "#core/camera/camera.ts";
import { defaultLensHeightM } from "#core/camera/make-camera.ts";
import { clamp } from "#renderer/math/scalar.ts";
import type { Seen } from "#renderer/see/see-photo.ts";

/** Houses are rarely lower than this from foot to ridge: then the scale is wrong, not the house. */
const LOWEST_HOUSE_M = 3.6;
const HIGHEST_HOUSE_M = 11;
/** What is too low by a little is a low house, by more a house of usual height: the correction grows faster than the lack. */
const EAGERNESS = 1.6;
/** Corrections beyond these are more likely a wrong mask. */
const LEAST_FACTOR = 0.5;
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
  const heights = facadeHeights(camera, seen);
  if (heights.length < FEWEST_COLUMNS) return defaultLensHeightM;
  const tall = heights.sort((a, b) => a - b)[Math.floor(heights.length * 0.75)]!;
  const factor =
    tall < LOWEST_HOUSE_M
      ? (LOWEST_HOUSE_M / tall) ** EAGERNESS
      : tall > HIGHEST_HOUSE_M
        ? HIGHEST_HOUSE_M / tall
        : 1;
  return defaultLensHeightM * clamp(factor, LEAST_FACTOR, MOST_FACTOR);
}

/** Metres from foot to top of the house, one per fourth photo column in which it stands on the ground. */
function facadeHeights(camera: Camera, seen: Seen): number[] {
  const { widthPx: width, heightPx: height } = camera;
  const heights: number[] = [];
  for (let column = 0; column < width; column += STRIDE) {
    let foot = height - 1;
    while (foot >= 0 && seen.house[foot * width + column]! <= 0.5) foot--;
    if (foot < camera.horizonY + 5 || !standsOnGround(seen, column, foot, width, height)) continue;
    let top = 0;
    while (top < foot && seen.house[top * width + column]! <= 0.5) top++;
    // Without sky above it is a fence, or a house cut by the upper edge of the photo.
    const above = Math.max(0, top - Math.ceil(height * SKY_GAP_SHARE));
    if (top <= 1 || seen.sky[above * width + column]! <= 0.5 || foot - top < height * FACADE_SHARE) continue;
    heights.push(((foot - top) * camera.groundZ(foot)) / camera.focalPx);
  }
  return heights;
}

function standsOnGround(seen: Seen, column: number, foot: number, width: number, height: number): boolean {
  const last = Math.min(height - 1, foot + Math.max(3, Math.round(height * FOOT_SHARE)));
  for (let row = foot + 1; row <= last; row++) if (seen.ground[row * width + column]! > 0.5) return true;
  return false;
}
