import { PosedCamera } from "#core/camera/posed-camera.ts";
import { clipPolygon } from "#core/geometry/clip-polygon.ts";
import type { GroundPoint, PhotoPoint } from "#core/geometry/point.ts";
import { polygonArea, polygonPerimeter } from "#core/geometry/polygon.ts";
import type { CameraEstimate } from "./camera-estimate.ts";

/** A ground area as it can be told from a photo. */
export type Measure = {
  /** Closed, meters. Empty when the polygon lies above the horizon. */
  outline: GroundPoint[];
  areaM2: number;
  perimeterM: number;
  /** Holds the truth in nine of ten cases: it lies between `areaM2 / (1 + band)` and `areaM2 * (1 + band)`; 0.25 = a quarter either way. */
  band: number;
  perimeterBand: number;
  /** Measured with a known size in the photo, or assumed from the usual camera. */
  basis: "measured" | "assumed";
};

/** Ground further away than this is not measured: a pixel row there is more than a meter deep. */
const FARTHEST_M = 60;
/** How exactly an outline is drawn, as a share of the photo's width. */
const OUTLINE_SPREAD_SHARE = 0.0015;
/** Standard deviations within which nine of ten of a Gaussian lie. */
const BAND_WIDTH = 1.645;
/** No photo measures better: lens distortion, curbs, bumps. */
const LEAST_BAND = 0.03;

/** Area and perimeter on the ground of a closed polygon in the photo, with an honest band. */
export function measurePolygon(path: readonly PhotoPoint[], estimate: CameraEstimate): Measure {
  const outline = groundOutline(path, estimate.camera);
  const areaM2 = polygonArea(outline);
  const perimeterM = polygonPerimeter(outline);
  const { basis } = estimate;
  if (areaM2 === 0) return { outline: [], areaM2: 0, perimeterM: 0, band: 1, perimeterBand: 1, basis };
  const moved = [...estimate.spread, ...outlineMoves(path, estimate.camera)].map(
    ([one, other]) => [groundOutline(path, one), groundOutline(path, other)] as const,
  );
  return {
    outline,
    areaM2,
    perimeterM,
    band: band(moved.map((pair) => logSpread(pair, polygonArea))),
    perimeterBand: band(moved.map((pair) => logSpread(pair, polygonPerimeter))),
    basis,
  };
}

/** The polygon on the ground; what lies above the horizon or further than `FARTHEST_M` is cut off. */
function groundOutline(path: readonly PhotoPoint[], camera: PosedCamera): GroundPoint[] {
  const leastDrop = camera.heightM / FARTHEST_M;
  const drops: number[] = [];
  // Loops: a function made for each camera would be compiled for each.
  for (const point of path) drops.push(camera.dropOf(point) - leastDrop);
  const seen = clipPolygon(path, drops);
  const outline: GroundPoint[] = [];
  if (seen.length >= 3) for (const point of seen) outline.push(camera.toGround(point));
  return outline;
}

/**
 * The person's hand: the whole outline a little higher or lower counts like the camera's horizon moved the other way, and a little
 * larger or smaller like its focal length.
 */
function outlineMoves(path: readonly PhotoPoint[], camera: PosedCamera): [PosedCamera, PosedCamera][] {
  const px = Math.max(1, camera.widthPx * OUTLINE_SPREAD_SHARE);
  const xs = path.map((p) => p.x);
  const widthPx = Math.max(...xs) - Math.min(...xs);
  const turn = px / camera.focalPx;
  const stretch = 1 + px / Math.max(px, widthPx);
  return [
    [
      new PosedCamera({ ...camera, pitchRad: camera.pitchRad + turn }),
      new PosedCamera({ ...camera, pitchRad: camera.pitchRad - turn }),
    ],
    [
      new PosedCamera({ ...camera, focalPx: camera.focalPx * stretch }),
      new PosedCamera({ ...camera, focalPx: camera.focalPx / stretch }),
    ],
  ];
}

/** Half the change of the logarithm of a measure between the outlines that two opposite cameras give. */
function logSpread(
  [one, other]: readonly [readonly GroundPoint[], readonly GroundPoint[]],
  measure: (outline: readonly GroundPoint[]) => number,
): number {
  const a = measure(one);
  const b = measure(other);
  // Gone from sight on one side: as unsure as can be.
  return a > 0 && b > 0 ? Math.abs(Math.log(a / b)) / 2 : 1;
}

const band = (spreads: readonly number[]): number =>
  Math.max(LEAST_BAND, Math.expm1(BAND_WIDTH * Math.hypot(...spreads)));
