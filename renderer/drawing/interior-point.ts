import { isInRing, isInRings } from "#core/geometry/rings.ts";
import type { SheetPoint } from "./drawing.ts";

/** Points tried along each axis of the rings' bounds. */
const STEPS = 28;
/** Distance between two numbers at which they begin to look like one, pixels. */
const APART_PX = 34;

/**
 * Where a number is written: a point well inside rings (holes left out), outside the rings that lie above,
 * and away from points that are `taken`. Null when there is none.
 */
export function interiorPoint(
  rings: readonly (readonly SheetPoint[])[],
  above: readonly (readonly SheetPoint[])[],
  taken: readonly SheetPoint[],
): SheetPoint | null {
  const all = rings.flat();
  const left = Math.min(...all.map(({ x }) => x));
  const right = Math.max(...all.map(({ x }) => x));
  const top = Math.min(...all.map(({ y }) => y));
  const bottom = Math.max(...all.map(({ y }) => y));
  let best: SheetPoint | null = null;
  let bestRoom = 0;
  for (let j = 0; j < STEPS; j++) {
    for (let i = 0; i < STEPS; i++) {
      const p = {
        x: left + ((i + 0.5) / STEPS) * (right - left),
        y: top + ((j + 0.5) / STEPS) * (bottom - top),
      };
      if (!isInRings(rings, p) || above.some((ring) => isInRing(ring, p))) continue;
      let room = Math.min(edgeDistance(rings, p), edgeDistance(above, p));
      for (const other of taken) room = Math.min(room, Math.hypot(p.x - other.x, p.y - other.y) - APART_PX);
      if (room > bestRoom) {
        bestRoom = room;
        best = p;
      }
    }
  }
  return best;
}

/** Distance from p to the nearest corner of the rings, pixels: close enough where rings have many points. */
function edgeDistance(rings: readonly (readonly SheetPoint[])[], p: SheetPoint): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const ring of rings) {
    for (const q of ring) nearest = Math.min(nearest, Math.hypot(p.x - q.x, p.y - q.y));
  }
  return nearest;
}
