import type { Camera } from "#core/camera/camera.ts";
import type { PhotoLight } from "#renderer/light/read-light.ts";
import { clamp } from "#renderer/math/scalar.ts";
import { drawInstances } from "#renderer/raster/draw-instances.ts";
import { EMPTY_DEPTH, type Frame } from "#renderer/raster/frame.ts";
import type { Instance } from "#renderer/raster/instance.ts";
import type { ShadowMap } from "#renderer/raster/shadow-map.ts";
import type { Canvas } from "./canvas.ts";

/** A thing is behind another when it is farther by this much: feet on ragged masks are not exact. */
const BEHIND_M = 0.3;
const BEHIND_SHARE = 0.06;

/** Everything that stands on the new ground, each lit as the photo is at its foot. Null when nothing is in the picture. */
export function drawObjects(
  instances: readonly Instance[],
  camera: Camera,
  light: PhotoLight,
  shadows: ShadowMap | null,
): Frame | null {
  const lit = instances.map((instance) => ({
    ...instance,
    illumination: instance.illumination ?? illuminationAt(light, camera, instance),
  }));
  return drawInstances(lit, camera, light, shadows);
}

function illuminationAt(light: PhotoLight, camera: Camera, at: { x: number; z: number }): number {
  const column = clamp(Math.floor(camera.photoX(at.x, at.z)), 0, camera.widthPx - 1);
  const row = clamp(Math.floor(camera.photoY(0, at.z)), 0, camera.heightPx - 1);
  return light.illumination[row * camera.widthPx + column]!;
}

/** Takes out what stands behind things of the photo. `standing`: distance of those things per photo pixel, metres. */
export function hideBehind(frame: Frame, standing: Float32Array, photoWidth: number): void {
  const { rect, scale, width, depth } = frame;
  for (let y = 0; y < frame.height; y++) {
    const row = (rect.top + Math.floor(y / scale)) * photoWidth + rect.left;
    for (let x = 0; x < width; x++) {
      const o = y * width + x;
      if (depth[o]! >= EMPTY_DEPTH) continue;
      const near = standing[row + Math.floor(x / scale)]!;
      if (depth[o]! > near * (1 + BEHIND_SHARE) + BEHIND_M) depth[o] = EMPTY_DEPTH;
    }
  }
}

/** Lays the frame over the canvas. */
export function layObjects(canvas: Canvas, frame: Frame): void {
  const coverage = new Float32Array(canvas.width * canvas.height);
  frame.resolveOnto(canvas.light, coverage, canvas.width);
  const { rect } = frame;
  for (let y = rect.top; y < rect.bottom; y++) {
    for (let i = y * canvas.width + rect.left; i < y * canvas.width + rect.right; i++) {
      if (coverage[i]! > 0) canvas.painted[i] = 1;
    }
  }
}
