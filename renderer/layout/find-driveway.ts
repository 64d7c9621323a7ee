import type { Camera } from "#core/camera/camera.ts";
import { scaledCamera } from "#core/camera/scaled-camera.ts";
import { coveredRect } from "#renderer/image/pixel-rect.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { largestComponent } from "#renderer/mask/connected-component.ts";
import { cutSeams } from "./cut-seams.ts";
import { fillHoles } from "./fill-holes.ts";
import { trimDriveway } from "./trim-driveway.ts";
import { withoutSlivers } from "./without-slivers.ts";

/** Width at which the drive is looked for, whatever the photo's size. */
const WORK_WIDTH = 500;
/** Pieces of hard ground that are looked at, largest first. */
const MOST_PIECES = 5;
/** A car needs this much; what is narrower is a path and taken only when nothing else is there. */
const NARROWEST_M = 2;
const PATH_SHARE = 0.2;
/** What people walk on, metres. */
const WALK_M = { narrowest: 0.5, widest: 2.4, shortest: 2.5 };
const WIDE_SHARE = 0.1;
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
export const findDriveway = (photo: RgbImage, camera: Camera, hard: Float32Array): Float32Array =>
  findPaved(photo, camera, hard, (wideM) => (wideM < NARROWEST_M ? PATH_SHARE : 1));

/** As `findDriveway`: the walk that leads into the picture; all 0 when every piece is too wide or too short for one. */
export const findWalk = (photo: RgbImage, camera: Camera, hard: Float32Array): Float32Array =>
  findPaved(photo, camera, hard, (wideM, depthM, piece, small) => {
    if (wideM < WALK_M.narrowest || depthM < WALK_M.shortest) return 0;
    // A drive of which the frame shows a corner only is narrow on average; somewhere in it a car still fits.
    const wide = withoutSlivers(small, piece, WALK_M.widest / 2);
    return wide === piece || groundArea(small, wide) < WIDE_SHARE * groundArea(small, piece) ? 1 : 0;
  });

/** How much a piece of this mean width and depth counts. */
type Worth = (wideM: number, depthM: number, piece: Float32Array, small: Camera) => number;

function findPaved(photo: RgbImage, camera: Camera, hard: Float32Array, worth: Worth): Float32Array {
  const scale = Math.max(1, camera.widthPx / WORK_WIDTH);
  const small = scaledCamera(camera, Math.round(camera.widthPx / scale), Math.round(camera.heightPx / scale));
  const drive = bestPiece(photo, small, scaledDown(hard, camera, small, scale), worth);
  return drive ? scaledUp(drive, small, hard, camera, scale) : new Float32Array(hard.length);
}

function bestPiece(photo: RgbImage, camera: Camera, hard: Float32Array, worth: Worth): Float32Array | null {
  const { widthPx: width, heightPx: height } = camera;
  const trimmed = largestPieces(hard, width, height).map((piece) =>
    largestComponent(trimDriveway(camera, piece), width, height),
  );
  const whole = worthiest(camera, trimmed, worth);
  if (!whole) return null;
  const cut = cutSeams(photo, whole, width);
  const best = cut === whole ? whole : worthiest(camera, largestPieces(cut, width, height), worth);
  if (!best) return null;
  const drive = fillHoles(best, width, height, STAINS_SHARE);
  return largestComponent(withoutSlivers(camera, drive, SLIVER_M), width, height);
}

function worthiest(camera: Camera, pieces: readonly Float32Array[], worth: Worth): Float32Array | null {
  let best: Float32Array | null = null;
  let bestScore = 0;
  for (const piece of pieces) {
    const inner = coveredRect(piece, camera.widthPx, camera.heightPx, 0.5);
    if (inner.right === 0) continue;
    const farM = Math.min(FAR_M, camera.groundZ(Math.max(inner.top, camera.horizonY + 3)));
    const depthM = farM - Math.min(farM, camera.groundZ(inner.bottom));
    const wideM = groundArea(camera, piece) / Math.max(0.1, depthM);
    let covered = 0;
    for (let i = inner.top * camera.widthPx; i < piece.length; i++) covered += piece[i]!;
    const score = depthM * Math.sqrt(covered / piece.length) * worth(wideM, depthM, piece, camera);
    if (score <= bestScore) continue;
    bestScore = score;
    best = piece;
  }
  return best;
}

function largestPieces(mask: Float32Array, width: number, height: number): Float32Array[] {
  const rest = mask.slice();
  const pieces: Float32Array[] = [];
  while (pieces.length < MOST_PIECES) {
    const piece = largestComponent(rest, width, height);
    let pixels = 0;
    for (let i = 0; i < piece.length; i++) {
      if (piece[i]! <= 0) continue;
      rest[i] = 0;
      pixels++;
    }
    if (pixels === 0) break;
    pieces.push(piece);
  }
  return pieces;
}

/** The mask at the small size: the value in the middle of each new pixel. */
function scaledDown(mask: Float32Array, from: Camera, to: Camera, scale: number): Float32Array {
  const small = new Float32Array(to.widthPx * to.heightPx);
  for (let y = 0; y < to.heightPx; y++) {
    const row = Math.min(from.heightPx - 1, Math.floor((y + 0.5) * scale));
    for (let x = 0; x < to.widthPx; x++) {
      const column = Math.min(from.widthPx - 1, Math.floor((x + 0.5) * scale));
      small[y * to.widthPx + x] = mask[row * from.widthPx + column]!;
    }
  }
  return small;
}

/** Back to the photo's size: inside the small mask all of the ground, along its rim what the sharp mask says. */
function scaledUp(
  small: Float32Array,
  from: Camera,
  sharp: Float32Array,
  to: Camera,
  scale: number,
): Float32Array {
  const { widthPx: width, heightPx: height } = from;
  const inside = new Uint8Array(small.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let around = 0;
      for (let dy = -1; dy <= 1; dy++) {
        const row = Math.min(height - 1, Math.max(0, y + dy)) * width;
        for (let dx = -1; dx <= 1; dx++) {
          if (small[row + Math.min(width - 1, Math.max(0, x + dx))]! > 0.5) around++;
        }
      }
      inside[y * width + x] = around;
    }
  }
  const mask = new Float32Array(sharp.length);
  for (let y = 0; y < to.heightPx; y++) {
    const row = Math.min(height - 1, Math.floor(y / scale)) * width;
    for (let x = 0; x < to.widthPx; x++) {
      const around = inside[row + Math.min(width - 1, Math.floor(x / scale))]!;
      const i = y * to.widthPx + x;
      mask[i] = around === 9 ? 1 : around > 0 ? sharp[i]! : 0;
    }
  }
  return mask;
}

/** Square metres of ground under a mask, to the far limit. */
function groundArea(camera: Camera, mask: Float32Array): number {
  const { widthPx: width, heightPx: height, focalPx, heightM } = camera;
  let area = 0;
  for (let row = Math.max(0, Math.ceil(camera.photoY(0, FAR_M))); row < height; row++) {
    let covered = 0;
    for (let column = 0; column < width; column++) covered += mask[row * width + column]!;
    const z = camera.groundZ(row + 0.5);
    area += covered * (z / focalPx) * ((z * z) / (focalPx * heightM));
  }
  return area;
}
