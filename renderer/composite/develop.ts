import { fromLinear } from "#renderer/color/srgb.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import type { Canvas } from "./canvas.ts";
import type { PhotoTexture } from "./photo-texture.ts";

/** Linear light above this is pressed together towards 1, as a camera's curve does, instead of being cut off. */
const SHOULDER = 0.68;

const rollOff = (v: number): number =>
  v > SHOULDER ? SHOULDER + (1 - SHOULDER) * (1 - Math.exp(-(v - SHOULDER) / (1 - SHOULDER))) : v;

/** Roll-off and sRGB curve in one table of linear light from 0 to `BRIGHTEST`, interpolated. */
const BRIGHTEST = 2.5;
const STEPS = 8192;
const CURVE = Float32Array.from({ length: STEPS + 2 }, (_, i) =>
  fromLinear(rollOff((i * BRIGHTEST) / STEPS)),
);
const PER_LIGHT = STEPS / BRIGHTEST;

/**
 * The finished picture: painted pixels are encoded to sRGB, softened and given grain like the photo's own; every other byte is
 * the photo's. Uses up the canvas.
 */
export function develop(photo: RgbImage, canvas: Canvas, texture: PhotoTexture, seed: number): RgbImage {
  const { width, height, data: source } = photo;
  const { rect, painted } = canvas;
  // Not slice(): of a Node Buffer, which a decoder may hand in, that is a view, and the photo itself would change.
  const data = Uint8Array.from(source);
  const encoded = encode(photo, canvas);
  const { softening, grain } = texture;
  // The sum of two uniform numbers has a deviation of 0.41 of their range.
  const amplitude = grain / 0.41;
  // A bare congruential generator is good enough for grain and several times faster than a closure.
  let state = (seed ^ 0x9e3779b9) | 0;
  const rowStep = width * 3;
  for (let y = rect.top; y < rect.bottom; y++) {
    const up = y > rect.top ? rowStep : 0;
    const down = y < rect.bottom - 1 ? rowStep : 0;
    for (let x = rect.left; x < rect.right; x++) {
      if (painted[y * width + x] === 0) continue;
      state = (Math.imul(state, 1664525) + 1013904223) | 0;
      const first = state >>> 16;
      state = (Math.imul(state, 1664525) + 1013904223) | 0;
      const noise = ((first + (state >>> 16)) / 65536 - 1) * amplitude;
      const left = x > rect.left ? 3 : 0;
      const right = x < rect.right - 1 ? 3 : 0;
      const start = (y * width + x) * 3;
      for (let q = start; q < start + 3; q++) {
        const own = encoded[q]!;
        const around =
          (encoded[q - left]! + encoded[q + right]! + encoded[q - up]! + encoded[q + down]!) * 0.25;
        const value = own + (around - own) * softening + noise + 0.5;
        data[q] = value < 0 ? 0 : value > 255 ? 255 : value;
      }
    }
  }
  return { width, height, data };
}

/** sRGB values, not rounded, of the canvas's rectangle; they take the place of its linear light. */
function encode(photo: RgbImage, canvas: Canvas): Float32Array {
  const { width, rect, light, painted } = canvas;
  const { data } = photo;
  for (let y = rect.top; y < rect.bottom; y++) {
    for (let x = rect.left; x < rect.right; x++) {
      const i = y * width + x;
      const start = i * 3;
      if (painted[i] === 0) {
        light[start] = data[start]!;
        light[start + 1] = data[start + 1]!;
        light[start + 2] = data[start + 2]!;
        continue;
      }
      for (let q = start; q < start + 3; q++) {
        const at = light[q]! * PER_LIGHT;
        if (at <= 0) light[q] = 0;
        else if (at >= STEPS) light[q] = CURVE[STEPS]!;
        else {
          const k = at | 0;
          light[q] = CURVE[k]! + (CURVE[k + 1]! - CURVE[k]!) * (at - k);
        }
      }
    }
  }
  return light;
}
