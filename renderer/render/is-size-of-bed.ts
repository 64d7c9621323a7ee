import type { Camera } from "#core/camera/camera.ts";
import type { PhotoPoint } from "#core/geometry/point.ts";
import { polygonArea } from "#core/geometry/polygon.ts";

/**
 * Less ground than this, in m2, or a smaller share of the photo is the bed that was asked for, and more is the yard that it lies in: far
 * off, ground is measured too large.
 */
const LARGEST_BED_M2 = 45;
const LARGEST_BED = 0.04;

/** Whether a highlight is no larger than a bed. */
export function isSizeOfBed(path: readonly PhotoPoint[], camera: Camera): boolean {
  const share = polygonArea(path.map(({ x, y }) => ({ x, z: y }))) / (camera.widthPx * camera.heightPx);
  if (share < LARGEST_BED) return true;
  const isOnGround = path.every(({ y }) => y > camera.horizonY);
  return isOnGround && polygonArea(path.map((point) => camera.toGround(point))) < LARGEST_BED_M2;
}
