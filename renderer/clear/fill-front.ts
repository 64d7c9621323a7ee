import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { floatsFrom } from "#renderer/math/from-plane.ts";

/** Half width of the squares that are compared and copied, pixels: 9 x 9 hold a few blades of grass or a course of brick. */
export const PATCH_PX = 4;
/** Color channels of a pixel. */
const CHANNELS = 3;
/** What a place without any edge counts beside one with the strongest: edges are continued first, but not before all is known there. */
const FLAT_WEIGHT = 0.15;
/** Difference of two neighbors that counts as the strongest edge, sRGB levels of green. */
const STRONG_EDGE = 60;

/** A picture while its holes are filled from the rim inwards; pixels are indices, row-major. */
export type FillFront = {
  picture: RgbImage;
  /** Pixel that each filled pixel was taken from; -1 elsewhere. */
  source: Int32Array;
  /** The pixel of the rim to fill around next; -1 when no hole is left. */
  next(): number;
  /** Pixels of the square around one that are known. */
  knownAround(at: number): number[];
  /** Sum of squared differences, sRGB levels, between `pixels` and those that lie `offset` farther; stops above `limit`. */
  difference(pixels: readonly number[], offset: number, limit: number): number;
  /** Where squares would lie that continue the sources of the filled neighbors of one pixel. */
  coherent(at: number): number[];
  /** Fills what is open in the square around `at` from the square around `from`. */
  copy(at: number, from: number): void;
};

/** `hole`: 1 where `picture` is to be filled. */
export function openFront(picture: RgbImage, hole: Uint8Array): FillFront {
  const { width, height } = picture;
  const data = new Uint8Array(picture.data);
  const open = new Uint8Array(hole);
  const source = new Int32Array(hole.length).fill(-1);
  const trust = floatsFrom(hole, (value) => 1 - value);
  const rim = new Set<number>();
  const isRim = (i: number) => {
    const x = i % width;
    return (
      open[i] === 1 &&
      ((x > 0 && !open[i - 1]) ||
        (x < width - 1 && !open[i + 1]) ||
        (i >= width && !open[i - width]) ||
        (i < open.length - width && !open[i + width]))
    );
  };
  for (let i = 0; i < open.length; i++) if (isRim(i)) rim.add(i);
  const squareOf = (at: number, reach = PATCH_PX): number[] => {
    const x = at % width;
    const y = Math.floor(at / width);
    const pixels: number[] = [];
    for (let v = Math.max(0, y - reach); v <= Math.min(height - 1, y + reach); v++)
      for (let u = Math.max(0, x - reach); u <= Math.min(width - 1, x + reach); u++)
        pixels.push(v * width + u);
    return pixels;
  };
  const trustAt = (at: number) => {
    const square = squareOf(at);
    return square.reduce((sum, i) => sum + trust[i]!, 0) / square.length;
  };
  const weights = new Map<number, number>();
  const weigh = (at: number) => {
    let edge = 0;
    for (const i of squareOf(at)) {
      if (open[i]) continue;
      const green = data[i * CHANNELS + 1]!;
      if (i % width < width - 1 && !open[i + 1])
        edge = Math.max(edge, Math.abs(green - data[(i + 1) * CHANNELS + 1]!));
      if (i + width < open.length && !open[i + width])
        edge = Math.max(edge, Math.abs(green - data[(i + width) * CHANNELS + 1]!));
    }
    return trustAt(at) * (FLAT_WEIGHT + Math.min(1, edge / STRONG_EDGE));
  };
  return {
    picture,
    source,
    next() {
      let best = -1;
      let most = -1;
      for (const i of rim) {
        const weight = weights.get(i) ?? weigh(i);
        weights.set(i, weight);
        if (weight > most) [best, most] = [i, weight];
      }
      return best;
    },
    knownAround: (at) => squareOf(at).filter((i) => !open[i]),
    difference(pixels, offset, limit) {
      let sum = 0;
      for (const i of pixels) {
        const [a, b] = [i * CHANNELS, (i + offset) * CHANNELS];
        const red = data[a]! - data[b]!;
        const green = data[a + 1]! - data[b + 1]!;
        const blue = data[a + 2]! - data[b + 2]!;
        sum += red * red + green * green + blue * blue;
        if (sum >= limit) return sum;
      }
      return sum;
    },
    coherent: (at) => [
      ...new Set(squareOf(at).flatMap((i) => (source[i]! >= 0 ? [source[i]! + at - i] : []))),
    ],
    copy(at, from) {
      const own = trustAt(at);
      for (const i of squareOf(at)) {
        if (!open[i]) continue;
        const to = i + from - at;
        open[i] = 0;
        source[i] = to;
        trust[i] = own;
        for (let c = 0; c < CHANNELS; c++) data[i * CHANNELS + c] = data[to * CHANNELS + c]!;
        rim.delete(i);
      }
      // The rim moved, and what is known near it changed.
      for (const i of squareOf(at, 2 * PATCH_PX + 1)) {
        weights.delete(i);
        if (isRim(i)) rim.add(i);
      }
    },
  };
}
