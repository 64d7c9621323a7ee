import { makeCamera } from "#core/camera/make-camera.ts";
import { type FacadeMasks, facadeOf, horizonOfUsualHouse, LOWEST_HOUSE_M } from "./facade.ts";

/** Nobody crops a photo of a yard so far that less than this share of it is below the horizon. */
const LOWEST = 0.75;
/** Over garages and porches the roof is lower: the house is as tall as the columns beyond this share of them. */
const RIDGE_SHARE = 0.85;

/**
 * The horizon of a picture whose uprights were made parallel afterwards, or whose lens was shifted up: photos of houses for sale. There
 * the uprights say nothing about the row; a photographer who stood on the ground does. From `row` (in rows of the picture, as found
 * otherwise) it moves down to where a house that would be too low has the usual height.
 */
export function straightenedHorizon(
  row: number,
  { width, height }: { width: number; height: number },
  masks: FacadeMasks,
): number {
  const camera = makeCamera(width, height, { horizonY: row });
  const facade = facadeOf(camera, masks, true, RIDGE_SHARE);
  if (!facade || facade.tallM >= LOWEST_HOUSE_M) return row;
  return Math.min(horizonOfUsualHouse(camera, facade), height * LOWEST);
}
