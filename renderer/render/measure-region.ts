import type { Camera } from "#core/camera/camera.ts";
import { polygonArea } from "#core/geometry/polygon.ts";
import type { CameraEstimate } from "#core/measure/camera-estimate.ts";
import { measurePolygon } from "#core/measure/measure-polygon.ts";
import { outlineLength } from "#renderer/layout/outline-length.ts";
import type { Site } from "#renderer/layout/site.ts";
import { traceContours } from "#renderer/layout/trace-contours.ts";
import { oncePer } from "#renderer/once-per.ts";
import type { AreaMeasure, DocumentInput } from "./concept-types.ts";

/** Corners that say how sure a size is as well as the thousands of an outline traced cell by cell. */
const CORNERS = 300;

const outlineOf = oncePer((grid: Site["grid"]) => {
  const rings = traceContours(grid, grid.signedDistance);
  const largest = rings[0] ?? [];
  // Every so many points of the largest ring.
  const step = Math.max(1, Math.floor(largest.length / CORNERS));
  return { corners: largest.filter((_, i) => i % step === 0), perimeterM: outlineLength(rings) };
});

/** A drag changes neither the region nor the camera. */
const measureOf = oncePer((grid: Site["grid"]) =>
  oncePer((estimate: CameraEstimate) =>
    oncePer((camera: Camera) =>
      measurePolygon(
        outlineOf(grid).corners.map((point) => camera.toPhoto(point)),
        estimate,
      ),
    ),
  ),
);

/**
 * Size of a region on the ground, and how far to trust it. The size is the grid's, so that it agrees with what was placed in it; the
 * band is that of its outline under all that is unsure about the camera, and covers what the drawing camera leaves out.
 * `camera`: that of the photo.
 */
export function measureRegion(
  site: Pick<Site, "areaId" | "grid"> & { camera: Camera },
  estimate: CameraEstimate,
  input: Pick<DocumentInput, "camera">,
): AreaMeasure {
  const { grid, camera } = site;
  const { corners, perimeterM } = outlineOf(grid);
  const measure = measureOf(grid)(estimate)(camera);
  const ringAreaM2 = polygonArea(corners);
  // The area by the full camera, roll and all, over that by the level one: their difference is part of the band.
  const ratio = measure.areaM2 > 0 && ringAreaM2 > 0 ? measure.areaM2 / ringAreaM2 : 1;
  // A height of the lens that a person gave is neither measured nor assumed.
  const told = input.camera?.heightM === undefined ? estimate.basis : "entered";
  return {
    areaId: site.areaId,
    areaM2: grid.areaM2,
    perimeterM,
    band: Math.max(measure.band, Math.expm1(Math.abs(Math.log(ratio)))),
    basis: estimate.basis === "measured" ? "measured" : told,
  };
}
