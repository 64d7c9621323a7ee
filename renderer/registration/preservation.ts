import type { Mask, RgbImage } from "#renderer/image/rgb-image.ts";

/** How much of the protected part stayed. `score` 1 = every protected pixel; 1 too when nothing is protected. */
export type Preservation = { protectedPixels: number; changedPixels: number; score: number };

/**
 * Counts the protected pixels (`editable` 0) whose largest channel difference from the photo exceeds `tolerance`
 * (0 to 255; 0 = equal byte for byte). Photo, result and mask have one size.
 */
export function measurePreservation(
  photo: RgbImage,
  result: RgbImage,
  editable: Mask,
  tolerance = 0,
): Preservation {
  let protectedPixels = 0;
  let changedPixels = 0;
  for (let i = 0, q = 0; i < editable.data.length; i++, q += 3) {
    if (editable.data[i] !== 0) continue;
    protectedPixels++;
    // The largest of the three channels, in levels of 255.
    const difference = Math.max(
      Math.abs(photo.data[q]! - result.data[q]!),
      Math.abs(photo.data[q + 1]! - result.data[q + 1]!),
      Math.abs(photo.data[q + 2]! - result.data[q + 2]!),
    );
    if (difference > tolerance) changedPixels++;
  }
  const score = protectedPixels === 0 ? 1 : (protectedPixels - changedPixels) / protectedPixels;
  return { protectedPixels, changedPixels, score };
}
