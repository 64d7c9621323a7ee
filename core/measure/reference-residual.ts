import type { PosedCamera } from "#core/camera/posed-camera.ts";
import { groundDistance } from "#core/geometry/polygon.ts";
import type { Reference } from "./reference.ts";

/** How exactly a person marks an end, as a share of the photo's width, and how true the nominal size is. */
const MARK_SPREAD_SHARE = 0.0015;
const SIZE_SPREAD = 0.01;
/** A camera for which a mark is at or above the horizon disagrees by so many standard deviations, more the further off. */
const ABOVE_HORIZON = 50;

/**
 * By how many standard deviations this camera disagrees with a known size: log of seen over known, over the spread of both.
 * Positive = the camera makes it larger than it is.
 */
export function referenceResidual(camera: PosedCamera, reference: Reference): number {
  const markPx = Math.max(1, camera.widthPx * MARK_SPREAD_SHARE);
  const { raisedM = 0, raisedSpreadM = 0 } = reference;
  const raisedShare = raisedSpreadM / Math.max(0.1, camera.heightM - raisedM);
  const [foot, end] =
    reference.kind === "upright" ? [reference.foot, reference.top] : [reference.from, reference.to];
  const lowest =
    reference.kind === "upright" ? camera.dropOf(foot) : Math.min(camera.dropOf(foot), camera.dropOf(end));
  if (lowest <= 0) return ABOVE_HORIZON * (1 - lowest);
  const onGround = camera.toGround(foot, raisedM);
  const ratio =
    reference.kind === "upright"
      ? Math.max(0.01, camera.heightAt(end, onGround.z) - raisedM) / reference.heightM
      : groundDistance(onGround, camera.toGround(end, raisedM)) / reference.lengthM;
  const markShare = (Math.SQRT2 * markPx) / Math.max(1, Math.hypot(end.x - foot.x, end.y - foot.y));
  return Math.log(ratio) / Math.hypot(markShare, SIZE_SPREAD, raisedShare);
}
