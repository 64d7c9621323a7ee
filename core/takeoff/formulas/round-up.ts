/**
 * The smallest multiple of `step` that covers `need`. A need that is over a multiple by no more than the noise of
 * floating point (one part in a billion) does not buy another piece. Both in the same unit; step > 0.
 */
export function roundUp(need: number, step: number): number {
  const pieces = Math.ceil(need / step - 1e-9 * Math.max(1, need / step));
  return Number((pieces * step).toFixed(6));
}
