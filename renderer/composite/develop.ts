import { fromLinear } from "#renderer/color/srgb.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { seededRandom } from "#renderer/math/random.ts";
import { clamp } from "#renderer/math/scalar.ts";
import type { Canvas } from "./canvas.ts";
import type { PhotoTexture } from "./photo-texture.ts";

/** Linear light above this is pressed together towards 1, as a camera's curve does, instead of being cut off. */
const SHOULDER = 0.68;

const rollOff = (v: number): number =>
  v > SHOULDER ? SHOULDER + (1 - SHOULDER) * (1 - Math.exp(-(v - SHOULDER) / (1 - SHOULDER))) : v;

/**
 * The finished picture: painted pixels are encoded to sRGB, softened and given grain like the photo's own; every other byte is
 * the photo's.
 */
export function develop(photo: RgbImage, canvas: Canvas, texture: PhotoTexture, seed: number): RgbImage {
  const { width, height, data: source } = photo;
  const { rect, light, painted } = canvas;
  const data = source.slice();
  const random = seededRandom(seed);
  // The linear buffer is no longer needed and becomes the encoded one.
  const encoded = light;
  for (let y = rect.top; y < rect.bottom; y++) {
    for (let x = rect.left; x < rect.right; x++) {
      const i = y * width + x;
      for (let q = i * 3; q < i * 3 + 3; q++) {
        encoded[q] = painted[i] ? fromLinear(rollOff(light[q]!)) : source[q]!;
      }
    }
  }
  const { softening, grain } = texture;
  // The sum of two uniform numbers has a deviation of 0.41.
  const amplitude = grain / 0.41;
  for (let y = rect.top; y < rect.bottom; y++) {
    for (let x = rect.left; x < rect.right; x++) {
      const i = y * width + x;
      if (!painted[i]) continue;
      const left = (x > rect.left ? i - 1 : i) * 3;
      const right = (x < rect.right - 1 ? i + 1 : i) * 3;
      const up = (y > rect.top ? i - width : i) * 3;
      const down = (y < rect.bottom - 1 ? i + width : i) * 3;
      const noise = (random() + random() - 1) * amplitude;
      for (let c = 0; c < 3; c++) {
        const own = encoded[i * 3 + c]!;
        const around =
          (encoded[left + c]! + encoded[right + c]! + encoded[up + c]! + encoded[down + c]!) * 0.25;
        data[i * 3 + c] = clamp(Math.round(own + (around - own) * softening + noise), 0, 255);
      }
    }
  }
  return { width, height, data };
}
