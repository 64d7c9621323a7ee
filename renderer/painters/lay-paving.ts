import type { PlanElement } from "#core/elements/element.ts";
import type { GroundSurface } from "#renderer/composite/ground-layer.ts";
import { AS_ASKED, madeSmaller, type Outcome, onlySmall, shapedAsDrawn } from "#renderer/layout/outcome.ts";
import type { PavedShape } from "#renderer/layout/paved-shape.ts";
import { sidesOf } from "#renderer/layout/rectangle-piece.ts";
import { laySurface, type Site } from "#renderer/layout/site.ts";
import { elementName } from "./element-name.ts";
import { layApron } from "./lay-apron.ts";

/** Half width of the soil along a paved edge, meters; round a patio it is trodden and dry, as moist earth is a black outline. */
const SOIL_M = 0.022;
const PATIO_SOIL = { soilM: 0.012, soilTone: 2.2 };

/** What a new walk says that was led to the middle of the house. */
const MAY_MISS_DOOR: Outcome = {
  placed: true,
  sentence: "The front door could not be made out, so the walk may miss it. Circle the way to the door.",
};

/** What a walk says whose ends were said and could not be joined. */
export const MISSES_ENDS: Outcome = {
  placed: true,
  sentence: "The walk could not be led to where it was asked to begin and end. Circle the way.",
};

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
    shape.whole
      ? { whole: true }
      : "use" in element && element.use === "patio"
        ? PATIO_SOIL
        : { soilM: SOIL_M },
  );
  if (shape.line) laid.line = shape.line;
  if (shape.room) laid.sides = sidesOf(shape.room);
  if ("apron" in element && element.apron) layApron(site, element, shape);
  if (!shape.whole) site.taken.push(shape.field);
  if (shape.smaller) {
    const { room, wish, asDrawn } = shape.smaller;
    if (wish && asDrawn) return shapedAsDrawn(elementName(element), room, wish);
    return wish ? madeSmaller(elementName(element), room, wish) : onlySmall(elementName(element), room);
  }
  if (shape.missesEnds) return MISSES_ENDS;
  return shape.line && site.areDoorsGuessed ? MAY_MISS_DOOR : AS_ASKED;
}
