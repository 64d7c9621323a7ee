import type { Pieces } from "./find-pieces.ts";

/** How many times longer than wide each piece is: of the ellipse with its moments. A disk has 1, a row of single pixels many. */
export function slimness({ start, end, piece, sizes }: Pieces, width: number): Float64Array {
  // Sums of x, y, x², y² and xy over the pixels of each piece.
  const sums = sizes.map(() => new Float64Array(5));
  for (let k = 0; k < piece.length; k++) {
    const sum = sums[piece[k]!]!;
    const y = Math.floor(start[k]! / width);
    for (let i = start[k]!; i < end[k]!; i++) {
      const x = i - y * width;
      sum[0]! += x;
      sum[1]! += y;
      sum[2]! += x * x;
      sum[3]! += y * y;
      sum[4]! += x * y;
    }
  }
  return Float64Array.from(sums, ([x, y, xx, yy, xy], p) => {
    const size = sizes[p]!;
    const across = xx! / size - (x! / size) ** 2 + PIXEL;
    const down = yy! / size - (y! / size) ** 2 + PIXEL;
    const both = xy! / size - (x! * y!) / size ** 2;
    // Eigenvalues of the covariance matrix are middle ± spread; the root of their ratio is that of the ellipse's axes.
    const middle = (across + down) / 2;
    const spread = Math.sqrt(((across - down) / 2) ** 2 + both * both);
    return Math.sqrt((middle + spread) / Math.max(PIXEL, middle - spread));
  });
}

/** Variance of a square pixel along each axis, pixels squared: that of a uniform distribution of width 1. */
const PIXEL = 1 / 12;
