/**
 * Runs along an edge. Source: shorelinepoolsinc.com (a 20 × 40 ft pool has 120 ft of coping): the perimeter itself.
 * Waste is our assumption: joints and mitered corners of bought lengths.
 */
export const RUN_WASTE = 0.05;
/** Feet to buy for an edge of this length. */
export const runWithWasteFt = (perimeterFt: number) => perimeterFt * (1 + RUN_WASTE);
/** For elements that are given by their two sides alone. */
export const rectanglePerimeterFt = (lengthFt: number, widthFt: number) => 2 * (lengthFt + widthFt);
