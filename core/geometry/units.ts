/** Exact since the international yard and pound agreement of 1959. Code computes in meters; bills and screens show feet and inches. */
export const METERS_PER_FOOT = 0.3048;
export const METERS_PER_INCH = 0.0254;
export const METERS_PER_YARD = 0.9144;

export const feetToMeters = (feet: number): number => feet * METERS_PER_FOOT;
export const metersToFeet = (meters: number): number => meters / METERS_PER_FOOT;
export const squareMetersToSquareFeet = (areaM2: number): number => areaM2 / METERS_PER_FOOT ** 2;
