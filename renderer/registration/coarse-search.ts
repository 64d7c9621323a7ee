import type { Alignment } from "./alignment.ts";
import type { PyramidLevel } from "./pyramid.ts";

export type SearchRange = {
  /** Largest shift either way, in pixels of this level. */
  shift: number;
  /** Scales to try. */
  scales: readonly number[];
};

/** Pixels that the search looks at, from the middle of the level, row by row, one after the other in each list. */
type Samples = { x: Float64Array; y: Float64Array; value: Float32Array };

/** Protected pixels of the coarsest level that are compared; more would not change the winner. */
const SAMPLE_COUNT = 6000;
/** With less of the samples inside the other picture a correlation says nothing. */
const LEAST_INSIDE = 1 / 2;
/** Correlation of a place that cannot be judged: the least there is. */
const NONE = -1;

function samplesOf({ width, height, detail, weight }: PyramidLevel): Samples {
  let inside = 0;
  for (const share of weight) if (share > 0) inside++;
  // Every so many pixels in row order: spread over the whole picture, the same ones each time.
  const stride = Math.max(1, Math.floor(inside / SAMPLE_COUNT));
  const count = Math.ceil(inside / stride);
  const samples = { x: new Float64Array(count), y: new Float64Array(count), value: new Float32Array(count) };
  for (let i = 0, passed = 0; i < weight.length; i++) {
    if (!(weight[i]! > 0)) continue;
    if (passed % stride === 0) {
      const k = passed / stride;
      samples.x[k] = (i % width) - (width - 1) / 2;
      samples.y[k] = Math.floor(i / width) - (height - 1) / 2;
      samples.value[k] = detail[i]!;
    }
    passed++;
  }
  return samples;
}

/** The samples of one scale, placed in the other picture before any shift: shifts are whole pixels. Rows never fall from one to the next. */
type PlacedSamples = { values: Float32Array; columns: Int32Array; rows: Int32Array };

/** `stride`: 1 places all samples, 7 every seventh. */
function placedUnder(
  scale: number,
  { x, y, value }: Samples,
  { width, height }: PyramidLevel,
  stride: number,
): PlacedSamples {
  const count = Math.ceil(value.length / stride);
  const values = new Float32Array(count);
  const columns = new Int32Array(count);
  const rows = new Int32Array(count);
  for (let k = 0; k < count; k++) {
    values[k] = value[k * stride]!;
    columns[k] = Math.round(scale * x[k * stride]! + (width - 1) / 2);
    rows[k] = Math.round(scale * y[k * stride]! + (height - 1) / 2);
  }
  return { values, columns, rows };
}

/** Correlation (-1 to 1) of the photo's protected detail with the other picture's `dx` columns and `dy` rows on. */
function correlation(
  { values, columns, rows }: PlacedSamples,
  { width, height, detail }: PyramidLevel,
  dx: number,
  dy: number,
): number {
  // Only the first and the last rows can lie outside.
  let from = 0;
  let to = values.length;
  while (from < to && rows[from]! + dy < 0) from++;
  while (to > from && rows[to - 1]! + dy >= height) to--;
  let count = 0;
  let sumA = 0;
  let sumB = 0;
  let sumAA = 0;
  let sumBB = 0;
  let sumAB = 0;
  for (let k = from; k < to; k++) {
    const u = columns[k]! + dx;
    if (u < 0 || u >= width) continue;
    const value = values[k]!;
    const found = detail[(rows[k]! + dy) * width + u]!;
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
  const samples = samplesOf(photo);
  const { scales, shift } = range;
  const side = 2 * shift + 1;
  // Of each scale, of each row, of each column.
  const glances = new Float64Array(scales.length * side * side);
  let at = 0;
  for (const scale of scales) {
    const few = placedUnder(scale, samples, other, GLANCE_STRIDE);
    for (let dy = -shift; dy <= shift; dy++)
      for (let dx = -shift; dx <= shift; dx++) glances[at++] = correlation(few, other, dx, dy);
  }
  const least = glances.toSorted().at(-1 - KEPT_PLACES) ?? NONE;
  let best = { alignment: { scale: 1, dx: 0, dy: 0 }, correlation: NONE };
  for (const [k, scale] of scales.entries()) {
    const all = placedUnder(scale, samples, other, 1);
    for (let place = 0; place < side * side; place++) {
      if (glances[k * side * side + place]! < least) continue;
      const dx = (place % side) - shift;
      const dy = Math.floor(place / side) - shift;
      const found = correlation(all, other, dx, dy);
      if (found > best.correlation) best = { alignment: { scale, dx, dy }, correlation: found };
    }
  }
  return best;
}
