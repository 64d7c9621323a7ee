import type { RgbImage } from "#renderer/image/rgb-image.ts";
import type { ClassShares } from "./network/class-shares.ts";

/**
 * What each class looks like in this very photo: where the network is sure, it shows the colors and the grain of this lawn and of these
 * walls, and pixels of the same look follow it. One lawn in sun and shade becomes one; sand stays apart from concrete of this photo
 * though not from that of another. Bayes' rule with histograms, repeated, because what follows shows more colors.
 *
 * `picture` has the size of `shares`. Sums, products and comparisons alone: every machine finds the same.
 */
export function ownColors({ width, height, planes }: ClassShares, picture: RgbImage): ClassShares {
  const looks = looksOf(picture);
  const pixels = width * height;
  let current: readonly Float32Array[] = planes;
  for (let round = 0; round < ROUNDS; round++) {
    const gains = planes.map(() => new Float32Array(LOOKS));
    // Mean share of each class over the photo: how common it is there.
    const common = current.map((plane) => sumOf(plane) / pixels);
    // `gains[c][look]` counts the sure pixels of class c with that look, and becomes a factor below; `total[look]` counts all classes.
    const total = new Float32Array(LOOKS);
    for (const [c, plane] of current.entries()) {
      const count = gains[c]!;
      if (!countSure(plane, looks, count)) continue;
      blurLooks(count);
      add(total, count);
    }
    // How many times more common than elsewhere each class is among pixels of a look; `DOUBT` pixels of every look are as the whole photo.
    for (const [c, gain] of gains.entries())
      for (let look = 0; look < LOOKS; look++)
        gain[look] = (gain[look]! + DOUBT * common[c]!) / ((total[look]! + DOUBT) * (common[c]! + FAINT));
    const sum = new Float32Array(pixels);
    current = planes.map((plane, c) => gained(plane, gains[c]!, looks, sum));
    // Shares of a pixel sum up to 1 again.
    for (const plane of current) divide(plane, sum);
  }
  return { width, height, planes: [...current] };
}

// Short functions of one plane: they are called for each class, and so compiled.

/** Answers whether there is any. */
function countSure(plane: Float32Array, looks: Uint16Array, count: Float32Array): boolean {
  let any = false;
  for (let i = 0; i < plane.length; i++) {
    if (plane[i]! <= SURE) continue;
    count[looks[i]!]! += plane[i]!;
    any = true;
  }
  return any;
}

function gained(
  plane: Float32Array,
  gain: Float32Array,
  looks: Uint16Array,
  sum: Float32Array,
): Float32Array {
  const next = new Float32Array(plane.length);
  for (let i = 0; i < next.length; i++) {
    next[i] = plane[i]! * gain[looks[i]!]!;
    sum[i]! += next[i]!;
  }
  return next;
}

function add(to: Float32Array, plane: Float32Array): void {
  for (let i = 0; i < to.length; i++) to[i]! += plane[i]!;
}

function divide(plane: Float32Array, by: Float32Array): void {
  for (let i = 0; i < plane.length; i++) plane[i]! /= by[i]!;
}

/** A loop, because a callback for each pixel takes four times as long. */
function sumOf(plane: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < plane.length; i++) sum += plane[i]!;
  return sum;
}

/** Fitted on the photos of folds 0 and 1, each seen by a network that did not learn from it. */
const ROUNDS = 3;
/** Share from which a pixel shows what its class looks like. */
const SURE = 0.7;
/** Pixels. With more, a look that the photo shows seldom changes little. */
const DOUBT = 30;
/** Keeps the division finite for a class that the photo does not show. */
const FAINT = 1e-6;

/** Steps of brightness (256 levels), of red against green and of blue against both (around gray), and of grain. */
const STEPS = [8, 12, 14, 4] as const;
/** 5,376: few enough that looks of a class repeat within one photo. */
export const LOOKS = STEPS[0] * STEPS[1] * STEPS[2] * STEPS[3];
/** Levels of 255 per step of red minus green, and of blue minus the mean of both; more lies in the outermost steps. */
const RED_GREEN_LEVELS = 10;
const BLUE_LEVELS = 12;
/** Variance of brightness over 3 x 3 pixels, levels squared, at which the grain gets coarser: 5, 10 and 17.5 levels. */
const GRAIN = [25, 100, 306] as const;
/** Share of each neighbor along the axes of `STEPS`; the rest of 1 stays. */
const BLUR_ASIDE = [0.25, 0.25, 0.25, 0.15] as const;
/** Axis of the grain in `STEPS`. */
const GRAIN_AXIS = 3;

const within = (value: number, steps: number): number => Math.max(0, Math.min(steps - 1, Math.floor(value)));

/** Number of the look of each pixel, below `LOOKS`. */
export function looksOf({ width, height, data }: RgbImage): Uint16Array {
  const brightness = new Float32Array(width * height);
  for (let i = 0; i < brightness.length; i++)
    // (red + 2 green + blue) / 4: the same bits everywhere, and near enough to what the eye sees.
    brightness[i] = (data[i * 3]! + 2 * data[i * 3 + 1]! + data[i * 3 + 2]!) / 4;
  const looks = new Uint16Array(brightness.length);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const red = data[i * 3]!;
      const green = data[i * 3 + 1]!;
      const blue = data[i * 3 + 2]!;
      const variance = varianceAround(brightness, width, height, x, y);
      const bright = within((brightness[i]! * STEPS[0]) / 256, STEPS[0]);
      const warm = within((red - green) / RED_GREEN_LEVELS + STEPS[1] / 2, STEPS[1]);
      const blueness = within((blue - (red + green) / 2) / BLUE_LEVELS + STEPS[2] / 2, STEPS[2]);
      const grain = Number(variance > GRAIN[0]) + Number(variance > GRAIN[1]) + Number(variance > GRAIN[2]);
      looks[i] = ((bright * STEPS[1] + warm) * STEPS[2] + blueness) * STEPS[3] + grain;
    }
  }
  return looks;
}

/** Variance over the 3 x 3 pixels around (x, y), levels squared; pixels of the frame repeat beyond it. */
function varianceAround(values: Float32Array, width: number, height: number, x: number, y: number): number {
  let sum = 0;
  let squares = 0;
  for (let dy = -1; dy <= 1; dy++) {
    const row = Math.max(0, Math.min(height - 1, y + dy)) * width;
    for (let dx = -1; dx <= 1; dx++) {
      const value = values[row + Math.max(0, Math.min(width - 1, x + dx))]!;
      sum += value;
      squares += value * value;
    }
  }
  return squares / 9 - (sum / 9) ** 2;
}

/** Neighboring looks count a half, neighboring grains less: [1 2 1] / 4 along each kind of color, [3 14 3] / 20 along the grain. */
export function blurLooks(counts: Float32Array): void {
  for (const [axis, aside] of BLUR_ASIDE.entries()) {
    const steps = STEPS[axis]!;
    const stride = STEPS.slice(axis + 1).reduce((product, step) => product * step, 1);
    // Grain ends at its coarsest and finest; beyond the last color there is none.
    const edge = axis === GRAIN_AXIS ? 1 : 0;
    for (let from = 0; from < LOOKS; from++) {
      if (Math.floor(from / stride) % steps !== 0) continue;
      let before = counts[from]! * edge;
      for (let k = 0, at = from; k < steps; k++, at += stride) {
        const here = counts[at]!;
        const after = k + 1 < steps ? counts[at + stride]! : here * edge;
        counts[at] = aside * before + (1 - 2 * aside) * here + aside * after;
        before = here;
      }
    }
  }
}
