import { resample } from "./resample.ts";
import type { RgbImage } from "./rgb-image.ts";

/** The picture at a smaller width, height in proportion; one that is not wider stays as it is. */
export const shrink = (image: RgbImage, width: number): RgbImage =>
  width >= image.width
    ? image
    : resample(image, width, Math.max(1, Math.round((image.height * width) / image.width)));
