import { COLOR_WORDS } from "#core/elements/color-words.ts";
import { slabWords } from "#core/elements/paver-looks.ts";
import { soldAs } from "#core/elements/paver-stones.ts";
import { type DraftLine, given, SOURCE } from "./draft-line.ts";
import { openShareLeft } from "./edging-lines.ts";
import type { ElementTakeOff } from "./element-take-off.ts";
import { RUN_WASTE, runWithWasteFt } from "./formulas/edging.ts";
import { HOURS_PER } from "./formulas/labour-hours.ts";
import {
  BEDDING_SAND_DEPTH_IN,
  baseAreaSqFt,
  baseDepthIn,
  baseOverhangIn,
  excavationDepthIn,
} from "./formulas/paver-base.ts";
import {
  borderAreaSqFt,
  EDGE_SPIKES_PER_FOOT,
  JOINT_SAND_BAND,
  jointSandSquareFeetPerBag,
  PAVER_WASTE,
} from "./formulas/paving.ts";
import { layerCubicYards } from "./formulas/volume.ts";
import { compactedStoneLine, excavationLines, labourLine, type NamedArea } from "./ground-work-lines.ts";
import { areaInput, type MeasuredGround, perimeterInput } from "./measured-ground.ts";

/** Key of the line that what grows in the joints takes the place of. */
export const JOINT_SAND = "joint-sand";
/** Width of a joint between pavers as they are commonly laid, inches. */
const JOINT_IN = 0.25;
/** Edge restraint is rounded up to this, ft. */
const RESTRAINT_STEP_FT = 8;
/** Areas of pavers and geotextile are rounded up to this, sq ft. */
const AREA_STEP_SQ_FT = 10;
/** Where the border's area comes from, as a bill says it: `borderAreaSqFt`. */
const BORDER_SOURCE = "8 in along the perimeter";

/**
 * Pavers from the ground up: digging, crushed stone, bedding sand, the stones, their edge and joints, and labor. Base and digging reach out
 * past the paving; everything above has the paving's own area. Depths are inches, areas square feet. Source of depths: ICPI.
 */
export const takeOffPavers: ElementTakeOff<"pavers"> = (element, ground, job) => {
  const baseIn = baseDepthIn(element.use, job.climate);
  const over = widenedBase(ground, baseIn);
  return [
    ...excavationLines(over, excavationDepthIn(baseIn), SOURCE.icpi),
    ...(element.use === "driveway" ? [geotextileLine(over)] : []),
    compactedStoneLine(over, baseIn, SOURCE.icpi, {
      key: "base",
      category: "hardscaping",
      name: "Crushed stone base",
      item: "base-crushed-stone",
      aggregate: "dense-graded",
    }),
    beddingSandLine(ground),
    ...paverLines(element, ground),
    ...edgeRestraintLines(
      ground,
      openShareLeft(job, 1, ({ material }) => RESTRAINS.has(material)),
    ),
    jointSandLine(ground),
    labourLine(
      "paver-labour",
      "hardscaping",
      "Paver laying labor",
      areaInput(ground),
      HOURS_PER.paverSqFt,
      SOURCE.calculators,
      "area",
    ),
  ];
};

/** The ground under the base: the paving and a strip of `baseOverhangIn` around it. */
function widenedBase(ground: MeasuredGround, baseIn: number): NamedArea {
  const overhang = baseOverhangIn(baseIn);
  return {
    formula: "(area + perimeter × overhang ÷ 12)",
    inputs: [areaInput(ground), perimeterInput(ground), given("overhang", overhang, "in", SOURCE.icpi)],
    sqFt: baseAreaSqFt(ground.areaSqFt, ground.perimeterFt, overhang),
  };
}

/** Between soil and base of a driveway alone: cars press the stone of a base without it into the soil. */
const geotextileLine = (over: NamedArea): DraftLine => ({
  key: "geotextile",
  category: "supplies",
  name: "Geotextile under the base",
  item: "geotextile",
  formula: over.formula,
  inputs: over.inputs,
  exact: over.sqFt,
  unit: "sq ft",
  step: AREA_STEP_SQ_FT,
  growsWith: "area",
});

/** Sand lies under the stones alone, not under the overhang of the base. */
const beddingSandLine = (ground: MeasuredGround): DraftLine => ({
  key: "bedding-sand",
  category: "hardscaping",
  name: "Bedding sand",
  description: `${BEDDING_SAND_DEPTH_IN} in under the paving`,
  item: "sand",
  formula: "area × depth ÷ 12 ÷ 27",
  inputs: [areaInput(ground), given("depth", BEDDING_SAND_DEPTH_IN, "in", SOURCE.icpi)],
  exact: layerCubicYards(ground.areaSqFt, BEDDING_SAND_DEPTH_IN),
  unit: "cu yd",
  step: 0.5,
  growsWith: "area",
});

/** The stones: the field in its pattern, and the border apart, whose stones have a price of their own. Both lose the pattern's share to cuts. */
function paverLines(element: Parameters<typeof takeOffPavers>[0], ground: MeasuredGround): DraftLine[] {
  const waste = PAVER_WASTE[element.pattern];
  const border = element.border ? borderAreaSqFt(ground.areaSqFt, ground.perimeterFt) : 0;
  const wasteInput = given("waste", waste, "share", "latestcost.com/paver-patio-cost-per-square-foot");
  const shared = {
    category: "hardscaping",
    unit: "sq ft",
    step: AREA_STEP_SQ_FT,
    growsWith: "area",
    waste,
  } as const;
  const field: DraftLine = {
    ...shared,
    ...soldAs(element.stone, element.colour),
    key: "pavers",
    description: `${element.slab ? `${slabWords(element.slab)}, ` : ""}${element.pattern.replace("-", " ")} pattern`,
    formula: element.border ? "(area − border) × (1 + waste)" : "area × (1 + waste)",
    inputs: [
      areaInput(ground),
      ...(element.border ? [given("border", border, "sq ft", BORDER_SOURCE)] : []),
      wasteInput,
    ],
    // Pavers of the border are not bought twice.
    exact: (ground.areaSqFt - border) * (1 + waste),
  };
  if (!element.border) return [field];
  const color = element.borderColour && COLOR_WORDS[element.borderColour];
  return [
    field,
    {
      ...shared,
      // One course along the edge, laid across: its area is the perimeter times the width of a paver.
      key: "border-pavers",
      item: "paver-concrete",
      name: "Border pavers, soldier course",
      description: [...(color ? [color] : []), "8 in wide along the edge"].join(", "),
      variant: "border",
      formula: "border × (1 + waste)",
      inputs: [{ ...given("border", border, "sq ft", BORDER_SOURCE), basis: ground.basis }, wasteInput],
      exact: border * (1 + waste),
    },
  ];
}

/** Edging that is staked or poured keeps pavers from moving as restraint does; a row of stones on the ground does not. */
const RESTRAINS: ReadonlySet<string> = new Set(["steel", "concrete"]);

/** Around the whole paving, also along a house, but for the share of it along which edging that restrains was asked for. */
function edgeRestraintLines(ground: MeasuredGround, share: number): DraftLine[] {
  if (share === 0) return [];
  const part = share < 1 ? " × share" : "";
  const shareInput = share < 1 ? [given("share", share, "share", SOURCE.own)] : [];
  return [
    {
      // Plastic restraint on the base, spiked each foot, keeps the outer stones from moving.
      key: "edge-restraint",
      category: "supplies",
      name: "Paver edge restraint",
      item: "edging",
      variant: "paver-restraint",
      formula: `perimeter${part} × (1 + waste)`,
      inputs: [perimeterInput(ground), ...shareInput, given("waste", RUN_WASTE, "share", SOURCE.own)],
      waste: RUN_WASTE,
      exact: runWithWasteFt(ground.perimeterFt * share),
      unit: "lin ft",
      step: RESTRAINT_STEP_FT,
      growsWith: "length",
    },
    {
      key: "edge-spikes",
      category: "supplies",
      name: "Edge restraint spikes, 10 in",
      item: "edge-spike",
      formula: `perimeter${part} × spikes per ft`,
      inputs: [
        perimeterInput(ground),
        ...shareInput,
        given("spikes per ft", EDGE_SPIKES_PER_FOOT, "each", SOURCE.own),
      ],
      exact: ground.perimeterFt * share * EDGE_SPIKES_PER_FOOT,
      unit: "each",
      growsWith: "length",
    },
  ];
}

/** Polymeric sand by the bag: what one fills depends on the width of the joint. */
function jointSandLine(ground: MeasuredGround): DraftLine {
  const coverage = jointSandSquareFeetPerBag(JOINT_IN);
  return {
    key: JOINT_SAND,
    category: "supplies",
    name: "Polymeric joint sand, 50 lb bag",
    description: "Joints up to ¼ in",
    item: "polymeric-sand",
    formula: "area ÷ coverage",
    inputs: [areaInput(ground), given("coverage", coverage, "sq ft per bag", "zocalculator.com; hatchcalc")],
    // Bags for the whole area: coverage already counts the joints alone.
    exact: ground.areaSqFt / coverage,
    unit: "bag",
    growsWith: "area",
    ownBand: JOINT_SAND_BAND,
  };
}
