import type { Camera } from "#core/camera/camera.ts";
import { distanceTransform } from "#renderer/mask/distance-transform.ts";
import { GroundGrid } from "#renderer/mask/ground-grid.ts";

/** What was taken off is given back this much more, so that corners keep their shape. */
const GIVE_BACK_M = 0.15;

/**
 * A mask without the parts that are narrower on the ground than twice `radiusM` (a morphological opening in meters): a curb or a
 * strip of sidewalk that touches a drive is no drive. Photo-sized coverage; comes back as it is where nothing is that wide.
 */
export function withoutSlivers(camera: Camera, mask: Float32Array, radiusM: number): Float32Array {
  const grid = new GroundGrid(camera, mask);
  const core = new Uint8Array(grid.signedDistance.length);
  let any = false;
  for (let o = 0; o < core.length; o++) {
    if (grid.signedDistance[o]! >= -radiusM) continue;
    core[o] = 1;
    any = true;
  }
  if (!any) return mask;
  // What lies within the radius of a place that is itself that far inside: the opening.
  const toCore = distanceTransform(core, grid.nx, grid.nz, grid.cellM);
  const opened = new Float32Array(mask.length);
  const { widthPx: width, heightPx: height } = camera;
  for (let row = Math.max(0, Math.ceil(camera.horizonY + 1)); row < height; row++) {
    const z = camera.groundZ(row + 0.5);
    for (let column = 0; column < width; column++) {
      const i = row * width + column;
      if (mask[i]! <= 0) continue;
      if (grid.at(toCore, camera.groundX(column + 0.5, row + 0.5), z) < radiusM + GIVE_BACK_M) {
        opened[i] = mask[i]!;
      }
    }
  }
  return opened;
}
