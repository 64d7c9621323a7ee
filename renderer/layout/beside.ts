import type { Place } from "#core/elements/element.ts";
import type { GroundSdf } from "#renderer/mask/coverage.ts";
import { distanceTransform } from "#renderer/mask/distance-transform.ts";
import { findPieces } from "#renderer/mask/find-pieces.ts";
import { middleOf } from "#renderer/math/middle-of.ts";
import { freeDistance, type LaidSurface, type Site } from "./site.ts";
import { strip } from "./walk-line.ts";

/** Stepping stones are walked on over this width. Meters. */
const STEPS_WIDE_M = 0.7;

/** Whether people walk along it. */
const isWalk = ({ element }: LaidSurface): boolean =>
  element.kind === "stepping-stones" || ("use" in element && element.use === "walkway");

/**
 * Meters to the walk that a wish means: the new one where one was laid, else the one of the photo that leads away through the yard, and all
 * hard ground where none does.
 */
export function walkDistance(site: Site): GroundSdf {
  const fields = site.surfaces
    .filter(isWalk)
    .map(({ line, field, element }) =>
      line && element.kind === "stepping-stones" ? strip(line, STEPS_WIDE_M) : field,
    );
  if (fields.length > 0) return (x, z) => Math.min(...fields.map((field) => field(x, z)));
  const { grid, hardDistance } = site;
  const cells = walkCells(site);
  if (!cells) return hardDistance;
  const distance = distanceTransform(cells, grid.nx, grid.nz, grid.cellM);
  return (x, z) => grid.at(distance, x, z);
}

/** A walk between two parts of a yard is no wider, meters: a drive is. */
const WIDEST_WALK_M = 2.6;
/** A walk leads away over this length at least, meters: less is a gap in what is seen of the yard. */
const SHORTEST_WALK_M = 2.5;
/** Marks what may be the rest of such a walk. */
const AT_SIDE = 0.5;
/** So many times its usual width, it has come to other paving. */
const WIDER_SHARE = 1.3;

/**
 * The cells of the grid that show a walk with yard to its left and its right, 1 in row-major order, and where it goes on at the side of the photo;
 * null without one. The sidewalk before a yard and the drive beside it have yard on one side.
 */
function walkCells({ camera, grid, hardDistance }: Site): Uint8Array | null {
  const { x0, z0, nx, nz, cellM, inside } = grid;
  // 1 between two parts of the yard, 0.5 between the yard and the side of the photo.
  const between = new Float32Array(nx * nz);
  for (let j = 0; j < nz; j++) {
    const row = j * nx;
    const z = z0 + (j + 0.5) * cellM;
    const v = camera.photoY(0, z);
    const columnAt = (u: number) => Math.floor((camera.groundX(u, v) - x0) / cellM);
    const fill = (from: number, to: number, value: number) => {
      const widthM = (to - from) * cellM;
      if (widthM <= 0 || widthM > WIDEST_WALK_M) return;
      if (hardDistance(x0 + ((from + to) / 2) * cellM, z) <= 0) between.fill(value, row + from, row + to);
    };
    let yardAt = -1;
    for (let i = 0; i < nx; i++) {
      if (!inside[row + i]) continue;
      if (yardAt < 0) fill(Math.max(0, columnAt(0)), i, AT_SIDE);
      else fill(yardAt + 1, i, 1);
      yardAt = i;
    }
    if (yardAt >= 0) fill(yardAt + 1, Math.min(nx, columnAt(camera.widthPx) + 1), AT_SIDE);
  }
  const { start, end, piece, sizes } = findPieces(between, nx, nz, AT_SIDE, true);
  const runs = [...piece].map((index, k) => ({ index, start: start[k]!, end: end[k]! }));
  const widths = sizes.map((): number[] => []);
  for (const { index, start: from, end: to } of runs) if (between[from] === 1) widths[index]!.push(to - from);
  // A walk that leads away has one run in each row.
  const usual = widths.map((all) =>
    all.length * cellM < SHORTEST_WALK_M ? 0 : middleOf(Float32Array.from(all)),
  );
  if (!usual.some(Boolean)) return null;
  const cells = new Uint8Array(nx * nz);
  // The sidewalk that it comes to is wider where it lies across the photo.
  for (const { index, start: from, end: to } of runs)
    if (to - from <= usual[index]! * WIDER_SHARE) cells.fill(1, from, to);
  return cells;
}

/** Less of a drive is a corner of one, or a mistake, square meters. */
const LEAST_DRIVE_M2 = 1;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/** The cells of the grid that show a drive, 1 in row-major order; null where too little of one is made out. */
function driveCells({ camera, grid, drive }: Site): Uint8Array | null {
  const { nx, nz, cellM } = grid;
  const cells = new Uint8Array(nx * nz);
  let count = 0;
  for (let j = 0; j < nz; j++) {
    const z = grid.z0 + (j + 0.5) * cellM;
    const row = Math.floor(camera.photoY(0, z));
    if (z <= 0 || row < 0 || row >= camera.heightPx) continue;
    for (let i = 0; i < nx; i++) {
      const column = Math.floor(camera.photoX(grid.x0 + (i + 0.5) * cellM, z));
      if (column < 0 || column >= camera.widthPx || drive[row * camera.widthPx + column]! <= INSIDE) continue;
      cells[j * nx + i] = 1;
      count++;
    }
  }
  return count * cellM * cellM < LEAST_DRIVE_M2 ? null : cells;
}

/** Meters to the drive that the photo shows; to all hard ground where none is made out. */
export function driveDistance(site: Site): GroundSdf {
  const { grid, hardDistance } = site;
  const { nx, nz, cellM } = grid;
  const cells = driveCells(site);
  if (!cells) return hardDistance;
  const distance = distanceTransform(cells, nx, nz, cellM);
  return (x, z) => grid.at(distance, x, z);
}

/** Negative on one side of the drive as the photo shows it, meters to its middle; null where no drive is made out. */
export function besideDrive(site: Site, side: "left" | "right"): GroundSdf | null {
  const cells = driveCells(site);
  if (!cells) return null;
  const { x0, z0, nx, nz, cellM } = site.grid;
  const middles = Array.from({ length: nz }, (_, j) => {
    let [sum, count] = [0, 0];
    for (let i = 0; i < nx; i++) {
      if (!cells[j * nx + i]) continue;
      sum += x0 + (i + 0.5) * cellM;
      count++;
    }
    return count > 0 ? { z: z0 + (j + 0.5) * cellM, x: sum / count } : null;
  }).filter((one) => one !== null);
  const towards = side === "left" ? 1 : -1;
  return (x, z) => {
    // The row of the drive that is nearest.
    const at = middles.reduce((best, one) => (Math.abs(one.z - z) < Math.abs(best.z - z) ? one : best));
    return towards * (x - at.x);
  };
}

/** Things that stand in the middle of a yard, with beds around them, as they are built anew. */
const isMeant: Partial<Record<Place, (surface: LaidSurface) => boolean>> = {
  "around-patio": ({ element }) =>
    element.kind === "deck" || ("use" in element && (element.use === "patio" || element.use === "area")),
  "around-pool": ({ element }) => element.kind === "pool",
};

/**
 * Meters to what a bed goes around: what is built anew; null where that is not among what was laid, and the photo's own is meant.
 */
export function builtDistance(site: Site, place: Place): GroundSdf | null {
  const test = isMeant[place];
  const isThere =
    test === undefined
      ? site.taken.length > 0
      : site.surfaces.some(test) || (place === "around-patio" && site.decks.length > 0);
  return isThere ? (x, z) => freeDistance(site, x, z) : null;
}
