import type { Mask, RgbImage } from "#renderer/image/rgb-image.ts";

/** What may change, with the pixels that lamps light. */
export const withChanged = ({ width, height, data }: Mask, before: RgbImage, after: RgbImage): Mask => ({
  width,
  height,
  data: data.map((one, i) => {
    for (let q = i * 3; q < i * 3 + 3; q++) if (before.data[q] !== after.data[q]) return 255;
    return one;
  }),
});
