import { BULK_STEP, type DraftLine, given, SOURCE } from "./draft-line.ts";
import type { ElementTakeOff } from "./element-take-off.ts";
import { FLAGSTONE_SQUARE_FEET_PER_TON } from "./formulas/aggregate.ts";
import { HOURS_PER } from "./formulas/labour-hours.ts";
import { wholePieces } from "./formulas/round-up.ts";
import { layerCubicYards } from "./formulas/volume.ts";
import { labourLine } from "./ground-work-lines.ts";
import { countBasis } from "./measured-ground.ts";
import type { TakeoffInput } from "./takeoff-line.ts";

/** A stone of 18 × 18 in, sq ft; and path for each, sq ft: stones lie 2 ft from center to center along a 1½ ft path. Assumptions. */
const STONE_SQ_FT = 2.25;
const PATH_SQ_FT_PER_STONE = 3;
/** Flagstone is sold by the quarter ton. Assumption. */
const FLAGSTONE_STEP_TONS = 0.25;
/** Sand bed under each stone, inches. Assumption. */
const BEDDING_IN = 2;

/**
 * Stones as drawn, or by the path's area; sand under each and the hours to lay them. Flagstone is bought by the ton, concrete stones by
 * the piece. No digging is counted.
 */
export const takeOffSteppingStones: ElementTakeOff<"stepping-stones"> = (element, ground) => {
  const count = ground.count ?? wholePieces(ground.areaSqFt / PATH_SQ_FT_PER_STONE);
  const stones: TakeoffInput = {
    name: "stones",
    value: count,
    unit: "stone",
    basis: countBasis(ground),
  };
  const size = given("stone area", STONE_SQ_FT, "sq ft", SOURCE.own);
  // Square feet that a ton covers: low, typical and high.
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
          step: FLAGSTONE_STEP_TONS,
          growsWith: "count",
          // Half of the range of 80 to 100 sq ft per ton.
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
      step: BULK_STEP,
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
