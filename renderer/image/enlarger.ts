type Size = { width: number; height: number };

/** Reads planes of one size, row by row, at another: linear between the centers of four pixels, held at the frame. */
export class Enlarger {
  readonly from: Size;
  readonly to: Size;
  readonly #columns: Taps;
  readonly #rows: Taps;
  /** One row of the small plane, interpolated down to the row that is read. */
  readonly #row: Float32Array;

  constructor(from: Size, to: Size) {
    this.from = { width: from.width, height: from.height };
    this.to = { width: to.width, height: to.height };
    this.#columns = tapsOf(to.width, from.width);
    this.#rows = tapsOf(to.height, from.height);
    this.#row = new Float32Array(from.width);
  }

  /** Columns `left` to `right` (not included) of row `y` of the large size, to the start of `out`. */
  readRow(plane: Float32Array, y: number, left: number, right: number, out: Float32Array): void {
    const row = this.#row;
    const { first, second, share } = this.#columns;
    const top = this.#rows.first[y]! * this.from.width;
    const bottom = this.#rows.second[y]! * this.from.width;
    const down = this.#rows.share[y]!;
    const last = second[right - 1] ?? 0;
    // Down first, over the few columns of the small plane, then across.
    for (let x = first[left] ?? 0; x <= last; x++) {
      // `x` is a column of the small plane here, of the large size below.
      row[x] = plane[top + x]! + (plane[bottom + x]! - plane[top + x]!) * down;
    }
    for (let x = left; x < right; x++) {
      const a = row[first[x]!]!;
      out[x - left] = a + (row[second[x]!]! - a) * share[x]!;
    }
  }

  /** Index in a small plane of the pixel nearest to one of the large size. */
  indexOf(x: number, y: number): number {
    const { first, second, share } = this.#columns;
    const { first: above, second: below, share: down } = this.#rows;
    const row = down[y]! < 0.5 ? above[y]! : below[y]!;
    // Half of the way or more to the second pixel: that one is nearer.
    return row * this.from.width + (share[x]! < 0.5 ? first[x]! : second[x]!);
  }
}

/** For every pixel center of the large size the two pixels of the small size around it and the share of the second. */
export type Taps = { first: Int32Array; second: Int32Array; share: Float32Array };

export function tapsOf(large: number, small: number): Taps {
  const first = new Int32Array(large);
  const second = new Int32Array(large);
  const share = new Float32Array(large);
  for (let i = 0; i < large; i++) {
    // Centers of pixels lie at i + 0.5 in both sizes; before the first and after the last center the frame's value holds.
    const at = Math.min(small - 1, Math.max(0, ((i + 0.5) * small) / large - 0.5));
    first[i] = Math.floor(at);
    second[i] = Math.min(small - 1, first[i]! + 1);
    share[i] = at - first[i]!;
  }
  return { first, second, share };
}
