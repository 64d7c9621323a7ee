import { given, source } from "./draft-line.ts";
import { edgingName } from "./edging-name.ts";
import type { ElementTakeOff } from "./element-take-off.ts";
import { runWaste, runWithWasteFt } from "./formulas/edging.ts";
import { hoursPer } from "./formulas/labour-hours.ts";
import { labourLine } from "./ground-work-lines.ts";
import type { TakeoffInput } from "./takeoff-line.ts";

export const takeOffEdging: ElementTakeOff<"edging"> = (element, ground) => {
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
      name: edgingName[element.material],
      item: "edging",
      variant: element.material,
      formula: "length × (1 + waste)",
      inputs: [run, given("waste", runWaste, "share", source.own)],
      waste: runWaste,
      exact: runWithWasteFt(run.value),
      unit: "lin ft",
      growsWith: "length",
    },
    labourLine("edging-labour", "supplies", "Edging labor", run, hoursPer.edgingFt, source.own, "length"),
  ];
};
