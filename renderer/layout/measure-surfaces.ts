import type { ElementKind } from "#core/elements/element.ts";
import type { GroundPoint } from "#core/geometry/point.ts";
import { isInGroundRing } from "#core/geometry/rings.ts";
import type { PlacedElement } from "#core/plan/placed-element.ts";
import { coveredRect, growRect } from "#renderer/image/pixel-rect.ts";
import type { GroundGrid } from "#renderer/mask/ground-grid.ts";
import { boxBlur } from "#renderer/math/box-blur.ts";
import { clamp } from "#renderer/math/scalar.ts";
import { outlineLength } from "./outline-length.ts";
import type { LaidSurface, Site } from "./site.ts";
import { lineLength, traceContours } from "./trace-contours.ts";

/** Rings shorter than this are specks between two surfaces. */
const LEAST_RING_M = 0.6;
/** The far edge of lawn and beds has teeth as deep as a photo's row: nobody digs or edges those. */
const TEETH_M = 0.22;
const BLURS = 2;
/** Far from its edge a row is walked in steps of this share of the distance: what keeps off an entrance is three times as steep as a distance. */
const TRUST = 0.33;
/** Surfaces smaller than this are not there. */
const LEAST_AREA_M2 = 0.02;
/** Ground nearer than this lies under the photographer's feet. */
const NEAREST_M = 0.3;
/** Coverage from which a pixel is hard ground. */
const INSIDE = 0.5;

/**
 * The surfaces of a site as the take-off counts them: of each the part inside the photo that no later surface and nothing built on
 * the ground covers (nobody lays sod under a deck). Area by
 * summing cells with the share of each that lies inside; outline and perimeter by tracing the same shares at one half.
 */
export function measureSurfaces(site: Site): PlacedElement[] {
  const { grid, camera, surfaces } = site;
  const counting: Counting = {
    site,
    built: footprints(site),
    shares: surfaces.map(() => new Float32Array(grid.nx * grid.nz)),
    until: new Int32Array(surfaces.length),
    settled: new Float32Array(surfaces.length),
  };
  for (let j = 0; j < grid.nz; j++) {
    const z = grid.z0 + (j + 0.5) * grid.cellM;
    if (z <= NEAREST_M) continue;
    const down = camera.photoY(0, z);
    if (down >= 0 && down < camera.heightPx) countRow(counting, j, z);
  }
  return surfaces.flatMap((surface, k) => measured(site, surface, counting.shares[k]!));
}

/** By surface of the site: the share of every cell that is its own. */
type Counting = {
  site: Site;
  built: readonly (readonly GroundPoint[])[];
  shares: readonly Float32Array[];
  /** Far from its edge a surface is asked again only after some cells: until which column of the row, and its share till then. */
  until: Int32Array;
  settled: Float32Array;
};

function countRow(counting: Counting, j: number, z: number): void {
  const { site, built, until } = counting;
  const { grid, camera } = site;
  const { nx, cellM } = grid;
  until.fill(0);
  for (let i = 0; i < nx; i++) {
    if (!grid.inside[j * nx + i]) continue;
    const x = grid.x0 + (i + 0.5) * cellM;
    const across = camera.photoX(x, z);
    if (across < 0 || across >= camera.widthPx || isBuiltOn(built, x, z)) continue;
    countCell(counting, i, j * nx + i, x, z);
  }
}

/** Shares a cell out among the surfaces, the last laid first. */
function countCell(
  { site, shares, until, settled }: Counting,
  i: number,
  o: number,
  x: number,
  z: number,
): void {
  const { surfaces, grid } = site;
  let left = 1;
  for (let k = surfaces.length - 1; k >= 0 && left > 0; k--) {
    if (i >= until[k]!) {
      // Distance to the edge in cells: the share of a cell inside falls from 1 to 0 over one cell.
      const cells = surfaces[k]!.field(x, z) / grid.cellM;
      settled[k] = clamp(0.5 - cells, 0, 1);
      until[k] = i + 1 + Math.max(0, (Math.abs(cells) - 1) * TRUST);
    }
    const share = settled[k]! * left;
    shares[k]![o] = share;
    left -= share;
  }
}

/** What is built on the ground in place of what was there. */
export const BUILT: readonly ElementKind[] = [
  "deck",
  "raised-bed",
  "steps",
  "outdoor-kitchen",
  "water-feature",
];

const footprints = (site: Site): GroundPoint[][] =>
  site.pieces.flatMap(({ element, outline }) => (BUILT.includes(element.kind) ? outline : []));

function isBuiltOn(built: readonly (readonly GroundPoint[])[], x: number, z: number): boolean {
  for (const ring of built) if (isInGroundRing(ring, x, z)) return true;
  return false;
}

/** The part of a field that is above 0, with this much and a cell around it, as a lattice of its own. */
function partAround(grid: GroundGrid, field: Float32Array, reachM: number) {
  const { nx, nz, cellM } = grid;
  // What the blurs reach, and a cell for the contour around it.
  const rim = 1 + BLURS * Math.ceil(reachM / cellM);
  const { left, top, right, bottom } = growRect(coveredRect(field, nx, nz, 0), rim, nx, nz);
  const wide = right - left;
  const part = new Float32Array(wide * (bottom - top));
  for (let j = top; j < bottom; j++) {
    part.set(field.subarray(j * nx + left, j * nx + right), (j - top) * wide);
  }
  const lattice = {
    x0: grid.x0 + left * cellM,
    z0: grid.z0 + top * cellM,
    nx: wide,
    nz: bottom - top,
    cellM,
  };
  return { grid: lattice, part };
}

/** Cells of a surface that show hard ground in the photo, by their shares. */
function pavedCells({ grid, camera, hard }: Site, share: Float32Array): number {
  let cells = 0;
  for (let j = 0; j < grid.nz; j++) {
    const z = grid.z0 + (j + 0.5) * grid.cellM;
    const row = Math.floor(camera.photoY(0, z));
    if (row < 0 || row >= camera.heightPx) continue;
    for (let i = 0; i < grid.nx; i++) {
      const part = share[j * grid.nx + i]!;
      if (part === 0) continue;
      const column = Math.floor(camera.photoX(grid.x0 + (i + 0.5) * grid.cellM, z));
      if (column >= 0 && column < camera.widthPx && hard[row * camera.widthPx + column]! > INSIDE)
        cells += part;
    }
  }
  return cells;
}

/** A sum that goes on over a row. */
function addRow(values: Float32Array, from: number, count: number, before: number): number {
  let sum = before;
  for (let o = from; o < from + count; o++) sum += values[o]!;
  return sum;
}

function turnOver(values: Float32Array, from: number, count: number): void {
  for (let o = from; o < from + count; o++) values[o] = 0.5 - values[o]!;
}

/** A surface that is off its rectangle by more than this share has other edges. */
const WHOLE_TOLERANCE = 0.03;

/** Meters around a rectangle that kept all its ground: the grid cuts its corners, and a crew does not. 0 for any other surface. */
function edgeOfSides({ sides }: LaidSurface, areaM2: number): number {
  if (!sides) return 0;
  const wholeM2 = sides.lengthM * sides.widthM;
  return Math.abs(areaM2 - wholeM2) <= WHOLE_TOLERANCE * wholeM2 ? 2 * (sides.lengthM + sides.widthM) : 0;
}

function measured(site: Site, surface: LaidSurface, share: Float32Array): PlacedElement[] {
  const { element } = surface;
  const natural =
    element.kind === "lawn" ||
    element.kind === "bed" ||
    (element.kind === "gravel" && element.use === "area");
  const { grid, part } = partAround(site.grid, share, natural ? TEETH_M : 0);
  let cells = 0;
  for (let row = 0; row < part.length; row += grid.nx) cells = addRow(part, row, grid.nx, cells);
  const areaM2 = cells * site.grid.cellM * site.grid.cellM;
  if (areaM2 < LEAST_AREA_M2) return [];
  const overPavedM2 = pavedCells(site, share) * site.grid.cellM * site.grid.cellM;
  const traced = natural ? boxBlur(part, grid.nx, grid.nz, TEETH_M / grid.cellM, BLURS) : part;
  // Contours have their inside where values are low.
  for (let row = 0; row < traced.length; row += grid.nx) turnOver(traced, row, grid.nx);
  const outline = traceContours(grid, traced).filter((ring) => lineLength(ring, true) > LEAST_RING_M);
  // Natural edges are measured along fewer corners, built ones along every point.
  const tracedM = natural
    ? outlineLength(outline)
    : outline.reduce((sum, ring) => sum + lineLength(ring, true), 0);
  const perimeterM = outline.length === 1 ? Math.max(tracedM, edgeOfSides(surface, areaM2)) : tracedM;
  return [
    {
      element: surface.element,
      areaId: site.areaId,
      outline,
      areaM2,
      perimeterM,
      ...(overPavedM2 > 0 ? { overPavedM2 } : {}),
      ...(surface.count === undefined ? {} : { count: surface.count }),
      ...(surface.heightM === undefined ? {} : { heightM: surface.heightM }),
      ...(surface.sides === undefined ? {} : { sides: surface.sides }),
      ...(surface.plants === undefined ? {} : { plants: surface.plants }),
    },
  ];
}
