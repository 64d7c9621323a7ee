import { Camera } from "#core/camera/camera.ts";
import { feetToMeters } from "#core/geometry/units.ts";
import type { PlanScene } from "./plan-scene.ts";

/** The middle of the 20 to 30 ft that "bird's-eye" stands for here. */
const EYE_M = feetToMeters(25);
/** Nearer than this to the design the view is too steep to read. */
const NEAREST_M = 7.5;
/** Part of the picture that the design fills, and part that is left below it for the caption. */
const FILL = 0.92;
const FOOT = 0.09;
/** What has to be in the picture above the far edge of the design, and of the house. */
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
  if (points.length === 0) points.push({ x: -4, z: 4 }, { x: 4, z: 12 });
  const nearM = points.reduce((least, { z }) => Math.min(least, z), Number.POSITIVE_INFINITY);
  const farM = points.reduce((most, { z }) => Math.max(most, z), Number.NEGATIVE_INFINITY);
  const leftM = points.reduce((least, { x }) => Math.min(least, x), Number.POSITIVE_INFINITY);
  const rightM = points.reduce((most, { x }) => Math.max(most, x), Number.NEGATIVE_INFINITY);
  const backM = Math.max(0, NEAREST_M - nearM);
  const near = nearM + backM;
  const far = farM + backM;
  const houseM = Math.min(SHOWN_HOUSE_M, scene.houseHeightM);
  const highest = Math.min(
    (EYE_M - SHRUB_M) / far,
    ...scene.houseFoot.map(({ z }) => (EYE_M - houseM) / (z + backM)),
  );
  const across = Math.max(...points.map(({ x, z }) => Math.abs(x - (leftM + rightM) / 2) / (z + backM)));
  const down = EYE_M / near - highest;
  const focalPx = Math.min((FILL * widthPx) / (2 * across), ((1 - FOOT - 0.04) * heightPx) / down);
  return {
    backM,
    camera: new Camera({
      widthPx,
      heightPx,
      focalPx,
      centerX: widthPx / 2 - (focalPx * (leftM + rightM)) / 2 / ((near + far) / 2),
      horizonY: (1 - FOOT) * heightPx - (focalPx * EYE_M) / near,
      heightM: EYE_M,
    }),
  };
}
