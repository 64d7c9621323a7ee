import type { GroundPoint } from "#core/geometry/point.ts";

/** A line cut in two at a distance along it; both parts hold the point of the cut. */
export function cutLine(line: readonly GroundPoint[], atM: number): [GroundPoint[], GroundPoint[]] {
  let walked = 0;
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1]!;
    const b = line[i]!;
    const length = Math.hypot(b.x - a.x, b.z - a.z);
    if (walked + length >= atM && length > 0) {
      // Where on this piece the cut lies, 0 to 1.
      const t = (atM - walked) / length;
      const cut = { x: a.x + (b.x - a.x) * t, z: a.z + (b.z - a.z) * t };
      return [
        [...line.slice(0, i), cut],
        [cut, ...line.slice(i)],
      ];
    }
    walked += length;
  }
  return [[...line], [line.at(-1)!]];
}
