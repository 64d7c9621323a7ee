import type { GroundPoint } from "#core/geometry/point.ts";
import type { Site } from "./site.ts";

/** An edge farther in than this is that of a walk, a bed or a patch in the middle of the yard. */
const RIM_M = 1;
/** Far edges are as ragged as a row of the photo is deep there. */
const RIM_SHARE = 0.12;

/**
 * Whether an edge point of the region lies on the rim of the yard, where fences and hedges belong: near the convex hull of the
 * region. What cuts the yard in two lies inside it.
 */
export function onRim({ grid }: Site): (p: GroundPoint) => boolean {
  const { nx, nz, cellM, x0, z0 } = grid;
  const ends: GroundPoint[] = [];
  for (let j = 0; j < nz; j++) {
    const row = grid.inside.subarray(j * nx, (j + 1) * nx);
    const first = row.indexOf(1);
    if (first < 0) continue;
    const z = z0 + (j + 0.5) * cellM;
    ends.push({ x: x0 + (first + 0.5) * cellM, z }, { x: x0 + (row.lastIndexOf(1) + 0.5) * cellM, z });
  }
  const hull = convexHull(ends);
  return (p) =>
    hull.some((a, k) => {
      const b = hull[(k + 1) % hull.length]!;
      const lengthM = Math.hypot(b.x - a.x, b.z - a.z) || 1;
      return (
        ((b.x - a.x) * (p.z - a.z) - (b.z - a.z) * (p.x - a.x)) / lengthM < Math.max(RIM_M, RIM_SHARE * p.z)
      );
    });
}

/** The corners of the convex hull, counterclockwise in x and z (monotone chain: Andrew, 1979). */
export function convexHull(points: readonly GroundPoint[]): GroundPoint[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.z - b.z);
  const chain = (run: readonly GroundPoint[]) => {
    const half: GroundPoint[] = [];
    for (const p of run) {
      while (half.length > 1 && turnsRight(half.at(-2)!, half.at(-1)!, p)) half.pop();
      half.push(p);
    }
    return half.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.reverse())];
}

const turnsRight = (a: GroundPoint, b: GroundPoint, c: GroundPoint): boolean =>
  (b.x - a.x) * (c.z - a.z) - (b.z - a.z) * (c.x - a.x) <= 0;
