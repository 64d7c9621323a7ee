import type { Site, Way } from "./site.ts";

/** What stands farther than this before a way into the house is in nobody's way there. Meters. */
const BEFORE_M = 6;
/** Steps that are wider were read off a paved edge along a wall. Meters. */
const WIDEST_STEPS_M = 3.2;
/** So much of a way's width may be hidden. */
const MOST_HIDDEN = 0.2;
/** Crowns are loose at their rim: what hides is this share of their width. */
const DENSE = 0.85;
/** A way is open where it is seen from this height above its foot on. Meters. */
const FOOT_M = 0.15;

/** Whether the foot of each way into the house is seen over a thing that stands at a place, so wide and so high. */
export function waysSeenOver(
  { camera, ways }: Site,
  { x, z }: { x: number; z: number },
  radiusM: number,
  heightM: number,
): boolean {
  const top = camera.photoY(heightM, z);
  const column = camera.photoX(x, z);
  const reachPx = (DENSE * radiusM * camera.focalPx) / z;
  return ways().every((way) => {
    const footM = Math.min(way.left.z, way.right.z);
    if (footM <= z || footM - z > BEFORE_M || !isEntrance(way)) return true;
    const left = camera.photoX(way.left.x, way.left.z);
    const right = camera.photoX(way.right.x, way.right.z);
    const hidden = Math.min(right, column + reachPx) - Math.max(left, column - reachPx);
    return hidden <= MOST_HIDDEN * (right - left) || top >= camera.photoY(FOOT_M, footM);
  });
}

// Before a garage lies its drive.
const isEntrance = ({ kind, left, right }: Way): boolean =>
  kind === "door" || (kind === "steps" && Math.hypot(right.x - left.x, right.z - left.z) <= WIDEST_STEPS_M);
