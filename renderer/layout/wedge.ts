import type { GroundPoint } from "#core/geometry/point.ts";
import type { GroundSdf } from "#renderer/mask/coverage.ts";
import { clamp } from "#renderer/math/scalar.ts";
import type { GroundRectangle } from "./shapes.ts";
import { simplified } from "./simplify-line.ts";
import { regionField, type Site } from "./site.ts";

/** An outline comes to a point where its sides meet at less than this, radians (56 degrees): nobody lays stones into that. */
const SHARPEST = 0.98;
/** Bends of an outline up to this are its unevenness, meters. */
const UNEVEN_M = 0.25;
/** A side of a point is longer than the teeth of a mask's edge. Meters. */
const LEAST_SIDE_M = 1.5;
/** Where more than this share of a region is hard ground already, it has the shape of what lies there. */
const HARD_SHARE = 0.3;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/**
 * The largest rectangle in a highlight on open ground whose outline comes to a point, along the house or along the outline's longest side;
 * null where it comes to none, or the rectangle is narrower than `leastM`.
 */
export function roomInWedge(
  site: Site,
  contour: readonly GroundPoint[],
  leastM: number,
): GroundRectangle | null {
  if (contour.length < 3) return null;
  const ring = simplified([...contour, contour[0]!], UNEVEN_M);
  if (!hasPoint(ring, regionField(site)) || hardShare(site) > HARD_SHARE) return null;
  const [largest] = [site.wallTurnRad, turnOfLongestSide(ring)]
    .flatMap((turn) => largestRectangle(site, turn) ?? [])
    .sort((a, b) => b.wideM * b.deepM - a.wideM * a.deepM);
  return largest && Math.min(largest.wideM, largest.deepM) >= leastM ? largest : null;
}

/** Whether a closed outline, whose last point is its first, comes to a point somewhere; `region` is negative inside. */
const hasPoint = (ring: readonly GroundPoint[], region: GroundSdf): boolean =>
  ring.slice(1).some((p, k) => {
    const a = ring[k]!;
    const b = ring[k + 2] ?? ring[1]!;
    const [toA, toB] = [Math.hypot(a.x - p.x, a.z - p.z), Math.hypot(b.x - p.x, b.z - p.z)];
    if (Math.min(toA, toB) < LEAST_SIDE_M) return false;
    const [ax, az, bx, bz] = [(a.x - p.x) / toA, (a.z - p.z) / toA, (b.x - p.x) / toB, (b.z - p.z) / toB];
    const isSharp = Math.acos(clamp(ax * bx + az * bz, -1, 1)) < SHARPEST;
    return isSharp && region(p.x + UNEVEN_M * (ax + bx), p.z + UNEVEN_M * (az + bz)) < 0;
  });

function turnOfLongestSide(ring: readonly GroundPoint[]): number {
  const sides = ring.slice(1).map((p, k) => ({ x: p.x - ring[k]!.x, z: p.z - ring[k]!.z }));
  const { x, z } = sides.reduce((best, side) =>
    Math.hypot(side.x, side.z) > Math.hypot(best.x, best.z) ? side : best,
  );
  return Math.atan2(z, x);
}

/** Share of a region that is hard ground. */
function hardShare({ clip, hard }: Site): number {
  let all = 0;
  let paved = 0;
  for (let i = 0; i < clip.length; i++) {
    if (clip[i]! <= INSIDE) continue;
    all++;
    if (hard[i]! > INSIDE) paved++;
  }
  return paved / Math.max(1, all);
}

/** Cells of the lattice on which it is looked for, along the longer side of the region. */
const CELLS = 120;

/**
 * The largest rectangle inside the region and the frame whose sides run along the axes turned by `turn`; null where nothing is free. By the
 * heights of free columns over each row of a lattice: O(cells).
 */
function largestRectangle({ grid, camera }: Site, turn: number): GroundRectangle | null {
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
    return column >= 0 && column <= camera.widthPx && camera.photoY(0, z) <= camera.heightPx;
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
