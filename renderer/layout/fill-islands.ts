import type { Camera } from "#core/camera/camera.ts";
import { findPieces } from "#renderer/mask/find-pieces.ts";

/** Two steps of a path: what is larger is a terrace or the pad of a machine, and somebody's to keep. */
const LARGEST_M2 = 2.5;
/** Of an island at least this share is hard ground; otherwise something stands there. */
const HARD_SHARE = 0.6;

/**
 * A yard with the single old slabs that lie in it: pieces of hard ground with yard all round that are too small to be of use. A new
 * lawn with one grey slab in the middle looks forgotten. `yard` and `hard` are coverage of the camera's photo.
 */
export function fillIslands(camera: Camera, yard: Float32Array, hard: Float32Array): Float32Array {
  const { widthPx: width, heightPx: height, focalPx, heightM, horizonY } = camera;
  const { start, end, piece, sizes } = findPieces(yard, width, height, 0.5, false);
  const areaM2 = new Float64Array(sizes.length);
  const paved = new Float64Array(sizes.length);
  for (let k = 0; k < piece.length; k++) {
    const row = Math.floor(start[k]! / width);
    const own = piece[k]!;
    const atFrame = start[k]! % width === 0 || end[k]! % width === 0 || row === 0 || row === height - 1;
    if (atFrame || row <= horizonY + 1) areaM2[own] = Number.POSITIVE_INFINITY;
    if (areaM2[own] === Number.POSITIVE_INFINITY) continue;
    const z = camera.groundZ(row + 0.5);
    areaM2[own]! += (end[k]! - start[k]!) * (z / focalPx) * ((z * z) / (focalPx * heightM));
    for (let i = start[k]!; i < end[k]!; i++) paved[own]! += hard[i]!;
  }
  const filled = yard.slice();
  for (let k = 0; k < piece.length; k++) {
    const own = piece[k]!;
    if (areaM2[own]! > LARGEST_M2 || paved[own]! < HARD_SHARE * sizes[own]!) continue;
    // Its faint rim goes with it.
    for (const by of [-width, 0, width]) {
      for (let i = start[k]! + by - 1; i <= end[k]! + by; i++) if (hard[i]! > 0) filled[i] = 1;
    }
    filled.fill(1, start[k]!, end[k]!);
  }
  return filled;
}
