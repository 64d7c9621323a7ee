import { sampled } from "./expected-at.ts";

/** Clusters of colors that a mixture is of. */
const CLUSTERS = 5;
/** Rounds in which the clusters settle. */
const ROUNDS = 4;
/** Samples of the pixels: more change little. */
const SAMPLES = 1500;
/** The least variance of a cluster along each channel, squared sRGB levels: one gray is a color with some noise. */
const LEAST_VARIANCE = 30;

/** Numbers of a cluster one after the other: its mean, the inverse of its covariance (rr, rg, rb, gg, gb, bb), what is added. */
const NUMBERS = 10;

/** How unlikely a color is, as the negative logarithm of its density, for those of some pixels. */
export type ColorMixture = (i: number) => number;

/**
 * The colors of some pixels (indices of `data`, sRGB, three bytes each) as a mixture of Gaussians, each from the pixels that lie nearest to its
 * mean (Rother, Kolmogorov and Blake, "GrabCut", 2004). Null without pixels.
 */
export function colorMixture(data: ArrayLike<number>, pixels: Int32Array): ColorMixture | null {
  if (pixels.length === 0) return null;
  const some = sampled(pixels, SAMPLES);
  const colors = new Float64Array(some.length * 3);
  for (let k = 0; k < some.length; k++)
    for (let c = 0; c < 3; c++) colors[k * 3 + c] = data[some[k]! * 3 + c]!;
  const clusters = Float64Array.from(
    clustersOf(colors).flatMap((own) => clusterOf(colors, own, own.length / some.length)),
  );
  return (i) => {
    let least = Number.POSITIVE_INFINITY;
    for (let o = 0; o < clusters.length; o += NUMBERS) {
      const r = data[i * 3]! - clusters[o]!;
      const g = data[i * 3 + 1]! - clusters[o + 1]!;
      const b = data[i * 3 + 2]! - clusters[o + 2]!;
      const away =
        clusters[o + 3]! * r * r +
        clusters[o + 6]! * g * g +
        clusters[o + 8]! * b * b +
        2 * (clusters[o + 4]! * r * g + clusters[o + 5]! * r * b + clusters[o + 7]! * g * b);
      least = Math.min(least, clusters[o + 9]! + away / 2);
    }
    return least;
  };
}

type Color = readonly [r: number, g: number, b: number];

/** The squared difference of a color of a list to another. */
function away(colors: Float64Array, k: number, [r, g, b]: Color): number {
  const red = colors[k * 3]! - r;
  const green = colors[k * 3 + 1]! - g;
  const blue = colors[k * 3 + 2]! - b;
  return red * red + green * green + blue * blue;
}

/** The places of a list of colors in clusters: the first mean is that of all, each next one lies farthest from those before it. */
function clustersOf(colors: Float64Array): Int32Array[] {
  const all = Int32Array.from({ length: colors.length / 3 }, (_, k) => k);
  const means = [meanOf(colors, all)];
  const nearest = new Uint8Array(all.length);
  const assign = () => {
    for (let k = 0; k < nearest.length; k++) {
      let least = Number.POSITIVE_INFINITY;
      for (let own = 0; own < means.length; own++) {
        const distance = away(colors, k, means[own]!);
        if (distance >= least) continue;
        least = distance;
        nearest[k] = own;
      }
    }
    return means.map((_, own) => all.filter((k) => nearest[k] === own));
  };
  let groups = [all];
  while (means.length < CLUSTERS) {
    // The mean of what lies far from its own cluster's: a single odd pixel makes no cluster.
    const spread = groups.map((own, k) => own.reduce((sum, i) => sum + away(colors, i, means[k]!), 0));
    const widest = spread.indexOf(Math.max(...spread));
    const own = groups[widest]!;
    const usual = spread[widest]! / Math.max(1, own.length);
    const far = own.filter((i) => away(colors, i, means[widest]!) > usual);
    if (far.length === 0) break;
    means.push(meanOf(colors, far));
    groups = assign();
  }
  for (let round = 0; round < ROUNDS; round++) {
    groups.forEach((own, k) => {
      if (own.length > 0) means[k] = meanOf(colors, own);
    });
    groups = assign();
  }
  return groups.filter((own) => own.length > 0);
}

function meanOf(colors: Float64Array, own: Int32Array): Color {
  let [r, g, b] = [0, 0, 0];
  for (const k of own) {
    r += colors[k * 3]!;
    g += colors[k * 3 + 1]!;
    b += colors[k * 3 + 2]!;
  }
  return [r / own.length, g / own.length, b / own.length];
}

/** The numbers of a cluster. `share`: of all colors those that are in it. */
function clusterOf(colors: Float64Array, own: Int32Array, share: number): number[] {
  const mean = meanOf(colors, own);
  // Rows of the symmetric covariance: rr, rg, rb, gg, gb, bb.
  const pairs = [
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 1],
    [1, 2],
    [2, 2],
  ] as const;
  const [rr, rg, rb, gg, gb, bb] = pairs.map(([a, b]) => {
    const sum = own.reduce(
      (all, k) => all + (colors[k * 3 + a]! - mean[a]) * (colors[k * 3 + b]! - mean[b]),
      0,
    );
    return sum / own.length + (a === b ? LEAST_VARIANCE : 0);
  }) as [number, number, number, number, number, number];
  const determinant = rr * (gg * bb - gb * gb) - rg * (rg * bb - gb * rb) + rb * (rg * gb - gg * rb);
  const inverse = [
    gg * bb - gb * gb,
    rb * gb - rg * bb,
    rg * gb - rb * gg,
    rr * bb - rb * rb,
    rg * rb - rr * gb,
    rr * gg - rg * rg,
  ].map((value) => value / determinant);
  return [...mean, ...inverse, Math.log(determinant) / 2 - Math.log(share)];
}
