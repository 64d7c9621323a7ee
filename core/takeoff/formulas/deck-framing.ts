import { wholePieces } from "./round-up.ts";

/**
 * Joists by the American Wood Council's Prescriptive Residential Wood Deck Construction Guide (DCA 6), Table 2:
 * southern pine No. 2, 40 psf live + 10 psf dead, wet service. Spans in feet at 12, 16 and 24 in on center.
 * Calculators on the web print spans 2 to 3 ft longer, for dry indoor floors: unsafe for a deck, never take those.
 * The guide's scan is unclear in the 2×10 row: check against the current edition and the local code.
 */
export type JoistSize = "2x6" | "2x8" | "2x10" | "2x12";
export type JoistSpacingIn = 12 | 16 | 24;
const ftIn = (feet: number, inches: number) => feet + inches / 12;

export const joistSpanFt: Record<JoistSize, Record<JoistSpacingIn, number>> = {
  "2x6": { 12: ftIn(9, 11), 16: ftIn(9, 0), 24: ftIn(7, 7) },
  "2x8": { 12: ftIn(13, 1), 16: ftIn(11, 10), 24: ftIn(9, 8) },
  "2x10": { 12: ftIn(16, 2), 16: ftIn(14, 0), 24: ftIn(11, 5) },
  "2x12": { 12: ftIn(18, 0), 16: ftIn(16, 6), 24: ftIn(13, 6) },
};
const joistSizes = Object.keys(joistSpanFt) as JoistSize[];

/** Rounding error that a span may have over the table's, feet. */
const NOISE_FT = 1e-9;
/** The smallest joist that carries a span; null past the table. */
export const joistFor = (spanFt: number, spacing: JoistSpacingIn): JoistSize | null =>
  joistSizes.find((size) => spanFt <= joistSpanFt[size][spacing] + NOISE_FT) ?? null;

/** Joists along a length in feet, both ends included. Source: github.com/estimatorsuite/construction-calculators. */
export const joistCount = (lengthFt: number, spacing: JoistSpacingIn) =>
  wholePieces((lengthFt * 12) / spacing) + 1;

/** Greatest distance between the footings of a beam, feet, unless the beam asks for less. Source: as for the joists' count. */
const FOOTING_SPACING_FT = 8;
/** Supports along one beam, both ends included. */
export const footingCount = (beamFt: number, spacingFt = FOOTING_SPACING_FT) =>
  wholePieces(beamFt / spacingFt) + 1;

/** Lumber is sold in lengths that are multiples of 2 ft, from 8 ft upwards. Trade convention. */
const SHORTEST_STOCK_FT = 8;
const STOCK_STEP_FT = 2;
export const stockLengthFt = (needFt: number) =>
  Math.max(SHORTEST_STOCK_FT, STOCK_STEP_FT * wholePieces(needFt / STOCK_STEP_FT));

/** Round footings, inches. Their depth is the frost depth of the region. Assumption. */
export const FOOTING_DIAMETER_IN = 12;
