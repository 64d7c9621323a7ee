import type { GroundPoint } from "#core/geometry/point.ts";

/** The part of a ground grid that tracing needs. */
type Lattice = { x0: number; z0: number; nx: number; nz: number; cellM: number };

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

/**
 * Closed contours of a field given at cell centres, at the value `level` (lower values are inside): marching squares with
 * linear interpolation, longest ring first. A shape that leaves the grid is closed along the grid's edge. The
 * staircase of a binary mask is smoothed away over about three cells.
 */
export function traceContours(grid: Lattice, inner: Float32Array, level = 0): GroundPoint[][] {
  const nx = grid.nx + 2;
  const nz = grid.nz + 2;
  const { cellM } = grid;
  const x0 = grid.x0 - cellM;
  const z0 = grid.z0 - cellM;
  const field = framed(inner, grid, level);
  const next = new Map<number, number>();
  const points = new Map<number, GroundPoint>();
  const toGround = (i: number, j: number): GroundPoint => ({
    x: x0 + (i + 0.5) * cellM,
    z: z0 + (j + 0.5) * cellM,
  });
  const crossing = (edge: number, i: number, j: number): number => {
    const a = field[j * nx + i]! - level;
    const b = field[j * nx + i + 1]! - level;
    const c = field[(j + 1) * nx + i + 1]! - level;
    const d = field[(j + 1) * nx + i]! - level;
    const key =
      edge === LOWER
        ? (j * nx + i) * 2
        : edge === UPPER
          ? ((j + 1) * nx + i) * 2
          : edge === RIGHT
            ? (j * nx + i + 1) * 2 + 1
            : (j * nx + i) * 2 + 1;
    if (!points.has(key)) {
      if (edge === LOWER) points.set(key, toGround(i + a / (a - b), j));
      else if (edge === UPPER) points.set(key, toGround(i + d / (d - c), j + 1));
      else if (edge === RIGHT) points.set(key, toGround(i + 1, j + b / (b - c)));
      else points.set(key, toGround(i, j + a / (a - d)));
    }
    return key;
  };
  for (let j = 0; j + 1 < nz; j++) {
    for (let i = 0; i + 1 < nx; i++) {
      const o = j * nx + i;
      const pattern =
        (field[o]! < level ? 1 : 0) |
        (field[o + 1]! < level ? 2 : 0) |
        (field[o + nx + 1]! < level ? 4 : 0) |
        (field[o + nx]! < level ? 8 : 0);
      const pairs = CROSSINGS[pattern]!;
      for (let k = 0; k < pairs.length; k += 2) {
        next.set(crossing(pairs[k]!, i, j), crossing(pairs[k + 1]!, i, j));
      }
    }
  }
  const rings = collectRings(next, points);
  return rings.map(smoothRing).sort((a, b) => b.length - a.length);
}

/** The field with one cell of "outside" round it, as far out as the inner edge is in: contours then run along the edge. */
function framed(inner: Float32Array, grid: Lattice, level: number): Float32Array {
  const nx = grid.nx + 2;
  const field = new Float32Array(nx * (grid.nz + 2)).fill(level + grid.cellM);
  for (let j = 0; j < grid.nz; j++) {
    field.set(inner.subarray(j * grid.nx, (j + 1) * grid.nx), (j + 1) * nx + 1);
  }
  return field;
}

function collectRings(next: Map<number, number>, points: Map<number, GroundPoint>): GroundPoint[][] {
  const seen = new Set<number>();
  const rings: GroundPoint[][] = [];
  for (const start of next.keys()) {
    if (seen.has(start)) continue;
    const ring: GroundPoint[] = [];
    let key: number | undefined = start;
    while (key !== undefined && !seen.has(key)) {
      seen.add(key);
      ring.push(points.get(key)!);
      key = next.get(key);
    }
    if (ring.length >= 4) rings.push(ring);
  }
  return rings;
}

/** Every third point, each then drawn towards the middle of its neighbours three times. */
function smoothRing(ring: GroundPoint[]): GroundPoint[] {
  let out = ring.length > 30 ? ring.filter((_, i) => i % 3 === 0) : ring;
  for (let round = 0; round < 3; round++) {
    out = out.map((p, i) => {
      const a = out[(i + out.length - 1) % out.length]!;
      const b = out[(i + 1) % out.length]!;
      return { x: (a.x + 2 * p.x + b.x) / 4, z: (a.z + 2 * p.z + b.z) / 4 };
    });
  }
  return out;
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
