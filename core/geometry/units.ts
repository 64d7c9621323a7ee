/** Exact since the international yard and pound agreement of 1959. */
export const metersPerFoot = 0.3048;
export const metersPerInch = 0.0254;
export const metersPerYard = 0.9144;

export const feetToMeters = (feet: number): number => feet * metersPerFoot;
export const metersToFeet = (meters: number): number => meters / metersPerFoot;
export const squareMetersToSquareFeet = (areaM2: number): number => areaM2 / metersPerFoot ** 2;
