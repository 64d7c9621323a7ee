type Plane = Float32Array | Uint8Array;

/** A plane below every value that the given one can hold. */
const lowest = <P extends Plane>(plane: P, length: number): P =>
  (plane instanceof Uint8Array
    ? new Uint8Array(length)
    : new Float32Array(length).fill(Number.NEGATIVE_INFINITY)) as P;

/**
 * The greatest value within `reach` cells of every cell of a row-major plane, in the square around it. The cost grows with the
 * logarithm of the reach: the greatest of two cells, of four, of eight, until two such spans cover the window.
 */
export function greatestNearby<P extends Plane>(plane: P, columns: number, rows: number, reach: number): P {
  const window = 2 * reach + 1;
  const wide = columns + 2 * reach;
  const across = lowest(plane, wide * rows);
  for (let y = 0; y < rows; y++) {
    across.set(plane.subarray(y * columns, (y + 1) * columns), y * wide + reach);
  }
  slide(across, window, 1);
  const down = lowest(plane, columns * (rows + 2 * reach));
  for (let y = 0; y < rows; y++) {
    down.set(across.subarray(y * wide, y * wide + columns), (y + reach) * columns);
  }
  slide(down, window, columns);
  return down.slice(0, columns * rows) as P;
}

/** In place: every value becomes the greatest of itself and those that follow it at this stride, `window` in all. */
function slide(values: Plane, window: number, stride: number): void {
  let span = 1;
  for (; span * 2 <= window; span *= 2) takeGreater(values, span * stride);
  takeGreater(values, (window - span) * stride);
}

function takeGreater(values: Plane, away: number): void {
  for (let i = 0, j = away; j < values.length; i++, j++) if (values[j]! > values[i]!) values[i] = values[j]!;
}
