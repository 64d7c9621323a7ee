/** Sums over pixels: their number, red, green, blue, the squares of these, red x green, red x blue and green x blue. */
export type Sums = Float64Array;
export const SUMS = 10;

/** Variance, levels squared, of a color that a photo shows without any grain: noise and the rounding of its file. */
const LEAST_VARIANCE = 9;

/** Adds the color whose first byte is at `at`. */
export function addColor(sums: Sums, data: Uint8Array | Uint8ClampedArray, at: number): void {
  const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!];
  sums[0]! += 1;
  sums[1]! += red;
  sums[2]! += green;
  sums[3]! += blue;
  sums[4]! += red * red;
  sums[5]! += green * green;
  sums[6]! += blue * blue;
  sums[7]! += red * green;
  sums[8]! += red * blue;
  sums[9]! += green * blue;
}

/** The colors of a surface as a normal spread around their mean. */
export function colorSpread(sums: Sums) {
  const n = sums[0]!;
  const [r, g, b] = [sums[1]! / n, sums[2]! / n, sums[3]! / n];
  const [rr, gg, bb] = [4, 5, 6].map((k) => sums[k]! / n + LEAST_VARIANCE) as [number, number, number];
  const [vr, vg, vb] = [rr - r * r, gg - g * g, bb - b * b];
  const [rg, rb, gb] = [sums[7]! / n - r * g, sums[8]! / n - r * b, sums[9]! / n - g * b];
  // The symmetric matrix of variances, inverted by its minors.
  const [ir, ig, ib] = [vg * vb - gb * gb, vr * vb - rb * rb, vr * vg - rg * rg];
  const [irg, irb, igb] = [rb * gb - rg * vb, rg * gb - rb * vg, rg * rb - gb * vr];
  const size = vr * ir + rg * irg + rb * irb;
  return {
    mean: [r, g, b] as const,
    /** Logarithm of the determinant of the variances: the wider the spread, the less one color of it tells. */
    logSize: Math.log(size),
    /** Squared distance of a pixel from the mean, in spreads. */
    distance: (data: Uint8Array | Uint8ClampedArray, i: number): number => {
      const [x, y, z] = [data[i * 3]! - r, data[i * 3 + 1]! - g, data[i * 3 + 2]! - b];
      return (x * x * ir + y * y * ig + z * z * ib + 2 * (x * y * irg + x * z * irb + y * z * igb)) / size;
    },
  };
}
