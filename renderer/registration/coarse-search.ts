import type { Alignment } from "./alignment.ts";
import type { PyramidLevel } from "./pyramid.ts";

export type SearchRange = {
  /** Largest shift either way, in pixels of this level. */
  shift: number;
  /** Scales to try. */
  scales: readonly number[];
};

type Sample = { x: number; y: number; value: number };

/** Pixels that the search looks at; more would not change the winner. */
const sampleCount = 6000;

const samplesOf = ({ width, height, detail, weight }: PyramidLevel): Sample[] => {
  const inside: number[] = [];
  for (let i = 0; i < weight.length; i++) if (weight[i]! > 0) inside.push(i);
  const stride = Math.max(1, Math.floor(inside.length / sampleCount));
  const samples: Sample[] = [];
  for (let k = 0; k < inside.length; k += stride) {
    const i = inside[k]!;
    samples.push({
      x: (i % width) - (width - 1) / 2,
      y: Math.floor(i / width) - (height - 1) / 2,
      value: detail[i]!,
    });
  }
  return samples;
};

/** Correlation (-1 to 1) of the photo's protected detail with the other picture's under an alignment. */
const correlation = (
  samples: readonly Sample[],
  other: PyramidLevel,
  { scale, dx, dy }: Alignment,
): number => {
  const { width, height, detail } = other;
  let count = 0;
  let sumA = 0;
  let sumB = 0;
  let sumAA = 0;
  let sumBB = 0;
  let sumAB = 0;
  for (const { x, y, value } of samples) {
    const u = Math.round(scale * x + dx + (width - 1) / 2);
    const v = Math.round(scale * y + dy + (height - 1) / 2);
    if (u < 0 || v < 0 || u >= width || v >= height) continue;
    const found = detail[v * width + u]!;
    count++;
    sumA += value;
    sumB += found;
    sumAA += value * value;
    sumBB += found * found;
    sumAB += value * found;
  }
  if (count < samples.length / 2) return -1;
  const varianceA = sumAA - (sumA * sumA) / count;
  const varianceB = sumBB - (sumB * sumB) / count;
  return varianceA > 0 && varianceB > 0
    ? (sumAB - (sumA * sumB) / count) / Math.sqrt(varianceA * varianceB)
    : -1;
};

/**
 * Tries every shift and scale of the range on a small level and returns the one that correlates best: a start from which
 * the refinement cannot fall into a wrong valley (a brick course too far, the next window).
 */
export const searchCoarse = (
  photo: PyramidLevel,
  other: PyramidLevel,
  range: SearchRange,
): { alignment: Alignment; correlation: number } => {
  const samples = samplesOf(photo);
  let best = { alignment: { scale: 1, dx: 0, dy: 0 }, correlation: -1 };
  for (const scale of range.scales) {
    for (let dy = -range.shift; dy <= range.shift; dy++) {
      for (let dx = -range.shift; dx <= range.shift; dx++) {
        const alignment = { scale, dx, dy };
        const found = correlation(samples, other, alignment);
        if (found > best.correlation) best = { alignment, correlation: found };
      }
    }
  }
  return best;
};
