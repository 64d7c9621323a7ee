import { resample } from "./resample.ts";
import type { RgbImage } from "./rgb-image.ts";

/**
 * The picture `width` pixels wide, height in proportion and at least 1; one that is not wider is returned as it is, not as a copy.
 */
export const shrink = (image: RgbImage, width: number): RgbImage =>
  width >= image.width
    ? image
    : // Never narrower than asked for; a panorama keeps at least one row.
      resample(image, width, Math.max(1, Math.round((image.height * width) / image.width)));
