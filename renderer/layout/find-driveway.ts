import type { Camera } from "#core/camera/camera.ts";
import { coveredRect } from "#renderer/image/pixel-rect.ts";
import { largestComponent } from "#renderer/mask/connected-component.ts";
import { fillHoles } from "./fill-holes.ts";
import { trimDriveway } from "./trim-driveway.ts";
import { withoutSlivers } from "./without-slivers.ts";

/** Pieces of hard ground that are looked at, largest first. */
const MOST_PIECES = 5;
/** A car needs this much; what is narrower is a path and taken only when nothing else is there. */
const NARROWEST_M = 2;
const PATH_SHARE = 0.2;
/** Curbs and strips of sidewalk that touch the drive are narrower than twice this. */
const SLIVER_M = 0.5;
/** Holes up to this share of the photo are stains, leaves and shadows; a car is larger. */
const STAINS_SHARE = 0.006;
/** Ground farther away than this is not told apart from the street. */
const FAR_M = 26;

/**
 * The driveway in the hard ground of a photo: of its pieces the one that runs deepest into the picture (a sidewalk or a street
 * runs across it), without the street at its near end. Photo-sized coverage; all 0 when there is no hard ground.
 */
export function findDriveway(camera: Camera, hard: Float32Array): Float32Array {
  const { widthPx: width, heightPx: height } = camera;
  const left = hard.slice();
  let best: Float32Array = new Float32Array(width * height);
  let bestScore = 0;
  for (let k = 0; k < MOST_PIECES; k++) {
    const piece = largestComponent(left, width, height);
    const rect = coveredRect(piece, width, height, 0.5);
    if (rect.right === 0) break;
    let pixels = 0;
    for (let i = 0; i < piece.length; i++) {
      if (piece[i]! <= 0) continue;
      left[i] = 0;
      pixels++;
    }
    const trimmed = largestComponent(trimDriveway(camera, piece), width, height);
    const inner = coveredRect(trimmed, width, height, 0.5);
    if (inner.right === 0) continue;
    const farM = Math.min(FAR_M, camera.groundZ(Math.max(inner.top, camera.horizonY + 3)));
    const depthM = farM - Math.min(farM, camera.groundZ(inner.bottom));
    const wideM = groundArea(camera, trimmed) / Math.max(0.1, depthM);
    const score = depthM * Math.sqrt(pixels / (width * height)) * (wideM < NARROWEST_M ? PATH_SHARE : 1);
    if (score <= bestScore) continue;
    bestScore = score;
    best = trimmed;
  }
  if (bestScore === 0) return best;
  const drive = fillHoles(best, width, height, STAINS_SHARE);
  return largestComponent(withoutSlivers(camera, drive, SLIVER_M), width, height);
}

/** Square metres of ground under a mask, to the far limit. */
function groundArea(camera: Camera, mask: Float32Array): number {
  const { widthPx: width, heightPx: height, focalPx, heightM } = camera;
  let area = 0;
  for (let row = Math.max(0, Math.ceil(camera.photoY(0, FAR_M))); row < height; row++) {
    let covered = 0;
    for (let column = 0; column < width; column += 2) covered += mask[row * width + column]! * 2;
    const z = camera.groundZ(row + 0.5);
    area += covered * (z / focalPx) * ((z * z) / (focalPx * heightM));
  }
  return area;
}
