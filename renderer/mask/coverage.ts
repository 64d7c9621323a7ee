import type { Camera } from "#core/camera/camera.ts";
import { clamp } from "#renderer/math/scalar.ts";

/** Signed distance in metres to the edge of a shape on the ground: negative inside. */
export type GroundSdf = (x: number, z: number) => number;

/** Far from the edge a row is walked in steps of this share of the distance: fields need not be exact distances. */
const TRUST = 0.5;

/**
 * Image-space coverage (0..1) of a shape on the ground, anti-aliased analytically: one pixel's footprint on the ground is
 * z / f wide and z² / (f * H) deep, and the distance is ramped over the change that this footprint makes. Clipped by
 * `clip` (coverage of the region that may change). `softM` widens the ramp: the edge of a lawn is not a knife cut.
 * Both masks have the camera's photo size, row-major.
 */
export function groundCoverage(camera: Camera, clip: Float32Array, sdf: GroundSdf, softM = 0): Float32Array {
  const { widthPx: width, heightPx: height, focalPx, heightM } = camera;
  const cover = new Float32Array(width * height);
  // Two rows below the horizon the footprint is hundreds of metres deep: nothing there is a shape any more.
  const firstRow = Math.max(0, Math.ceil(camera.horizonY + 2));
  for (let row = firstRow; row < height; row++) {
    const v = row + 0.5;
    const z = camera.groundZ(v);
    const pixelWidthM = z / focalPx;
    const pixelDepthM = (z * z) / (focalPx * heightM);
    const reach = 3 * (pixelWidthM + pixelDepthM) + softM;
    for (let column = 0; column < width; column++) {
      const i = row * width + column;
      const limit = clip[i]!;
      if (limit <= 0) continue;
      const x = camera.groundX(column + 0.5, v);
      const distance = sdf(x, z);
      if (distance > reach || distance < -reach) {
        const clear = Math.floor(((Math.abs(distance) - reach) * TRUST) / pixelWidthM);
        const end = Math.min(width - 1, column + clear);
        if (distance < 0) for (let k = column; k <= end; k++) cover[row * width + k] = clip[row * width + k]!;
        column = end;
        continue;
      }
      const acrossM = Math.abs(sdf(x + pixelWidthM, z) - distance);
      const alongM = Math.abs(sdf(x, z + pixelDepthM) - distance);
      const rampM = Math.max(1e-4, acrossM + alongM + softM);
      cover[i] = limit * clamp(0.5 - distance / rampM, 0, 1);
    }
  }
  return cover;
}
