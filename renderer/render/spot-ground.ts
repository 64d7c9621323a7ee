import type { Camera } from "#core/camera/camera.ts";
import { plantFoot } from "#renderer/clear/plant-foot.ts";
import type { Seen } from "#renderer/see/see-photo.ts";

/** From the feet of plants the ground that they stood on reaches so far back, by their height within these bounds, and so far to the front; meters. */
const DEPTH_OF_HEIGHT = 0.8;
const DEPTH_M = [0.9, 2.2] as const;
const BEFORE_M = 0.4;
/** What comes in the place of one plant has a round of this radius at least; where the plant stays, one so large before its foot. Meters. */
const LEAST_RADIUS_M = 1.4;
const BEFORE_RADIUS_M = 3.2;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/**
 * The soft ground on which plants of the photo (1 per pixel of `seen`) stood: what comes in their place is built on it, or before them where they stay
 * (`areGone`: they do not). Coverage at the size of `seen`; `camera`: for that size.
 */
export function spotGround(
  masks: readonly Uint8Array[],
  areGone: boolean,
  seen: Seen,
  camera: Camera,
): Float32Array {
  const { width, height, ground, hard } = seen;
  const clip = new Float32Array(width * height);
  for (const mask of masks) {
    const foot = plantFoot(mask, seen, camera);
    if (!foot) continue;
    const own = feetOf(foot.rows, mask, width);
    const spots = own.map(({ x, top, foot }) => {
      const z = camera.groundZ(foot + 1);
      const tallM = ((foot + 1 - top) * z) / camera.focalPx;
      const deepM = Math.max(DEPTH_M[0], Math.min(DEPTH_M[1], DEPTH_OF_HEIGHT * tallM));
      return { x: camera.groundX(x + 0.5, foot + 1), z, deepM };
    });
    const middle = {
      x: (Math.min(...spots.map(({ x }) => x)) + Math.max(...spots.map(({ x }) => x))) / 2,
      z: Math.min(...spots.map(({ z }) => z)) + (areGone ? DEPTH_M[0] / 2 : -DEPTH_M[0] / 2),
    };
    const radiusM = areGone ? LEAST_RADIUS_M : BEFORE_RADIUS_M;
    const columns = new Map(own.map(({ x }, k) => [x, spots[k]!]));
    for (let y = Math.ceil(camera.horizonY) + 1; y < height; y++) {
      const z = camera.groundZ(y + 0.5);
      for (let x = 0; x < width; x++) {
        const i = y * width + x;
        if (ground[i]! <= INSIDE || hard[i]! > INSIDE) continue;
        const spot = columns.get(x);
        const isBelow = spot && z > spot.z - BEFORE_M && z < spot.z + spot.deepM;
        const isRound = Math.hypot(camera.groundX(x + 0.5, y + 0.5) - middle.x, z - middle.z) < radiusM;
        if (isBelow || isRound) clip[i] = 1;
      }
    }
  }
  return clip;
}

/** Of each column in which a mask meets the ground its lowest pixel, and the top of what stands on it. */
function feetOf(
  rows: Int32Array,
  mask: Uint8Array,
  width: number,
): { x: number; top: number; foot: number }[] {
  return Array.from(rows, (foot, x) => {
    let top = foot;
    while (top > 0 && mask[(top - 1) * width + x]) top--;
    return { x, top, foot };
  }).filter(({ foot }) => foot >= 0);
}
