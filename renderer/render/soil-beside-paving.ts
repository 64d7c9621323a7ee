import { toLinear } from "#renderer/color/srgb.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { luminance } from "#renderer/light/ground-chroma.ts";
import { findPieces } from "#renderer/mask/find-pieces.ts";
import { boxBlur } from "#renderer/math/box-blur.ts";
import { nthSmallest } from "#renderer/math/nth-smallest.ts";
import { oncePer } from "#renderer/once-per.ts";
import type { Seen } from "#renderer/see/see-photo.ts";

/** Redder than blue (difference over sum, linear light): soil by at least the first, and by the second more than the paving around it, the median of it. */
const WARM = 0.2;
const WARMER = 0.12;
/** Soil is told from gray paving alone: pavers warmer than this in the median have brown ones among them. */
const GRAY = 0.12;
/** And soil is darker than that: less than this share of its light. */
const DARKER = 0.8;
/** Paving of which more than this looks so is brick, or clay pavers of many colors. */
const MOST_SOIL = 0.35;
/** Pixels around one that are looked at together, and the share of them that must look so. */
const AROUND_PX = 2;
const MOSTLY = 0.5;
/** Less, as a share of the photo, is a leaf or a stain. */
const LEAST_SHARE = 0.001;
/** It borders on soft ground along at least this share of its rim: stains in the middle of a drive do not. */
const BESIDE_SOFT = 0.2;
/** Coverage from which a pixel belongs to a mask, and from which one beside it is soft ground. */
const INSIDE = 0.5;
const SOME = 0.25;

/**
 * The bare soil along new paving that the network takes for a part of it: it belongs to the yard. 1 per pixel of `seen`.
 */
export const soilBesidePaving = oncePer((seen: Seen): Uint8Array => {
  const { drive, walk, soft, picture, width, height } = seen;
  const own = new Uint8Array(soft.length);
  const paved: number[] = [];
  for (let i = 0; i < soft.length; i++) if (drive[i]! + walk[i]! > INSIDE) paved.push(i);
  if (paved.length === 0) return own;
  // Red, green and blue around a pixel.
  const around = new Float32Array(3);
  const [warmths, lights] = [new Float64Array(paved.length), new Float64Array(paved.length)];
  for (let k = 0; k < paved.length; k++) {
    meanAround(picture, paved[k]!, around);
    warmths[k] = (around[0]! - around[2]!) / (around[0]! + around[1]! + around[2]! + 1e-3);
    lights[k] = luminance(around[0]!, around[1]!, around[2]!);
  }
  const usual = { warmth: medianOf(warmths), light: medianOf(lights) };
  if (usual.warmth > GRAY) return own;
  const soil = new Float32Array(soft.length);
  const least = Math.max(WARM, usual.warmth + WARMER);
  let count = 0;
  for (let k = 0; k < paved.length; k++) {
    if (warmths[k]! < least || lights[k]! > DARKER * usual.light) continue;
    soil[paved[k]!] = 1;
    count++;
  }
  if (count === 0 || count > MOST_SOIL * paved.length) return own;
  const even = boxBlur(soil, width, height, AROUND_PX, 1);
  for (let i = 0; i < even.length; i++) if (drive[i]! + walk[i]! <= INSIDE) even[i] = 0;
  const { start, end, piece, sizes } = findPieces(even, width, height, MOSTLY, true);
  const rim = sizes.map(() => ({ all: 0, soft: 0 }));
  for (let k = 0; k < piece.length; k++) {
    const one = rim[piece[k]!]!;
    for (let i = start[k]!; i < end[k]!; i++)
      for (const to of [i - 1, i + 1, i - width, i + width]) {
        if (to < 0 || to >= even.length || even[to]! >= MOSTLY) continue;
        one.all++;
        if (soft[to]! > SOME) one.soft++;
      }
  }
  for (let k = 0; k < piece.length; k++) {
    const p = piece[k]!;
    const isSoil = sizes[p]! > LEAST_SHARE * even.length && rim[p]!.soft > BESIDE_SOFT * rim[p]!.all;
    if (isSoil) own.fill(1, start[k]!, end[k]!);
  }
  return own;
});

const THIRD = 1 / 3;
/** Linear red, green and blue of 3 x 3 pixels; the border pixel is repeated outwards. */
function meanAround({ width, height, data }: RgbImage, i: number, out: Float32Array): void {
  const x = i % width;
  const y = (i - x) / width;
  const [left, right] = [x > 0 ? -3 : 0, x < width - 1 ? 3 : 0];
  const [above, below] = [y > 0 ? -3 * width : 0, y < height - 1 ? 3 * width : 0];
  for (let c = 0; c < 3; c++) {
    const q = i * 3 + c;
    out[c] =
      (rowMean(data, q + above, left, right) +
        rowMean(data, q, left, right) +
        rowMean(data, q + below, left, right)) *
      THIRD;
  }
}

const rowMean = (data: Uint8Array, q: number, left: number, right: number): number =>
  Math.fround((toLinear[data[q + left]!]! + toLinear[data[q]!]! + toLinear[data[q + right]!]!) * THIRD);

const medianOf = (values: Float64Array): number => nthSmallest(Float32Array.from(values), values.length >> 1);
