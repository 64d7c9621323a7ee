import type { Mask } from "#renderer/image/rgb-image.ts";

/** Coverage 0..1 -> the 8-bit mask that leaves the renderer. */
export const coverageToMask = (cover: Float32Array, width: number, height: number): Mask => ({
  width,
  height,
  data: Uint8Array.from(cover, (share) => Math.round(share * 255)),
});

/** The 8-bit mask -> coverage 0..1, for computing with. */
export const maskToCoverage = (mask: Mask): Float32Array =>
  Float32Array.from(mask.data, (value) => value / 255);
