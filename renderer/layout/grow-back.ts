import type { Camera } from "#core/camera/camera.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";

/** Sum of differences in r, g and b (0 to 255 each) from the paving below at which a column is no paving any more. */
const UNLIKE = 54;
/** From one row to the next a joint or a shadow changes less than the foot of a wall. */
const STEP = 44;
/** How quickly the colour that is compared with follows the paving: it grows bluer and paler with distance. */
const FOLLOW = 0.06;
/** Rows below the far edge from which the first colour is taken. */
const FROM_ROWS = 10;
/** Nothing is grown by more than this share of the photo's height: what runs farther has leaked up a wall. */
const MOST_SHARE = 0.075;
const FARTHEST_M = 28;
/** Share of the grown columns that must end on one straight line, the foot of the wall, and how exactly. */
const AGREEING = 0.62;
const TOLERANCE_SHARE = 0.004;
const STEEPEST = 0.35;
/** Share of the far edge that must have grown at all. */
const LEAST_SHARE = 0.08;

/**
 * Grows a drive or walk back to the foot of what stands behind it. Seeing is cautious there, because a wall of the paving's colour is
 * easily mistaken for it; here the columns may run up as far as the colour goes, and count only when they all end on one straight
 * line. Photo-sized coverage; comes back as it is when they do not.
 */
export function growBack(photo: RgbImage, camera: Camera, mask: Float32Array): Float32Array {
  const { width, height } = photo;
  const tops = farEdge(mask, width, height);
  const highest = Math.max(camera.horizonY + 3, camera.photoY(0, FARTHEST_M));
  const ends: { column: number; row: number }[] = [];
  let tried = 0;
  let leaked = 0;
  for (let column = 1; column < width - 1; column++) {
    const top = tops[column]!;
    if (top < 0) continue;
    tried++;
    const limit = Math.max(highest, top - MOST_SHARE * height);
    const row = climb(photo, column, top, limit);
    if (row - 1 <= limit) leaked++;
    else if (top - row >= 2) ends.push({ column, row });
  }
  const line = commonLine(ends, Math.max(1.5, TOLERANCE_SHARE * height));
  const enough = Math.max(AGREEING * (ends.length + leaked), LEAST_SHARE * tried);
  if (!line || line.agreeing.length < enough) return mask;
  const grown = mask.slice();
  const from = line.agreeing[0]!.column;
  const to = line.agreeing.at(-1)!.column;
  for (let column = from; column <= to; column++) {
    const top = tops[column]!;
    const end = Math.ceil(line.at + line.slope * column);
    for (let row = Math.max(0, end); row < top; row++) grown[row * width + column] = 1;
  }
  return grown;
}

/** The uppermost row of the mask per column, where it belongs to the far third of the mask's depth; -1 elsewhere. */
function farEdge(mask: Float32Array, width: number, height: number): Int32Array {
  const tops = new Int32Array(width).fill(-1);
  let first = height;
  let last = 0;
  for (let column = 0; column < width; column++) {
    for (let row = 0; row < height; row++) {
      if (mask[row * width + column]! <= 0.5) continue;
      tops[column] = row;
      first = Math.min(first, row);
      last = Math.max(last, row);
      break;
    }
  }
  const far = first + (height - first) * FAR_SHARE;
  return tops.map((row) => (row >= 0 && row <= far ? row : -1));
}

const FAR_SHARE = 0.16;

/** The row at which a column stops being paving, from `top` upwards and not above `limit`. */
function climb(photo: RgbImage, column: number, top: number, limit: number): number {
  const { width, height, data } = photo;
  const mean = [0, 0, 0];
  for (let k = 1; k <= FROM_ROWS; k++) {
    const q = (Math.min(height - 1, top + k) * width + column) * 3;
    for (let c = 0; c < 3; c++) mean[c]! += data[q + c]! / FROM_ROWS;
  }
  const before = mean.slice();
  let row = top;
  while (row - 1 > limit) {
    const q = ((row - 1) * width + column) * 3;
    let unlike = 0;
    let step = 0;
    for (let c = 0; c < 3; c++) {
      const here = (data[q + c - 3]! + 2 * data[q + c]! + data[q + c + 3]!) / 4;
      unlike += Math.abs(here - mean[c]!);
      step += Math.abs(here - before[c]!);
      mean[c]! += (here - mean[c]!) * FOLLOW;
      before[c] = here;
    }
    if (unlike > UNLIKE || step > STEP) break;
    row--;
  }
  return row;
}

type Line = { at: number; slope: number; agreeing: { column: number; row: number }[] };

/** The line on which most of the ends lie, tried through pairs a third of them apart. */
function commonLine(ends: readonly { column: number; row: number }[], tolerancePx: number): Line | null {
  let best: Line | null = null;
  const apart = Math.max(1, Math.floor(ends.length / 3));
  const step = Math.max(1, Math.floor(ends.length / 60));
  for (let k = 0; k + apart < ends.length; k += step) {
    const a = ends[k]!;
    const b = ends[k + apart]!;
    if (a.column === b.column) continue;
    const slope = (b.row - a.row) / (b.column - a.column);
    if (Math.abs(slope) > STEEPEST) continue;
    const at = a.row - slope * a.column;
    const agreeing = ends.filter(({ column, row }) => Math.abs(row - at - slope * column) <= tolerancePx);
    if (!best || agreeing.length > best.agreeing.length) best = { at, slope, agreeing };
  }
  return best;
}
