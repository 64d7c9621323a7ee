import { luminance } from "#renderer/image/luminance.ts";
import type { Mask, RgbImage } from "#renderer/image/rgb-image.ts";
import { floatsFrom } from "#renderer/math/from-plane.ts";
import type { Alignment } from "./alignment.ts";
import { searchCoarse } from "./coarse-search.ts";
import { buildPyramid } from "./pyramid.ts";
import { type Refinement, refineAlignment } from "./refine-alignment.ts";

export type Registration = {
  alignment: Alignment;
  /** Correlation of the protected part once aligned, -1 to 1; a faithful model reaches 0.9 and more. */
  correlation: number;
  /** Share of protected pixels that agree with the photo once aligned, 0 to 1. */
  agreeing: number;
};

/** Widest level that is worked on, pixels. Larger photos are aligned at a half or a quarter of their size. */
const LARGEST_WIDTH = 1400;
/** Width of the level on which every shift and scale is tried. */
const SMALLEST_WIDTH = 96;
/** Largest shift looked for: 24 px of a photo about 1500 px wide, with room for rounding; a share of the longer side. */
const LARGEST_SHIFT = 0.03;
/** Never fewer than this many photo pixels, so that small photos get the whole 24. */
const LEAST_SHIFT_PX = 26;
/** In steps of 1%: half a step moves a corner of the coarsest level by less than a pixel. A little beyond 0.95 to 1.05. */
const SCALES = [0.94, 0.95, 0.96, 0.97, 0.98, 0.99, 1, 1.01, 1.02, 1.03, 1.04, 1.05, 1.06];
/** Below this correlation two pictures do not show one scene (unrelated photos stay under 0.35). */
const LEAST_CORRELATION = 0.6;
/** A result beyond these is no match: the scales and shifts tried, and a little more. */
const MOST_SCALING = 0.07;
const MOST_SHIFTS = 2;

const clampStart = (found: Refinement | null, fallback: Alignment): Alignment => found?.alignment ?? fallback;

/**
 * Finds how an edited picture lies over its photo from the protected pixels alone (`editable` 0). Both pictures have the
 * same size. Shifts to 24 px and scales from 0.95 to 1.05 are found within half a pixel anywhere in the picture;
 * exposure and contrast may differ. Null = they could not be matched: the scene differs or has too little detail.
 */
export function registerPicture(photo: RgbImage, edited: RgbImage, editable: Mask): Registration | null {
  const { width, height } = photo;
  const share = floatsFrom(editable.data, (value) => (value === 0 ? 1 : 0));
  const limits = { largestWidth: LARGEST_WIDTH, smallestWidth: SMALLEST_WIDTH };
  const photoLevels = buildPyramid(luminance(photo), share, width, height, limits);
  const otherLevels = buildPyramid(luminance(edited), share, width, height, limits);

  const coarsest = photoLevels.length - 1;
  // Photo pixels per pixel of the coarsest level.
  const reduction = width / photoLevels[coarsest]!.width;
  const shiftPx = Math.max(LEAST_SHIFT_PX, LARGEST_SHIFT * Math.max(width, height));
  const search = searchCoarse(photoLevels[coarsest]!, otherLevels[coarsest]!, {
    shift: Math.ceil(shiftPx / reduction) + 1,
    scales: SCALES,
  });
  let alignment = search.alignment;
  let refined: Refinement | null = null;
  for (let level = coarsest; level >= 0; level--) {
    if (level < coarsest) {
      // A shift counts more pixels on the next larger level; a scale stays as it is.
      const growth = photoLevels[level]!.width / photoLevels[level + 1]!.width;
      alignment = { scale: alignment.scale, dx: alignment.dx * growth, dy: alignment.dy * growth };
    }
    refined = refineAlignment(photoLevels[level]!, otherLevels[level]!, alignment);
    alignment = clampStart(refined, alignment);
  }
  if (!refined || refined.correlation < LEAST_CORRELATION) return null;
  // From the largest level that was worked on to the photo itself.
  const toPhoto = width / photoLevels[0]!.width;
  if (
    Math.abs(alignment.scale - 1) > MOST_SCALING ||
    Math.hypot(alignment.dx, alignment.dy) * toPhoto > MOST_SHIFTS * shiftPx
  )
    return null;
  return {
    alignment: { scale: alignment.scale, dx: alignment.dx * toPhoto, dy: alignment.dy * toPhoto },
    correlation: refined.correlation,
    agreeing: refined.agreeing,
  };
}
