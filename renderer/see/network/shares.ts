import type { ClassShares } from "./class-shares.ts";
import type { Tensor } from "./plan-network.ts";
import type { Header } from "./read-weights.ts";

/** How likely each class is, from the last layer's numbers: e to the power of each, divided by their sum. */
export function shares(output: Tensor, { classes, temperature }: Header, buffer: ArrayBuffer): ClassShares {
  const { width, height, channels, at, rowBytes } = output;
  const values = new Float32Array(buffer);
  // The largest number is taken off first, so that no power overflows.
  const planes = classes.map(() => new Float32Array(width * height));
  const powers = new Float64Array(classes.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (at + y * rowBytes) / FLOAT_BYTES + x * channels;
      let most = values[from]!;
      for (let c = 1; c < powers.length; c++) most = Math.max(most, values[from + c]!);
      let sum = 0;
      for (let c = 0; c < powers.length; c++) {
        powers[c] = power((values[from + c]! - most) / temperature);
        sum += powers[c]!;
      }
      for (let c = 0; c < powers.length; c++) planes[c]![y * width + x] = powers[c]! / sum;
    }
  }
  return { width, height, planes };
}

/** What is less likely than e to this power, beside the likeliest, is not there. */
const LEAST = -12;
/** 2^-k up to 2^-19; e^-12 is 2^-17.3. */
const halves = Float64Array.from({ length: 20 }, (_, k) => 2 ** -k);
/** Bytes of a value of the last layer. */
const FLOAT_BYTES = 4;

/** Products, because a division takes several times as long. */
const [HALF, THIRD, QUARTER, FIFTH, SIXTH, SEVENTH] = [1 / 2, 1 / 3, 1 / 4, 1 / 5, 1 / 6, 1 / 7] as const;

/** e to the power of a number up to 0, by sums and products alone: `Math.exp` may differ from browser to browser in its last digit. */
function power(exponent: number): number {
  if (exponent < LEAST) return 0;
  // e^x = 2^-k * e^r with r between -ln 2 and 0; of e^r the Taylor series up to r^7, nested (Horner), which errs by less than 2e-6.
  const twos = -exponent * Math.LOG2E;
  const k = Math.floor(twos);
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
