import type { Camera } from "#core/camera/camera.ts";
import { isSameCamera } from "#core/camera/same-camera.ts";

/** Where nothing stands. */
const OPEN = Number.POSITIVE_INFINITY;
/** Coverage from which a pixel is ground. */
const GROUND = 0.5;

type Known = { camera: Camera; depth: Float32Array };
/** Of each ground the depth that was asked for last. */
const latest = new WeakMap<Float32Array, Known>();

/**
 * How far away whatever stands in a pixel is, in meters: a house, a trunk, a car is as far as the ground at its foot, which is the
 * first ground at or below it in the same column. Infinite where no foot is in the picture. `ground`: coverage of the camera's photo.
 * With it a new shrub goes behind the old trunk instead of over it. Kept for the next picture of the same photo: neither `ground` nor the
 * answer may be changed afterwards.
 */
export function standingDepth(camera: Camera, ground: Float32Array): Float32Array {
  const known = latest.get(ground);
  if (known && isSameCamera(known.camera, camera)) return known.depth;
  const depth = measureDepth(camera, ground);
  latest.set(ground, { camera, depth });
  return depth;
}

function measureDepth(camera: Camera, ground: Float32Array): Float32Array {
  const { widthPx: width, heightPx: height } = camera;
  const depth = new Float32Array(width * height);
  const foot = new Float32Array(width).fill(OPEN);
  for (let row = height - 1; row >= 0; row--) {
    const z = row + 0.5 > camera.horizonY ? camera.groundZ(row + 0.5) : OPEN;
    for (let column = 0; column < width; column++) {
      const i = row * width + column;
      if (ground[i]! > GROUND) foot[column] = z;
      depth[i] = foot[column]!;
    }
  }
  return depth;
}
