import { labPlanes } from "#renderer/color/lab.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { boxBlur } from "#renderer/math/box-blur.ts";

/** Colors are compared over this share of the picture's width: blades, stones and joints are one surface. */
const EVEN_SHARE = 0.005;
/** How much lightness counts beside hue: the same ground lies in sun and shade. */
const LIGHTNESS_WEIGHT = 0.5;
/**
 * The larger, the larger the pieces, in CIE Lab distance times pixels. With 100 one fence of the photos it was chosen on had one piece,
 * with 300 fences and the ground before them were one.
 */
const SCALE = 60;
/** A smaller piece belongs to the one beside it that is most like it: share of the picture. */
const LEAST_SHARE = 0.002;
/** Differences are sorted in so many steps per unit of CIE Lab, and beyond the last one they are all the same. */
const STEPS_PER_UNIT = 32;
const STEPS = 2048;

/** Pieces of a picture that look alike: the number of the piece of each pixel, from 0. */
export type ColorPieces = { piece: Int32Array; count: number };

/**
 * The pieces of a picture in which colors differ less than across their edges, by Felzenszwalb and Huttenlocher, "Efficient graph-based image
 * segmentation", 2004: two pieces are joined where the step between them is no larger than the steps inside each.
 */
export function colorPieces(picture: RgbImage): ColorPieces {
  const { width, height } = picture;
  const size = width * height;
  const { first, second, step, order } = stepsOf(picture);
  const parent = Int32Array.from({ length: size }, (_, i) => i);
  const pixels = new Int32Array(size).fill(1);
  // The largest step that a piece may be joined across.
  const most = new Float32Array(size).fill(SCALE);
  const join = (one: number, other: number) => {
    parent[other] = one;
    pixels[one]! += pixels[other]!;
  };
  for (const k of order) {
    const [one, other] = [rootOf(parent, first[k]!), rootOf(parent, second[k]!)];
    if (one === other || step[k]! > most[one]! || step[k]! > most[other]!) continue;
    join(one, other);
    most[one] = step[k]! + SCALE / pixels[one]!;
  }
  const least = LEAST_SHARE * size;
  for (const k of order) {
    const [one, other] = [rootOf(parent, first[k]!), rootOf(parent, second[k]!)];
    if (one !== other && (pixels[one]! < least || pixels[other]! < least)) join(one, other);
  }
  const numbers = new Map<number, number>();
  const piece = Int32Array.from({ length: size }, (_, i) => {
    const root = rootOf(parent, i);
    const known = numbers.get(root) ?? numbers.size;
    numbers.set(root, known);
    return known;
  });
  return { piece, count: numbers.size };
}

/** The steps in color from each pixel to the next to the right, below and on both diagonals, and their order from the smallest on. */
function stepsOf(picture: RgbImage) {
  const { width, height } = picture;
  const { lightness, a, b } = labPlanes(picture);
  const radius = Math.max(1, Math.round(EVEN_SHARE * width));
  const [light, red, yellow] = [lightness, a, b].map((plane) => boxBlur(plane, width, height, radius, 2)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const [first, second] = [new Int32Array(4 * light.length), new Int32Array(4 * light.length)];
  const step = new Float32Array(first.length);
  let count = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      for (const [dx, dy] of NEXT) {
        if (x + dx < 0 || x + dx >= width || y + dy >= height) continue;
        const o = i + dy * width + dx;
        first[count] = i;
        second[count] = o;
        step[count++] = Math.hypot(
          LIGHTNESS_WEIGHT * (light[i]! - light[o]!),
          red[i]! - red[o]!,
          yellow[i]! - yellow[o]!,
        );
      }
    }
  return { first, second, step, order: orderOf(step, count) };
}

const NEXT = [
  [1, 0],
  [0, 1],
  [1, 1],
  [-1, 1],
] as const;

/** The first `count` places of some values, from the smallest value on: counted into steps, in one pass. */
function orderOf(values: Float32Array, count: number): Int32Array {
  const stepAt = (k: number) => Math.min(STEPS - 1, Math.floor(values[k]! * STEPS_PER_UNIT));
  const starts = new Int32Array(STEPS + 1);
  for (let k = 0; k < count; k++) starts[stepAt(k) + 1]!++;
  for (let s = 0; s < STEPS; s++) starts[s + 1]! += starts[s]!;
  const order = new Int32Array(count);
  for (let k = 0; k < count; k++) order[starts[stepAt(k)]!++] = k;
  return order;
}

function rootOf(parent: Int32Array, of: number): number {
  let at = of;
  while (parent[at] !== at) {
    parent[at] = parent[parent[at]!]!;
    at = parent[at]!;
  }
  return at;
}
