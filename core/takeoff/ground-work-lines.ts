import { BULK_STEP, type DraftLine, given, SOURCE } from "./draft-line.ts";
import type { Job } from "./element-take-off.ts";
import {
  type Aggregate,
  LOOSE_FACTOR,
  looseCubicYards,
  TONNAGE_BAND,
  TONS_PER_LOOSE_CUBIC_YARD,
  tonsOfLoose,
} from "./formulas/aggregate.ts";
import { HOURS_PER } from "./formulas/labour-hours.ts";
import { hauledCubicYards, SOD_STRIP_DEPTH_IN, SWELL } from "./formulas/soil.ts";
import { layerCubicYards } from "./formulas/volume.ts";
import { areaInput, type MeasuredGround } from "./measured-ground.ts";
import { replacedSqFt } from "./replaced-paving.ts";
import type { CategoryKey, TakeoffInput } from "./takeoff-line.ts";

/** Relative half-width of hauled soil: swell of 20 to 30 % about a quarter, 1.2 to 1.3 over 1.25. */
const SWELL_BAND = 0.04;
/** Relative half-width of working hours: crews and sites differ. No source is recorded. */
export const LABOUR_BAND = 0.2;
/** An area by name with its value, so that formulas over a widened base read like those over the element itself. */
export type NamedArea = { formula: string; inputs: TakeoffInput[]; sqFt: number };

export const wholeArea = (ground: MeasuredGround): NamedArea => ({
  formula: "area",
  inputs: [areaInput(ground)],
  sqFt: ground.areaSqFt,
});

/** As builders say a depth: nobody digs to an eighth of an inch. What is counted stays exact. */
function halfInches(inches: number): string {
  // At least half an inch.
  const halves = Math.max(1, Math.round(inches * 2));
  const whole = Math.floor(halves / 2);
  return [whole > 0 ? `${whole}` : "", halves % 2 === 1 ? "1/2" : ""].filter(Boolean).join(" ");
}

/** Digging to a depth, and carting away what comes out, which has grown. */
export function excavationLines(over: NamedArea, depthIn: number, depthSource: string): DraftLine[] {
  // "Bank" yards are measured in the ground, before digging loosens the soil.
  const bank = layerCubicYards(over.sqFt, depthIn);
  const depth = given("depth", depthIn, "in", depthSource);
  return [
    {
      key: "excavation",
      category: "removals",
      name: "Excavation",
      description: `Dig ${halfInches(depthIn)} in deep, measured in place`,
      item: "excavation",
      kind: "installed",
      formula: `${over.formula} × depth ÷ 12 ÷ 27`,
      inputs: [...over.inputs, depth],
      exact: bank,
      unit: "cu yd",
      step: BULK_STEP,
      growsWith: "area",
    },
    {
      key: "haul-off",
      category: "removals",
      name: "Soil haul-off",
      description: "Loosened soil carted away",
      item: "soil-haul-off",
      kind: "installed",
      formula: `${over.formula} × depth ÷ 12 ÷ 27 × swell`,
      inputs: [...over.inputs, depth, given("swell", SWELL, "×", SOURCE.own)],
      exact: hauledCubicYards(bank),
      unit: "cu yd",
      step: BULK_STEP,
      growsWith: "area",
      ownBand: SWELL_BAND,
    },
  ];
}

/** Stone by the ton for a compacted layer: cubic yards compacted, to loose, to tons, in this order. */
export function compactedStoneLine(
  over: NamedArea,
  depthIn: number,
  depthSource: string,
  stone: { key: string; category: CategoryKey; name: string; item: string; aggregate: Aggregate },
): DraftLine {
  // What the layer needs once compacted, then what must be ordered loose for it.
  const compacted = layerCubicYards(over.sqFt, depthIn);
  const loose = looseCubicYards(compacted, stone.aggregate);
  return {
    key: stone.key,
    category: stone.category,
    name: stone.name,
    description: `${depthIn} in compacted: ${compacted.toFixed(2)} cu yd in place, ${loose.toFixed(2)} cu yd loose`,
    item: stone.item,
    formula: `${over.formula} × depth ÷ 12 ÷ 27 × loose factor × tons per loose cu yd`,
    inputs: [
      ...over.inputs,
      given("depth", depthIn, "in", depthSource),
      given("loose factor", LOOSE_FACTOR[stone.aggregate], "×", SOURCE.compaction),
      given("tons per loose cu yd", TONS_PER_LOOSE_CUBIC_YARD.typical, "tons", SOURCE.density),
    ],
    exact: tonsOfLoose(loose),
    unit: "ton",
    step: BULK_STEP,
    growsWith: "area",
    ownBand: TONNAGE_BAND,
  };
}

/** Working hours for something counted: area, run or pieces, whatever `amount` says. */
export function labourLine(
  key: string,
  category: CategoryKey,
  name: string,
  amount: TakeoffInput,
  hoursEach: number,
  hoursSource: string,
  growsWith: DraftLine["growsWith"],
): DraftLine {
  return {
    key,
    category,
    name,
    item: "labour-landscape",
    kind: "labour",
    formula: `${amount.name} × hours each`,
    inputs: [amount, given("hours each", hoursEach, `hours per ${amount.unit}`, hoursSource)],
    exact: amount.value * hoursEach,
    unit: "hour",
    growsWith,
    // Added to the band of the ground: hours are unsure even for an exact area.
    ownBand: LABOUR_BAND,
  };
}

/**
 * Cutting away an old lawn with its roots and carting it off as soil, which grows by the same swell. Nothing on bare ground, and nothing
 * where old paving goes away: that is on the bill by itself.
 */
export function sodStripLines(
  ground: MeasuredGround,
  { existingGround, placed, index }: Pick<Job, "existingGround" | "placed" | "index">,
): DraftLine[] {
  if (existingGround === "bare") return [];
  const pavedSqFt = replacedSqFt(placed[index]!);
  const lawnSqFt = Math.max(0, ground.areaSqFt - pavedSqFt);
  const over: TakeoffInput =
    pavedSqFt > 0 ? { ...areaInput(ground), name: "old lawn", value: lawnSqFt } : areaInput(ground);
  const depth = given("depth", SOD_STRIP_DEPTH_IN, "in", SOURCE.own);
  return [
    labourLine("strip-sod", "removals", "Strip old lawn", over, HOURS_PER.sodStripSqFt, SOURCE.own, "area"),
    {
      key: "haul-sod",
      category: "removals",
      name: "Old lawn haul-off",
      description: "Sod and roots carted away",
      item: "soil-haul-off",
      kind: "installed",
      formula: `${over.name} × depth ÷ 12 ÷ 27 × swell`,
      inputs: [over, depth, given("swell", SWELL, "×", SOURCE.own)],
      exact: hauledCubicYards(layerCubicYards(lawnSqFt, SOD_STRIP_DEPTH_IN)),
      unit: "cu yd",
      step: BULK_STEP,
      growsWith: "area",
      ownBand: SWELL_BAND,
    },
  ];
}
