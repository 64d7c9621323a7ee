import { toLinear } from "#renderer/color/srgb.ts";
import type { PixelRect } from "#renderer/image/pixel-rect.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { lendPlane } from "#renderer/lent-planes.ts";
import { oncePer } from "#renderer/once-per.ts";

/**
 * What is painted on: linear light of the rectangle of the photo that a design can touch, and which of its pixels were painted.
 * Planes are row-major in the rectangle; the untouched rest of the photo costs neither time nor memory.
 */
export type Canvas = {
  rect: PixelRect;
  /** Size of the rectangle. */
  width: number;
  height: number;
  /** Three channels per pixel. */
  light: Float32Array;
  /** 1 where something was painted: the only pixels whose bytes will differ from the photo's. */
  painted: Uint8Array;
};

/** The light of smaller photos, those of previews, is kept from one picture to the next: three megabytes. Pixels. */
const MOST_KEPT_PX = 300_000;

/** The plane of light is lent (`lendPlane`): whoever has finished with the canvas may give it back. */
export function prepareCanvas(photo: RgbImage, rect: PixelRect): Canvas {
  const width = Math.max(0, rect.right - rect.left);
  const height = Math.max(0, rect.bottom - rect.top);
  const light = lendPlane(width * height * 3);
  const { data } = photo;
  const known = photo.width * photo.height <= MOST_KEPT_PX ? lightOf(photo) : null;
  // Copied row by row: the rectangle is narrower than the photo.
  for (let y = 0; y < height; y++) {
    const from = ((rect.top + y) * photo.width + rect.left) * 3;
    if (known) light.set(known.subarray(from, from + width * 3), y * width * 3);
    else lightRow(data, from, light, y * width * 3, width * 3);
  }
  return { rect, width, height, light, painted: new Uint8Array(width * height) };
}

const lightOf = oncePer(({ data }: RgbImage): Float32Array => {
  const light = new Float32Array(data.length);
  lightRow(data, 0, light, 0, data.length);
  return light;
});

/** `count` bytes of the photo as linear light: a table look-up per channel. */
function lightRow(data: Uint8Array, from: number, light: Float32Array, to: number, count: number): void {
  for (let k = 0; k < count; k++) light[to + k] = toLinear[data[from + k]!]!;
}
