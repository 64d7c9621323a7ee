import { Camera } from "#core/camera/camera.ts";
import { feetToMeters } from "#core/geometry/units.ts";
import type { PlanScene } from "./plan-scene.ts";

/** Height of the eye: the middle of the 20 to 30 ft that "bird's-eye" means here. */
const EYE_M = feetToMeters(25);
/**
 * Least distance from the camera to the near edge of the design, meters: from nearer the view is too steep
 * to read.
 */
const NEAREST_M = 7.5;
/**
 * Share of the width that the design fills, share of the height left below it for the caption, and share
 * left above it.
 */
const FILL = 0.92;
const FOOT = 0.09;
const HEAD = 0.04;
/**
 * Heights that must be in the picture, meters: plants at the far edge of the design, and the lower part of
 * the house.
 */
const SHRUB_M = 1.5;
const SHOWN_HOUSE_M = 3.5;

/**
 * A camera 25 ft above the ground that holds the whole design: `backM` meters behind where the photo was taken, looking level
 * with its picture shifted down, so that verticals stay vertical.
 */
export function birdsEyeCamera(
  scene: PlanScene,
  widthPx: number,
  heightPx: number,
): { camera: Camera; backM: number } {
  const points = [...scene.placed.flatMap(({ outline }) => outline.flat()), ...scene.instances];
  // Without a design: a rectangle of 8 by 8 m.
  if (points.length === 0) points.push({ x: -4, z: 4 }, { x: 4, z: 12 });
  const nearM = points.reduce((least, { z }) => Math.min(least, z), Number.POSITIVE_INFINITY);
  const farM = points.reduce((most, { z }) => Math.max(most, z), Number.NEGATIVE_INFINITY);
  const leftM = points.reduce((least, { x }) => Math.min(least, x), Number.POSITIVE_INFINITY);
  const rightM = points.reduce((most, { x }) => Math.max(most, x), Number.NEGATIVE_INFINITY);
  const backM = Math.max(0, NEAREST_M - nearM);
  const near = nearM + backM;
  const far = farM + backM;
  const houseM = Math.min(SHOWN_HOUSE_M, scene.houseHeightM);
  // Slopes (drop per meter away) of the sight lines to the highest things that must be seen; the smallest
  // is the top of the picture.
  const highest = Math.min(
    (EYE_M - SHRUB_M) / far,
    ...scene.houseFoot.map(({ z }) => (EYE_M - houseM) / (z + backM)),
  );
  const across = Math.max(...points.map(({ x, z }) => Math.abs(x - (leftM + rightM) / 2) / (z + backM)));
  const down = EYE_M / near - highest;
  // The largest focal length, pixels, at which both the width and the height fit.
  const focalPx = Math.min((FILL * widthPx) / (2 * across), ((1 - FOOT - HEAD) * heightPx) / down);
  return {
    backM,
    camera: new Camera({
      widthPx,
      heightPx,
      focalPx,
      // Shifted so that the middle of the design at its middle distance is in the middle of the picture.
      centerX: widthPx / 2 - (focalPx * (leftM + rightM)) / 2 / ((near + far) / 2),
      horizonY: (1 - FOOT) * heightPx - (focalPx * EYE_M) / near,
      heightM: EYE_M,
    }),
  };
}
