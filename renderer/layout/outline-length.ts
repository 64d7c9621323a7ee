import type { GroundPoint } from "#core/geometry/point.ts";
import { METERS_PER_FOOT } from "#core/geometry/units.ts";
import { simplified } from "./simplify-line.ts";
import { lineLength } from "./trace-contours.ts";

/** Nobody edges the teeth that a photo's rows leave in a far border: an outline is measured along a line within one foot of it. */
const OUTLINE_TOLERANCE_M = METERS_PER_FOOT;

/**
 * Length of closed outlines, meters, each taken with as few corners as stay within `OUTLINE_TOLERANCE_M` of it. Straight sides come
 * out true; a circle of 10 ft radius measures 4% short.
 */
export const outlineLength = (rings: readonly (readonly GroundPoint[])[]): number =>
  rings.reduce((sum, ring) => sum + ringLength(ring), 0);

function ringLength(ring: readonly GroundPoint[]): number {
  if (ring.length < 3) return 0;
  // Cut where it reaches farthest out, or a corner could be lost between the two ends.
  const middle = {
    x: ring.reduce((sum, p) => sum + p.x, 0) / ring.length,
    z: ring.reduce((sum, p) => sum + p.z, 0) / ring.length,
  };
  const first = farthest(ring, middle);
  const opposite = farthest(ring, ring[first]!);
  const [from, to] = first < opposite ? [first, opposite] : [opposite, first];
  const halves = [ring.slice(from, to + 1), [...ring.slice(to), ...ring.slice(0, from + 1)]];
  return halves.reduce((sum, half) => sum + lineLength(simplified(half, OUTLINE_TOLERANCE_M), false), 0);
}

/** Index of the point farthest from a place. */
function farthest(ring: readonly GroundPoint[], from: GroundPoint): number {
  let best = 0;
  let bestM = -1;
  ring.forEach(({ x, z }, i) => {
    const awayM = Math.hypot(x - from.x, z - from.z);
    if (awayM <= bestM) return;
    best = i;
    bestM = awayM;
  });
  return best;
}
