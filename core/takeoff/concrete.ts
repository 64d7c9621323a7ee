import { COLOR_WORDS } from "#core/elements/color-words.ts";
import type { PaverColor } from "#core/elements/paver-looks.ts";
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
  if (element.finish === "asphalt") return asphaltLines(ground);
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
    ...(element.finish === "stamped" ? [stampLine(ground, element.colour)] : []),
    ...(element.colour && element.colour !== "grey" && element.finish !== "stamped"
      ? [pigmentLine(ground, element.colour)]
      : []),
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

/** Depth of asphalt and of the stone under it, inches: 2 to 3 in over 4 to 6 in are usual. Source: costflowai.com/blog/asphalt. */
const ASPHALT_IN = 3;
const ASPHALT_BASE_IN = 6;
/** Weight of rolled asphalt, lb per cu ft. Assumption, the usual figure of pavers' tables. */
const ASPHALT_LB_PER_CU_FT = 145;
/** Where its depths and its price are from. */
const ASPHALT_SOURCE = "costflowai.com/blog/asphalt";

/** Digging, stone, hot mix by the ton, and the hours of a crew with its roller. */
const asphaltLines = (ground: MeasuredGround): DraftLine[] => [
  ...excavationLines(wholeArea(ground), ASPHALT_BASE_IN + ASPHALT_IN, ASPHALT_SOURCE),
  compactedStoneLine(wholeArea(ground), ASPHALT_BASE_IN, ASPHALT_SOURCE, {
    key: "base",
    category: "hardscaping",
    name: "Crushed stone base",
    item: "base-crushed-stone",
    aggregate: "dense-graded",
  }),
  {
    key: "asphalt",
    category: "hardscaping",
    name: "Hot mix asphalt",
    description: `${ASPHALT_IN} in rolled`,
    item: "asphalt-mix",
    formula: "area × depth ÷ 12 × lb per cu ft ÷ 2000",
    inputs: [
      areaInput(ground),
      given("depth", ASPHALT_IN, "in", ASPHALT_SOURCE),
      given("lb per cu ft", ASPHALT_LB_PER_CU_FT, "lb", SOURCE.own),
    ],
    exact: (ground.areaSqFt * ASPHALT_IN * ASPHALT_LB_PER_CU_FT) / 12 / 2000,
    unit: "ton",
    step: ASPHALT_STEP_TONS,
    growsWith: "area",
  },
  labourLine(
    "slab-labour",
    "hardscaping",
    "Asphalt laying and rolling labor",
    areaInput(ground),
    HOURS_PER.slabSqFt.asphalt,
    SOURCE.own,
    "area",
  ),
];
/** Hot mix is weighed to half a ton. */
const ASPHALT_STEP_TONS = 0.5;

/** What colors a slab, by its square foot. */
const colorLine = (ground: MeasuredGround, named: Pick<DraftLine, "key" | "name" | "item">): DraftLine => ({
  ...named,
  category: "supplies",
  formula: "area",
  inputs: [areaInput(ground)],
  exact: ground.areaSqFt,
  unit: "sq ft",
  step: SURFACE_STEP_SQ_FT,
  growsWith: "area",
});

/** Integral color; stamped concrete has its color in its hardener. */
const pigmentLine = (ground: MeasuredGround, colour: PaverColor): DraftLine =>
  colorLine(ground, {
    key: "pigment",
    name: `Concrete color, ${COLOR_WORDS[colour]}`,
    item: "concrete-color",
  });

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
const stampLine = (ground: MeasuredGround, colour?: PaverColor): DraftLine =>
  colorLine(ground, {
    key: "stamp",
    name: colour
      ? `Color hardener in ${COLOR_WORDS[colour]}, release and sealer`
      : "Color hardener, release and sealer",
    item: "stamp-color",
  });
