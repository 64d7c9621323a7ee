/** Solves the small square system a x = b by Gaussian elimination with row pivoting. Throws when `a` is singular. */
export function solveLinear(a: readonly (readonly number[])[], b: readonly number[]): number[] {
  const rows = a.map((row, i) => [...row, b[i]!]);
  const size = rows.length;
  for (let i = 0; i < size; i++) {
    // The row with the largest coefficient comes on top, so that rounding errors are not multiplied.
    const pivot = rows
      .slice(i)
      .reduce((best, row, k) => (Math.abs(row[i]!) > Math.abs(rows[best]![i]!) ? i + k : best), i);
    [rows[i], rows[pivot]] = [rows[pivot]!, rows[i]!];
    const top = rows[i]!;
    if (top[i] === 0) throw new RangeError("the system has no single solution");
    // Gauss-Jordan: the column becomes 0 in all other rows, above and below, so that no back substitution is needed.
    for (const row of rows) {
      if (row === top) continue;
      const factor = row[i]! / top[i]!;
      for (let c = i; c <= size; c++) row[c]! -= factor * top[c]!;
    }
  }
  return rows.map((row, i) => row[size]! / row[i]!);
}
