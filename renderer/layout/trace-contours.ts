import type { GroundPoint } from "#core/geometry/point.ts";

/** The part of a ground grid that tracing needs. */
type Lattice = { x0: number; z0: number; nx: number; nz: number; cellM: number };

/** Part of a lattice as a lattice of its own: `left` and `low` are the old indices of its first cell. */
type Block = { field: Float32Array; left: number; low: number; nx: number; nz: number };

/** Edges of a cell, counter-clockwise from the lower one. */
const LOWER = 0;
const RIGHT = 1;
const UPPER = 2;
const LEFT = 3;
/** Which edges the contour enters and leaves by, per pattern of corners inside (bit 0 = lower left, then counter-clockwise). */
const CROSSINGS: readonly (readonly number[])[] = [
  [],
  [LEFT, LOWER],
  [LOWER, RIGHT],
  [LEFT, RIGHT],
  [RIGHT, UPPER],
  [LEFT, UPPER, RIGHT, LOWER],
  [LOWER, UPPER],
  [LEFT, UPPER],
  [UPPER, LEFT],
  [UPPER, LOWER],
  [LOWER, LEFT, UPPER, RIGHT],
  [UPPER, RIGHT],
  [RIGHT, LEFT],
  [RIGHT, LOWER],
  [LOWER, LEFT],
  [],
];

/** Kept between calls, for a picture traces a dozen contours: the block of a field that is traced, and the edge after each edge. */
let blockCells = new Float32Array(0);
let nextEdges = new Int32Array(0);

/**
 * Closed contours of a field given at cell centers, at the value `level` (lower values are inside): marching squares with
 * linear interpolation, longest ring first. A shape that leaves the grid is closed along the grid's edge. The
 * staircase of a binary mask is smoothed away over about three cells.
 */
export function traceContours(grid: Lattice, inner: Float32Array, level = 0): GroundPoint[][] {
  const block = insideBlock(inner, grid, level);
  if (!block) return [];
  const { nx, nz } = block;
  // By edge of the block: even numbers run from a cell to the next of its row, odd ones to the next of its column.
  if (nextEdges.length < 2 * nx * nz) nextEdges = new Int32Array(2 * nx * nz);
  const next = nextEdges.fill(-1, 0, 2 * nx * nz);
  const starts: number[] = [];
  for (let j = 0; j + 1 < nz; j++) crossRow(block, level, j * nx, next, starts);
  const rings: GroundPoint[][] = [];
  for (const start of starts) {
    const ring = followRing(grid, block, level, start, next);
    if (ring.length >= SHORTEST_RING) rings.push(smoothRing(ring));
  }
  return rings.sort((a, b) => b.length - a.length);
}

/** Notes for every edge of the row of cells that begins at `row` to which edge the contour runs on that comes in by it. */
function crossRow(
  { field, nx }: Block,
  level: number,
  row: number,
  next: Int32Array,
  starts: number[],
): void {
  for (let o = row; o < row + nx - 1; o++) {
    const pattern =
      (field[o]! < level ? 1 : 0) |
      (field[o + 1]! < level ? 2 : 0) |
      (field[o + nx + 1]! < level ? 4 : 0) |
      (field[o + nx]! < level ? 8 : 0);
    if (pattern === 0 || pattern === 15) continue;
    const pairs = CROSSINGS[pattern]!;
    for (let k = 0; k < pairs.length; k += 2) {
      const from = edgeOf(pairs[k]!, o, nx);
      next[from] = edgeOf(pairs[k + 1]!, o, nx);
      starts.push(from);
    }
  }
}

/** The points of the ring that begins at an edge; takes its edges from `next`. */
function followRing(
  grid: Lattice,
  block: Block,
  level: number,
  start: number,
  next: Int32Array,
): GroundPoint[] {
  const ring: GroundPoint[] = [];
  for (let edge = start, to = next[edge]!; to >= 0; edge = to, to = next[edge]!) {
    ring.push(crossing(grid, block, edge, level));
    next[edge] = -1;
  }
  return ring;
}

/**
 * The cells below `level` with one cell more on every side. Beyond the grid that is one of "outside", as far out as the inner edge is
 * in: contours then run along the edge. Null when no cell is below.
 */
function insideBlock(inner: Float32Array, { nx, nz, cellM }: Lattice, level: number): Block | null {
  let left = nx;
  let right = -1;
  let low = nz;
  let high = -1;
  for (let j = 0; j < nz; j++) {
    const row = j * nx;
    let i = 0;
    while (i < nx && inner[row + i]! >= level) i++;
    if (i === nx) continue;
    let last = nx - 1;
    while (inner[row + last]! >= level) last--;
    if (i < left) left = i;
    if (last > right) right = last;
    if (low === nz) low = j;
    high = j;
  }
  if (high < 0) return null;
  // One cell more on both sides, and one because `right` is the last cell.
  const wide = right - left + 3;
  const deep = high - low + 3;
  if (blockCells.length < wide * deep) blockCells = new Float32Array(wide * deep);
  const field = blockCells.fill(level + cellM, 0, wide * deep);
  const from = Math.max(0, left - 1);
  const to = Math.min(nx, right + 2);
  for (let j = Math.max(0, low - 1); j < Math.min(nz, high + 2); j++) {
    field.set(inner.subarray(j * nx + from, j * nx + to), (j - low + 1) * wide + from - left + 1);
  }
  return { field, left: left - 1, low: low - 1, nx: wide, nz: deep };
}

/** The number of an edge of the cell whose first corner is `o`. */
const edgeOf = (side: number, o: number, nx: number): number =>
  side === LOWER ? 2 * o : side === UPPER ? 2 * (o + nx) : side === RIGHT ? 2 * (o + 1) + 1 : 2 * o + 1;

/** Where the contour cuts an edge. */
function crossing(grid: Lattice, { field, left, low, nx }: Block, edge: number, level: number): GroundPoint {
  const o = edge >> 1;
  const upwards = (edge & 1) === 1;
  const a = field[o]! - level;
  const b = field[upwards ? o + nx : o + 1]! - level;
  // Linear between the two cells: 0 at the first, 1 at the second.
  const t = a / (a - b);
  const i = left + (o % nx) + (upwards ? 0 : t);
  const j = low + Math.floor(o / nx) + (upwards ? t : 0);
  return { x: grid.x0 + (i + 0.5) * grid.cellM, z: grid.z0 + (j + 0.5) * grid.cellM };
}

/** Points of a ring from which on every third is enough: a ring of fewer points would lose its shape. */
const LONG_RING = 30;
const EVERY = 3;
const SMOOTH_ROUNDS = 3;
/** Fewer points are no ring. */
const SHORTEST_RING = 4;

/** Every third point, each then drawn towards the middle of its neighbors three times. */
function smoothRing(ring: GroundPoint[]): GroundPoint[] {
  let out = ring.length > LONG_RING ? ring.filter(isThird) : ring;
  for (let round = 0; round < SMOOTH_ROUNDS; round++) out = out.map(drawnIn);
  return out;
}

// Not written where they are used: what is compiled for a function goes when the function goes, and these would be made for each ring.
const isThird = (_: unknown, i: number): boolean => i % EVERY === 0;

function drawnIn(p: GroundPoint, i: number, ring: GroundPoint[]): GroundPoint {
  const a = ring[(i + ring.length - 1) % ring.length]!;
  const b = ring[(i + 1) % ring.length]!;
  return { x: (a.x + 2 * p.x + b.x) / 4, z: (a.z + 2 * p.z + b.z) / 4 };
}

/** Length of a line through the points, back to the first one when `closed`. */
export function lineLength(points: readonly GroundPoint[], closed: boolean): number {
  let sum = 0;
  for (let i = closed ? 0 : 1; i < points.length; i++) {
    const a = points[(i + points.length - 1) % points.length]!;
    const b = points[i]!;
    sum += Math.hypot(b.x - a.x, b.z - a.z);
  }
  return sum;
}
