import { type DraftLine, given, source } from "./draft-line.ts";
import type { ElementTakeOff } from "./element-take-off.ts";
import { flagstoneSquareFeetPerTon } from "./formulas/aggregate.ts";
import { hoursPer } from "./formulas/labour-hours.ts";
import { layerCubicYards } from "./formulas/volume.ts";
import { labourLine } from "./ground-work-lines.ts";
import { countBasis } from "./measured-ground.ts";
import type { TakeoffInput } from "./takeoff-line.ts";

/** A stone of 18 × 18 in; stones lie 2 ft from center to center along a 1½ ft path. Assumption. */
const stoneSqFt = 2.25;
const pathSqFtPerStone = 3;
/** Sand bed under each stone, inches. Assumption. */
const beddingIn = 2;

export const takeOffSteppingStones: ElementTakeOff<"stepping-stones"> = (element, ground) => {
  const count = ground.count ?? Math.ceil(ground.areaSqFt / pathSqFtPerStone - 1e-9);
  const stones: TakeoffInput = {
    name: "stones",
    value: count,
    unit: "stone",
    basis: countBasis(ground),
  };
  const size = given("stone area", stoneSqFt, "sq ft", source.own);
  const perTon = flagstoneSquareFeetPerTon;
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
          exact: (count * stoneSqFt) / perTon.typical,
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
      description: `${beddingIn} in under each stone`,
      item: "sand",
      formula: "stones × stone area × depth ÷ 12 ÷ 27",
      inputs: [stones, size, given("depth", beddingIn, "in", source.own)],
      exact: layerCubicYards(count * stoneSqFt, beddingIn),
      unit: "cu yd",
      step: 0.5,
      growsWith: "count",
    },
    labourLine(
      "stone-labour",
      "hardscaping",
      "Stepping stone laying labor",
      stones,
      hoursPer.steppingStone,
      source.own,
      "count",
    ),
  ];
};
