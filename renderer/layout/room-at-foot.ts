import type { GroundPoint } from "#core/geometry/point.ts";
import { offLine } from "./off-line.ts";
import { type GroundRectangle, pointOf } from "./shapes.ts";
import { freeDistance, regionField, type Site } from "./site.ts";

/** Places along a foot at which a room is tried, those in its middle first; and how far from other things it keeps. Meters. */
const STEP_M = 0.15;
const GAP_M = 0.05;
/** A room may reach so far beyond the ground that is seen: its masks end before walls. Meters. */
const RIM_M = 0.2;
/** Points of a room, as shares of its sides, that must lie on free ground. */
const PROBES = [-0.45, 0, 0.45];

/**
 * Room for something that stands with its back to the foot that words name, as near to the middle of that as there is; it looks away from it. Null
 * where there is none.
 */
export function roomAtFoot(
  site: Site,
  { wideM, deepM, leastWideM, offM }: { wideM: number; deepM: number; leastWideM: number; offM: number },
): GroundRectangle | null {
  if (!site.foot) return null;
  const [a, b] = offLine(site.foot, deepM / 2 + offM);
  const lengthM = Math.hypot(b.x - a.x, b.z - a.z);
  const wide = Math.min(wideM, lengthM);
  if (wide < leastWideM) return null;
  const turn = Math.atan2(b.z - a.z, b.x - a.x);
  const region = regionField(site);
  const isFree = ({ x, z }: GroundPoint) => region(x, z) < RIM_M && freeDistance(site, x, z) > GAP_M;
  const half = (lengthM - wide) / 2;
  for (let off = 0; off <= half + STEP_M; off += STEP_M)
    for (const t of [lengthM / 2 - off, lengthM / 2 + off]) {
      const share = Math.min(1 - wide / 2 / lengthM, Math.max(wide / 2 / lengthM, t / lengthM));
      const room = {
        x: a.x + share * (b.x - a.x),
        z: a.z + share * (b.z - a.z),
        ...{ wideM: wide, deepM, turn },
      };
      if (
        PROBES.every((across) => PROBES.every((away) => isFree(pointOf(room, across * wide, away * deepM))))
      )
        return room;
    }
  return null;
}
