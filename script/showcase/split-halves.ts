import type { RgbImage } from "#renderer/image/rgb-image.ts";
import type { BeforeAndAfter } from "./make-design.ts";

/** One picture with the left half of before and the right half of after: as a slider stands until somebody moves it. */
export function splitHalves({ before, after }: BeforeAndAfter): RgbImage {
  const { width, height } = before;
  const data = after.data.slice();
  const middle = (width >> 1) * 3;
  for (let row = 0; row < height; row++) {
    const start = row * width * 3;
    data.set(before.data.subarray(start, start + middle), start);
  }
  return { width, height, data };
}
