import { type DraftLine, given, SOURCE, SURFACE_STEP_SQ_FT } from "./draft-line.ts";
import type { ElementTakeOff } from "./element-take-off.ts";
import { CONCRETE_WASTE, slabCubicYards, slabThicknessIn } from "./formulas/concrete.ts";
import { HOURS_PER } from "./formulas/labour-hours.ts";
import { SLAB_BASE_IN } from "./formulas/paver-base.ts";
import { compactedStoneLine, excavationLines, labourLine, wholeArea } from "./ground-work-lines.ts";
import { areaInput, type MeasuredGround, perimeterInput } from "./measured-ground.ts";

/** Share of wire mesh that laps over its neighbor. Assumption. */
const MESH_LAP = 0.1;
/** Mesh is rounded up to this, sq ft. */
const MESH_SHEET_SQ_FT = 50;
/** Form lumber is rounded up to this, ft. */
const FORM_BOARD_FT = 8;
/** Ready-mix is rounded up to this, cu yd. */
const READY_MIX_STEP = 0.25;

/**
 * A slab: digging for stone and slab together, the stone, the concrete, its forms and mesh, and labor by the finish. Thicknesses are inches
 * by use (a driveway's is thicker), areas square feet.
 */
export const takeOffConcrete: ElementTakeOff<"concrete"> = (element, ground) => {
  // The stone under it has a thickness of its own, `SLAB_BASE_IN`.
  const thickness = slabThicknessIn(element.use);
  const over = wholeArea(ground);
  return [
    ...excavationLines(over, SLAB_BASE_IN + thickness, SOURCE.own),
    compactedStoneLine(over, SLAB_BASE_IN, SOURCE.own, {
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
      HOURS_PER.slabSqFt[element.finish],
      SOURCE.own,
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
    given("thickness", thickness, "in", SOURCE.own),
    given("waste", CONCRETE_WASTE, "share", SOURCE.bags),
  ],
  waste: CONCRETE_WASTE,
  exact: slabCubicYards(ground.areaSqFt, thickness),
  unit: "cu yd",
  step: READY_MIX_STEP,
  growsWith: "area",
});

/** Forms stand along the whole edge, also where the slab meets a wall. */
const formLines = (ground: MeasuredGround): DraftLine[] => [
  {
    // Boards for the whole perimeter are bought; none are reused.
    key: "forms",
    category: "supplies",
    name: "Form lumber, 2×4",
    item: "form-lumber",
    formula: "perimeter",
    inputs: [perimeterInput(ground)],
    exact: ground.perimeterFt,
    unit: "lin ft",
    step: FORM_BOARD_FT,
    growsWith: "length",
  },
  {
    key: "mesh",
    category: "supplies",
    name: "Welded wire mesh",
    item: "wire-mesh",
    formula: "area × (1 + waste)",
    inputs: [areaInput(ground), given("waste", MESH_LAP, "share", SOURCE.own)],
    waste: MESH_LAP,
    exact: ground.areaSqFt * (1 + MESH_LAP),
    unit: "sq ft",
    step: MESH_SHEET_SQ_FT,
    growsWith: "area",
  },
];

/** Stamped concrete alone: the price of each holds color, release and sealer for one square foot. */
const stampLine = (ground: MeasuredGround): DraftLine => ({
  key: "stamp",
  category: "supplies",
  name: "Color hardener, release and sealer",
  item: "stamp-color",
  formula: "area",
  inputs: [areaInput(ground)],
  exact: ground.areaSqFt,
  unit: "sq ft",
  step: SURFACE_STEP_SQ_FT,
  growsWith: "area",
});
