import type { Camera } from "#core/camera/camera.ts";
import { boxBlur } from "#renderer/math/box-blur.ts";
import { clamp } from "#renderer/math/scalar.ts";
import { coverRect } from "./cover-rect.ts";
import { distanceTransform } from "./distance-transform.ts";
import { houseLine } from "./house-line.ts";

/** Finest cell; finer than a photo of a yard resolves, coarser makes visible steps in borders. */
const FINEST_CELL_M = 0.04;
/** Longest side in cells: bounds time and memory whatever the photo. */
const MOST_CELLS = 480;
/** Ground farther away is a handful of pixel rows deep and its place is a guess. */
const DEFAULT_MAX_DEPTH_M = 26;
/** A region of which more than this share of the pixels lies farther away is reached to its far end, but for so many of its pixels, at most so far. */
const MOSTLY_FAR = 0.3;
const LEFT_FAR = 0.05;
const FARTHEST_M = 80;
/**
 * That is the distance of this rank among the columns, the farthest first, and so many meters more. What seems farther away than the last lies
 * near the horizon, where its distance is not known.
 */
const FAR_EDGE_RANK = 0.05;
const BEHIND_EDGE_M = 1;
const FARTHEST_EDGE_M = 45;
/** Room around the region, so that distances just outside it are known too. */
const MARGIN_XM = 1;
const MARGIN_ZM = 0.6;
/** Ground nearer than this lies under the photographer's feet. */
const NEAREST_M = 0.3;
/** Coverage from which a pixel of the photo belongs to the region. */
const INSIDE = 0.5;
/** Box blurs that take the stair steps out of a distance. */
const SMOOTH_PASSES = 2;

export type GroundGridOptions = {
  maxDepthM?: number;
  /** The far edge is asked for: the grid reaches it in most columns, however few pixels lie there. */
  toFarEdge?: boolean;
  /** The whole ground of the photo; edges of the region that border on more ground are then not taken for the house. */
  ground?: Float32Array;
};

/**
 * A region of the photo seen from above: a metric grid on the ground plane, cells row-major (`j * nx + i`), cell (i, j) centered
 * at x = x0 + (i + 0.5) * cellM, z = z0 + (j + 0.5) * cellM. Beyond the left, right and lower edge of the photo the region is
 * taken to go on as it ends there, so that beds and borders do not curl along the frame.
 */
export class GroundGrid {
  readonly camera: Camera;
  readonly x0: number;
  readonly z0: number;
  readonly nx: number;
  readonly nz: number;
  readonly cellM: number;
  /** 1 where the region is. */
  readonly inside: Uint8Array;
  /** Meters to the region's edge, negative inside. */
  readonly signedDistance: Float32Array;
  /** Photo row at which the region begins, per photo column, smoothed; -1 where the column has none. */
  readonly topRow: Float32Array;
  /** Area of the region inside the photo, square meters. */
  readonly areaM2: number;
  readonly #houseCells: Uint8Array;
  /** Measured when it is first asked for: a drive needs none. */
  #houseDistance: Float32Array | null = null;

  constructor(camera: Camera, region: Float32Array, options: GroundGridOptions = {}) {
    this.camera = camera;
    const depthM = options.maxDepthM ?? depthOf(camera, region);
    const reachM = options.toFarEdge ? Math.max(depthM, farEdgeM(camera, region)) : depthM;
    const bounds = groundBounds(camera, region, reachM);
    this.x0 = bounds.minX - MARGIN_XM;
    this.z0 = bounds.minZ - MARGIN_ZM;
    const spanX = bounds.maxX + MARGIN_XM - this.x0;
    const spanZ = bounds.maxZ + MARGIN_ZM - this.z0;
    this.cellM = Math.max(FINEST_CELL_M, Math.max(spanX, spanZ) / MOST_CELLS);
    this.nx = Math.max(2, Math.ceil(spanX / this.cellM));
    this.nz = Math.max(2, Math.ceil(spanZ / this.cellM));
    this.inside = new Uint8Array(this.nx * this.nz);
    this.areaM2 = this.#rasterise(region);
    this.signedDistance = this.#signedDistance();
    const house = houseLine(this, bounds.topRow, options.ground);
    this.topRow = house.topRow;
    this.#houseCells = house.cells;
  }

  /** Meters to the line at which the region meets the house (or whatever stands behind it); huge when there is none. */
  get houseDistance(): Float32Array {
    this.#houseDistance ??= distanceTransform(this.#houseCells, this.nx, this.nz, this.cellM);
    return this.#houseDistance;
  }

  /** A field of this grid at a ground point, bilinear; beyond the grid its edge value. */
  at(field: Float32Array, x: number, z: number): number {
    const { nx, nz, cellM } = this;
    let gx = (x - this.x0) / cellM - 0.5;
    let gz = (z - this.z0) / cellM - 0.5;
    // Asked a million times for one picture: held in place by comparisons, cut off to whole numbers by `|`.
    gx = gx > 0 ? (gx < nx - 1 ? gx : nx - 1) : 0;
    gz = gz > 0 ? (gz < nz - 1 ? gz : nz - 1) : 0;
    const i = gx < nx - 2 ? gx | 0 : nx - 2;
    const j = gz < nz - 2 ? gz | 0 : nz - 2;
    const fx = gx - i;
    const fz = gz - j;
    const o = j * nx + i;
    // Near and far row of cells; z grows away from the camera, and so does j.
    const near = field[o]! * (1 - fx) + field[o + 1]! * fx;
    const far = field[o + nx]! * (1 - fx) + field[o + nx + 1]! * fx;
    return near * (1 - fz) + far * fz;
  }

  /** A field blurred over `radiusM` meters: takes the stair steps of the mask out of a distance. */
  smooth(field: Float32Array, radiusM: number): Float32Array {
    return boxBlur(field, this.nx, this.nz, radiusM / this.cellM, SMOOTH_PASSES);
  }

  /** Fills `inside` from the photo; answers the area of what lies in the frame. */
  #rasterise(region: Float32Array): number {
    const { camera, cellM } = this;
    let cellsInFrame = 0;
    for (let j = 0; j < this.nz; j++) {
      const z = this.z0 + (j + 0.5) * cellM;
      if (z < NEAREST_M) continue;
      const row = Math.floor(camera.photoY(0, z));
      // Rows below the photo read its last row: the region goes on towards the camera.
      const heldRow = clamp(row, 0, camera.heightPx - 1);
      const cells = this.#rasteriseRow(region, j, z, heldRow);
      if (row === heldRow) cellsInFrame += cells;
    }
    return cellsInFrame * cellM * cellM;
  }

  /** Fills row `j` of `inside` from a row of the photo; answers how many of its cells lie between the photo's sides. */
  #rasteriseRow(region: Float32Array, j: number, z: number, photoRow: number): number {
    const { camera, inside, nx, x0, cellM } = this;
    const { widthPx } = camera;
    let cells = 0;
    for (let i = 0; i < nx; i++) {
      const column = Math.floor(camera.photoX(x0 + (i + 0.5) * cellM, z));
      const heldColumn = column < 0 ? 0 : column < widthPx ? column : widthPx - 1;
      if (region[photoRow * widthPx + heldColumn]! <= INSIDE) continue;
      inside[j * nx + i] = 1;
      if (column === heldColumn) cells++;
    }
    return cells;
  }

  #signedDistance(): Float32Array {
    const { inside, nx, nz, cellM } = this;
    const outside = new Uint8Array(inside.length);
    for (let row = 0; row < inside.length; row += nx) turnRow(inside, outside, row, nx);
    // Both in cells, from center to center: of cells inside to the nearest outside, and the other way round.
    const depth = distanceTransform(outside, nx, nz);
    const distance = distanceTransform(inside, nx, nz);
    for (let row = 0; row < inside.length; row += nx) joinRow(inside, depth, distance, row, nx, cellM);
    return distance;
  }
}

function turnRow(inside: Uint8Array, outside: Uint8Array, row: number, nx: number): void {
  for (let o = row; o < row + nx; o++) outside[o] = 1 - inside[o]!;
}

/** Puts depths inside among the distances outside. They run from center to center, and the edge lies half a cell before the other side. */
function joinRow(
  inside: Uint8Array,
  depth: Float32Array,
  distance: Float32Array,
  row: number,
  nx: number,
  cellM: number,
): void {
  for (let o = row; o < row + nx; o++) {
    distance[o] = (inside[o] ? 0.5 - depth[o]! : distance[o]! - 0.5) * cellM;
  }
}

/** How far a grid reaches, meters: what is far is a guess, but a bed that lies there for the most part is planted there. */
function depthOf(camera: Camera, region: Float32Array): number {
  const { widthPx, heightPx } = camera;
  const { left, top, right, bottom } = coverRect(region, widthPx, heightPx);
  const inRow = new Array<number>(heightPx).fill(0);
  for (let row = top; row < bottom; row++)
    for (let i = row * widthPx + left; i < row * widthPx + right; i++) if (region[i]! > INSIDE) inRow[row]!++;
  const all = inRow.reduce((sum, count) => sum + count, 0);
  const usual = Math.max(0, Math.ceil(camera.photoY(0, DEFAULT_MAX_DEPTH_M)));
  const far = inRow.slice(0, usual).reduce((sum, count) => sum + count, 0);
  if (far <= MOSTLY_FAR * all) return DEFAULT_MAX_DEPTH_M;
  let row = Math.max(0, Math.ceil(camera.photoY(0, FARTHEST_M)));
  let above = inRow.slice(0, row).reduce((sum, count) => sum + count, 0);
  while (row < usual && above < LEFT_FAR * all) above += inRow[row++]!;
  return Math.max(DEFAULT_MAX_DEPTH_M, camera.groundZ(row + 0.5));
}

/** The distance at which the region ends in most of the photo's columns; 0 where that is not known. Meters. */
function farEdgeM(camera: Camera, region: Float32Array): number {
  const first = groundBounds(camera, region, FARTHEST_M).topRow;
  const rows = first.filter((row) => row >= 0).sort();
  if (rows.length === 0) return 0;
  const edgeM = camera.groundZ(rows[Math.floor(FAR_EDGE_RANK * rows.length)]! + 0.5);
  return edgeM > FARTHEST_EDGE_M ? 0 : edgeM + BEHIND_EDGE_M;
}

/** Extent of the region on the ground, and its first row per photo column (-1 = none). */
function groundBounds(camera: Camera, region: Float32Array, maxDepthM: number) {
  const { widthPx, heightPx } = camera;
  const firstRow = Math.max(0, Math.ceil(camera.photoY(0, maxDepthM)));
  const topRow = new Float32Array(widthPx).fill(-1);
  let minX = Number.POSITIVE_INFINITY;
  let maxX = Number.NEGATIVE_INFINITY;
  let bottomRow = -1;
  let highestRow = heightPx;
  for (let row = firstRow; row < heightPx; row++) {
    for (let column = 0; column < widthPx; column++) {
      if (region[row * widthPx + column]! <= INSIDE) continue;
      if (topRow[column]! < 0) topRow[column] = row;
      if (row < highestRow) highestRow = row;
      bottomRow = row;
      const x = camera.groundX(column + 0.5, row + 0.5);
      if (x < minX) minX = x;
      if (x > maxX) maxX = x;
    }
  }
  if (bottomRow < 0) return { minX: 0, maxX: 0, minZ: 1, maxZ: 1, topRow };
  return {
    minX,
    maxX,
    minZ: camera.groundZ(bottomRow + 0.5),
    maxZ: camera.groundZ(highestRow + 0.5),
    topRow,
  };
}
