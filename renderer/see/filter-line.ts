import { type Taps, tapsOf } from "#renderer/image/enlarger.ts";
import type { PixelRect } from "#renderer/image/pixel-rect.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";

/** Contrast put on the result about one half: the filter alone leaves a soft rim. */
const CONTRAST = 3;
/** From the level so far down the mask is empty, and so far up it is full. */
const HALF_RISE = 0.5 / CONTRAST;
/** Luma of sRGB bytes after ITU-R BT.601, as in `luminance`: written out here so that no plane is made for the photo. */
const RED = 0.299;
const GREEN = 0.587;
const BLUE = 0.114;

/** A mask as a linear function of brightness: one slope and offset per pixel of a rectangle of the small picture. */
export type Coefficients = { rect: PixelRect; slope: Float32Array; offset: Float32Array };

/** Covers a rectangle of the photo line by line: one row of coefficients, interpolated down, is read across. */
export class FilterLine {
  readonly #slope: Float32Array;
  readonly #offset: Float32Array;
  readonly #level: number;
  readonly #photo: RgbImage;
  /** Columns of the rectangle. Copied: V8 discards optimized code that reads a rectangle's shape when another shape comes. */
  readonly #left: number;
  readonly #right: number;
  /** Columns of the coefficients, and where pixel (0, 0) of the small picture would lie among them. */
  readonly #width: number;
  readonly #origin: number;
  readonly #columns: Taps;
  readonly #ends: Int32Array;
  readonly #rows: Taps;
  /** Coefficients of the row being covered: one per column of the small picture, brought down to the row. */
  readonly #slopes: Float32Array;
  readonly #offsets: Float32Array;
  /** A byte for every pixel between two columns where none can have another; -1 elsewhere. */
  readonly #plainByte: Int16Array;
  readonly #everywhere: Float32Array;

  constructor(
    { slope, offset, rect: known }: Coefficients,
    small: { width: number; height: number },
    level: number,
    photo: RgbImage,
    rect: PixelRect,
  ) {
    this.#slope = slope;
    this.#offset = offset;
    this.#level = level;
    this.#photo = photo;
    this.#left = rect.left;
    this.#right = rect.right;
    this.#width = known.right - known.left;
    this.#origin = -known.top * this.#width - known.left;
    this.#columns = tapsOf(photo.width, small.width);
    this.#ends = endsOf(this.#columns, small.width);
    this.#rows = tapsOf(photo.height, small.height);
    this.#slopes = new Float32Array(small.width + 1);
    this.#offsets = new Float32Array(small.width + 1);
    this.#plainByte = new Int16Array(small.width + 1);
    this.#everywhere = new Float32Array(rect.right - rect.left).fill(1);
  }

  /**
   * Writes the coverage of row `y` of the photo to `out`, from `o` on. `where`, from its index `w` on, has a number for each pixel of the
   * row: where that is 0 the coverage does not matter and is 0 or that of the pixels around.
   */
  cover(y: number, out: Uint8Array, o: number, where = this.#everywhere, w = 0): void {
    const left = this.#left;
    const right = this.#right;
    if (this.#isPlain(y)) {
      // Rows of the mask that are all full or all empty, as most are, need no photo.
      out.fill(byteOf(this.#offsets[this.#columns.first[left]!]!, this.#level), o, o + right - left);
      return;
    }
    this.#findPlainBytes();
    this.#coverPixels(y, out, o, where, w);
  }

  /** Interpolates the coefficients of row `y`; answers whether the mask is the same all along it. */
  #isPlain(y: number): boolean {
    const slope = this.#slope;
    const offset = this.#offset;
    const slopes = this.#slopes;
    const offsets = this.#offsets;
    const top = this.#origin + this.#rows.first[y]! * this.#width;
    const bottom = this.#origin + this.#rows.second[y]! * this.#width;
    const down = this.#rows.share[y]!;
    const first = this.#columns.first[this.#left]!;
    const last = this.#columns.second[this.#right - 1]!;
    const fill = offset[top + first]!;
    let plain = true;
    for (let x = first; x <= last; x++) {
      slopes[x] = slope[top + x]! + (slope[bottom + x]! - slope[top + x]!) * down;
      offsets[x] = offset[top + x]! + (offset[bottom + x]! - offset[top + x]!) * down;
      if (slopes[x] !== 0 || offsets[x] !== fill) plain = false;
    }
    return plain;
  }

  /** Between two columns the mask lies between what brightness 0 and brightness 1 make of either: where that is all full or all empty, no pixel is read. */
  #findPlainBytes(): void {
    const slopes = this.#slopes;
    const offsets = this.#offsets;
    const empty = this.#level - HALF_RISE;
    const full = this.#level + HALF_RISE;
    const first = this.#columns.first[this.#left]!;
    const last = this.#columns.second[this.#right - 1]!;
    for (let x = first; x <= last; x++) {
      const next = x < last ? x + 1 : x;
      const dark = offsets[x]!;
      const bright = dark + slopes[x]!;
      const nextDark = offsets[next]!;
      const nextBright = nextDark + slopes[next]!;
      const even = dark === bright && nextDark === nextBright && dark === nextDark;
      if (even) this.#plainByte[x] = byteOf(dark, this.#level);
      else if (Math.max(dark, bright, nextDark, nextBright) < empty) this.#plainByte[x] = 0;
      else if (Math.min(dark, bright, nextDark, nextBright) > full) this.#plainByte[x] = 255;
      else this.#plainByte[x] = -1;
    }
  }

  #coverPixels(y: number, out: Uint8Array, o: number, where: Float32Array, w: number): void {
    const { data, width } = this.#photo;
    const left = this.#left;
    const right = this.#right;
    const { first, second, share } = this.#columns;
    const slopes = this.#slopes;
    const offsets = this.#offsets;
    const plainByte = this.#plainByte;
    const level = this.#level;
    const ends = this.#ends;
    // `a`, `b`: the columns on both sides of a pixel.
    const rowAt = y * width;
    for (let x = left; x < right; ) {
      const a = first[x]!;
      const byte = plainByte[a]!;
      if (byte >= 0) {
        let end = ends[a]!;
        while (end < right && plainByte[first[end]!] === byte) end = ends[first[end]!]!;
        end = Math.min(end, right);
        out.fill(byte, o + x - left, o + end - left);
        x = end;
        continue;
      }
      if (where[w + x - left] === 0) {
        out[o + x++ - left] = 0;
        continue;
      }
      const b = second[x]!;
      const across = share[x]!;
      const c = offsets[a]! + (offsets[b]! - offsets[a]!) * across;
      const m = slopes[a]! + (slopes[b]! - slopes[a]!) * across;
      // Byte of the photo, three per pixel.
      const q = (rowAt + x) * 3;
      const guide = m === 0 ? 0 : (RED * data[q]! + GREEN * data[q + 1]! + BLUE * data[q + 2]!) / 255;
      const value = (m * guide + c - level) * CONTRAST + 0.5;
      // Rounded to the nearest byte: + 0.5, and the array cuts off the rest.
      out[o + x++ - left] = value <= 0 ? 0 : value >= 1 ? 255 : value * 255 + 0.5;
    }
  }
}

/** Per column of the small picture: the first pixel to the right of those between it and the next one. */
function endsOf({ first }: Taps, columns: number): Int32Array {
  const ends = new Int32Array(columns);
  for (let x = 0; x < first.length; x++) ends[first[x]!] = x + 1;
  return ends;
}

function byteOf(cover: number, level: number): number {
  return Math.round(255 * Math.min(1, Math.max(0, (cover - level) * CONTRAST + 0.5)));
}
