import type { GroundPoint, PhotoPoint } from "./point.ts";

/** Even-odd rule for closed rings, whichever way round they run. A point on an edge may fall either way. */

/** Whether a ray from (`x`, `v`) towards larger x crosses the edge from (`ax`, `av`) to (`bx`, `bv`). */
const crosses = (ax: number, av: number, bx: number, bv: number, x: number, v: number): boolean =>
  av > v !== bv > v && x < ((bx - ax) * (v - av)) / (bv - av) + ax;

/** Of a picture or a sheet: x to the right, y down. */
export function isInRing(ring: readonly PhotoPoint[], { x, y }: PhotoPoint): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const a = ring[i]!;
    const b = ring[j]!;
    if (crosses(a.x, a.y, b.x, b.y, x, y)) inside = !inside;
  }
  return inside;
}

/** Of the ground, in meters. */
export function isInGroundRing(ring: readonly GroundPoint[], x: number, z: number): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const a = ring[i]!;
    const b = ring[j]!;
    if (crosses(a.x, a.z, b.x, b.z, x, z)) inside = !inside;
  }
  return inside;
}

/** Within an outline whose holes are rings of their own. */
export const isInRings = (rings: readonly (readonly PhotoPoint[])[], point: PhotoPoint): boolean =>
  rings.reduce((inside, ring) => inside !== isInRing(ring, point), false);
