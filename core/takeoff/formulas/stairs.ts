/**
 * Stairs from a height in inches: rise at most 7¾ in, run at least 10 in, three stringers up to 36 in wide.
 * Source: github.com/estimatorsuite/construction-calculators (the figures of the International Residential Code).
 */
export const GREATEST_RISE_IN = 7.75;
export const LEAST_RUN_IN = 10;
export const stairRisers = (heightIn: number) => Math.max(1, Math.ceil(heightIn / GREATEST_RISE_IN - 1e-9));
/** The deck itself is the last tread. */
export const stairTreads = (heightIn: number) => stairRisers(heightIn) - 1;
export const stairStringers = (widthIn: number) =>
  widthIn <= 36 ? 3 : 2 + Math.ceil(widthIn / 18 - 1e-9) - 1;
export const riseEachIn = (heightIn: number) => heightIn / stairRisers(heightIn);

/** A walking surface more than 30 in above the ground needs a guard. Source: International Residential Code R312.1.1. */
export const GUARD_HEIGHT_LIMIT_IN = 30;
export const needsGuard = (heightIn: number) => heightIn > GUARD_HEIGHT_LIMIT_IN;
/** Guard posts 6 ft apart at most. Assumption: makers' railing kits come in 6 ft sections. */
const RAILING_SECTION_FT = 6;
export const railingSections = (lengthFt: number) => Math.ceil(lengthFt / RAILING_SECTION_FT - 1e-9);
