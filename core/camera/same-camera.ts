import type { Camera } from "./camera.ts";

/** Whether two cameras take the same picture: what was worked out for the one holds for the other. */
export const isSameCamera = (a: Camera, b: Camera): boolean =>
  a.widthPx === b.widthPx &&
  a.heightPx === b.heightPx &&
  a.focalPx === b.focalPx &&
  a.centerX === b.centerX &&
  a.horizonY === b.horizonY &&
  a.heightM === b.heightM &&
  a.tiltRad === b.tiltRad;
