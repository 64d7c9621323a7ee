import { METERS_PER_FOOT } from "#core/geometry/units.ts";
import { findSpecies } from "#core/plants/catalogue.ts";
import { BULK_STEP, type DraftLine, given, SOURCE } from "./draft-line.ts";
import type { ElementTakeOff } from "./element-take-off.ts";
import { COMPOST_DEPTH_IN, MULCH_DEPTH_IN, plantsInRow } from "./formulas/planting.ts";
import { layerCubicYards } from "./formulas/volume.ts";
import { plantingLabour, plantLine } from "./plant-lines.ts";
import type { TakeoffInput } from "./takeoff-line.ts";

/** Width of the dug strip under a hedge, ft, and spacing of a plant that the catalogue lacks. Assumptions. */
const STRIP_FT = 3;
const COMMON_SPACING_FT = 3;

/**
 * A hedge by its run: plants as drawn, or one for each spacing with one at both ends; compost and mulch in a strip along it; the hours.
 * One row is counted, whatever the hedge's width.
 */
export const takeOffHedge: ElementTakeOff<"hedge"> = (element, ground) => {
  const lengthFt = ground.lengthFt ?? ground.longSideFt;
  const length: TakeoffInput = { name: "length", value: lengthFt, unit: "ft", basis: ground.basis };
  const species = findSpecies(element.species);
  // Feet: the catalogue keeps meters.
  const spacingFt = species ? species.spacingM / METERS_PER_FOOT : COMMON_SPACING_FT;
  // Plants that the picture shows stand above the formula.
  const drawn = ground.plants.filter(({ count }) => count > 0);
  const plants =
    drawn.length > 0
      ? drawn.map(({ species: id, count }) =>
          plantLine(
            id,
            count,
            "count",
            [{ name: "count", value: count, unit: "plant", basis: "measured" }],
            "count",
          ),
        )
      : [
          plantLine(
            element.species,
            plantsInRow(lengthFt, spacingFt),
            "length ÷ spacing + 1",
            [length, given("spacing", spacingFt, "ft", species?.source ?? SOURCE.own)],
            "length",
          ),
        ];
  const strip = given("strip", STRIP_FT, "ft", SOURCE.own);
  // A layer of the strip along the hedge, cubic yards.
  const layer = (key: string, name: string, item: string, variant: string, depthIn: number): DraftLine => ({
    key,
    category: "plants",
    name,
    item,
    variant,
    formula: "length × strip × depth ÷ 12 ÷ 27",
    inputs: [length, strip, given("depth", depthIn, "in", SOURCE.own)],
    exact: layerCubicYards(lengthFt * STRIP_FT, depthIn),
    unit: "cu yd",
    step: BULK_STEP,
    growsWith: "length",
  });
  return [
    ...plants,
    layer("compost", "Compost", "compost", "", COMPOST_DEPTH_IN),
    layer("mulch", "Bark mulch, brown", "mulch", "brown", MULCH_DEPTH_IN),
    ...plantingLabour(plants),
  ];
};
