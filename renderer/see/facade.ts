import type { Camera } from "#core/camera/camera.ts";

/** Coverage 0..1 of a picture, row-major, as wide and high as the camera's. */
type FacadeMasks = { ground: Float32Array; house: Float32Array };

/** A column counts as facade when the house stands on the ground there and takes this share of the photo's height. */
const FACADE_SHARE = 0.08;
/** Ground is looked for so far below the foot: share of the photo's height, and at least so many pixels. */
const FOOT_SHARE = 0.02;
const LEAST_FOOT_PX = 3;
/** Fewer columns are no front. */
const FEWEST_COLUMNS = 12;
/** One column in this many is read. */
const STRIDE = 4;
/** A foot this near to the horizon is so far away that one row is many meters. */
const LEAST_BELOW_PX = 5;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/** Of its columns, by height, the one that stands for a front: the ridge stands over few. */
const TALL_SHARE = 0.75;
/** Height of a house from foot to ridge, meters, where the photo shows nothing better. */
const USUAL_HOUSE_M = 5.5;

/** How tall the taller part of the house is on level ground, and the row of its foot. */
type Facade = { tallM: number; footRow: number };

/** The row of the horizon at which this house has the usual height, its foot and its top staying where they are in the photo. */
export const horizonOfHouse = (camera: Camera, { tallM, footRow }: Facade): number =>
  footRow - ((footRow - camera.horizonY) * tallM) / USUAL_HOUSE_M;

/** The facade as this camera sees it; null where too little of it is seen. */
export function facadeOf(camera: Camera, masks: FacadeMasks): Facade | null {
  const columns = facadeColumns(camera, masks).sort((a, b) => a.tallM - b.tallM);
  return columns.length < FEWEST_COLUMNS ? null : columns[Math.floor(columns.length * TALL_SHARE)]!;
}

/** Meters from foot to top of the house, one per fourth photo column in which it stands on the ground. */
function facadeColumns(camera: Camera, masks: FacadeMasks): Facade[] {
  const { widthPx: width, heightPx: height } = camera;
  const columns: Facade[] = [];
  for (let column = 0; column < width; column += STRIDE) {
    let foot = height - 1;
    while (foot >= 0 && masks.house[foot * width + column]! <= INSIDE) foot--;
    if (foot < camera.horizonY + LEAST_BELOW_PX || !standsOnGround(masks, column, foot, width, height))
      continue;
    let top = 0;
    while (top < foot && masks.house[top * width + column]! <= INSIDE) top++;
    // A house cut by the upper edge of the photo says nothing.
    if (top <= 1 || foot - top < height * FACADE_SHARE) continue;
    // Rows times depth over focal length: meters across the picture plane at the depth of the foot.
    columns.push({ tallM: ((foot - top) * camera.groundZ(foot)) / camera.focalPx, footRow: foot });
  }
  return columns;
}

function standsOnGround(
  masks: FacadeMasks,
  column: number,
  foot: number,
  width: number,
  height: number,
): boolean {
  const last = Math.min(height - 1, foot + Math.max(LEAST_FOOT_PX, Math.round(height * FOOT_SHARE)));
  for (let row = foot + 1; row <= last; row++) if (masks.ground[row * width + column]! > INSIDE) return true;
  return false;
}
