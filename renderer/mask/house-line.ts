import type { Camera } from "#core/camera/camera.ts";
import { clamp } from "#renderer/math/scalar.ts";

/** Columns to either side whose median replaces a column's first row: takes out single blades and posts. */
const MEDIAN_REACH = 6;
/** How far above the region more ground tells that this edge is no wall: share of the photo's height, and at least so many pixels. */
const LOOK_ABOVE_SHARE = 0.012;
const LEAST_ABOVE_PX = 6;
/** It is looked up at so many times that distance. Between lawn and paving lies a band that may be neither. */
const LOOKS_ABOVE = [1, 2, 3] as const;
/** Coverage from which a pixel is ground. */
const INSIDE = 0.5;
/** A larger step between neighboring columns, as a share of the photo's height, is a corner and is not bridged. */
const STEP_SHARE = 0.03;
/** What is no wider than this, in meters and as a share of the photo's width, and has the region going on behind it on both sides by so many meters, stands free. */
const POST_M = 1;
const POST_SHARE = 0.08;
const POST_BEFORE_M = 1.5;

type Grid = {
  readonly camera: Camera;
  readonly x0: number;
  readonly z0: number;
  readonly nx: number;
  readonly nz: number;
  readonly cellM: number;
};

/**
 * The line at which a region ends in front of the house (or fence, or hedge): the upper border of the region in the photo, laid
 * down on the ground, without those stretches where the ground goes on behind. `topRow` holds the first row of the region per
 * photo column, -1 for none. `cells` is 1 along the line.
 */
export function houseLine(
  grid: Grid,
  topRow: Float32Array,
  ground?: Float32Array,
): { topRow: Float32Array; cells: Uint8Array } {
  const { camera } = grid;
  const { widthPx, heightPx } = camera;
  // Twice: what hangs on a post, a sign, is cleared once the post is.
  const smoothed = medianRows(behindPosts(behindPosts(topRow, camera), camera));
  const cells = new Uint8Array(grid.nx * grid.nz);
  const lookAbove = Math.max(LEAST_ABOVE_PX, Math.round(heightPx * LOOK_ABOVE_SHARE));
  const groundAbove = (column: number, row: number) => {
    return LOOKS_ABOVE.some((times) => {
      const above = Math.round(row) - times * lookAbove;
      return ground !== undefined && above > 0 && ground[above * widthPx + column]! > INSIDE;
    });
  };
  const mark = (x: number, z: number) => {
    const i = Math.floor((x - grid.x0) / grid.cellM);
    const j = Math.floor((z - grid.z0) / grid.cellM);
    if (i >= 0 && j >= 0 && i < grid.nx && j < grid.nz) cells[j * grid.nx + i] = 1;
  };
  for (let column = 0; column < widthPx; column++) {
    const row = smoothed[column]!;
    if (row < 0 || groundAbove(column, row)) continue;
    const x = camera.groundX(column + 0.5, row + 0.5);
    const z = camera.groundZ(row + 0.5);
    mark(x, z);
    const before = column > 0 ? smoothed[column - 1]! : -1;
    if (before < 0 || Math.abs(before - row) >= heightPx * STEP_SHARE) continue;
    const fromX = camera.groundX(column - 0.5, before + 0.5);
    const fromZ = camera.groundZ(before + 0.5);
    // The line between two columns may cross many cells far away: one mark per cell of its length.
    const steps = Math.ceil(Math.hypot(fromX - x, fromZ - z) / grid.cellM);
    for (let k = 1; k < steps; k++) mark(x + ((fromX - x) * k) / steps, z + ((fromZ - z) * k) / steps);
  }
  return { topRow: smoothed, cells };
}

/** The region's first rows without what stands free in it: a signpost or a trunk hides the line behind it, and is not the house. */
function behindPosts(rows: Float32Array, camera: Camera): Float32Array {
  const cleared = rows.slice();
  for (const [column, row] of rows.entries()) {
    if (row < 0) continue;
    const footM = camera.groundZ(row + 0.5);
    const farRow = camera.photoY(0, footM + POST_BEFORE_M);
    const reach = Math.floor(Math.min(POST_SHARE * rows.length, (POST_M * camera.focalPx) / footM));
    const isBehind = (at: number) => rows[at]! >= 0 && rows[at]! <= farRow;
    let left = column - 1;
    while (left >= 0 && column - left < reach && !isBehind(left)) left--;
    if (left < 0 || !isBehind(left)) continue;
    let right = column + 1;
    while (right < rows.length && right - left <= reach && !isBehind(right)) right++;
    if (right - left > reach || right >= rows.length) continue;
    cleared[column] = Math.min(rows[left]!, rows[right]!);
  }
  return cleared;
}

const rising = (a: number, b: number): number => a - b;

/** The median first row over `MEDIAN_REACH` columns to either side, of those that have one. */
function medianRows(rows: Float32Array): Float32Array {
  const smoothed = rows.slice();
  const near: number[] = [];
  for (let column = 0; column < rows.length; column++) {
    if (rows[column]! < 0) continue;
    near.length = 0;
    for (let k = -MEDIAN_REACH; k <= MEDIAN_REACH; k++) {
      const row = rows[clamp(column + k, 0, rows.length - 1)]!;
      if (row >= 0) near.push(row);
    }
    near.sort(rising);
    smoothed[column] = near[near.length >> 1]!;
  }
  return smoothed;
}
