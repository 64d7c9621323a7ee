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

/** The smallest joist that carries a span; null past the table. */
export const joistFor = (spanFt: number, spacing: JoistSpacingIn): JoistSize | null =>
  joistSizes.find((size) => spanFt <= joistSpanFt[size][spacing] + 1e-9) ?? null;

/** Joists along a length in feet, both ends included. Source: github.com/estimatorsuite/construction-calculators. */
export const joistCount = (lengthFt: number, spacing: JoistSpacingIn) =>
  Math.ceil((lengthFt * 12) / spacing - 1e-9) + 1;

/** Supports along one beam, 8 ft apart unless the beam asks for less, both ends included. Source: as for the joists' count. */
export const footingCount = (beamFt: number, spacingFt = 8) => Math.ceil(beamFt / spacingFt - 1e-9) + 1;

/** Lumber is sold in lengths of 2 ft from 8 ft upwards. */
export const stockLengthFt = (needFt: number) => Math.max(8, 2 * Math.ceil(needFt / 2 - 1e-9));

export const FOOTING_DIAMETER_IN = 12;
