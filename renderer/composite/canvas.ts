import { toLinear } from "#renderer/color/srgb.ts";
import type { PixelRect } from "#renderer/image/pixel-rect.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";

/**
 * What is painted on: linear light in the photo's own pixel grid, filled only inside `rect` (everything that is painted
 * lies in it; the untouched rest costs nothing), and which pixels were painted.
 */
export type Canvas = {
  width: number;
  height: number;
  rect: PixelRect;
  /** Three channels per pixel. */
  light: Float32Array;
  /** 1 where something was painted: the only pixels whose bytes will differ from the photo's. */
  painted: Uint8Array;
};

export function prepareCanvas(photo: RgbImage, rect: PixelRect): Canvas {
  const { width, height, data } = photo;
  const light = new Float32Array(width * height * 3);
  for (let y = rect.top; y < rect.bottom; y++) {
    const end = (y * width + rect.right) * 3;
    for (let q = (y * width + rect.left) * 3; q < end; q++) light[q] = toLinear[data[q]!]!;
  }
  return { width, height, rect, light, painted: new Uint8Array(width * height) };
}
