import type { GroundPoint } from "#core/geometry/point.ts";

/** A line on the ground that can be asked for points beside it: walls follow it without steps at its bends. */
export type OffsetPath = {
  lengthM: number;
  /** Distances along the line at which it turns sharply: no stone goes round such a corner. */
  cornersM: readonly number[];
  /** The point at distance `alongM`, pushed to the left of the walking direction by `asideM` (mitred at bends). */
  at: (alongM: number, asideM: number) => readonly [x: number, z: number];
};

/** A bend sharper than this, radians (26 degrees), is a corner. */
const CORNER = 0.45;
/**
 * A mitre is at most this many times as long as the offset: at very sharp corners its point would lie far
 * outside.
 */
const LONGEST_MITRE = 1.6;
/** Least cosine of half a bend, which keeps a line that turns back on itself from a division by zero. */
const LEAST_COSINE = 0.1;
/** Points nearer to each other than this, meters, are one point. */
const SAME_POINT_M = 1e-3;

/** Prepares a line for offsets. Null when it has fewer than two different points. */
export function offsetPath(path: readonly GroundPoint[]): OffsetPath | null {
  const points = path.filter(
    (p, i) => i === 0 || Math.hypot(p.x - path[i - 1]!.x, p.z - path[i - 1]!.z) > SAME_POINT_M,
  );
  if (points.length < 2) return null;
  const starts = [0];
  const headings: number[] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const a = points[i]!;
    const b = points[i + 1]!;
    starts.push(starts[i]! + Math.hypot(b.x - a.x, b.z - a.z));
    headings.push(Math.atan2(b.z - a.z, b.x - a.x));
  }
  const cornersM: number[] = [];
  const mitres = points.map((_, i): readonly [number, number] => {
    const before = headings[Math.max(0, i - 1)]!;
    const after = headings[Math.min(headings.length - 1, i)]!;
    // The difference of two headings, brought to -pi to pi.
    const bend = Math.atan2(Math.sin(after - before), Math.cos(after - before));
    if (Math.abs(bend) > CORNER) cornersM.push(starts[i]!);
    // The mitre halves the bend; it is longer by one over the cosine of half the bend.
    const middle = before + bend / 2;
    const reach = Math.min(LONGEST_MITRE, 1 / Math.max(LEAST_COSINE, Math.cos(bend / 2)));
    return [-Math.sin(middle) * reach, Math.cos(middle) * reach];
  });
  return {
    lengthM: starts.at(-1)!,
    cornersM,
    at: (alongM, asideM) => {
      let i = 0;
      while (i + 2 < points.length && alongM >= starts[i + 1]!) i++;
      const t = (alongM - starts[i]!) / (starts[i + 1]! - starts[i]!);
      const a = points[i]!;
      const b = points[i + 1]!;
      const ma = mitres[i]!;
      const mb = mitres[i + 1]!;
      return [
        a.x + (b.x - a.x) * t + (ma[0] + (mb[0] - ma[0]) * t) * asideM,
        a.z + (b.z - a.z) * t + (ma[1] + (mb[1] - ma[1]) * t) * asideM,
      ];
    },
  };
}
