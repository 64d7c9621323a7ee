import type { Camera } from "#core/camera/camera.ts";
import { coverRow, type GroundSdf } from "#renderer/mask/coverage.ts";

/** Coverage of a shape over a whole photo, row by row. */
export function coverGround(camera: Camera, clip: Uint8Array, sdf: GroundSdf): Float32Array {
  const { widthPx: width, heightPx: height } = camera;
  const cover = new Float32Array(width * height);
  for (let row = Math.ceil(camera.horizonY + 2); row < height; row++) {
    const own = [row * width, (row + 1) * width] as const;
    coverRow(camera, sdf, 0, row, 0, clip.subarray(...own), cover.subarray(...own));
  }
  return cover;
}
