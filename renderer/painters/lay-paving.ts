import type { PlanElement } from "#core/elements/element.ts";
import type { PaverPattern } from "#core/elements/paver-looks.ts";
import type { GroundSurface } from "#renderer/composite/ground-layer.ts";
import { AS_ASKED, madeSmaller, type Outcome, onlySmall, shapedAsDrawn } from "#renderer/layout/outcome.ts";
import type { PavedShape } from "#renderer/layout/paved-shape.ts";
import { sidesOf } from "#renderer/layout/rectangle-piece.ts";
import { layDetail, laySurface, type Site } from "#renderer/layout/site.ts";
import type { GroundSdf } from "#renderer/mask/coverage.ts";
import { vnoise } from "#renderer/math/noise.ts";
import { thatch } from "#renderer/textures/soil.ts";
import { elementName } from "./element-name.ts";
import { layApron } from "./lay-apron.ts";
import { behindBlades } from "./turf-rim.ts";

/** Greatest width of the shade at the feet of the blades along a paved edge, meters; blades are mown so much lower there than at a bed. */
const SHADE_M = 0.03;
const LOWER_M = 0.015;
/** Patches of that shade, and tufts that creep over an edge: cycles per meter along it. */
const PATCHES_PER_M = 7;
const TUFTS_PER_M = 16;
/** How far tufts creep over cut stones and concrete, and how far a rim of broken stones swings to both sides, meters. */
const CREEP_M = 0.015;
const BROKEN_M = 0.09;
const BROKEN_PER_M = 3.2;
/** Farther from the edge than this it is as it was, meters. */
const RIM_M = 0.2;

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

/** The seen rim of paving: tufts creep over a cut one, and broken stones end where they end. */
function unevenRim(element: PlanElement, field: GroundSdf): GroundSdf {
  const isBroken = element.kind === "pavers" && BROKEN.has(element.pattern);
  return (x, z) => {
    const own = field(x, z);
    if (Math.abs(own) > RIM_M) return own;
    const swing = isBroken ? BROKEN_M * (2 * vnoise(x * BROKEN_PER_M, z * BROKEN_PER_M, 41) - 1) : 0;
    const creep = CREEP_M * vnoise(x * TUFTS_PER_M, z * TUFTS_PER_M, 42) ** 2;
    // It is the old one again where the limit is reached.
    return own + (swing + creep) * (1 - Math.abs(own) / RIM_M);
  };
}
/** Patterns of stones that keep their broken outline. */
const BROKEN: ReadonlySet<PaverPattern> = new Set<PaverPattern>(["irregular"]);

/** Lays a paved surface in its shape and keeps later elements off it, unless it is the ground of the whole region. */
export function layPaving(
  site: Site,
  element: PlanElement,
  shape: PavedShape,
  surface: GroundSurface,
): Outcome {
  const rim = shape.whole ? shape.field : unevenRim(element, shape.field);
  // Blades of the lawn before them hide the shade at their feet and hang a little over the stones.
  if (!shape.whole) {
    const outer: GroundSdf = (x, z) => rim(x, z) - SHADE_M * vnoise(x * PATCHES_PER_M, z * PATCHES_PER_M, 43);
    layDetail(site, behindBlades(site, outer), { kind: "matte", shade: thatch() }, SHADE_M / 2);
  }
  const laid = laySurface(site, element, shape.field, surface, { whole: shape.whole });
  if (!shape.whole) site.layers.at(-1)!.shape = behindBlades(site, rim, false, -LOWER_M);
  else if ("use" in element && element.use === "patio")
    site.layers.at(-1)!.shape = behindBlades(site, shape.field, true, -LOWER_M);
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
