import { solveSymmetric } from "#core/geometry/solve-symmetric.ts";
import type { Alignment } from "./alignment.ts";
import type { PyramidLevel } from "./pyramid.ts";

/** Steps per level; five to ten suffice, the rest is for a start far off. */
const MOST_STEPS = 30;
/** Done when a step moves no corner by more than this many pixels. */
const SMALL_ENOUGH = 0.002;
/** Pixels looked at per level; more gain no precision that matters. */
const SAMPLE_COUNT = 120_000;
/** Tukey's biweight: residuals beyond this many robust deviations count nothing (things that the model changed). */
const TUKEY_CUT = 4.7;

const HISTOGRAM_BINS = 512;

/** Robust standard deviation of residuals: 1.4826 times the median of their absolute values, by a histogram. */
function robustDeviation(residuals: Float32Array, count: number): number {
  let largest = 0;
  for (let i = 0; i < count; i++) largest = Math.max(largest, Math.abs(residuals[i]!));
  if (largest === 0) return 0;
  const bins = new Uint32Array(HISTOGRAM_BINS + 1);
  for (let i = 0; i < count; i++) bins[Math.floor((Math.abs(residuals[i]!) / largest) * HISTOGRAM_BINS)]!++;
  let seen = 0;
  let bin = 0;
  while (bin <= HISTOGRAM_BINS && seen + bins[bin]! < count / 2) seen += bins[bin++]!;
  return 1.4826 * largest * ((bin + 0.5) / HISTOGRAM_BINS);
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
 * (iteratively reweighted least squares), so that repainted parts outside the mask pull nothing. `start` and the result
 * are in pixels of this level. Null when the protected part has too little detail to fix the three unknowns.
 */
export function refineAlignment(
  photo: PyramidLevel,
  other: PyramidLevel,
  start: Alignment,
): Refinement | null {
  const { width, height } = photo;
  const halfX = (width - 1) / 2;
  const halfY = (height - 1) / 2;
  const reach = Math.max(halfX, halfY);
  const pixels: number[] = [];
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) if (photo.weight[y * width + x]! > 0) pixels.push(y * width + x);
  const stride = Math.max(1, Math.floor(pixels.length / SAMPLE_COUNT));
  const capacity = Math.ceil(pixels.length / stride);
  const residuals = new Float32Array(capacity);
  const rows = new Float32Array(capacity * 5);
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
      const gx = (b - a) * (1 - fy) + (d - c) * fy;
      const gy = (c - a) * (1 - fx) + (d - b) * fx;
      residuals[count] = photo.detail[i]! - (gain * value + offset);
      const row = count * 5;
      // Scale is counted in pixels at the picture's edge, so that all unknowns have one size.
      rows[row] = (gain * (gx * px + gy * py)) / reach;
      rows[row + 1] = gain * gx;
      rows[row + 2] = gain * gy;
      rows[row + 3] = value;
      rows[row + 4] = 1;
      count++;
    }
    if (count < 200) return null;
    const deviation = Math.max(robustDeviation(residuals, count), 1e-5);
    const cut = TUKEY_CUT * deviation;
    const normal = new Float64Array(25);
    const right = new Float64Array(5);
    let agreeing = 0;
    const sums = { w: 0, a: 0, b: 0, aa: 0, bb: 0, ab: 0 };
    for (let n = 0; n < count; n++) {
      const r = residuals[n]!;
      const t = r / cut;
      if (t * t >= 1) continue;
      const w = (1 - t * t) ** 2;
      if (w > 0.5) agreeing++;
      const row = n * 5;
      for (let p = 0; p < 5; p++) {
        const wp = w * rows[row + p]!;
        right[p]! += wp * r;
        for (let q = p; q < 5; q++) normal[p * 5 + q]! += wp * rows[row + q]!;
      }
      const found = rows[row + 3]!;
      const wanted = r + gain * found + offset;
      sums.w += w;
      sums.a += w * wanted;
      sums.b += w * found;
      sums.aa += w * wanted * wanted;
      sums.bb += w * found * found;
      sums.ab += w * wanted * found;
    }
    const change = solveSymmetric(normal, right, 5);
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
    scale += change[0]! / reach;
    dx += change[1]!;
    dy += change[2]!;
    gain += change[3]!;
    offset += change[4]!;
    result.alignment = { scale, dx, dy };
    if (!Number.isFinite(scale + dx + dy) || Math.abs(scale - 1) > 0.2) return null;
    if (Math.abs(change[0]!) + Math.abs(change[1]!) + Math.abs(change[2]!) < SMALL_ENOUGH) break;
  }
  return result;
}
