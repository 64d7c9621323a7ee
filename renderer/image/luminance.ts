import type { RgbImage } from "./rgb-image.ts";

/** Brightness 0..1 per pixel as the eye weighs the encoded channels: what edges and texture are measured on. */
export function luminance(image: RgbImage): Float32Array {
  const { data } = image;
  const plane = new Float32Array(image.width * image.height);
  for (let i = 0, q = 0; i < plane.length; i++, q += 3) {
    plane[i] = (0.299 * data[q]! + 0.587 * data[q + 1]! + 0.114 * data[q + 2]!) / 255;
  }
  return plane;
}
