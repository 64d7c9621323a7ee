import type { PlanElement } from "#core/elements/element.ts";
import type { GroundSurface } from "#renderer/composite/ground-layer.ts";
import { AS_ASKED, madeSmaller, type Outcome, onlySmall, shapedAsDrawn } from "#renderer/layout/outcome.ts";
import type { PavedShape } from "#renderer/layout/paved-shape.ts";
import { sidesOf } from "#renderer/layout/rectangle-piece.ts";
import { layDetail, laySurface, type Site } from "#renderer/layout/site.ts";
import type { GroundSdf } from "#renderer/mask/coverage.ts";
import { soil } from "#renderer/textures/soil.ts";
import { elementName } from "./element-name.ts";
import { layApron } from "./lay-apron.ts";
import { behindBlades } from "./turf-rim.ts";

/** Width of the soil along a paved edge, meters, and how dry it is (1 is freshly cut); blades are mown so much lower there than at a bed. */
const SOIL_M = 0.022;
const SOIL_TONE = 1.8;
const LOWER_M = 0.03;

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
  // Blades of the lawn before them hide the soil and hang a little over the stones.
  if (!shape.whole) {
    const outer: GroundSdf = (x, z) => shape.field(x, z) - SOIL_M;
    layDetail(site, behindBlades(site, outer), { kind: "matte", shade: soil(SOIL_TONE) }, SOIL_M);
  }
  const laid = laySurface(site, element, shape.field, surface, { whole: shape.whole });
  if (!shape.whole) site.layers.at(-1)!.shape = behindBlades(site, shape.field, false, -LOWER_M);
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
