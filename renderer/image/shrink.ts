import type { RgbImage } from "./rgb-image.ts";

/**
 * The picture at a smaller width, height in proportion, by the mean over each new pixel's box (in sRGB values: the models that
 * read it work on looks, not on light). A width at or above the picture's own returns the picture itself.
 */
export function shrink(image: RgbImage, width: number): RgbImage {
  if (width >= image.width) return image;
  const scale = image.width / width;
  const height = Math.max(1, Math.round(image.height / scale));
  const data = new Uint8Array(width * height * 3);
  const columnEdges = Int32Array.from({ length: width + 1 }, (_, x) => Math.floor(x * scale));
  for (let y = 0; y < height; y++) {
    const y0 = Math.min(image.height - 1, Math.floor(y * scale));
    const y1 = Math.max(y0 + 1, Math.min(image.height, Math.floor((y + 1) * scale)));
    for (let x = 0; x < width; x++) {
      const x0 = columnEdges[x]!;
      const x1 = Math.max(x0 + 1, Math.min(image.width, columnEdges[x + 1]!));
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let j = y0; j < y1; j++) {
        const end = (j * image.width + x1) * 3;
        for (let q = (j * image.width + x0) * 3; q < end; q += 3) {
          red += image.data[q]!;
          green += image.data[q + 1]!;
          blue += image.data[q + 2]!;
        }
      }
      const count = (y1 - y0) * (x1 - x0);
      const o = (y * width + x) * 3;
      data[o] = Math.round(red / count);
      data[o + 1] = Math.round(green / count);
      data[o + 2] = Math.round(blue / count);
    }
  }
  return { width, height, data };
}
