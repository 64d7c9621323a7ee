/** Exact by definition: 1 ft = 0.3048 m. */
export const metresPerFoot = 0.3048;

export const feetOfMetres = (metres: number) => metres / metresPerFoot;
export const squareFeetOfSquareMetres = (squareMetres: number) => squareMetres / metresPerFoot ** 2;
