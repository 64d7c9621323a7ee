/**
 * 1 for each cell of a row-major plane within `reach` columns and rows of one whose byte is at least `level`; 0 elsewhere. Four passes,
 * however large the reach.
 */
export function nearMask(
  bytes: Uint8Array,
  width: number,
  height: number,
  level: number,
  reach: number,
): Uint8Array {
  const rows = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const last = (y + 1) * width - 1;
    // Cells that are left within reach of the last one met.
    for (let i = y * width, left = 0; i <= last; i++, left--) {
      if (bytes[i]! >= level) left = reach + 1;
      if (left > 0) rows[i] = 1;
    }
    for (let i = last, left = 0; i >= y * width; i--, left--) {
      if (bytes[i]! >= level) left = reach + 1;
      if (left > 0) rows[i] = 1;
    }
  }
  const near = new Uint8Array(width * height);
  const lefts = new Int32Array(width);
  for (let y = 0; y < height; y++) spread(rows, near, lefts, y * width, reach);
  lefts.fill(0);
  for (let y = height - 1; y >= 0; y--) spread(rows, near, lefts, y * width, reach);
  return near;
}

/** One row, from `first` on: `lefts` has the rows that are left within reach in each column. */
function spread(rows: Uint8Array, near: Uint8Array, lefts: Int32Array, first: number, reach: number): void {
  for (let x = 0; x < lefts.length; x++) {
    const left = rows[first + x] === 1 ? reach + 1 : lefts[x]!;
    if (left > 0) near[first + x] = 1;
    lefts[x] = left - 1;
  }
}
