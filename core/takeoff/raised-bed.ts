import { metersToFeet } from "#core/geometry/units.ts";
import { BULK_STEP, given, SOURCE } from "./draft-line.ts";
import type { ElementTakeOff } from "./element-take-off.ts";
import { layerCubicYards } from "./formulas/volume.ts";
import { areaInput, countBasis, perimeterInput } from "./measured-ground.ts";
import type { TakeoffInput } from "./takeoff-line.ts";

/** Height of a raised bed that nobody gave, ft. Assumption: three boards of 6 in. */
const COMMON_HEIGHT_FT = 1.5;
/** One seedling or perennial in a pot for this much soil. Assumption: a foot apart each way. */
const PLANT_SQ_FT = 1;
const SIDES = {
  wood: { name: "Timber sides of raised beds", item: "raised-bed-side", variant: "wood" },
  stone: { name: "Block sides of raised beds", item: "raised-bed-side", variant: "stone" },
  steel: { name: "Steel sides of raised beds", item: "raised-bed-side", variant: "steel" },
} as const;

/**
 * Raised beds by their outline: sides by face area, soil to the top, plants by area. Soil is counted loose, without settling. No
 * digging: the bed stands on the ground.
 */
export const takeOffRaisedBed: ElementTakeOff<"raised-bed"> = (element, ground) => {
  // What a person asked for stands above what the picture shows.
  const asked = element.size?.heightM;
  const height: TakeoffInput = {
    name: "height",
    value: asked === undefined ? (ground.heightFt ?? COMMON_HEIGHT_FT) : metersToFeet(asked),
    unit: "ft",
    basis: asked !== undefined ? "entered" : ground.heightFt === null ? "assumed" : ground.basis,
  };
  const beds = ground.count ?? 1;
  const { name, item, variant } = SIDES[element.material];
  return [
    {
      // The price is for a square foot of side, put up; all sides are outer sides.
      key: "sides",
      category: "features",
      name,
      description: `${beds} × about ${Math.round(height.value * 12)} in high, put up`,
      item,
      variant,
      kind: "installed",
      formula: "perimeter × height",
      inputs: [perimeterInput(ground), height],
      exact: ground.perimeterFt * height.value,
      unit: "face sq ft",
      growsWith: "length",
    },
    {
      // Filled to the top.
      key: "soil",
      category: "supplies",
      name: "Topsoil, screened",
      description: "Fills the raised beds",
      item: "topsoil",
      formula: "area × height ÷ 27",
      inputs: [areaInput(ground), height],
      exact: layerCubicYards(ground.areaSqFt, height.value * 12),
      unit: "cu yd",
      step: BULK_STEP,
      growsWith: "area",
    },
    {
      // Seedlings by the area, whether the picture draws each or not.
      key: "plants",
      category: "plants",
      name: element.planting === "vegetables" ? "Vegetable and herb plants" : "Bedding plants",
      item: "plant-annual",
      formula: "area ÷ spacing",
      inputs: [
        { ...areaInput(ground), basis: countBasis(ground) === "measured" ? ground.basis : "assumed" },
        given("spacing", PLANT_SQ_FT, "sq ft", SOURCE.own),
      ],
      exact: ground.areaSqFt / PLANT_SQ_FT,
      unit: "each",
      growsWith: "area",
    },
  ];
};
