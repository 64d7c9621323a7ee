/** Noise of floating point: what a quotient may be over a whole number without buying another piece. */
const NOISE = 1e-9;

/** The fewest whole pieces that cover `need` pieces. */
export const wholePieces = (need: number) => Math.ceil(need - NOISE);
/**
 * The smallest multiple of `step` that covers `need`. A need that is over a multiple by no more than the noise of
 * floating point (one part in a billion) does not buy another piece. Both in the same unit; step > 0.
 */
export function roundUp(need: number, step: number): number {
  const pieces = Math.ceil(need / step - NOISE * Math.max(1, need / step));
  // Six decimals: 3 × 0.1 is 0.3 on the bill, not 0.30000000000000004.
  return Number((pieces * step).toFixed(6));
}
