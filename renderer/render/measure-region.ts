import type { Camera } from "#core/camera/camera.ts";
import { polygonArea } from "#core/geometry/polygon.ts";
import type { CameraEstimate } from "#core/measure/camera-estimate.ts";
import { measurePolygon } from "#core/measure/measure-polygon.ts";
import { outlineLength } from "#renderer/layout/outline-length.ts";
import type { Site } from "#renderer/layout/site.ts";
import { traceContours } from "#renderer/layout/trace-contours.ts";
import { oncePer } from "#renderer/once-per.ts";
import type { AreaMeasure, ConceptInput } from "./concept.ts";

const ringsOf = oncePer((grid: Site["grid"]) => traceContours(grid, grid.signedDistance));

/**
 * Size of a region on the ground, and how far to trust it. The size is the grid's, so that it agrees with what was placed in it; the
 * band is that of its outline under all that is unsure about the camera, and covers what the drawing camera leaves out.
 * `camera`: that of the photo.
 */
export function measureRegion(
  site: Pick<Site, "areaId" | "grid"> & { camera: Camera },
  estimate: CameraEstimate,
  input: ConceptInput,
): AreaMeasure {
  const { grid, camera } = site;
  const rings = ringsOf(grid);
  const outline = (rings[0] ?? []).map((point) => camera.toPhoto(point));
  const measure = measurePolygon(outline, estimate);
  const ringAreaM2 = polygonArea(rings[0] ?? []);
  const ratio = measure.areaM2 > 0 && ringAreaM2 > 0 ? measure.areaM2 / ringAreaM2 : 1;
  const told = input.camera?.heightM === undefined ? estimate.basis : "entered";
  return {
    areaId: site.areaId,
    areaM2: grid.areaM2,
    perimeterM: outlineLength(rings),
    band: Math.max(measure.band, Math.expm1(Math.abs(Math.log(ratio)))),
    basis: estimate.basis === "measured" ? "measured" : told,
  };
}
