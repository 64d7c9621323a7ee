/** "No seed in this column", in cells; longer than any grid, and its square is still exact in 32 bits. */
const FAR = 10_000;

/**
 * Exact Euclidean distance to the nearest cell whose `seed` is not 0, center to center, in cells or in whatever one cell is `cell` of.
 * Without any seed every distance is 10,000 cells. Linear in the number of cells: distances within each column first, whole rows at a
 * time, then the lower envelope of their parabolas along each row (Felzenszwalb and Huttenlocher, "Distance transforms of sampled
 * functions", 2012).
 */
export function distanceTransform(seed: Uint8Array, width: number, height: number, cell = 1): Float32Array {
  const column = columnDistances(seed, width, height);
  const distance = new Float32Array(width * height);
  const envelope = {
    squares: new Float64Array(width),
    apex: new Int32Array(width),
    border: new Float64Array(width + 1),
  };
  for (let row = 0; row < distance.length; row += width) {
    // A seed is nearer than anything behind it: what lies between two of them is a row of its own.
    for (let from = 0; from < width; ) {
      let to = from + 1;
      while (to < width && column[row + to] !== 0) to++;
      if (to > from + 1 || column[row + from] !== 0) {
        lowerEnvelope(column, distance, row + from, Math.min(to + 1, width) - from, cell, envelope);
      }
      from = to;
    }
  }
  return distance;
}

/** Kept between calls: a picture measures a dozen distances, and the collection of such planes costs more than they do. */
let columns = new Int32Array(0);

/**
 * Distance in cells to the nearest seed of the same column, `FAR` where it has none. Each row depends on the row above and below alone.
 * Good until the next call.
 */
function columnDistances(seed: Uint8Array, width: number, height: number): Int32Array {
  if (columns.length < width * height) columns = new Int32Array(width * height);
  const distance = columns.subarray(0, width * height);
  for (let i = 0; i < width; i++) distance[i] = seed[i] ? 0 : FAR;
  for (let row = width; row < distance.length; row += width) walkDown(seed, distance, row, width);
  for (let row = distance.length - 2 * width; row >= 0; row -= width) walkUp(distance, row, width);
  return distance;
}

function walkDown(seed: Uint8Array, distance: Int32Array, row: number, width: number): void {
  for (let i = row; i < row + width; i++) {
    const above = distance[i - width]!;
    distance[i] = seed[i] ? 0 : above < FAR ? above + 1 : FAR;
  }
}

function walkUp(distance: Int32Array, row: number, width: number): void {
  for (let i = row; i < row + width; i++) {
    const below = distance[i + width]! + 1;
    if (below < distance[i]!) distance[i] = below;
  }
}

type Envelope = { squares: Float64Array; apex: Int32Array; border: Float64Array };

/** Writes `cell` times the root of min over p of (q - p)² + column[p]² for each q of `length` cells from `at` on. */
function lowerEnvelope(
  column: Int32Array,
  distance: Float32Array,
  at: number,
  length: number,
  cell: number,
  { squares, apex, border }: Envelope,
): void {
  // Stack of the parabolas that are lowest somewhere: `apex[k]` from `border[k]` to `border[k + 1]`.
  let k = 0;
  apex[0] = 0;
  border[0] = Number.NEGATIVE_INFINITY;
  squares[0] = column[at]! * column[at]!;
  for (let q = 1; q < length; q++) {
    // Parabola of q, at 0: column[q]² + q². It lies below all before it from the place on where it meets the last one left.
    const height = column[at + q]! * column[at + q]! + q * q;
    squares[q] = height;
    // Where the parabola of q gets below the one of p; `squares` holds column² + p².
    let p = apex[k]!;
    let meet = (height - squares[p]!) / (2 * (q - p));
    while (meet <= border[k]!) {
      p = apex[--k]!;
      meet = (height - squares[p]!) / (2 * (q - p));
    }
    k++;
    apex[k] = q;
    border[k] = meet;
  }
  // Left to right through the borders: each place reads the parabola that is lowest there.
  const last = k;
  k = 0;
  for (let q = 0; q < length; q++) {
    while (k < last && border[k + 1]! < q) k++;
    const p = apex[k]!;
    distance[at + q] = cell * Math.fround(Math.sqrt((q - p) * (q - p) + column[at + p]! * column[at + p]!));
  }
}
