import { holeCubicFeet, layerCubicYards } from "./volume.ts";

/**
 * Concrete by volume. Source: allthecalculations.com/construction/concrete-bags and concretecalculator.cc: an 80 lb
 * bag yields 0.60 cu ft (45 to the cubic yard), a 60 lb bag 0.45 cu ft (60), order 5 to 10 % more.
 */
export const CONCRETE_WASTE = 0.08;
/** Cubic feet of concrete that a bag makes, by its weight in pounds. */
const BAG_YIELD_CUBIC_FEET = { 80: 0.6, 60: 0.45 } as const;
type BagWeightLb = keyof typeof BAG_YIELD_CUBIC_FEET;

/** Cubic yards to order for a slab, waste included. */
export const slabCubicYards = (areaSqFt: number, thicknessIn: number) =>
  layerCubicYards(areaSqFt, thicknessIn) * (1 + CONCRETE_WASTE);

/** Spare bags: the upper end of the source's 5 to 10 %. */
const BAG_SPARE = 1.1;
/** Bags for a volume in cu ft, exact, spare included. */
export const bagsOfConcrete = (cubicFeet: number, bagLb: BagWeightLb = 80) =>
  (cubicFeet / BAG_YIELD_CUBIC_FEET[bagLb]) * BAG_SPARE;

/**
 * Whole 80 lb bags for one round footing; diameter and depth in inches: ⌈π·r²·depth ÷ 0.60 × 1.1⌉.
 * Computed, never copied: the calculators' own tables state 3 and 5 bags for the same 36 in hole; 12 in wide needs 5.
 */
export const footingBags = (diameterIn: number, depthIn: number) =>
  Math.ceil(bagsOfConcrete(holeCubicFeet(diameterIn, depthIn)));

/** Slab thickness in inches. Assumption after common practice: 4 for feet, 5 for cars. */
export const slabThicknessIn = (use: string) => (use === "driveway" ? 5 : 4);
