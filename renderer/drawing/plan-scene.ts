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

/** Ground farther than this is not drawn: a pixel there is meters deep. */
const FAR_M = 24;
const NEAR_M = 1;
/** Cell of the map of existing ground. */
const CELL_M = 0.16;
const BLUR_CELLS = 1.6;
/** House feet farther off than this belong to somebody else's house. */
const HOUSE_FAR_M = 30;
const COLUMNS = 160;
/** Half width of the running median, columns. */
const TEETH = 12;
/** A shed, a car, a neighbor's corner: no house. */
const LEAST_WIDTH_M = 4;
const HOUSE_HEIGHT_M = { least: 2.6, most: 8, usual: 3.2 };
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

/** A photo mask seen from above, as rings. */
function mapOf(camera: Camera, mask: Float32Array): GroundPoint[][] {
  const { widthPx, heightPx } = camera;
  const halfM = Math.max(camera.centerX, widthPx - camera.centerX) * (FAR_M / camera.focalPx);
  const nx = Math.ceil((2 * halfM) / CELL_M);
  const nz = Math.ceil((FAR_M - NEAR_M) / CELL_M);
  const field = new Float32Array(nx * nz).fill(0.5);
  for (let j = 0; j < nz; j++) {
    const z = NEAR_M + (j + 0.5) * CELL_M;
    const row = Math.floor(camera.photoY(0, z));
    if (row < 0 || row >= heightPx) continue;
    for (let i = 0; i < nx; i++) {
      const column = Math.floor(camera.photoX(-halfM + (i + 0.5) * CELL_M, z));
      if (column < 0 || column >= widthPx) continue;
      field[j * nx + i] = 0.5 - mask[row * widthPx + column]!;
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
    const isHouse = (row: number) => seen.house[row * widthPx + column]! > 0.5;
    let row = heightPx - 1;
    while (row >= lowest && !isHouse(row)) row--;
    if (row < lowest) continue;
    found.push({ column, row: row + 1 });
    let top = row;
    while (top > 0 && isHouse(top - 1)) top--;
    heights.push(camera.heightM - ((top - camera.horizonY) * camera.groundZ(row + 1)) / camera.focalPx);
  }
  if (found.length < COLUMNS / 4) return NO_HOUSE;
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
