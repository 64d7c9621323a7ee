import { type DraftLine, given, source } from "./draft-line.ts";
import type { ElementTakeOff } from "./element-take-off.ts";
import { concreteWaste, slabCubicYards, slabThicknessIn } from "./formulas/concrete.ts";
import { hoursPer } from "./formulas/labour-hours.ts";
import { slabBaseIn } from "./formulas/paver-base.ts";
import { compactedStoneLine, excavationLines, labourLine, wholeArea } from "./ground-work-lines.ts";
import { areaInput, type MeasuredGround, perimeterInput } from "./measured-ground.ts";

export const takeOffConcrete: ElementTakeOff<"concrete"> = (element, ground) => {
  const thickness = slabThicknessIn(element.use);
  const over = wholeArea(ground);
  return [
    ...excavationLines(over, slabBaseIn + thickness, source.own),
    compactedStoneLine(over, slabBaseIn, source.own, {
      key: "base",
      category: "hardscaping",
      name: "Crushed stone base",
      item: "base-crushed-stone",
      aggregate: "dense-graded",
    }),
    readyMixLine(ground, thickness),
    ...formLines(ground),
    ...(element.finish === "stamped" ? [stampLine(ground)] : []),
    labourLine(
      "slab-labour",
      "hardscaping",
      `Concrete placing and finishing labor, ${element.finish}`,
      areaInput(ground),
      hoursPer.slabSqFt[element.finish],
      source.own,
      "area",
    ),
  ];
};

const readyMixLine = (ground: MeasuredGround, thickness: number): DraftLine => ({
  key: "ready-mix",
  category: "hardscaping",
  name: "Ready-mix concrete",
  description: `${thickness} in slab`,
  item: "ready-mix",
  formula: "area × thickness ÷ 12 ÷ 27 × (1 + waste)",
  inputs: [
    areaInput(ground),
    given("thickness", thickness, "in", source.own),
    given("waste", concreteWaste, "share", source.bags),
  ],
  waste: concreteWaste,
  exact: slabCubicYards(ground.areaSqFt, thickness),
  unit: "cu yd",
  step: 0.25,
  growsWith: "area",
});

const formLines = (ground: MeasuredGround): DraftLine[] => [
  {
    key: "forms",
    category: "supplies",
    name: "Form lumber, 2×4",
    item: "form-lumber",
    formula: "perimeter",
    inputs: [perimeterInput(ground)],
    exact: ground.perimeterFt,
    unit: "lin ft",
    step: 8,
    growsWith: "length",
  },
  {
    key: "mesh",
    category: "supplies",
    name: "Welded wire mesh",
    item: "wire-mesh",
    formula: "area × (1 + waste)",
    inputs: [areaInput(ground), given("waste", 0.1, "share", source.own)],
    waste: 0.1,
    exact: ground.areaSqFt * 1.1,
    unit: "sq ft",
    step: 50,
    growsWith: "area",
  },
];

const stampLine = (ground: MeasuredGround): DraftLine => ({
  key: "stamp",
  category: "supplies",
  name: "Color hardener, release and sealer",
  item: "stamp-color",
  formula: "area",
  inputs: [areaInput(ground)],
  exact: ground.areaSqFt,
  unit: "sq ft",
  step: 10,
  growsWith: "area",
});
