import type { StandingEdge } from "#core/elements/element.ts";
import { type DraftLine, EDGING_LENGTH_FT, given, SOURCE } from "./draft-line.ts";
import { EDGING_NAME, edgingVariant } from "./edging-name.ts";
import { RUN_WASTE, runWithWasteFt } from "./formulas/edging.ts";
import { HOURS_PER } from "./formulas/labour-hours.ts";
import { labourLine } from "./ground-work-lines.ts";
import { type MeasuredGround, perimeterInput } from "./measured-ground.ts";

/** Edging along the open share of the perimeter, with the work.  */
export const edgingLines = (
  ground: MeasuredGround,
  material: "plastic" | "stone" | "brick" | StandingEdge,
  openShare = 1,
): DraftLine[] => [
  {
    // `open share`: the part of the edge that meets grass; along a wall no edging is needed.
    key: "edging",
    category: "supplies",
    name: EDGING_NAME[material],
    item: "edging",
    variant: edgingVariant(material),
    formula: "perimeter × open share × (1 + waste)",
    inputs: [
      perimeterInput(ground),
      given("open share", openShare, "share", SOURCE.own),
      given("waste", RUN_WASTE, "share", SOURCE.own),
    ],
    waste: RUN_WASTE,
    exact: runWithWasteFt(ground.perimeterFt * openShare),
    unit: "lin ft",
    // Stone and brick are bought by the foot.
    ...(material === "steel" || material === "plastic" ? { step: EDGING_LENGTH_FT } : {}),
    growsWith: "length",
  },
  labourLine(
    "edging-labour",
    "supplies",
    "Edging labor",
    { ...perimeterInput(ground), name: "edge", value: ground.perimeterFt * openShare },
    HOURS_PER.edgingFt,
    SOURCE.own,
    "length",
  ),
];
