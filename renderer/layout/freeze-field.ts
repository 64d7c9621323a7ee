import { keepClosures } from "#renderer/kept-closures.ts";
import type { GroundSdf } from "#renderer/mask/coverage.ts";
import { distanceTransform } from "#renderer/mask/distance-transform.ts";
import { findPieces } from "#renderer/mask/find-pieces.ts";
import type { GroundGrid } from "#renderer/mask/ground-grid.ts";
import type { Site } from "./site.ts";

/** Farther outside the region than this nobody asks. */
const OUTSIDE_M = 0.6;
/** Cells to a side of a block that is asked as a whole first. */
const BLOCK = 4;
/** Where all corners of a block lie deeper than this, inside or out, no edge runs through it: the cells between are read off them. */
const CLEAR_M = 0.6;

/**
 * A field as it is now, computed once per grid cell and interpolated: costly or changing fields (distances to everything that
 * is placed) become as cheap as a table, and later elements cannot change a shape that has been laid. Far from its edge only every
 * `BLOCK`th cell each way is computed. Pieces of less than `leastM2` are left out beside larger ones.
 */
export function freezeField({ grid }: Pick<Site, "grid">, field: GroundSdf, leastM2 = 0): GroundSdf {
  keepClosures(field);
  // Meters per cell of the grid; NaN = not asked yet.
  const table = new Float32Array(grid.nx * grid.nz).fill(Number.NaN);
  for (let j = 0; j < grid.nz; j += BLOCK) askCells(grid, field, table, j, 0, grid.nx, BLOCK);
  for (let j = 0; j < grid.nz; j += BLOCK) fillBlocks(grid, field, table, j);
  if (leastM2 > 0) leaveOutCrumbs(table, grid, leastM2);
  return (x, z) => grid.at(table, x, z);
}

function leaveOutCrumbs(table: Float32Array, { nx, nz, cellM }: GroundGrid, leastM2: number): void {
  const { start, end, piece, sizes } = findPieces(table, nx, nz, 0, false);
  // The largest piece is no crumb.
  const least = Math.min(leastM2, (Math.max(...sizes) * cellM * cellM) / 2);
  const isCrumb = sizes.map((size) => size * cellM * cellM < least);
  if (!isCrumb.includes(true)) return;
  const [crumbs, kept] = [new Uint8Array(table.length), new Uint8Array(table.length)];
  for (let k = 0; k < piece.length; k++) (isCrumb[piece[k]!] ? crumbs : kept).fill(1, start[k]!, end[k]!);
  const [toCrumb, toKept] = [crumbs, kept].map((cells) => distanceTransform(cells, nx, nz));
  // The ground around a crumb is as far outside as the crumb itself: no contour runs there, and no line that is laid along one.
  for (let o = 0; o < table.length; o++) {
    if (kept[o] || toCrumb![o]! * cellM > OUTSIDE_M) continue;
    table[o] = Math.max(crumbs[o] ? cellM : table[o]!, Math.min(OUTSIDE_M, toKept![o]! * cellM));
  }
}

/** Computes the cells of row `j` from column `from` to `to` (not included) that are not known yet, in steps. */
function askCells(
  { x0, z0, nx, cellM, signedDistance }: GroundGrid,
  field: GroundSdf,
  table: Float32Array,
  j: number,
  from: number,
  to: number,
  step: number,
): void {
  const z = z0 + (j + 0.5) * cellM;
  for (let i = from; i < to; i += step) {
    const o = j * nx + i;
    if (!Number.isNaN(table[o]!)) continue;
    const outside = signedDistance[o]!;
    table[o] = outside > OUTSIDE_M ? outside : field(x0 + (i + 0.5) * cellM, z);
  }
}

/** Fills the blocks below row `j`, whose own `BLOCK`th cells are known. */
function fillBlocks(grid: GroundGrid, field: GroundSdf, table: Float32Array, j: number): void {
  const { nx, nz } = grid;
  const deep = Math.min(BLOCK, nz - j);
  for (let i = 0; i < nx; i += BLOCK) {
    const wide = Math.min(BLOCK, nx - i);
    if (
      deep === BLOCK &&
      wide === BLOCK &&
      i + BLOCK < nx &&
      j + BLOCK < nz &&
      isClear(table, j * nx + i, nx)
    ) {
      fillBetween(table, j * nx + i, nx);
    } else for (let row = j; row < j + deep; row++) askCells(grid, field, table, row, i, i + wide, 1);
  }
}

function isClear(table: Float32Array, o: number, nx: number): boolean {
  const a = table[o]!;
  const b = table[o + BLOCK]!;
  const c = table[o + BLOCK * nx]!;
  const d = table[o + BLOCK * nx + BLOCK]!;
  return Math.min(a, b, c, d) > CLEAR_M || Math.max(a, b, c, d) < -CLEAR_M;
}

function fillBetween(table: Float32Array, o: number, nx: number): void {
  const a = table[o]!;
  const b = table[o + BLOCK]!;
  const c = table[o + BLOCK * nx]!;
  const d = table[o + BLOCK * nx + BLOCK]!;
  for (let row = 0; row < BLOCK; row++) {
    const first = a + ((c - a) * row) / BLOCK;
    const last = b + ((d - b) * row) / BLOCK;
    for (let i = 0; i < BLOCK; i++) table[o + row * nx + i] = first + ((last - first) * i) / BLOCK;
  }
}
