/** A pivot this small, as a share of the largest entry on the diagonal, is rounding error: the system is singular. */
const LEAST_PIVOT = 1e-12;
/**
 * Solves the symmetric positive definite system `matrix * x = right` by Cholesky's method. `matrix` is row-major
 * `size * size`; its upper half is read. Null when the system is singular to working precision.
 */
export function solveSymmetric(matrix: Float64Array, right: Float64Array, size: number): Float64Array | null {
  const lower = new Float64Array(size * size);
  let largest = 0;
  for (let p = 0; p < size; p++) largest = Math.max(largest, matrix[p * size + p]!);
  for (let p = 0; p < size; p++) {
    for (let q = 0; q <= p; q++) {
      let sum = matrix[q * size + p]!;
      for (let k = 0; k < q; k++) sum -= lower[p * size + k]! * lower[q * size + k]!;
      if (p !== q) lower[p * size + q] = sum / lower[q * size + q]!;
      else if (sum > LEAST_PIVOT * largest) lower[p * size + p] = Math.sqrt(sum);
      else return null;
    }
  }
  // matrix = L L': first L y = right from the top down, then L' x = y from the bottom up.
  const solution = new Float64Array(size);
  for (let p = 0; p < size; p++) {
    let sum = right[p]!;
    for (let k = 0; k < p; k++) sum -= lower[p * size + k]! * solution[k]!;
    solution[p] = sum / lower[p * size + p]!;
  }
  for (let p = size - 1; p >= 0; p--) {
    let sum = solution[p]!;
    for (let k = p + 1; k < size; k++) sum -= lower[k * size + p]! * solution[k]!;
    solution[p] = sum / lower[p * size + p]!;
  }
  return solution;
}
