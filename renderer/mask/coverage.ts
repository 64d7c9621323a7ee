import type { Camera } from "#core/camera/camera.ts";

/** Signed distance in meters to the edge of a shape on the ground: negative inside. */
export type GroundSdf = (x: number, z: number) => number;

/** Far from the edge a row is walked in steps of this share of the distance: fields need not be exact distances. */
const TRUST = 0.5;
/** How many footprints of a pixel from the edge its coverage can be other than 0 or 1: one half would do for exact distances. */
const REACH_FOOTPRINTS = 3;
/** Narrowest ramp, meters: keeps the division finite where the field is flat. */
const NARROWEST_M = 1e-4;

/**
 * One photo row of the coverage (0..1) of a shape on the ground, anti-aliased analytically: one pixel's footprint on the ground is
 * z / f wide and z² / (f * H) deep, and the distance is ramped over the change that this footprint makes. Written to the start of
 * `cover`, one value per pixel from column `left` on, as many as `clip` has. `clip`: coverage bytes of the part that may change, in
 * that row; the result never exceeds it. `softM` widens the ramp: the edge of a lawn is not a knife cut. Answers whether anything is
 * covered. `row` must lie at least two below the horizon: above, the footprint is hundreds of meters deep.
 */
export function coverRow(
  camera: Camera,
  sdf: GroundSdf,
  softM: number,
  row: number,
  left: number,
  clip: Uint8Array,
  cover: Float32Array,
): boolean {
  const width = clip.length;
  // The row's middle, and its depth on the ground, meters.
  const v = row + 0.5;
  const z = camera.groundZ(v);
  const pixelWidthM = z / camera.focalPx;
  const pixelDepthM = (z * z) / (camera.focalPx * camera.heightM);
  const reach = REACH_FOOTPRINTS * (pixelWidthM + pixelDepthM) + softM;
  const firstX = camera.groundX(left + 0.5, v);
  const perPixel = TRUST / pixelWidthM;
  let any = false;
  cover.fill(0, 0, width);
  for (let i = 0; i < width; i++) {
    const limit = clip[i]!;
    if (limit === 0) continue;
    const x = firstX + i * pixelWidthM;
    const distance = sdf(x, z);
    if (distance > reach) {
      // Held to the row: without an edge anywhere the way to it is infinite, and no longer a small integer.
      i += Math.min(width, Math.floor((distance - reach) * perPixel));
      continue;
    }
    any = true;
    if (distance < -reach) {
      const end = Math.min(width - 1, i + Math.floor((-distance - reach) * perPixel));
      for (; i < end; i++) cover[i] = clip[i]! / 255;
      cover[i] = clip[i]! / 255;
      continue;
    }
    // Change of the distance over the pixel's width and over its depth: the ramp is as wide as both together.
    const across = sdf(x + pixelWidthM, z) - distance;
    const along = sdf(x, z + pixelDepthM) - distance;
    const rampM = Math.abs(across) + Math.abs(along) + softM;
    const share = 0.5 - distance / (rampM > NARROWEST_M ? rampM : NARROWEST_M);
    cover[i] = share <= 0 ? 0 : share >= 1 ? limit / 255 : (share * limit) / 255;
  }
  return any;
}
