import type { ClassShares } from "./class-shares.ts";
import type { Tensor } from "./plan-network.ts";
import type { Header } from "./read-weights.ts";

/** How likely each class is, from the last layer's numbers: e to the power of each, divided by their sum. */
export function shares(output: Tensor, { classes, temperature }: Header, buffer: ArrayBuffer): ClassShares {
  const { width, height, channels, at, rowBytes } = output;
  const planes = classes.map(() => new Float32Array(width * height));
  const powers = new Float64Array(width * classes.length);
  for (let y = 0; y < height; y++) {
    const row = new Float32Array(buffer, at + y * rowBytes, width * channels);
    powersOf(row, channels, classes.length, temperature, powers);
    for (const [c, plane] of planes.entries()) pick(powers, c, classes.length, plane, y * width);
  }
  return { width, height, planes };
}

/** Shares of each pixel of a row, class beside class, from numbers of which `channels` belong to a pixel. */
function powersOf(
  row: Float32Array,
  channels: number,
  classes: number,
  temperature: number,
  powers: Float64Array,
): void {
  for (let from = 0, to = 0; to < powers.length; from += channels, to += classes) {
    // The largest number is taken off first, so that no power overflows.
    let most = row[from]!;
    for (let c = 1; c < classes; c++) if (row[from + c]! > most) most = row[from + c]!;
    let sum = 0;
    for (let c = 0; c < classes; c++) {
      const one = power((row[from + c]! - most) / temperature);
      powers[to + c] = one;
      sum += one;
    }
    for (let c = 0; c < classes; c++) powers[to + c]! /= sum;
  }
}

/** Every `classes`-th number from the `c`-th on, to `plane` from `at` on. */
function pick(powers: Float64Array, c: number, classes: number, plane: Float32Array, at: number): void {
  for (let i = c, o = at; i < powers.length; i += classes, o++) plane[o] = powers[i]!;
}

/** What is less likely than e to this power, beside the likeliest, is not there. */
const LEAST = -12;
/** 2^-k up to 2^-19; e^-12 is 2^-17.3. */
const halves = Float64Array.from({ length: 20 }, (_, k) => 2 ** -k);

/** Products, because a division takes several times as long. */
const [HALF, THIRD, QUARTER, FIFTH, SIXTH, SEVENTH] = [1 / 2, 1 / 3, 1 / 4, 1 / 5, 1 / 6, 1 / 7] as const;

/** e to the power of a number up to 0, by sums and products alone: `Math.exp` may differ from browser to browser in its last digit. */
function power(exponent: number): number {
  if (exponent < LEAST) return 0;
  // e^x = 2^-k * e^r with r between -ln 2 and 0; of e^r the Taylor series up to r^7, nested (Horner), which errs by less than 2e-6.
  const twos = -exponent * Math.LOG2E;
  const k = twos | 0;
  const r = -(twos - k) * Math.LN2;
  const series =
    1 +
    r *
      (1 +
        r *
          HALF *
          (1 + r * THIRD * (1 + r * QUARTER * (1 + r * FIFTH * (1 + r * SIXTH * (1 + r * SEVENTH))))));
  return series * halves[k]!;
}
