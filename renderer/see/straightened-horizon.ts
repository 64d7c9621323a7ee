import { makeCamera } from "#core/camera/make-camera.ts";
import { clamp } from "#renderer/math/scalar.ts";
import { type FacadeMasks, facadeOf, horizonOfHouse, LOWEST_HOUSE_M, USUAL_HOUSE_M } from "./facade.ts";

/** Nobody crops a photo of a yard so far that less than this share of it is below the horizon. */
const LOWEST = 0.75;
/** Over garages and porches the roof is lower: the house is as tall as the columns beyond this share of them. */
const RIDGE_SHARE = 0.85;
/** A ridge is rarely lower than this, and hardly ever lower than `LOWEST_HOUSE_M`: between the two the house is half believed. */
const LOW_RIDGE_M = 4.8;

/**
 * The horizon of a picture whose uprights were made parallel afterwards, or whose lens was shifted up: photos of houses for sale. There
 * the uprights say nothing about the row; a photographer who stood on the ground does. From `row` (in rows of the picture, as found
 * otherwise) it moves down to where a house that would be too low has the usual height, without a jump from houses that can be.
 */
export function straightenedHorizon(
  row: number,
  { width, height }: { width: number; height: number },
  masks: FacadeMasks,
): number {
  const camera = makeCamera(width, height, { horizonY: row });
  const facade = facadeOf(camera, masks, true, RIDGE_SHARE);
  if (!facade || facade.tallM >= LOW_RIDGE_M) return row;
  const doubt = clamp((LOW_RIDGE_M - facade.tallM) / (LOW_RIDGE_M - LOWEST_HOUSE_M), 0, 1);
  const wantedM = facade.tallM + doubt * (USUAL_HOUSE_M - facade.tallM);
  return Math.min(horizonOfHouse(camera, facade, wantedM), height * LOWEST);
}
