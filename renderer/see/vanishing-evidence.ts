import type { LineSegment } from "./line-segments.ts";

/** Level edges tell nothing about the row where they meet, steep ones belong to gables: radians. */
const leastSlant = 0.04;
const mostSlant = 0.73;
/** Bins of the direction in which edges meet, over half a turn; neighbouring edges of one facade share a bin. */
const bins = 90;
/** Second facade: at least this many bins away from the first. */
const apart = 8;
const longestCounted = 120;
/** How many log units a perfect vote is worth; set so that it equals a deviation of two spreads of the usual row. */
const weight = 12;

/**
 * Log weight of each candidate row from slanted edges: edges that are parallel on a level facade or drive meet on the horizon.
 * For every row, edges vote for the column at which they cut it; a true horizon gathers the votes in one or two columns.
 */
export function vanishingEvidence(
  segments: readonly LineSegment[],
  rows: readonly number[],
  width: number,
): number[] {
  const slanted = segments.filter((s) => Math.abs(s.angle) > leastSlant && Math.abs(s.angle) < mostSlant);
  const total = slanted.reduce((sum, s) => sum + Math.min(s.length, longestCounted), 0);
  if (slanted.length < 6) return rows.map(() => 0);
  return rows.map((row) => {
    const votes = new Float32Array(bins + 2);
    for (const s of slanted) {
      const column = s.x + (row - s.y) / Math.tan(s.angle);
      const at = (Math.atan2(column - width / 2, width * 0.8) / Math.PI + 0.5) * bins;
      const bin = Math.floor(at);
      const counted = Math.min(s.length, longestCounted);
      votes[bin]! += counted * (1 - at + bin);
      votes[bin + 1]! += counted * (at - bin);
    }
    const first = votes.reduce((best, v, i) => (v > votes[best]! ? i : best), 0);
    let second = 0;
    votes.forEach((v, i) => {
      if (Math.abs(i - first) > apart && v > second) second = v;
    });
    return (weight * Math.hypot(votes[first]!, second)) / total;
  });
}
