import type { RgbImage } from "./rgb-image.ts";

/** Weights of red, green and blue in the luma of encoded (not linear) channels, ITU-R BT.601. They sum up to 1. */
const RED = 0.299;
const GREEN = 0.587;
const BLUE = 0.114;

/** Luma 0..1 per pixel, row-major: edges and texture are measured on it. Not the luminance of light: bytes are not made linear. */
export function luminance(image: RgbImage): Float32Array {
  const { data } = image;
  const plane = new Float32Array(image.width * image.height);
  for (let i = 0, q = 0; i < plane.length; i++, q += 3) {
    plane[i] = (RED * data[q]! + GREEN * data[q + 1]! + BLUE * data[q + 2]!) / 255;
  }
  return plane;
}
