/**
 * How many plants fill an area. Square grid: N = sq ft × 144 ÷ spacing²; offset rows stand 0.866 apart and hold
 * 1.15 times as many. Source: bloomindesigns.com/plant-calculator, thegoodearthgarden. Spacing in inches.
 */
export const plantsOnGrid = (areaSqFt: number, spacingIn: number) => (areaSqFt * 144) / spacingIn ** 2;
/** 1 / 0.866, rounded as the source rounds it. */
export const TRIANGULAR_GAIN = 1.15;
/** Exact, before rounding up. */
export const plantsInOffsetRows = (areaSqFt: number, spacingIn: number) =>
  plantsOnGrid(areaSqFt, spacingIn) * TRIANGULAR_GAIN;

/** Plants of a row with one at both ends; feet. Exact, before rounding up. */
export const plantsInRow = (lengthFt: number, spacingFt: number) => lengthFt / spacingFt + 1;

/** Mulch in a bed and compost dug into it, inches. Assumption: 2 to 4 in of mulch and 1 to 3 in of compost are usual. */
export const MULCH_DEPTH_IN = 3;
export const COMPOST_DEPTH_IN = 2;

/** Roll of landscape fabric in sq ft (source: pee-hero.com) and its overlaps (assumption). */
export const FABRIC_ROLL_SQ_FT = 1000;
export const FABRIC_WASTE = 0.1;
