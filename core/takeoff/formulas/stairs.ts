import { wholePieces } from "./round-up.ts";

/**
 * Stairs from a height in inches: rise at most 7¾ in, run at least 10 in, three stringers up to 36 in wide.
 * Source: github.com/estimatorsuite/construction-calculators (the figures of the International Residential Code).
 */

/** Inches. A lower rise makes more risers, a longer stair and more treads. */
export const GREATEST_RISE_IN = 7.75;
export const LEAST_RUN_IN = 10;
/** As few risers as keep each at or below the greatest rise; at least one. */
export const stairRisers = (heightIn: number) => Math.max(1, wholePieces(heightIn / GREATEST_RISE_IN));
/** The deck itself is the last tread. */
export const stairTreads = (heightIn: number) => stairRisers(heightIn) - 1;
/** Widest stair on three stringers; a wider one has one at each side and others between, this far apart at most. Inches. */
const THREE_STRINGERS_IN = 36;
const STRINGER_SPACING_IN = 18;
export const stairStringers = (widthIn: number) =>
  widthIn <= THREE_STRINGERS_IN ? 3 : 2 + wholePieces(widthIn / STRINGER_SPACING_IN) - 1;
/** All risers of a flight are alike, so each is a little lower than the greatest rise. Inches. */
export const riseEachIn = (heightIn: number) => heightIn / stairRisers(heightIn);

/** A walking surface more than 30 in above the ground needs a guard. Source: International Residential Code R312.1.1. */
export const GUARD_HEIGHT_LIMIT_IN = 30;
export const needsGuard = (heightIn: number) => heightIn > GUARD_HEIGHT_LIMIT_IN;
/** Guard posts 6 ft apart at most. Assumption: makers' railing kits come in 6 ft sections. */
export const RAILING_SECTION_FT = 6;
export const railingSections = (lengthFt: number) => wholePieces(lengthFt / RAILING_SECTION_FT);
