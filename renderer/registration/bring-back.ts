import type { RgbImage } from "#renderer/image/rgb-image.ts";
import type { Alignment } from "./alignment.ts";

/**
 * Undoes an alignment: the edited picture moved and scaled back over its photo, same size, bilinear. Where the edited
 * picture does not reach, its border pixel is repeated.
 */
export function bringBack(edited: RgbImage, { scale, dx, dy }: Alignment): RgbImage {
  const { width, height, data } = edited;
  const out = new Uint8Array(data.length);
  // The middle of the picture, counted in pixel centers: of 4 columns, 0 to 3, it is 1.5.
  const halfX = (width - 1) / 2;
  const halfY = (height - 1) / 2;
  for (let y = 0; y < height; y++) {
    // (u, v): place in the edited picture, held inside it; (x0, y0) its upper left pixel, (fx, fy) the share of the next ones.
    const v = Math.min(height - 1, Math.max(0, scale * (y - halfY) + dy + halfY));
    const y0 = Math.min(Math.floor(v), Math.max(0, height - 2));
    const fy = v - y0;
    // Bytes to the pixel below and beside; 0 in a picture one pixel high or wide, which has none.
    const below = height > 1 ? width * 3 : 0;
    for (let x = 0; x < width; x++) {
      const u = Math.min(width - 1, Math.max(0, scale * (x - halfX) + dx + halfX));
      const x0 = Math.min(Math.floor(u), Math.max(0, width - 2));
      const fx = u - x0;
      const beside = width > 1 ? 3 : 0;
      const at = (y0 * width + x0) * 3;
      const to = (y * width + x) * 3;
      for (let channel = 0; channel < 3; channel++) {
        const q = at + channel;
        const top = data[q]! * (1 - fx) + data[q + beside]! * fx;
        const bottom = data[q + below]! * (1 - fx) + data[q + below + beside]! * fx;
        out[to + channel] = Math.round(top * (1 - fy) + bottom * fy);
      }
    }
  }
  return { width, height, data: out };
}
