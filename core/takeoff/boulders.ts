import { given, SOURCE } from "./draft-line.ts";
import type { ElementTakeOff } from "./element-take-off.ts";
import { boulderTons, COMMON_BOULDER_FT } from "./formulas/boulder-weight.ts";
import { HOURS_PER } from "./formulas/labour-hours.ts";
import { labourLine } from "./ground-work-lines.ts";
import { countBasis } from "./measured-ground.ts";
import type { TakeoffInput } from "./takeoff-line.ts";

/** Boulders are sold by the quarter ton. Assumption. */
const BOULDER_STEP_TONS = 0.25;
/** Relative half-width of their tons: a boulder 14% wider weighs half as much again. */
const BOULDER_BAND = 0.5;

/** Boulders as drawn, by weight, and the hours to set them. A boulder's size is assumed: the picture shows where it lies, not how deep. */
export const takeOffBoulders: ElementTakeOff<"boulders"> = (_element, ground) => {
  const count = ground.count ?? 1;
  const boulders: TakeoffInput = {
    name: "boulders",
    value: count,
    unit: "boulder",
    basis: countBasis(ground),
  };
  return [
    {
      key: "boulders",
      category: "hardscaping",
      name: "Landscape boulders",
      description: `Pieces of about ${COMMON_BOULDER_FT} ft: ${count}`,
      item: "boulder",
      formula: "boulders × tons each",
      inputs: [boulders, given("tons each", boulderTons(COMMON_BOULDER_FT), "tons", SOURCE.own)],
      // Tons: stone yards sell boulders by weight, whatever their number.
      exact: count * boulderTons(COMMON_BOULDER_FT),
      unit: "ton",
      step: BOULDER_STEP_TONS,
      growsWith: "count",
      ownBand: BOULDER_BAND,
    },
    labourLine(
      "boulder-labour",
      "hardscaping",
      "Boulder setting labor",
      boulders,
      HOURS_PER.boulder,
      SOURCE.own,
      "count",
    ),
  ];
};
