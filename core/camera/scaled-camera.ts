import { Camera } from "./camera.ts";

/** The same camera for a copy of its photo with this many pixels. Both sides are taken to be scaled alike. */
export function scaledCamera(camera: Camera, widthPx: number, heightPx: number): Camera {
  if (widthPx === camera.widthPx && heightPx === camera.heightPx) return camera;
  const scale = widthPx / camera.widthPx;
  return new Camera({
    widthPx,
    heightPx,
    focalPx: camera.focalPx * scale,
    centerX: camera.centerX * scale,
    horizonY: camera.horizonY * (heightPx / camera.heightPx),
    heightM: camera.heightM,
    tiltRad: camera.tiltRad,
  });
}
