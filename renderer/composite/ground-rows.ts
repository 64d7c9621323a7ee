import type { Camera } from "#core/camera/camera.ts";
import type { PixelRect } from "#renderer/image/pixel-rect.ts";
import type { GroundLayer } from "./ground-layer.ts";

/** Rows this near under the horizon show ground that is hundreds of meters away. */
const UNDER_HORIZON_PX = 2;
/** Level ground is believed up to so many lens heights away, about 50 m; ground that is seen above the horizon of it rises from there on. */
const LEVEL_HEIGHTS = 30;

/** The layers of a region and what they may cover: coverage bytes of the rectangle. */
type Part = { layers: readonly Pick<GroundLayer, "shape">[]; clip: Uint8Array };

/** Where the rows of a picture see the ground. */
export type GroundRows = {
  /** The first row with ground to paint. */
  first: number;
  /** Meters ahead of the ground in photo row v, and meters to the right at photo pixel (u, v). */
  z(v: number): number;
  x(u: number, v: number): number;
};

/**
 * The rows of a picture in which a design's ground is painted, of `rect` in photo pixels. Lawns that fill their region may reach over the horizon that was believed:
 * a hill, or a horizon that lies too low. There the ground goes on rising as steeply as it seems to where it is last believed level.
 */
export function groundRows(camera: Camera, parts: readonly Part[], rect: PixelRect): GroundRows {
  const level = Math.max(rect.top, Math.ceil(camera.horizonY + UNDER_HORIZON_PX));
  const highest = firstFilled(parts, rect, Math.min(level, rect.bottom));
  if (highest >= level)
    return {
      first: level,
      z: (v) => camera.groundZ(v),
      x: (u, v) => camera.groundX(u, v),
    };
  const { focalPx, heightM, horizonY, centerX } = camera;
  const lastLevel = horizonY + Math.max(UNDER_HORIZON_PX, focalPx / LEVEL_HEIGHTS);
  const lastM = camera.groundZ(lastLevel);
  const perRowM = (lastM * lastM) / (focalPx * heightM);
  const z = (v: number) => (v >= lastLevel ? camera.groundZ(v) : lastM + (lastLevel - v) * perRowM);
  return { first: highest, z, x: (u, v) => ((u - centerX) * z(v)) / focalPx };
}

/** The first row above `end` that a layer which fills its region covers; `end` where none does. */
function firstFilled(parts: readonly Part[], rect: PixelRect, end: number): number {
  const width = rect.right - rect.left;
  let first = end;
  for (const { layers, clip } of parts) {
    if (!layers.some(({ shape }) => shape === null)) continue;
    const at = clip.subarray(0, Math.max(0, first - rect.top) * width).findIndex((cover) => cover > 0);
    if (at >= 0) first = rect.top + Math.floor(at / width);
  }
  return first;
}
