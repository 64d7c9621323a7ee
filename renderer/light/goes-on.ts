import { DEFAULT_LENS_HEIGHT_M } from "#core/camera/make-camera.ts";
import { smoothstep } from "#renderer/math/scalar.ts";
import type { GroundCells } from "./ground-cells.ts";

/** How far to either side of an edge, and over how much, light is compared, meters: more than clods, tracks and tufts are wide. */
const ASIDE_M = 0.3;
const PATCH_M = 0.15;
/** Where that is less than this in the picture, cells, ground is too far away for its clods to show. */
const LEAST_CELLS = 3;
/** In the shade ground has no more grain than in the sun, that of a camera apart; what is darker and coarser by the second is another ground: set between pavers and the soil beside them in one photo, tuned by eye on 22 photos that it changes. */
const ROUGHER = [1.3, 1.8] as const;
const FINE_GRAIN = 0.02;
/** Coverage from which on a cell is lawn: the shadows of twigs on blades are kept. */
export const LAWN = 0.5;
/** Rows below the horizon, cells, above which ground is as if it were there. */
const LEAST_BELOW = 4;

/**
 * How much of a fall of light from cell to cell is still there 0.3 m to either side of it, at a cell and along its fall (`across`, `down`): 1 at
 * the edge of a shadow, 0 where a clod or a track is dark on the side away from the sun.
 */
export function goesOn(cells: GroundCells): (o: number, across: number, down: number) => number {
  const { columns, rows, known, light, grain, lawn } = cells;
  const tables = [light, grain, known].map((plane) => summed(plane, known, columns, rows));
  const mean = (
    x: number,
    y: number,
    highX: number,
    highY: number,
  ): { light: number; grain: number } | undefined => {
    const [left, right] = [clampTo(x - highX, columns), clampTo(x + highX + 1, columns)];
    const [above, below] = [clampTo(y - highY, rows), clampTo(y + highY + 1, rows)];
    const of = (table: Float64Array) => {
      const at = (row: number, column: number) => table[row * (columns + 1) + column]!;
      return at(below, right) - at(above, right) - at(below, left) + at(above, left);
    };
    const [sum, grains, count] = tables.map(of);
    return count! > 0 ? { light: sum! / count!, grain: grains! / count! } : undefined;
  };
  return (o, across, down) => {
    if (lawn[o]! > LAWN) return 1;
    const [x, y] = [o % columns, Math.floor(o / columns)];
    const { wide, deep } = cellsPerM(cells, y);
    const [u, v] = [across * wide, down * deep];
    const long = Math.hypot(u, v);
    const dx = ASIDE_M * wide * (u / long);
    const dy = ASIDE_M * deep * (v / long);
    if (Math.hypot(dx, dy) < LEAST_CELLS) return 1;
    const half = [Math.max(1, PATCH_M * wide), Math.max(1, PATCH_M * deep)].map(Math.round);
    const lit = mean(Math.round(x + dx), Math.round(y + dy), half[0]!, half[1]!);
    const dark = mean(Math.round(x - dx), Math.round(y - dy), half[0]!, half[1]!);
    if (!lit || !dark) return 1;
    const rougher = dark.grain / (lit.grain + FINE_GRAIN);
    return ((lit.light - dark.light) / Math.hypot(across, down)) * (1 - smoothstep(...ROUGHER, rougher));
  };
}

/** Cells to a metre of level ground in a row, across and in depth, below a lens of the usual height. */
export function cellsPerM({ belowHorizon, focal }: GroundCells, row: number): { wide: number; deep: number } {
  const below = Math.max(LEAST_BELOW, row + belowHorizon);
  const wide = below / DEFAULT_LENS_HEIGHT_M;
  return { wide, deep: (wide * below) / focal };
}

const clampTo = (value: number, most: number): number => Math.min(most, Math.max(0, value));

/** Sums of all values above and to the left, of known cells: one row and column larger than the plane. */
function summed(
  values: Float32Array | Uint8Array,
  known: Uint8Array,
  columns: number,
  rows: number,
): Float64Array {
  const out = new Float64Array((columns + 1) * (rows + 1));
  for (let y = 0; y < rows; y++) {
    let row = 0;
    for (let x = 0; x < columns; x++) {
      const o = y * columns + x;
      if (known[o] === 1) row += values[o]!;
      out[(y + 1) * (columns + 1) + x + 1] = out[y * (columns + 1) + x + 1]! + row;
    }
  }
  return out;
}
