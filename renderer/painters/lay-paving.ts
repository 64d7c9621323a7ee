import type { PlanElement } from "#core/elements/element.ts";
import type { GroundSurface } from "#renderer/composite/ground-layer.ts";
import { AS_ASKED, madeSmaller, type Outcome } from "#renderer/layout/outcome.ts";
import type { PavedShape } from "#renderer/layout/paved-shape.ts";
import { sidesOf } from "#renderer/layout/rectangle-piece.ts";
import { laySurface, type Site } from "#renderer/layout/site.ts";
import { elementName } from "./element-name.ts";
import { layApron } from "./lay-apron.ts";

/** Half width of the soil along a paved edge, meters. */
const SOIL_M = 0.022;

/** Lays a paved surface in its shape and keeps later elements off it, unless it is the ground of the whole region. */
export function layPaving(
  site: Site,
  element: PlanElement,
  shape: PavedShape,
  surface: GroundSurface,
): Outcome {
  const laid = laySurface(
    site,
    element,
    shape.field,
    surface,
    shape.whole ? { whole: true } : { soilM: SOIL_M },
  );
  if (shape.line) laid.line = shape.line;
  if (shape.room) laid.sides = sidesOf(shape.room);
  if ("apron" in element && element.apron) layApron(site, element, shape);
  if (!shape.whole) site.taken.push(shape.field);
  return shape.smaller ? madeSmaller(elementName(element), shape.smaller.room, shape.smaller.wish) : AS_ASKED;
}
