import { fromLinear } from "#renderer/color/srgb.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { hashInt } from "#renderer/math/random.ts";
import type { Vec3 } from "#renderer/math/vec3.ts";
import type { Canvas } from "./canvas.ts";
import type { PhotoTexture } from "./photo-texture.ts";

/** Linear light above this is pressed together towards 1, as a camera's curve does, instead of being cut off. */
const SHOULDER = 0.68;
/** What is left up to white at least when the roll-off is undone: white itself would come from infinite light. */
const LEAST_LEFT = 0.02;

const rollOff = (v: number): number =>
  v > SHOULDER ? SHOULDER + (1 - SHOULDER) * (1 - Math.exp(-(v - SHOULDER) / (1 - SHOULDER))) : v;

/** Linear light that development turns into this value: what is taken from a photo and painted again comes out as it was. */
export function beforeRollOff(value: number): number {
  if (value <= SHOULDER) return value;
  const left = Math.max(1 - (value - SHOULDER) / (1 - SHOULDER), LEAST_LEFT);
  return SHOULDER - (1 - SHOULDER) * Math.log(left);
}

/** Roll-off and sRGB curve in one table of linear light from 0 to `BRIGHTEST`, interpolated. */
const BRIGHTEST = 2.5;
/** So fine that the line between two steps is off by less than a tenth of a byte in the darkest tones. */
const STEPS = 8192;
const CURVE = Float32Array.from({ length: STEPS + 2 }, (_, i) =>
  fromLinear(rollOff((i * BRIGHTEST) / STEPS)),
);
const PER_LIGHT = STEPS / BRIGHTEST;
/** From a tenth of white on nothing of a veil is seen. */
const BRIGHT_OVER_VEIL = 10;
/** Standard deviation of the sum of two uniform numbers, each from -0.5 to 0.5: the root of 1/6. */
const GRAIN_DEVIATION = 0.41;

/**
 * The picture of a canvas: painted pixels are encoded to sRGB, softened and given grain like the photo's own; every other byte is
 * the photo's. The canvas stays as it is, so that an unfinished one can be shown.
 */
export function develop(photo: RgbImage, canvas: Canvas, texture: PhotoTexture, seed: number): RgbImage {
  const { rect, width, height, painted } = canvas;
  // Not slice(): of a Node Buffer, which a decoder may hand in, that is a view, and the photo itself would change.
  const data = new Uint8Array(photo.data.length);
  data.set(photo.data);
  const { softening, grain, veil } = texture;
  const film: Film = {
    softening,
    amplitude: grain / GRAIN_DEVIATION,
    state: 0,
    above: new Float32Array(width * 3),
    own: new Float32Array(width * 3),
    below: new Float32Array(width * 3),
  };
  if (height > 0) encodeRow(photo, canvas, veil, 0, film.below);
  for (let y = 0; y < height; y++) {
    const { above, own, below } = film;
    film.above = own;
    film.own = below;
    film.below = above;
    if (y + 1 < height) encodeRow(photo, canvas, veil, y + 1, film.below);
    film.state = hashInt(rect.top + y, 0, seed) + Math.imul(rect.left, PER_COLUMN);
    const row = painted.subarray(y * width, (y + 1) * width);
    developRow(film, row, y > 0, y + 1 < height, data, ((rect.top + y) * photo.width + rect.left) * 3);
  }
  return { width: photo.width, height: photo.height, data };
}

/**
 * What the state of the grain grows by from column to column of the photo: a prime near 2³² over the golden ratio, as in multiplicative
 * hashing (Knuth, "The Art of Computer Programming", volume 3), so that neighbors differ in their high bits.
 */
const PER_COLUMN = 0x9e3779b1;
/** Odd factors that spread every bit of the state over all bits: those of the finalizer of MurmurHash3 (Austin Appleby). */
const HASH_FIRST = 0x85ebca6b;
const HASH_SECOND = 0xc2b2ae35;

/** What turns rows of the canvas into rows of the picture: three rows as sRGB values, and the state of the grain where the row begins. */
type Film = {
  softening: number;
  amplitude: number;
  state: number;
  above: Float32Array;
  own: Float32Array;
  below: Float32Array;
};

/** Writes the painted pixels of a row to `data`, from byte `start` on; `hasAbove` and `hasBelow` say whether it has neighbors there. */
function developRow(
  film: Film,
  row: Uint8Array,
  hasAbove: boolean,
  hasBelow: boolean,
  data: Uint8Array,
  start: number,
): void {
  const { softening, amplitude, own } = film;
  const up = hasAbove ? film.above : own;
  const down = hasBelow ? film.below : own;
  const width = row.length;
  // Grain belongs to its pixel, whatever else is painted: a change must not stir the grain of what it leaves alone.
  const rowState = film.state;
  const last = row.lastIndexOf(1);
  for (let x = row.indexOf(1); x >= 0 && x <= last; x++) {
    if (row[x] === 0) continue;
    // A hash of the pixel: its two halves of 16 bits are the two uniform numbers.
    let state = Math.imul(rowState + Math.imul(x, PER_COLUMN), HASH_FIRST);
    state = Math.imul(state ^ (state >>> 15), HASH_SECOND);
    state ^= state >>> 13;
    const noise = (((state >>> 16) + (state & 0xffff)) / 65536 - 1) * amplitude + 0.5;
    const left = x > 0 ? 3 : 0;
    const right = x < width - 1 ? 3 : 0;
    for (let q = x * 3; q < x * 3 + 3; q++) {
      // Mean of the four neighbors; at the frame the pixel itself stands for a missing one.
      const around = (own[q - left]! + own[q + right]! + up[q]! + down[q]!) * 0.25;
      const value = own[q]! + (around - own[q]!) * softening + noise;
      data[start + q] = value < 0 ? 0 : value > 255 ? 255 : value;
    }
  }
}

/** sRGB values, not rounded, of one row of the canvas. */
function encodeRow(photo: RgbImage, canvas: Canvas, veil: Vec3, y: number, out: Float32Array): void {
  const { rect, width, light, painted } = canvas;
  const { data } = photo;
  const start = ((rect.top + y) * photo.width + rect.left) * 3;
  const from = y * width * 3;
  for (let x = 0, q = 0; x < width; x++) {
    if (painted[y * width + x] === 0) {
      out[q] = data[start + q]!;
      out[q + 1] = data[start + q + 1]!;
      out[q + 2] = data[start + q + 2]!;
      q += 3;
      continue;
    }
    for (let c = 0; c < 3; c++, q++) {
      const own = light[from + q]!;
      // A veil lies over dark light; what is bright outshines it.
      const at = (own + veil[c]! * Math.max(0, 1 - own * BRIGHT_OVER_VEIL)) * PER_LIGHT;
      if (at <= 0) out[q] = 0;
      else if (at >= STEPS) out[q] = CURVE[STEPS]!;
      else {
        const k = at | 0;
        out[q] = CURVE[k]! + (CURVE[k + 1]! - CURVE[k]!) * (at - k);
      }
    }
  }
}
