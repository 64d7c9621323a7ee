import type { Camera } from "#core/camera/camera.ts";
import type { PhotoPoint } from "#core/geometry/point.ts";
import { polygonArea } from "#core/geometry/polygon.ts";
import { lineLength } from "#renderer/layout/trace-contours.ts";

/**
 * Less ground than this, in m2, or a smaller share of the photo is the bed that was asked for, and more is the yard that it lies in: far
 * off, ground is measured too large.
 */
const LARGEST_BED_M2 = 45;
const LARGEST_BED = 0.04;

/** A strip that is no wider than this in the mean, meters, is a bed however long it is: nobody circles a yard like that. */
const WIDEST_STRIP_M = 2.2;

/** Whether a highlight is no larger than a bed. */
export function isSizeOfBed(path: readonly PhotoPoint[], camera: Camera): boolean {
  const share = polygonArea(path.map(({ x, y }) => ({ x, z: y }))) / (camera.widthPx * camera.heightPx);
  if (share < LARGEST_BED) return true;
  const isOnGround = path.every(({ y }) => y > camera.horizonY);
  if (!isOnGround) return false;
  const outline = path.map((point) => camera.toGround(point));
  const areaM2 = polygonArea(outline);
  // Twice the area over the length of the rim is the mean width of what is far longer than wide.
  return areaM2 < LARGEST_BED_M2 || (2 * areaM2) / lineLength(outline, true) < WIDEST_STRIP_M;
}
