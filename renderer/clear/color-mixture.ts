import { sampled } from "./expected-at.ts";

/** Clusters of colors that a mixture is of. */
const CLUSTERS = 5;
/** Rounds in which the clusters settle. */
const ROUNDS = 4;
/** Samples of the pixels: more change little. */
const SAMPLES = 1500;
/** The least variance of a cluster along each channel, squared sRGB levels: one gray is a color with some noise. */
const LEAST_VARIANCE = 30;

type Cluster = { mean: number[]; inverse: number[]; offset: number };

/** How unlikely a color is, as the negative logarithm of its density, for those of some pixels. */
export type ColorMixture = (i: number) => number;

/**
 * The colors of some pixels (indices of `data`, sRGB, three bytes each) as a mixture of Gaussians, each from the pixels that lie nearest to its
 * mean (Rother, Kolmogorov and Blake, "GrabCut", 2004). Null without pixels.
 */
export function colorMixture(data: ArrayLike<number>, pixels: Int32Array): ColorMixture | null {
  if (pixels.length === 0) return null;
  const some = sampled(pixels, SAMPLES);
  const clusters = clustersOf(data, some).map((own) => clusterOf(data, own, own.length / some.length));
  return (i) => {
    let least = Number.POSITIVE_INFINITY;
    for (const { mean, inverse, offset } of clusters) {
      const r = data[i * 3]! - mean[0]!;
      const g = data[i * 3 + 1]! - mean[1]!;
      const b = data[i * 3 + 2]! - mean[2]!;
      const away =
        inverse[0]! * r * r +
        inverse[3]! * g * g +
        inverse[5]! * b * b +
        2 * (inverse[1]! * r * g + inverse[2]! * r * b + inverse[4]! * g * b);
      least = Math.min(least, offset + away / 2);
    }
    return least;
  };
}

/** The pixels in clusters by color: the first mean is that of all, each next one lies farthest from those before it. */
function clustersOf(data: ArrayLike<number>, pixels: Int32Array): Int32Array[] {
  const away = (i: number, [r, g, b]: readonly number[]) =>
    (data[i * 3]! - r!) ** 2 + (data[i * 3 + 1]! - g!) ** 2 + (data[i * 3 + 2]! - b!) ** 2;
  const means = [meanOf(data, pixels)];
  const nearest = new Uint8Array(pixels.length);
  const assign = () => {
    pixels.forEach((i, k) => {
      let least = Number.POSITIVE_INFINITY;
      means.forEach((mean, own) => {
        const distance = away(i, mean);
        if (distance >= least) return;
        least = distance;
        nearest[k] = own;
      });
    });
    return means.map((_, own) => pixels.filter((__, k) => nearest[k] === own));
  };
  let groups = [pixels];
  while (means.length < CLUSTERS) {
    // The mean of what lies far from its own cluster's: a single odd pixel makes no cluster.
    const spread = groups.map((own, k) => own.reduce((sum, i) => sum + away(i, means[k]!), 0));
    const widest = spread.indexOf(Math.max(...spread));
    const own = groups[widest]!;
    const usual = spread[widest]! / Math.max(1, own.length);
    const far = own.filter((i) => away(i, means[widest]!) > usual);
    if (far.length === 0) break;
    means.push(meanOf(data, far));
    groups = assign();
  }
  for (let round = 0; round < ROUNDS; round++) {
    groups.forEach((own, k) => {
      if (own.length > 0) means[k] = meanOf(data, own);
    });
    groups = assign();
  }
  return groups.filter((own) => own.length > 0);
}

const meanOf = (data: ArrayLike<number>, pixels: Int32Array): number[] =>
  [0, 1, 2].map((c) => pixels.reduce((sum, i) => sum + data[i * 3 + c]!, 0) / pixels.length);

/** `share`: of all pixels those that are in this cluster. */
function clusterOf(data: ArrayLike<number>, pixels: Int32Array, share: number): Cluster {
  const mean = meanOf(data, pixels);
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
    const sum = pixels.reduce(
      (all, i) => all + (data[i * 3 + a]! - mean[a]!) * (data[i * 3 + b]! - mean[b]!),
      0,
    );
    return sum / pixels.length + (a === b ? LEAST_VARIANCE : 0);
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
  return { mean, inverse, offset: Math.log(determinant) / 2 - Math.log(share) };
}
