import { times } from "#renderer/math/plane-sums.ts";

/**
 * A plane without its small differences: its own value at edges, its mean where it varies less than `evenVariance` (guided filter, guided
 * by itself; He, Sun and Tang, 2010). `blur`: the mean over its window.
 */
export function selfGuided(
  plane: Float32Array,
  blur: (plane: Float32Array) => Float32Array,
  evenVariance: number,
): Float32Array {
  const mean = blur(plane);
  const slope = blur(times(plane, plane));
  const offset = new Float32Array(plane.length);
  for (let i = 0; i < plane.length; i++) {
    const variance = Math.max(0, slope[i]! - mean[i]! * mean[i]!);
    slope[i] = variance / (variance + evenVariance);
    offset[i] = mean[i]! * (1 - slope[i]!);
  }
  const [own, rest] = [blur(slope), blur(offset)];
  for (let i = 0; i < plane.length; i++) offset[i] = plane[i]! * own[i]! + rest[i]!;
  return offset;
}
