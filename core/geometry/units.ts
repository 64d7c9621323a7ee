/** Exact since the international yard and pound agreement of 1959. */
export const metresPerFoot = 0.3048;
export const metresPerInch = 0.0254;
export const metresPerYard = 0.9144;

export const feetToMetres = (feet: number): number => feet * metresPerFoot;
export const metresToFeet = (metres: number): number => metres / metresPerFoot;
export const squareMetresToSquareFeet = (areaM2: number): number => areaM2 / metresPerFoot ** 2;
