import type { Camera } from "#core/camera/camera.ts";

/** Where nothing stands. */
const OPEN = Number.POSITIVE_INFINITY;
/** Coverage from which a pixel is ground. */
const GROUND = 0.5;

/**
 * How far away whatever stands in a pixel is, in meters: a house, a trunk, a car is as far as the ground at its foot, which is the
 * first ground at or below it in the same column. Infinite where no foot is in the picture. `ground`: coverage of the camera's photo.
 * With it a new shrub goes behind the old trunk instead of over it.
 */
export function standingDepth(camera: Camera, ground: Float32Array): Float32Array {
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
