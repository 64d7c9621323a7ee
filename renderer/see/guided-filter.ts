import { tapsOf } from "#renderer/image/enlarger.ts";
import type { PixelRect } from "#renderer/image/pixel-rect.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { boxBlur } from "#renderer/math/box-blur.ts";

/** Window radius and regularisation (brightness² units): follows edges of a few hundredths of contrast. */
const radius = 2;
const epsilon = 0.0012;
/** Contrast put on the result about one half: the filter alone leaves a soft rim. */
const contrast = 3;

type Size = { width: number; height: number };

/** A mask as a linear function of brightness, one slope and offset per pixel of the small picture. */
type Coefficients = { slope: Float32Array; offset: Float32Array };

/**
 * Fast guided filter (He and Sun, 2015): masks found in a small picture, brought to a larger one along its own edges. In each
 * window the mask is a linear function of brightness; its coefficients are found small, enlarged, and applied to the full-size
 * brightness. One filter serves all masks of a picture, and costs nothing outside the rectangle that is asked for.
 */
export class GuidedFilter {
  readonly #guide: Float32Array;
  readonly #small: Size;
  readonly #mean: Float32Array;
  readonly #variance: Float32Array;

  /** `guide`: brightness 0..1 of the small picture. */
  constructor(guide: Float32Array, small: Size) {
    this.#guide = guide;
    this.#small = { width: small.width, height: small.height };
    this.#mean = this.#blur(guide);
    const square = new Float32Array(guide.length);
    for (let i = 0; i < guide.length; i++) square[i] = guide[i]! * guide[i]!;
    this.#variance = this.#blur(square);
    for (let i = 0; i < guide.length; i++) this.#variance[i]! -= this.#mean[i]! * this.#mean[i]!;
  }

  /**
   * A small mask (0..1) as coverage bytes (0..255) of `rect` of the photo, row-major in the rectangle. `level` is the share that
   * becomes one half: above 0.5 the mask draws in a little at its rim.
   */
  enlarge(mask: Float32Array, level: number, photo: RgbImage, rect: PixelRect): Uint8Array {
    const { slope, offset } = this.#coefficients(mask);
    const { width, height } = this.#small;
    const columns = tapsOf(photo.width, width);
    const rows = tapsOf(photo.height, height);
    const wide = rect.right - rect.left;
    const out = new Uint8Array(wide * (rect.bottom - rect.top));
    // One row of coefficients, interpolated down, then read across: half the work of four taps per pixel.
    const slopes = new Float32Array(width + 1);
    const offsets = new Float32Array(width + 1);
    // Where the mask is the same all around it is a byte for every pixel between two columns; -1 elsewhere.
    const plainByte = new Int16Array(width + 1);
    const { data } = photo;
    const firstColumn = columns.first[rect.left] ?? 0;
    const lastColumn = columns.second[rect.right - 1] ?? 0;
    for (let y = rect.top; y < rect.bottom; y++) {
      const top = rows.first[y]! * width;
      const bottom = rows.second[y]! * width;
      const down = rows.share[y]!;
      // Rows of the mask that are all full or all empty, as most are, need no photo.
      let plain = true;
      const fill = slope[top + firstColumn] === 0 ? offset[top + firstColumn]! : Number.NaN;
      for (let x = firstColumn; x <= lastColumn; x++) {
        slopes[x] = slope[top + x]! + (slope[bottom + x]! - slope[top + x]!) * down;
        offsets[x] = offset[top + x]! + (offset[bottom + x]! - offset[top + x]!) * down;
        if (slopes[x] !== 0 || offsets[x] !== fill) plain = false;
      }
      let o = (y - rect.top) * wide;
      if (plain) {
        out.fill(byteOf(fill, level), o, o + wide);
        continue;
      }
      for (let x = firstColumn; x <= lastColumn; x++) {
        const next = x < lastColumn ? x + 1 : x;
        const even = slopes[x] === 0 && slopes[next] === 0 && offsets[x] === offsets[next];
        plainByte[x] = even ? byteOf(offsets[x]!, level) : -1;
      }
      let q = (y * photo.width + rect.left) * 3;
      for (let x = rect.left; x < rect.right; x++, o++, q += 3) {
        const a = columns.first[x]!;
        const byte = plainByte[a]!;
        if (byte >= 0) {
          out[o] = byte;
          continue;
        }
        const b = columns.second[x]!;
        const across = columns.share[x]!;
        const c = offsets[a]! + (offsets[b]! - offsets[a]!) * across;
        const m = slopes[a]! + (slopes[b]! - slopes[a]!) * across;
        const guide = m === 0 ? 0 : (0.299 * data[q]! + 0.587 * data[q + 1]! + 0.114 * data[q + 2]!) / 255;
        const value = (m * guide + c - level) * contrast + 0.5;
        out[o] = value <= 0 ? 0 : value >= 1 ? 255 : value * 255 + 0.5;
      }
    }
    return out;
  }

  #coefficients(mask: Float32Array): Coefficients {
    const guide = this.#guide;
    const mean = this.#mean;
    const variance = this.#variance;
    const maskMean = this.#blur(mask);
    const product = new Float32Array(mask.length);
    for (let i = 0; i < mask.length; i++) product[i] = mask[i]! * guide[i]!;
    const slope = this.#blur(product);
    const offset = maskMean;
    for (let i = 0; i < slope.length; i++) {
      const full = maskMean[i]!;
      // Rounding would leave a trace of a slope where the mask is the same all around.
      if (full < 1e-5 || full > 1 - 1e-5) {
        slope[i] = 0;
        offset[i] = full < 0.5 ? 0 : 1;
        continue;
      }
      slope[i] = (slope[i]! - mean[i]! * full) / (variance[i]! + epsilon);
      offset[i] = full - slope[i]! * mean[i]!;
    }
    return { slope: this.#blur(slope), offset: this.#blur(offset) };
  }

  #blur(plane: Float32Array): Float32Array {
    return boxBlur(plane, this.#small.width, this.#small.height, radius, 1);
  }
}

function byteOf(cover: number, level: number): number {
  return Math.round(255 * Math.min(1, Math.max(0, (cover - level) * contrast + 0.5)));
}
