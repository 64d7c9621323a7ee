import type { Camera } from "../camera/camera.ts";
import { groundDistance } from "../geometry/polygon.ts";
import type { Reference } from "./reference.ts";

/** How exactly a person marks an end, in photo pixels per thousand of width, and how true the nominal size is. */
const markSpreadShare = 0.0015;
const sizeSpread = 0.01;
/** A mark at or above the horizon has no ground; it is then treated as this close below it. */
const leastBelowPx = 1;

/**
 * By how many standard deviations this camera disagrees with a known size: log of seen over known, over the spread of both.
 * Positive = the camera makes it larger than it is.
 */
export function referenceResidual(camera: Camera, reference: Reference): number {
  const markPx = Math.max(1, camera.widthPx * markSpreadShare);
  if (reference.kind === "ground-length") {
    const from = camera.toGround(below(camera, reference.from));
    const to = camera.toGround(below(camera, reference.to));
    const seenM = Math.max(1e-6, groundDistance(from, to));
    const lengthPx = Math.hypot(reference.to.x - reference.from.x, reference.to.y - reference.from.y);
    return Math.log(seenM / reference.lengthM) / spread(markPx, lengthPx);
  }
  // Foot and top at one depth z = f (H - raised) / (v_foot - horizon), so the height seen is pixels * z / f.
  const foot = below(camera, reference.foot);
  const tallPx = Math.max(1, reference.foot.y - reference.top.y);
  const dropM = Math.max(0.05, camera.heightM - (reference.raisedM ?? 0));
  const seenM = (tallPx * dropM) / (foot.y - camera.horizonY);
  const raisedShare = (reference.raisedSpreadM ?? 0) / dropM;
  return Math.log(seenM / reference.heightM) / Math.hypot(spread(markPx, tallPx), raisedShare);
}

const spread = (markPx: number, lengthPx: number): number =>
  Math.hypot((Math.SQRT2 * markPx) / Math.max(1, lengthPx), sizeSpread);

const below = (camera: Camera, point: { x: number; y: number }) => ({
  x: point.x,
  y: Math.max(point.y, camera.horizonY + leastBelowPx),
});
