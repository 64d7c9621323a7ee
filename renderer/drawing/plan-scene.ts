import type { Camera } from "#core/camera/camera.ts";
import type { GroundPoint } from "#core/geometry/point.ts";
import type { PlacedElement } from "#core/plan/placed-element.ts";
import { traceContours } from "#renderer/layout/trace-contours.ts";
import { boxBlur } from "#renderer/math/box-blur.ts";
import { runningMedian } from "#renderer/math/running-median.ts";
import type { Instance } from "#renderer/raster/instance.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { straightFoot } from "./straight-foot.ts";

/** What a drawing of the design shows, on the ground plane in meters: x to the right, z away from the camera. */
export type PlanScene = {
  placed: readonly PlacedElement[];
  instances: readonly Instance[];
  /** Ground of the photo that stays as it is, as closed rings. */
  existing: { hard: GroundPoint[][]; soft: GroundPoint[][] };
  /** The foot of the house from left to right, straight walls at right angles; empty when none is seen. */
  houseFoot: GroundPoint[];
  houseHeightM: number;
  camera: Camera;
};

/**
 * Existing ground is drawn between these distances from the camera, meters. Beyond, one pixel of the photo
 * is meters deep.
 */
const FAR_M = 24;
const NEAR_M = 1;
/** Side of a cell of the map of existing ground, meters, and radius of its blur, cells. */
const CELL_M = 0.16;
const BLUR_CELLS = 1.6;
/** A house whose foot is farther away than this, meters, belongs to a neighbor. */
const HOUSE_FAR_M = 30;
/** Columns of the photo in which the foot of the house is looked for. */
const COLUMNS = 160;
/** Half width of the running median over the foot, columns: what is narrower is taken out. */
const TEETH = 12;
/** A narrower front than this, meters, is a shed, a car or a neighbor's corner. */
const LEAST_WIDTH_M = 4;
/** Limits of the height of the house, and its height where none is seen, meters. */
const HOUSE_HEIGHT_M = { least: 2.6, most: 8, usual: 3.2 };
/** Share of the columns that must show the foot of a house. */
const LEAST_FOUND = 1 / 4;
/** Masks hold coverage from 0 to 1; from this value on a pixel counts as inside. */
const INSIDE = 0.5;
const NO_HOUSE = { houseFoot: [], houseHeightM: HOUSE_HEIGHT_M.usual };

export function planScene(
  camera: Camera,
  seen: Seen,
  placed: readonly PlacedElement[],
  instances: readonly Instance[],
): PlanScene {
  return {
    placed,
    instances,
    existing: { hard: mapOf(camera, seen.hard), soft: mapOf(camera, seen.soft) },
    ...houseOf(camera, seen),
    camera,
  };
}

/** A mask of the photo (row-major, 0 to 1) seen from above, as closed rings on the ground, meters. */
function mapOf(camera: Camera, mask: Float32Array): GroundPoint[][] {
  const { widthPx, heightPx } = camera;
  // Half the width of the ground that the photo shows at FAR_M.
  const halfM = Math.max(camera.centerX, widthPx - camera.centerX) * (FAR_M / camera.focalPx);
  const nx = Math.ceil((2 * halfM) / CELL_M);
  const nz = Math.ceil((FAR_M - NEAR_M) / CELL_M);
  // Like a signed distance: negative inside the mask. Cells that the photo does not show are outside.
  const field = new Float32Array(nx * nz).fill(INSIDE);
  for (let j = 0; j < nz; j++) {
    const z = NEAR_M + (j + 0.5) * CELL_M;
    const row = Math.floor(camera.photoY(0, z));
    if (row < 0 || row >= heightPx) continue;
    for (let i = 0; i < nx; i++) {
      const column = Math.floor(camera.photoX(-halfM + (i + 0.5) * CELL_M, z));
      if (column < 0 || column >= widthPx) continue;
      field[j * nx + i] = INSIDE - mask[row * widthPx + column]!;
    }
  }
  return traceContours(
    { x0: -halfM, z0: NEAR_M, nx, nz, cellM: CELL_M },
    boxBlur(field, nx, nz, BLUR_CELLS, 2),
  );
}

/** Where the walls meet the ground, and how high the house rises above that line. */
function houseOf(camera: Camera, seen: Seen): { houseFoot: GroundPoint[]; houseHeightM: number } {
  const { widthPx, heightPx } = camera;
  const lowest = Math.max(0, Math.ceil(camera.photoY(0, HOUSE_FAR_M)));
  const found: { column: number; row: number }[] = [];
  const heights: number[] = [];
  for (let k = 0; k < COLUMNS; k++) {
    const column = Math.min(widthPx - 1, Math.round(((k + 0.5) / COLUMNS) * widthPx));
    // From the lowest row up to the first of the house: the foot. Then up to the last in a row: the top.
    const isHouse = (row: number) => seen.house[row * widthPx + column]! > INSIDE;
    let row = heightPx - 1;
    while (row >= lowest && !isHouse(row)) row--;
    if (row < lowest) continue;
    found.push({ column, row: row + 1 });
    let top = row;
    while (top > 0 && isHouse(top - 1)) top--;
    // Height of the top above the ground, by the distance of the foot.
    heights.push(camera.heightAt(top, camera.groundZ(row + 1)));
  }
  if (found.length < COLUMNS * LEAST_FOUND) return NO_HOUSE;
  // Shrubs, steps and cars before the wall make teeth in the line; the wall itself is straight.
  const rows = runningMedian(
    found.map(({ row }) => row),
    TEETH,
  );
  const line = found.map(({ column }, i) => camera.toGround({ x: column + 0.5, y: rows[i]! }));
  if (line.at(-1)!.x - line[0]!.x < LEAST_WIDTH_M) return NO_HOUSE;
  const houseFoot = straightFoot(line);
  if (!houseFoot) return NO_HOUSE;
  const median = heights.sort((a, b) => a - b)[heights.length >> 1]!;
  return {
    houseFoot,
    houseHeightM: Math.min(HOUSE_HEIGHT_M.most, Math.max(HOUSE_HEIGHT_M.least, median)),
  };
}
