import type { PixelRect } from "#renderer/image/pixel-rect.ts";
import { findPieces } from "#renderer/mask/find-pieces.ts";
import { nearMask } from "#renderer/mask/near-mask.ts";
import type { Seen } from "#renderer/see/see-photo.ts";

/** So far from the line between two grounds, pixels of the small picture, their colors are compared. */
const NEAR_PX = 2;
const FAR_PX = 9;
/** On fewer pixels of each side nothing is told. */
const LEAST_PIXELS = 60;
/**
 * Two grounds show no edge between them where their mean colors differ by less than this share of their spreads, and the shares of red and blue in the mean
 * by less than that. Measured on highlights: soil, leaves and old grass that were seen as a street, a walk or a bed 0.04 to 0.14 and up to 0.009; walks, steps,
 * streets and pavers 0.38 to 3.7, one gray paver in gray turf 0.22 and 0.031.
 */
const ALIKE = 0.3;
const SAME_HUE = 0.015;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/** Sums over some pixels: how many, and of each color its values and their squares. */
type Sums = { count: number; sum: number[]; squares: number[] };
const noSums = (): Sums => ({ count: 0, sum: [0, 0, 0], squares: [0, 0, 0] });

/** What a pixel of a circle is: left out as ground of another kind, built on, or neither. */
export const SIDE = { neither: 0, other: 1, open: 2 } as const;

/**
 * Takes from what is left out of a circle (`left`: 1 per pixel of the rectangle) the pieces of ground that no edge of the photo parts from the ground which is built
 * on: the network has seen two grounds where there is one. `sideOf`: a `SIDE` per pixel.
 */
export function dropAlike(
  left: Float32Array,
  sideOf: Uint8Array,
  rect: PixelRect,
  { picture, width }: Seen,
): void {
  const wide = rect.right - rect.left;
  const high = rect.bottom - rect.top;
  const [other, open] = [new Float32Array(left.length), new Uint8Array(left.length)];
  for (let o = 0; o < left.length; o++) {
    if (sideOf[o] === SIDE.other) other[o] = 1;
    else if (sideOf[o] === SIDE.open) open[o] = 1;
  }
  const { start, end, piece, sizes } = findPieces(other, wide, high, INSIDE, true);
  if (!sizes.some((size) => size >= LEAST_PIXELS)) return;
  const pieceAt = new Int32Array(left.length).fill(-1);
  const pieces = new Uint8Array(left.length);
  for (let k = 0; k < piece.length; k++) {
    pieceAt.fill(piece[k]!, start[k], end[k]);
    pieces.fill(1, start[k], end[k]);
  }
  // Near to the line between both, but not on it.
  const near = (mask: Uint8Array, px: number) => nearMask(mask, wide, high, 1, px);
  const [toOpen, atOpen] = [near(open, FAR_PX), near(open, NEAR_PX - 1)];
  const [toOther, atOther] = [near(pieces, FAR_PX), near(pieces, NEAR_PX - 1)];
  const sides = sizes.map(() => ({ within: noSums(), beside: noSums() }));
  const add = (to: Sums, o: number) => {
    const at = ((rect.top + Math.floor(o / wide)) * width + rect.left + (o % wide)) * 3;
    to.count++;
    for (let c = 0; c < 3; c++) {
      const value = picture.data[at + c]!;
      to.sum[c]! += value;
      to.squares[c]! += value * value;
    }
  };
  for (let o = 0; o < left.length; o++) {
    if (pieces[o]) {
      if (toOpen[o] && !atOpen[o]) add(sides[pieceAt[o]!]!.within, o);
    } else if (open[o] && toOther[o] && !atOther[o]) {
      const own = pieceBeside(pieceAt, o, wide);
      if (own >= 0) add(sides[own]!.beside, o);
    }
  }
  const isAlike = sides.map(({ within, beside }) => areAlike(within, beside));
  for (let k = 0; k < piece.length; k++) if (isAlike[piece[k]!]) left.fill(0, start[k], end[k]);
}

/** The piece that lies nearest to a pixel in one of eight directions; -1 where none does. */
function pieceBeside(pieceAt: Int32Array, o: number, wide: number): number {
  for (let by = NEAR_PX; by <= FAR_PX; by++)
    for (const step of [-1, 1, -wide, wide, -wide - 1, -wide + 1, wide - 1, wide + 1]) {
      const own = pieceAt[o + by * step];
      if (own !== undefined && own >= 0) return own;
    }
  return -1;
}

function areAlike(one: Sums, other: Sums): boolean {
  if (one.count < LEAST_PIXELS || other.count < LEAST_PIXELS) return false;
  const meanOf = ({ sum, count }: Sums) => sum.map((value) => value / count);
  const [a, b] = [meanOf(one), meanOf(other)];
  const varianceOf = ({ squares, count }: Sums, mean: number[], c: number) =>
    squares[c]! / count - mean[c]! ** 2;
  const spread = Math.sqrt(
    a.reduce((sum, _, c) => sum + (varianceOf(one, a, c) + varianceOf(other, b, c)) / 2, 0),
  );
  const apart = Math.hypot(...a.map((value, c) => value - b[c]!));
  const shareOf = (mean: number[], c: number) => mean[c]! / (1 + mean[0]! + mean[1]! + mean[2]!);
  const hue = Math.hypot(shareOf(a, 0) - shareOf(b, 0), shareOf(a, 2) - shareOf(b, 2));
  return apart < ALIKE * spread && hue < SAME_HUE;
}
