import type { Camera } from "#core/camera/camera.ts";

/** Coverage 0..1 of a picture, row-major, as wide and high as the camera's. */
export type FacadeMasks = { ground: Float32Array; house: Float32Array; sky: Float32Array };

/** A column counts as facade when the house stands on the ground there and takes this share of the photo's height. */
const FACADE_SHARE = 0.08;
const FOOT_SHARE = 0.02;
const SKY_GAP_SHARE = 0.015;
const FEWEST_COLUMNS = 12;
const STRIDE = 4;

/** Houses are rarely lower than this from foot to ridge: then the scale is wrong, not the house. */
export const LOWEST_HOUSE_M = 3.6;
/** What a house measures from foot to ridge that the photo says nothing better of. */
export const USUAL_HOUSE_M = 5.5;

/** How tall the taller part of the house is on level ground, and the row of its foot. */
export type Facade = { tallM: number; footRow: number };

/** The row of the horizon at which this house is so tall, its foot and its top staying where they are in the photo. */
export const horizonOfHouse = (camera: Camera, { tallM, footRow }: Facade, wantedM = USUAL_HOUSE_M): number =>
  footRow - ((footRow - camera.horizonY) * tallM) / wantedM;

/**
 * The facade as this camera sees it, `free`: where there is sky above it alone; null where too little of it is seen. Of its columns, by
 * height, the one at `tallShare`: the ridge stands over few.
 */
export function facadeOf(camera: Camera, masks: FacadeMasks, free: boolean, tallShare = 0.75): Facade | null {
  const columns = facadeColumns(camera, masks, free).sort((a, b) => a.tallM - b.tallM);
  return columns.length < FEWEST_COLUMNS ? null : columns[Math.floor(columns.length * tallShare)]!;
}

/** Metres from foot to top of the house, one per fourth photo column in which it stands on the ground. */
function facadeColumns(camera: Camera, masks: FacadeMasks, free: boolean): Facade[] {
  const { widthPx: width, heightPx: height } = camera;
  const columns: Facade[] = [];
  for (let column = 0; column < width; column += STRIDE) {
    let foot = height - 1;
    while (foot >= 0 && masks.house[foot * width + column]! <= 0.5) foot--;
    if (foot < camera.horizonY + 5 || !standsOnGround(masks, column, foot, width, height)) continue;
    let top = 0;
    while (top < foot && masks.house[top * width + column]! <= 0.5) top++;
    // Without sky above it is a fence, or a house cut by the upper edge of the photo.
    const above = Math.max(0, top - Math.ceil(height * SKY_GAP_SHARE));
    if (top <= 1 || foot - top < height * FACADE_SHARE) continue;
    if (free && masks.sky[above * width + column]! <= 0.5) continue;
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
