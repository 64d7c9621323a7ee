import type { Alignment } from "./alignment.ts";
import type { PyramidLevel } from "./pyramid.ts";

export type SearchRange = {
  /** Largest shift either way, in pixels of this level. */
  shift: number;
  /** Scales to try. */
  scales: readonly number[];
};

/** Pixels that the search looks at, from the middle of the level, one after the other in each list. */
type Samples = { x: Float64Array; y: Float64Array; value: Float32Array };

/** Protected pixels of the coarsest level that are compared; more would not change the winner. */
const SAMPLE_COUNT = 6000;
/** With less of the samples inside the other picture a correlation says nothing. */
const LEAST_INSIDE = 1 / 2;
/** Correlation of a place that cannot be judged: the least there is. */
const NONE = -1;

function samplesOf({ width, height, detail, weight }: PyramidLevel): Samples {
  const inside: number[] = [];
  for (let i = 0; i < weight.length; i++) if (weight[i]! > 0) inside.push(i);
  // Every so many pixels in row order: spread over the whole picture, the same ones each time.
  const stride = Math.max(1, Math.floor(inside.length / SAMPLE_COUNT));
  const chosen = inside.filter((_, k) => k % stride === 0);
  return {
    x: Float64Array.from(chosen, (i) => (i % width) - (width - 1) / 2),
    y: Float64Array.from(chosen, (i) => Math.floor(i / width) - (height - 1) / 2),
    value: Float32Array.from(chosen, (i) => detail[i]!),
  };
}

/** Columns or rows of the samples in the other picture under a scale, before any shift: shifts are whole pixels. */
const placesUnder = (scale: number, offsets: Float64Array, size: number): Int32Array =>
  Int32Array.from(offsets, (offset) => Math.round(scale * offset + (size - 1) / 2));

/** Correlation (-1 to 1) of the photo's protected detail with the other picture's `dx` columns and `dy` rows on. */
function correlation(
  values: Float32Array,
  columns: Int32Array,
  rows: Int32Array,
  { width, height, detail }: PyramidLevel,
  dx: number,
  dy: number,
): number {
  let count = 0;
  let sumA = 0;
  let sumB = 0;
  let sumAA = 0;
  let sumBB = 0;
  let sumAB = 0;
  for (let k = 0; k < values.length; k++) {
    const u = columns[k]! + dx;
    const v = rows[k]! + dy;
    if (u < 0 || v < 0 || u >= width || v >= height) continue;
    const value = values[k]!;
    const found = detail[v * width + u]!;
    count++;
    sumA += value;
    sumB += found;
    sumAA += value * value;
    sumBB += found * found;
    sumAB += value * found;
  }
  if (count < values.length * LEAST_INSIDE) return NONE;
  // Pearson's correlation from sums, each variance times `count`.
  const varianceA = sumAA - (sumA * sumA) / count;
  const varianceB = sumBB - (sumB * sumB) / count;
  return varianceA > 0 && varianceB > 0
    ? (sumAB - (sumA * sumB) / count) / Math.sqrt(varianceA * varianceB)
    : NONE;
}

/** Every so many samples are enough to tell a place that may be the best from one that is not; prime, so as to run along no column. */
const GLANCE_STRIDE = 7;
/** Places that a glance keeps: more than there are around the true one, and around each place a brick course or a window off. */
const KEPT_PLACES = 400;

type Place = Alignment & { correlation: number };

/** The samples of one scale, placed in the other picture. */
type PlacedSamples = { scale: number; values: Float32Array; columns: Int32Array; rows: Int32Array };

const every = <T extends Float32Array | Int32Array>(stride: number, values: T): T =>
  values.filter((_, k) => k % stride === 0) as T;

/**
 * Tries every shift and scale of the range on a small level and returns the one that correlates best: a start from which
 * the refinement cannot fall into a wrong valley (a brick course too far, the next window). A few of the samples rule most
 * places out; all of them decide between the others.
 */
export function searchCoarse(
  photo: PyramidLevel,
  other: PyramidLevel,
  range: SearchRange,
): { alignment: Alignment; correlation: number } {
  const { x, y, value } = samplesOf(photo);
  const placed: PlacedSamples[] = range.scales.map((scale) => ({
    scale,
    values: value,
    columns: placesUnder(scale, x, other.width),
    rows: placesUnder(scale, y, other.height),
  }));
  const glances: Place[] = [];
  for (const { scale, values, columns, rows } of placed) {
    // A glance: the same correlation over every seventh sample.
    const few = [
      every(GLANCE_STRIDE, values),
      every(GLANCE_STRIDE, columns),
      every(GLANCE_STRIDE, rows),
    ] as const;
    for (let dy = -range.shift; dy <= range.shift; dy++)
      for (let dx = -range.shift; dx <= range.shift; dx++)
        glances.push({ scale, dx, dy, correlation: correlation(...few, other, dx, dy) });
  }
  const least = glances.map((place) => place.correlation).sort((a, b) => b - a)[KEPT_PLACES] ?? NONE;
  let best = { alignment: { scale: 1, dx: 0, dy: 0 }, correlation: NONE };
  for (const { scale, dx, dy, ...glance } of glances) {
    if (glance.correlation < least) continue;
    const { values, columns, rows } = placed.find((one) => one.scale === scale)!;
    const found = correlation(values, columns, rows, other, dx, dy);
    if (found > best.correlation) best = { alignment: { scale, dx, dy }, correlation: found };
  }
  return best;
}
