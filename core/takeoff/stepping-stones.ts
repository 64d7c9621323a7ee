import { type DraftLine, given, SOURCE } from "./draft-line.ts";
import type { ElementTakeOff } from "./element-take-off.ts";
import { FLAGSTONE_SQUARE_FEET_PER_TON } from "./formulas/aggregate.ts";
import { HOURS_PER } from "./formulas/labour-hours.ts";
import { layerCubicYards } from "./formulas/volume.ts";
import { labourLine } from "./ground-work-lines.ts";
import { countBasis } from "./measured-ground.ts";
import type { TakeoffInput } from "./takeoff-line.ts";

/** A stone of 18 × 18 in; stones lie 2 ft from center to center along a 1½ ft path. Assumption. */
const STONE_SQ_FT = 2.25;
const PATH_SQ_FT_PER_STONE = 3;
/** Sand bed under each stone, inches. Assumption. */
const BEDDING_IN = 2;

export const takeOffSteppingStones: ElementTakeOff<"stepping-stones"> = (element, ground) => {
  const count = ground.count ?? Math.ceil(ground.areaSqFt / PATH_SQ_FT_PER_STONE - 1e-9);
  const stones: TakeoffInput = {
    name: "stones",
    value: count,
    unit: "stone",
    basis: countBasis(ground),
  };
  const size = given("stone area", STONE_SQ_FT, "sq ft", SOURCE.own);
  const perTon = FLAGSTONE_SQUARE_FEET_PER_TON;
  const bought: DraftLine =
    element.material === "flagstone"
      ? {
          key: "stones",
          category: "hardscaping",
          name: "Flagstone stepping stones",
          description: `Pieces of about 18 × 18 in: ${count}`,
          item: "flagstone",
          formula: "stones × stone area ÷ coverage",
          inputs: [stones, size, given("coverage", perTon.typical, "sq ft per ton", "thestoneyardllc.com")],
          exact: (count * STONE_SQ_FT) / perTon.typical,
          unit: "ton",
          step: 0.25,
          growsWith: "count",
          ownBand: (perTon.high - perTon.low) / (2 * perTon.typical),
        }
      : {
          key: "stones",
          category: "hardscaping",
          name: "Concrete stepping stones, 18 in",
          item: "stepping-stone",
          formula: "stones",
          inputs: [stones],
          exact: count,
          unit: "each",
          growsWith: "count",
        };
  return [
    bought,
    {
      key: "bedding-sand",
      category: "hardscaping",
      name: "Bedding sand",
      description: `${BEDDING_IN} in under each stone`,
      item: "sand",
      formula: "stones × stone area × depth ÷ 12 ÷ 27",
      inputs: [stones, size, given("depth", BEDDING_IN, "in", SOURCE.own)],
      exact: layerCubicYards(count * STONE_SQ_FT, BEDDING_IN),
      unit: "cu yd",
      step: 0.5,
      growsWith: "count",
    },
    labourLine(
      "stone-labour",
      "hardscaping",
      "Stepping stone laying labor",
      stones,
      HOURS_PER.steppingStone,
      SOURCE.own,
      "count",
    ),
  ];
};
