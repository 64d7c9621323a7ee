import type { GroundPoint } from "./point.ts";

/** Turns tried, one degree apart: a side is then off by less than two in a hundred. */
const TURNS = 90;

/** The sides, longer one first, of the smallest upright or turned rectangle that holds all points; zeros without any. */
export function boundingRectangle(points: readonly GroundPoint[]): { lengthM: number; widthM: number } {
  let best = { lengthM: 0, widthM: 0 };
  let least = Number.POSITIVE_INFINITY;
  if (points.length === 0) return best;
  for (let turn = 0; turn < TURNS; turn++) {
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    const [across, along] = [
      extent(points, ({ x, z }) => x * cos + z * sin),
      extent(points, ({ x, z }) => z * cos - x * sin),
    ];
    // Turns beyond a quarter give the same rectangles again.
    if (across * along >= least) continue;
    least = across * along;
    best = { lengthM: Math.max(across, along), widthM: Math.min(across, along) };
  }
  return best;
}

/** Spread of a coordinate over all points, meters. */
function extent(points: readonly GroundPoint[], of: (point: GroundPoint) => number): number {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const point of points) {
    low = Math.min(low, of(point));
    high = Math.max(high, of(point));
  }
  return high - low;
}
