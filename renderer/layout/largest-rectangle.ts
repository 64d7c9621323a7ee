import type { GroundPoint } from "#core/geometry/point.ts";
import type { GroundRectangle } from "./shapes.ts";
import type { Site } from "./site.ts";

/** Turn of the longest side of a closed outline, whose last point is its first; radians. */
export function turnOfLongestSide(ring: readonly GroundPoint[]): number {
  const sides = ring.slice(1).map((p, k) => ({ x: p.x - ring[k]!.x, z: p.z - ring[k]!.z }));
  const { x, z } = sides.reduce((best, side) =>
    Math.hypot(side.x, side.z) > Math.hypot(best.x, best.z) ? side : best,
  );
  return Math.atan2(z, x);
}

/** Cells of the lattice on which it is looked for, along the longer side of the region. */
const CELLS = 120;

/**
 * The largest rectangle inside the region and the frame whose sides run along the axes turned by `turn` (radians) and which is open all over;
 * null where nothing is free. By the
 * heights of free columns over each row of a lattice: O(cells).
 */
export function largestRectangle(
  { grid, camera }: Site,
  turn: number,
  isOpen: (x: number, z: number) => boolean = () => true,
): GroundRectangle | null {
  const { x0, z0, nx, nz, cellM } = grid;
  const spanM = Math.hypot(nx, nz) * cellM;
  const stepM = Math.max(cellM, spanM / CELLS);
  const count = Math.ceil(spanM / stepM);
  const middle = { x: x0 + (nx * cellM) / 2, z: z0 + (nz * cellM) / 2 };
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const at = (i: number, j: number) => {
    const [across, away] = [(i - count / 2) * stepM, (j - count / 2) * stepM];
    return { x: middle.x + across * c - away * s, z: middle.z + across * s + away * c };
  };
  const isFree = ({ x, z }: { x: number; z: number }): boolean => {
    const i = Math.floor((x - x0) / cellM);
    const j = Math.floor((z - z0) / cellM);
    if (i < 0 || j < 0 || i >= nx || j >= nz || !grid.inside[j * nx + i]) return false;
    const column = camera.photoX(x, z);
    const isShown = column >= 0 && column <= camera.widthPx && camera.photoY(0, z) <= camera.heightPx;
    return isShown && isOpen(x, z);
  };
  const heights = new Int32Array(count + 1);
  let best = { cells: 0, left: 0, wide: 0, deep: 0, row: 0 };
  for (let j = 0; j < count; j++) {
    for (let i = 0; i < count; i++) heights[i] = isFree(at(i + 0.5, j + 0.5)) ? heights[i]! + 1 : 0;
    // Columns whose heights rise; each ends where a lower one comes.
    const rising: number[] = [];
    for (let i = 0; i <= count; i++) {
      while (rising.length > 0 && heights[rising.at(-1)!]! >= heights[i]!) {
        const deep = heights[rising.pop()!]!;
        const left = (rising.at(-1) ?? -1) + 1;
        if (deep * (i - left) > best.cells)
          best = { cells: deep * (i - left), left, wide: i - left, deep, row: j };
      }
      rising.push(i);
    }
  }
  if (best.cells === 0) return null;
  const { x, z } = at(best.left + best.wide / 2, best.row + 1 - best.deep / 2);
  return { x, z, wideM: best.wide * stepM, deepM: best.deep * stepM, turn };
}
