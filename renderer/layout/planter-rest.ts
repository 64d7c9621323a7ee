import type { GroundPoint } from "#core/geometry/point.ts";
import { openRoom, type PlanterPlace, type PlanterSides } from "./planter-room.ts";
import type { Site } from "./site.ts";

/** How far from a place planters are tried, and in which steps, meters. */
const REACH_M = 4;
const FINE_M = 0.1;
const STEPS = Math.round(REACH_M / FINE_M);

/** Ways from a place to those around it, the nearest first. Meters. */
export const OFFSETS: readonly { x: number; z: number }[] = Array.from(
  { length: (2 * STEPS + 1) ** 2 },
  (_, k) => ({
    x: ((k % (2 * STEPS + 1)) - STEPS) * FINE_M,
    z: (Math.floor(k / (2 * STEPS + 1)) - STEPS) * FINE_M,
  }),
).sort((a, b) => Math.hypot(a.x, a.z) - Math.hypot(b.x, b.z));

/**
 * The places that were found, and of those planters that had no room there the nearest ones to the first on any open ground; none where `isInWay` is true. Fewer
 * than `count` where there is no such ground within `REACH_M`.
 */
export function withRest(
  site: Site,
  found: readonly PlanterPlace[],
  size: PlanterSides,
  count: number,
  isInWay: (at: GroundPoint) => boolean,
): PlanterPlace[] {
  const places = [...found];
  const [first] = found;
  if (!first || found.length >= count) return places;
  const room = openRoom(site, size, true);
  for (const by of OFFSETS) {
    if (places.length === count) break;
    const at = { x: first.x + by.x, z: first.z + by.z } as GroundPoint;
    const place = isInWay(at) ? null : room(at, first.turn, places);
    if (place) places.push(place);
  }
  return places;
}
