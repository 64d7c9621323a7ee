/** Rounds over all pairs of axes. Small matrices converge in fewer than ten; more rounds change nothing. */
const SWEEPS = 30;
/** An entry this near to 0 is 0: dividing by it would overflow. */
const NOTHING = 1e-300;

/**
 * Eigenvalues and eigenvectors of a small symmetric matrix by Jacobi rotations (Golub and Van Loan, section 8.5).
 * Column k of `vectors` (`vectors[row][k]`) belongs to `values[k]`; no particular order.
 */
export function symmetricEigen(matrix: readonly (readonly number[])[]): {
  values: number[];
  vectors: number[][];
} {
  const size = matrix.length;
  const a = matrix.map((row) => [...row]);
  const vectors = a.map((row, i) => row.map((_, j) => (i === j ? 1 : 0)));
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (let p = 0; p < size; p++) for (let q = p + 1; q < size; q++) rotate(a, vectors, p, q);
  }
  return { values: a.map((row, i) => row[i]!), vectors };
}

/** Makes a[p][q] zero by a rotation in the plane of axes p and q. */
function rotate(a: number[][], vectors: number[][], p: number, q: number): void {
  const off = a[p]![q]!;
  if (Math.abs(off) < NOTHING) return;
  const theta = (a[q]![q]! - a[p]![p]!) / (2 * off);
  // The smaller of the two angles that make the entry zero: no more than an eighth of a turn, which keeps rounding errors small.
  const tangent = (theta >= 0 ? 1 : -1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const cosine = 1 / Math.sqrt(tangent * tangent + 1);
  const sine = tangent * cosine;
  for (const row of a) turn(row, p, q, cosine, sine);
  const rowP = a[p]!;
  const rowQ = a[q]!;
  for (let k = 0; k < a.length; k++) {
    const x = rowP[k]!;
    const y = rowQ[k]!;
    rowP[k] = cosine * x - sine * y;
    rowQ[k] = sine * x + cosine * y;
  }
  for (const row of vectors) turn(row, p, q, cosine, sine);
}

/** Rotates entries p and q of a row. */
function turn(row: number[], p: number, q: number, cosine: number, sine: number): void {
  const x = row[p]!;
  const y = row[q]!;
  row[p] = cosine * x - sine * y;
  row[q] = sine * x + cosine * y;
}
