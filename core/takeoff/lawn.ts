import { BULK_STEP, type DraftLine, EDGING_LENGTH_FT, given, SOURCE } from "./draft-line.ts";
import type { ElementTakeOff } from "./element-take-off.ts";
import { HOURS_PER } from "./formulas/labour-hours.ts";
import {
  LAWN_TOPSOIL_IN,
  SEED_LB_PER1000_SQ_FT,
  SOD_PALLET_SQ_FT,
  SOD_WASTE,
  sodPallets,
  TURF_DIG_IN,
  TURF_INFILL_LB_PER_SQ_FT,
  TURF_WASTE,
} from "./formulas/lawn-cover.ts";
import { layerCubicYards } from "./formulas/volume.ts";
import {
  compactedStoneLine,
  excavationLines,
  labourLine,
  sodStripLines,
  wholeArea,
} from "./ground-work-lines.ts";
import { sprinklerLines } from "./irrigation-lines.ts";
import { areaInput, type MeasuredGround, perimeterInput } from "./measured-ground.ts";

/** Sod is sold by the roll: what one covers, sq ft. */
const SOD_ROLL_SQ_FT = 10;
/** What a bag of starter fertilizer covers, sq ft. Assumption. */
const FERTILIZER_SQ_FT_PER_BAG = 5_000;
/** Artificial turf is rounded up to this, sq ft. */
const TURF_STEP_SQ_FT = 15;
/** Weight of a bag of infill sand, lb. */
const INFILL_LB_PER_BAG = 50;
/** Relative half-widths of two quantities. No source is recorded. */
const SEED_BAND = 0.15;
const INFILL_BAND = 0.25;

/**
 * A lawn by its area in square feet. Sod and seed stand on topsoil with fertilizer, and take sprinklers where the job has irrigation;
 * artificial turf stands on crushed stone and takes neither.
 */
export const takeOffLawn: ElementTakeOff<"lawn"> = (element, ground, job) => {
  if (element.surface === "turf") return [...turfLines(ground, element), ...greenLines(ground, element)];
  const cover = element.surface === "sod" ? sodLines(ground) : seedLines(ground);
  return [
    ...sodStripLines(ground, job),
    topsoilLine(ground),
    ...cover,
    starterFertiliserLine(ground),
    ...(job.irrigation ? sprinklerLines(ground) : []),
  ];
};

/** Cubic yards: depth in inches over an area in square feet, by 12 and by 27. */
const topsoilLine = (ground: MeasuredGround): DraftLine => ({
  key: "topsoil",
  category: "plants",
  name: "Topsoil",
  description: `${LAWN_TOPSOIL_IN} in screened topsoil, spread`,
  item: "topsoil",
  formula: "area × depth ÷ 12 ÷ 27",
  inputs: [areaInput(ground), given("depth", LAWN_TOPSOIL_IN, "in", SOURCE.own)],
  exact: layerCubicYards(ground.areaSqFt, LAWN_TOPSOIL_IN),
  unit: "cu yd",
  step: BULK_STEP,
  growsWith: "area",
});

function sodLines(ground: MeasuredGround): DraftLine[] {
  const exact = ground.areaSqFt * (1 + SOD_WASTE);
  return [
    {
      // Bought by the roll, delivered by the pallet.
      key: "sod",
      category: "plants",
      name: "Sod",
      description: `Pallets of ${SOD_PALLET_SQ_FT} sq ft: ${sodPallets(exact)}`,
      item: "sod",
      formula: "area × (1 + waste)",
      inputs: [areaInput(ground), given("waste", SOD_WASTE, "share", "homegardenguides; biologyinsights")],
      waste: SOD_WASTE,
      exact,
      unit: "sq ft",
      step: SOD_ROLL_SQ_FT,
      growsWith: "area",
    },
    labourLine(
      "sod-labour",
      "plants",
      "Sod laying labor",
      areaInput(ground),
      HOURS_PER.sodSqFt,
      SOURCE.calculators,
      "area",
    ),
  ];
}

const seedLines = (ground: MeasuredGround): DraftLine[] => [
  {
    key: "seed",
    category: "plants",
    name: "Grass seed",
    item: "grass-seed",
    formula: "area × rate ÷ 1000",
    inputs: [areaInput(ground), given("rate", SEED_LB_PER1000_SQ_FT, "lb per 1,000 sq ft", SOURCE.own)],
    // The rate is for 1,000 sq ft.
    exact: (ground.areaSqFt * SEED_LB_PER1000_SQ_FT) / 1000,
    unit: "lb",
    growsWith: "area",
    ownBand: SEED_BAND,
  },
  labourLine(
    "seed-labour",
    "plants",
    "Seeding labor",
    areaInput(ground),
    HOURS_PER.seedSqFt,
    SOURCE.own,
    "area",
  ),
];

const starterFertiliserLine = (ground: MeasuredGround): DraftLine => ({
  key: "fertiliser",
  category: "supplies",
  name: "Starter fertilizer",
  description: "One bag covers 5,000 sq ft",
  item: "starter-fertilizer",
  formula: "area ÷ coverage",
  inputs: [areaInput(ground), given("coverage", FERTILIZER_SQ_FT_PER_BAG, "sq ft per bag", SOURCE.own)],
  exact: ground.areaSqFt / FERTILIZER_SQ_FT_PER_BAG,
  unit: "bag",
  growsWith: "area",
});

type Lawn = Parameters<ElementTakeOff<"lawn">>[0];

/** An oval green in other turf, sq ft: 16 by 11 ft. Assumption, as it is drawn. */
const INSET_GREEN_SQ_FT = 138;

/** The green in other turf, and the cup and flag of each hole. */
function greenLines(ground: MeasuredGround, { green, flags = 1 }: Lawn): DraftLine[] {
  if (!green) return [];
  const greenSqFt = Math.min(INSET_GREEN_SQ_FT, ground.areaSqFt);
  const inset: DraftLine = {
    key: "green",
    category: "plants",
    name: "Putting green turf",
    item: "artificial-turf",
    variant: "putting",
    formula: "green × (1 + waste)",
    inputs: [
      given("green", greenSqFt, "sq ft", SOURCE.own),
      given("waste", TURF_WASTE, "share", "visualfoodie turf 2026"),
    ],
    waste: TURF_WASTE,
    exact: greenSqFt * (1 + TURF_WASTE),
    unit: "sq ft",
    step: TURF_STEP_SQ_FT,
    growsWith: "count",
  };
  const cups: DraftLine = {
    key: "green-cups",
    category: "supplies",
    name: "Putting cup with flag",
    item: "putting-cup",
    formula: "holes",
    inputs: [given("holes", flags, "each", SOURCE.own)],
    exact: flags,
    unit: "each",
    growsWith: "count",
  };
  return green === "part" ? [inset, cups] : [cups];
}

/** Turf replaces as much soil as its base is deep: what is dug out and what comes in have one depth, `TURF_DIG_IN`. */
function turfLines(ground: MeasuredGround, { green }: Pick<Lawn, "green">): DraftLine[] {
  const digSource = "visualfoodie turf 2026";
  return [
    ...excavationLines(wholeArea(ground), TURF_DIG_IN, digSource),
    compactedStoneLine(wholeArea(ground), TURF_DIG_IN, digSource, {
      key: "turf-base",
      category: "plants",
      name: "Crushed stone base under turf",
      item: "base-crushed-stone",
      aggregate: "dense-graded",
    }),
    {
      // Rolls are cut to the lawn's shape, so more is lost than of sod.
      key: "turf",
      category: "plants",
      ...(green === "all"
        ? { name: "Putting green turf", item: "artificial-turf", variant: "putting" }
        : { name: "Artificial turf", item: "artificial-turf" }),
      formula: "area × (1 + waste)",
      inputs: [areaInput(ground), given("waste", TURF_WASTE, "share", digSource)],
      waste: TURF_WASTE,
      exact: ground.areaSqFt * (1 + TURF_WASTE),
      unit: "sq ft",
      step: TURF_STEP_SQ_FT,
      growsWith: "area",
    },
    {
      // Sand holds the blades upright.
      key: "turf-infill",
      category: "supplies",
      name: "Turf infill sand, 50 lb bag",
      item: "turf-infill",
      formula: "area × infill ÷ 50",
      inputs: [areaInput(ground), given("infill", TURF_INFILL_LB_PER_SQ_FT, "lb per sq ft", SOURCE.own)],
      // Pounds for the area over pounds in a bag.
      exact: (ground.areaSqFt * TURF_INFILL_LB_PER_SQ_FT) / INFILL_LB_PER_BAG,
      unit: "bag",
      growsWith: "area",
      ownBand: INFILL_BAND,
    },
    {
      // A board along the whole edge to nail the turf to.
      key: "turf-edge",
      category: "supplies",
      name: "Turf edge board",
      item: "edging",
      variant: "plastic",
      formula: "perimeter",
      inputs: [perimeterInput(ground)],
      exact: ground.perimeterFt,
      unit: "lin ft",
      step: EDGING_LENGTH_FT,
      growsWith: "length",
    },
    labourLine(
      "turf-labour",
      "plants",
      "Turf laying labor",
      areaInput(ground),
      HOURS_PER.turfSqFt,
      SOURCE.own,
      "area",
    ),
  ];
}
