import { solveSymmetric } from "#core/geometry/solve-symmetric.ts";
import type { Alignment } from "./alignment.ts";
import type { PyramidLevel } from "./pyramid.ts";

/** Steps per level; five to ten suffice, the rest is for a start far off. */
const MOST_STEPS = 30;
/** Done when a step moves no corner by more than this many pixels. */
const SMALL_ENOUGH = 0.002;
/** Pixels looked at per level; more gain no precision that matters. */
const SAMPLE_COUNT = 120_000;
/**
 * Tukey's biweight: residuals beyond this many robust deviations count nothing (things that the model changed). 4.685 gives 95% of the
 * precision of plain least squares where the noise is normal; with a larger cut, changed parts move the result.
 */
const TUKEY_CUT = 4.7;
/** Weight of the biweight from which a pixel agrees: its residual is below 0.54 of the cut. */
const AGREES = 0.5;

/** Bins of absolute residuals, from 0 to the largest: the median is good to 1/1024 of the largest. */
const HISTOGRAM_BINS = 512;
/** Standard deviation of a normal distribution over the median of its absolute values. */
const DEVIATION_PER_MEDIAN = 1.4826;
/** Least deviation (brightness 0..1): two equal pictures leave none, and the cut must not be 0. */
const LEAST_DEVIATION = 1e-5;
/** Fewer pixels inside the other picture do not fix five unknowns. */
const FEWEST_PIXELS = 200;
/** Scale, shift across, shift down, gain, offset: in this order in a row of the equations. */
const UNKNOWNS = 5;
/** A scale farther from 1 than this is no alignment: the steps went astray. */
const MOST_SCALING = 0.2;

/** Robust standard deviation of residuals, from the median of their absolute values, by a histogram. */
function robustDeviation(residuals: Float32Array, count: number): number {
  let largest = 0;
  for (let i = 0; i < count; i++) largest = Math.max(largest, Math.abs(residuals[i]!));
  if (largest === 0) return 0;
  const bins = new Uint32Array(HISTOGRAM_BINS + 1);
  for (let i = 0; i < count; i++) bins[Math.floor((Math.abs(residuals[i]!) / largest) * HISTOGRAM_BINS)]!++;
  let seen = 0;
  let bin = 0;
  while (bin <= HISTOGRAM_BINS && seen + bins[bin]! < count / 2) seen += bins[bin++]!;
  return DEVIATION_PER_MEDIAN * largest * ((bin + 0.5) / HISTOGRAM_BINS);
}

export type Refinement = {
  alignment: Alignment;
  /** Weighted correlation of the protected detail under the alignment, -1 to 1. */
  correlation: number;
  /** Share of the protected pixels that agree (weight above one half). */
  agreeing: number;
};

/**
 * Gauss-Newton on scale, shift, gain and offset of the detail planes, each pixel weighted by how well it agrees
 * (iteratively reweighted least squares), so that repainted parts outside the mask do not move the result. `start` and the result
 * are in pixels of this level. Null when the protected part has too little detail to fix the unknowns.
 */
export function refineAlignment(
  photo: PyramidLevel,
  other: PyramidLevel,
  start: Alignment,
): Refinement | null {
  const { width, height } = photo;
  // (px, py): a pixel from the middle of the photo; (u, v): its place in the other picture.
  const halfX = (width - 1) / 2;
  const halfY = (height - 1) / 2;
  const reach = Math.max(halfX, halfY);
  const pixels: number[] = [];
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) if (photo.weight[y * width + x]! > 0) pixels.push(y * width + x);
  const stride = Math.max(1, Math.floor(pixels.length / SAMPLE_COUNT));
  const capacity = Math.ceil(pixels.length / stride);
  const residuals = new Float32Array(capacity);
  const rows = new Float32Array(capacity * UNKNOWNS);
  const detail = other.detail;

  let { scale, dx, dy } = start;
  let gain = 1;
  let offset = 0;
  let result: Refinement | null = null;
  for (let step = 0; step < MOST_STEPS; step++) {
    let count = 0;
    for (let k = 0; k < pixels.length; k += stride) {
      const i = pixels[k]!;
      const px = (i % width) - halfX;
      const py = Math.floor(i / width) - halfY;
      const u = scale * px + dx + halfX;
      const v = scale * py + dy + halfY;
      if (u < 1 || v < 1 || u >= width - 2 || v >= height - 2) continue;
      const x0 = Math.floor(u);
      const y0 = Math.floor(v);
      const fx = u - x0;
      const fy = v - y0;
      const at = y0 * width + x0;
      const a = detail[at]!;
      const b = detail[at + 1]!;
      const c = detail[at + width]!;
      const d = detail[at + width + 1]!;
      const value = (a * (1 - fx) + b * fx) * (1 - fy) + (c * (1 - fx) + d * fx) * fy;
      // Derivatives of the interpolated value by place: detail per pixel.
      const gx = (b - a) * (1 - fy) + (d - c) * fy;
      const gy = (c - a) * (1 - fx) + (d - b) * fx;
      residuals[count] = photo.detail[i]! - (gain * value + offset);
      const row = count * UNKNOWNS;
      // Scale is counted in pixels at the picture's edge, so that all unknowns have one size.
      rows[row] = (gain * (gx * px + gy * py)) / reach;
      rows[row + 1] = gain * gx;
      rows[row + 2] = gain * gy;
      rows[row + 3] = value;
      rows[row + 4] = 1;
      count++;
    }
    if (count < FEWEST_PIXELS) return null;
    const deviation = Math.max(robustDeviation(residuals, count), LEAST_DEVIATION);
    const cut = TUKEY_CUT * deviation;
    // Normal equations: `normal` is J'WJ, its upper triangle filled; `right` is J'Wr.
    const normal = new Float64Array(UNKNOWNS * UNKNOWNS);
    const right = new Float64Array(UNKNOWNS);
    let agreeing = 0;
    const sums = { w: 0, a: 0, b: 0, aa: 0, bb: 0, ab: 0 };
    for (let n = 0; n < count; n++) {
      const r = residuals[n]!;
      const t = r / cut;
      if (t * t >= 1) continue;
      const w = (1 - t * t) ** 2;
      if (w > AGREES) agreeing++;
      const row = n * UNKNOWNS;
      for (let p = 0; p < UNKNOWNS; p++) {
        const wp = w * rows[row + p]!;
        right[p]! += wp * r;
        for (let q = p; q < UNKNOWNS; q++) normal[p * UNKNOWNS + q]! += wp * rows[row + q]!;
      }
      // The photo's detail again: the residual plus what it was compared with.
      const found = rows[row + 3]!;
      const wanted = r + gain * found + offset;
      sums.w += w;
      sums.a += w * wanted;
      sums.b += w * found;
      sums.aa += w * wanted * wanted;
      sums.bb += w * found * found;
      sums.ab += w * wanted * found;
    }
    const change = solveSymmetric(normal, right, UNKNOWNS);
    if (!change) return null;
    const spreadA = sums.aa - (sums.a * sums.a) / sums.w;
    const spreadB = sums.bb - (sums.b * sums.b) / sums.w;
    result = {
      alignment: { scale, dx, dy },
      correlation:
        spreadA > 0 && spreadB > 0
          ? (sums.ab - (sums.a * sums.b) / sums.w) / Math.sqrt(spreadA * spreadB)
          : 0,
      agreeing: agreeing / count,
    };
    // `change[0]` is in pixels at the picture's edge, see above.
    scale += change[0]! / reach;
    dx += change[1]!;
    dy += change[2]!;
    gain += change[3]!;
    offset += change[4]!;
    result.alignment = { scale, dx, dy };
    if (!Number.isFinite(scale + dx + dy) || Math.abs(scale - 1) > MOST_SCALING) return null;
    if (Math.abs(change[0]!) + Math.abs(change[1]!) + Math.abs(change[2]!) < SMALL_ENOUGH) break;
  }
  return result;
}
