import { given, SOURCE } from "./draft-line.ts";
import { EDGING_NAME, edgingVariant } from "./edging-name.ts";
import type { ElementTakeOff } from "./element-take-off.ts";
import { RUN_WASTE, runWithWasteFt } from "./formulas/edging.ts";
import { HOURS_PER } from "./formulas/labour-hours.ts";
import { labourLine } from "./ground-work-lines.ts";
import type { TakeoffInput } from "./takeoff-line.ts";

/** Edging that was asked for by itself: along its drawn line, feet, or around its area. Both of its sides are open. */
export const takeOffEdging: ElementTakeOff<"edging"> = (element, ground) => {
  // A line that was drawn has a length; around a bed it is the perimeter.
  const run: TakeoffInput = {
    name: "length",
    value: ground.lengthFt ?? ground.perimeterFt,
    unit: "ft",
    basis: ground.basis,
  };
  return [
    {
      key: "edging",
      category: "supplies",
      name: EDGING_NAME[element.material],
      item: "edging",
      variant: edgingVariant(element.material),
      formula: "length × (1 + waste)",
      inputs: [run, given("waste", RUN_WASTE, "share", SOURCE.own)],
      waste: RUN_WASTE,
      exact: runWithWasteFt(run.value),
      unit: "lin ft",
      growsWith: "length",
    },
    labourLine("edging-labour", "supplies", "Edging labor", run, HOURS_PER.edgingFt, SOURCE.own, "length"),
  ];
};
