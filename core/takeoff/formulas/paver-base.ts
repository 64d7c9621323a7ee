import type { HardscapeUse } from "#core/elements/element.ts";

/**
 * Depths and edges of a flexible pavement. Source: ICPI / CMHA guidance (masonryandhardscapes.org PAV-TEC-002,
 * "Construction Tolerances and Recommendations", castleliteblock FAQ).
 */
export type Climate = "temperate" | "cold";

/** Compacted depth of the base in inches: 4 for foot traffic and 6 for a driveway; 6 and 10 where the ground freezes. */
export function baseDepthIn(use: HardscapeUse, climate: Climate) {
  if (use === "driveway") return climate === "cold" ? 10 : 6;
  return climate === "cold" ? 6 : 4;
}

/** The base reaches beyond the paving by the larger of 6 in and its own thickness. Inches. */
const LEAST_OVERHANG_IN = 6;
export const baseOverhangIn = (depthIn: number) => Math.max(LEAST_OVERHANG_IN, depthIn);

/** Area of the base in sq ft: the paving and a strip of the overhang along its edge (corners not added). */
export const baseAreaSqFt = (areaSqFt: number, perimeterFt: number, overhangIn: number) =>
  areaSqFt + (perimeterFt * overhangIn) / 12;

/** Nominal depth of the sand that pavers are set in; a thicker bed settles unevenly. */
export const BEDDING_SAND_DEPTH_IN = 1;
/** 60 mm, the least for foot traffic and a home's driveway. */
const PAVER_THICKNESS_IN = 2.375;

/** Compacted stone under a concrete slab, inches. Assumption: 4 is the common practice. */
export const SLAB_BASE_IN = 4;

/** From the grade before to the underside of the base, inches. */
export const excavationDepthIn = (baseIn: number) => baseIn + BEDDING_SAND_DEPTH_IN + PAVER_THICKNESS_IN;

/** Fall away from the house: at least 2 %, about ¼ in per foot. Result in inches over `runFt` feet. */
const LEAST_FALL = 0.02;
export const leastFallIn = (runFt: number) => runFt * 12 * LEAST_FALL;
