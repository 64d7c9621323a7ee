import type { PixelRect } from "#renderer/image/pixel-rect.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { boxBlur } from "#renderer/math/box-blur.ts";

/** Levels of one color across which values are evened no more. */
const EDGE_LEVELS = 20;
const ROUNDS = 2;

/**
 * A plane of a rectangle of a picture, evened over `space` pixels but not across the picture's edges: the recursive filter of Gastal and Oliveira ("Domain
 * transform for edge-aware image and video processing", 2011).
 */
export function evenWithin(
  plane: Float32Array,
  rect: PixelRect,
  picture: RgbImage,
  space: number,
): Float32Array {
  const wide = rect.right - rect.left;
  const high = rect.bottom - rect.top;
  const bright = new Float32Array(plane.length);
  const warm = new Float32Array(plane.length);
  const { data, width } = picture;
  for (let y = rect.top, o = 0; y < rect.bottom; y++)
    for (let x = rect.left; x < rect.right; x++, o++) {
      const i = (y * width + x) * 3;
      bright[o] = (data[i]! + 2 * data[i + 1]! + data[i + 2]!) / 4;
      warm[o] = data[i]! - data[i + 2]!;
    }
  const [light, hue] = [boxBlur(bright, wide, high, 1, 1), boxBlur(warm, wide, high, 1, 1)];
  const out = plane.slice();
  const [across, down] = [new Float32Array(plane.length), new Float32Array(plane.length)];
  for (let round = 0; round < ROUNDS; round++) {
    const sigma = (space * Math.sqrt(3) * 2 ** (ROUNDS - round - 1)) / Math.sqrt(4 ** ROUNDS - 1);
    const fall = table(Math.SQRT2 / sigma, space / EDGE_LEVELS);
    weigh(light, hue, 1, fall, across);
    weigh(light, hue, wide, fall, down);
    for (let row = 0; row < out.length; row += wide) alongRow(out, across, row, wide);
    for (let o = wide; o < out.length; o++) out[o]! += down[o]! * (out[o - wide]! - out[o]!);
    for (let o = out.length - wide - 1; o >= 0; o--) out[o]! += down[o + wide]! * (out[o + wide]! - out[o]!);
  }
  return out;
}

/** How much of a value goes on to the next pixel, by the levels between both in quarters. */
function table(fall: number, perLevel: number): Float32Array {
  return Float32Array.from({ length: 4 * 512 }, (_, k) => Math.exp(-fall * (1 + (perLevel * k) / 4)));
}

function weigh(
  light: Float32Array,
  hue: Float32Array,
  step: number,
  fall: Float32Array,
  to: Float32Array,
): void {
  for (let o = step; o < light.length; o++) {
    const levels = Math.abs(light[o]! - light[o - step]!) + Math.abs(hue[o]! - hue[o - step]!);
    to[o] = fall[Math.min(fall.length - 1, (4 * levels) | 0)]!;
  }
}

function alongRow(out: Float32Array, across: Float32Array, row: number, wide: number): void {
  for (let o = row + 1; o < row + wide; o++) out[o]! += across[o]! * (out[o - 1]! - out[o]!);
  for (let o = row + wide - 2; o >= row; o--) out[o]! += across[o + 1]! * (out[o + 1]! - out[o]!);
}
