import type { Camera } from "#core/camera/camera.ts";

/** Coverage 0..1 of a picture, row-major, as wide and high as the camera's. */
type FacadeMasks = { ground: Float32Array; house: Float32Array };

/** A column counts as facade when the house stands on the ground there and takes this share of the photo's height. */
const FACADE_SHARE = 0.08;
const FOOT_SHARE = 0.02;
const FEWEST_COLUMNS = 12;
const STRIDE = 4;

/** Of its columns, by height, the one that stands for a front: the ridge stands over few. */
const TALL_SHARE = 0.75;
/** What a house measures from foot to ridge that the photo says nothing better of. */
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
    while (foot >= 0 && masks.house[foot * width + column]! <= 0.5) foot--;
    if (foot < camera.horizonY + 5 || !standsOnGround(masks, column, foot, width, height)) continue;
    let top = 0;
    while (top < foot && masks.house[top * width + column]! <= 0.5) top++;
    // A house cut by the upper edge of the photo says nothing.
    if (top <= 1 || foot - top < height * FACADE_SHARE) continue;
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
  const last = Math.min(height - 1, foot + Math.max(3, Math.round(height * FOOT_SHARE)));
  for (let row = foot + 1; row <= last; row++) if (masks.ground[row * width + column]! > 0.5) return true;
  return false;
}
