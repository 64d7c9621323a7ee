import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { distanceTransform } from "#renderer/mask/distance-transform.ts";
import { boxBlur } from "#renderer/math/box-blur.ts";
import { hash01 } from "#renderer/math/random.ts";
import { oncePer } from "#renderer/once-per.ts";
import type { Incomplete } from "./picture-scales.ts";
import { pixelsOf } from "./pixel-pieces.ts";

/** What a difference to the color that is expected counts, squared levels of three colors, and the most of it. */
const HINT = 0.5;
const MOST_HINT = 20000;
/** Half width of the neighborhood whose color is compared with it, pixels. */
const AROUND_PX = 3;
/** Rim of one kind whose colors are expected in a hole, pixels; of many some. */
const RIM_PX = 20;
const MOST_RIM = 200;
/** A row up or down is as far as so many columns: plinths and courses go on sideways. Added to a squared way, pixels. */
const ROWS = 4;
const NEAREST = 60;

/** Red, green and blue expected at some pixels of a hole: the median of what its rim shows of their kind, the nearer the more. */
export const expectedAt = (task: Incomplete, kind: number, pixels: Int32Array): Float32Array =>
  expectedIn(task, kind, awayFromHole(task, kind))(pixels);

/** How far each pixel lies from those of a hole that are to show a kind. */
export const awayFromHole = ({ picture, hole, wanted }: Incomplete, kind: number): Float32Array =>
  distanceTransform(
    hole.map((value, i) => (value && wanted[i] === kind ? 1 : 0)),
    picture.width,
    picture.height,
  );

/** The same for any of its pixels. `away`: how far each pixel lies from those that are to show the kind. */
export function expectedIn(
  { picture, kinds, slope }: Incomplete,
  kind: number,
  away: Float32Array,
): (pixels: Int32Array) => Float32Array {
  const { width, data } = picture;
  const near = pixelsOf(kinds.map((own, i) => (own === kind && away[i]! <= RIM_PX ? 1 : 0)));
  const rim = sampled(near.length > 0 ? near : pixelsOf(kinds, kind), MOST_RIM);
  const columns = rim.map((q) => q % width);
  const rows = rim.map((q) => Math.trunc(q / width));
  const ranked = [0, 1, 2].map((c) =>
    Int32Array.from(rim.keys()).sort((a, b) => data[rim[a]! * 3 + c]! - data[rim[b]! * 3 + c]!),
  );
  const weights = new Float32Array(rim.length);
  return (pixels) => {
    const expected = new Float32Array(pixels.length * 3);
    for (let node = 0; node < pixels.length; node++) {
      const i = pixels[node]!;
      const [x, y] = [i % width, Math.trunc(i / width)];
      let half = 0;
      for (let k = 0; k < weights.length; k++) {
        const across = columns[k]! - x;
        const down = ROWS * (rows[k]! - y - slope[i]! * across);
        weights[k] = 1 / (across * across + down * down + NEAREST);
        half += weights[k]! / 2;
      }
      for (let c = 0; c < 3; c++) {
        const order = ranked[c]!;
        let k = 0;
        for (let sum = weights[order[0]!]!; sum < half && k + 1 < order.length; )
          sum += weights[order[++k]!]!;
        expected[node * 3 + c] = data[rim[order[k]!]! * 3 + c]!;
      }
    }
    return expected;
  };
}

/** The colors of a picture as they are around each pixel. */
export const colorsAround = oncePer(({ width, height, data }: RgbImage): Float32Array[] =>
  [0, 1, 2].map((c) => {
    const plane = new Float32Array(width * height);
    for (let i = 0; i < plane.length; i++) plane[i] = data[i * 3 + c]!;
    return boxBlur(plane, width, height, AROUND_PX, 1);
  }),
);

/** What it costs to take a pixel whose surroundings have another color than is expected at the place `at` of `expected`. */
export function awayFrom(
  expected: Float32Array,
  at: number,
  around: readonly Float32Array[],
  from: number,
): number {
  let sum = 0;
  for (let c = 0; c < 3; c++) sum += (around[c]![from]! - expected[at * 3 + c]!) ** 2;
  return Math.min(MOST_HINT, HINT * sum);
}

/** Some of the pixels, from all over them: each nth would lie in lines. */
export function sampled(pixels: Int32Array, most: number): Int32Array {
  if (pixels.length <= most) return pixels;
  const share = pixels.length / most;
  return Int32Array.from({ length: most }, (_, k) => pixels[Math.floor((k + hash01(k, 0, 29)) * share)]!);
}
