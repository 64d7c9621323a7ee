import { isInRing, isInRings } from "#core/geometry/rings.ts";
import type { SheetPoint } from "./drawing.ts";

const STEPS = 28;
/** Two numbers closer than this look like one. */
const APART_PX = 34;

/** A point well inside rings (holes left out), outside those that lie above and away from points that are taken: where a number is written. */
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

function edgeDistance(rings: readonly (readonly SheetPoint[])[], p: SheetPoint): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const ring of rings) {
    for (const q of ring) nearest = Math.min(nearest, Math.hypot(p.x - q.x, p.y - q.y));
  }
  return nearest;
}
