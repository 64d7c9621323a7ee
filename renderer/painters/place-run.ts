import type { PlanElement } from "#core/elements/element.ts";
import type { GroundPoint } from "#core/geometry/point.ts";
import type { PlacedElement } from "#core/plan/placed-element.ts";
import type { Site } from "#renderer/layout/site.ts";

/** Records what was built along lines: as a piece, which the bill counts. Lengths in meters. */
export function placeRun(
  site: Site,
  element: PlanElement,
  lines: GroundPoint[][],
  {
    lengthM,
    depthM,
    ...rest
  }: { lengthM: number; depthM: number; heightM: number; plants?: PlacedElement["plants"] },
): void {
  site.pieces.push({
    ...{ element, areaId: site.areaId, outline: lines, lengthM, ...rest },
    areaM2: lengthM * depthM,
    perimeterM: 2 * (lengthM + depthM),
  });
}
