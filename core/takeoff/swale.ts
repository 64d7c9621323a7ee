import { BULK_STEP, given, SOURCE, SURFACE_STEP_SQ_FT } from "./draft-line.ts";
import type { ElementTakeOff } from "./element-take-off.ts";
import { fabricLine } from "./fabric-line.ts";
import { rockSquareFeetPerTon } from "./formulas/aggregate.ts";
import { HOURS_PER } from "./formulas/labour-hours.ts";
import { excavationLines, labourLine, wholeArea } from "./ground-work-lines.ts";
import { areaInput } from "./measured-ground.ts";

/** Mean depth dug for a shallow swale, and the depth of rock in it, inches. Assumption. */
const DUG_IN = 8;
const ROCK_IN = 4;

/** Relative half-width of the tons of river rock. No source is recorded. */
const RIVER_ROCK_BAND = 0.15;

/** A swale by its area: digging and hauling, then sod or rock over fabric, and the hours. Where the water goes is the contractor's to plan. */
export const takeOffSwale: ElementTakeOff<"swale"> = (element, ground) => {
  const area = areaInput(ground);
  // Both linings are dug to the same mean depth.
  const dug = excavationLines(wholeArea(ground), DUG_IN, SOURCE.own);
  if (element.lining === "grass") {
    return [
      ...dug,
      {
        key: "sod",
        category: "plants",
        name: "Sod",
        item: "sod",
        formula: "area",
        inputs: [area],
        exact: ground.areaSqFt,
        unit: "sq ft",
        step: SURFACE_STEP_SQ_FT,
        growsWith: "area",
      },
      labourLine("swale-labour", "plants", "Sod laying labor", area, HOURS_PER.sodSqFt, SOURCE.own, "area"),
    ];
  }
  const coverage = rockSquareFeetPerTon(ROCK_IN);
  return [
    ...dug,
    fabricLine(ground),
    {
      // River rock does not pack: tons by coverage.
      key: "rock",
      category: "hardscaping",
      name: "River rock",
      description: `${ROCK_IN} in deep`,
      item: "decorative-stone",
      variant: "river",
      formula: "area ÷ coverage",
      inputs: [area, given("coverage", coverage, "sq ft per ton", "rockscapes.net")],
      exact: ground.areaSqFt / coverage,
      unit: "ton",
      step: BULK_STEP,
      growsWith: "area",
      ownBand: RIVER_ROCK_BAND,
    },
    labourLine(
      "swale-labour",
      "hardscaping",
      "Rock placing labor",
      area,
      HOURS_PER.gravelSqFt,
      SOURCE.own,
      "area",
    ),
  ];
};
