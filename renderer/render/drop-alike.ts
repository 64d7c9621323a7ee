import type { PixelRect } from "#renderer/image/pixel-rect.ts";
import { distanceTransform } from "#renderer/mask/distance-transform.ts";
import { findPieces } from "#renderer/mask/find-pieces.ts";
import { bytesFrom, floatsFrom } from "#renderer/math/from-plane.ts";
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

/**
 * Takes from what is left out of a circle (`left`: 1 per pixel of the rectangle) the pieces of ground that no edge of the photo parts from the ground which is built
 * on: the network has seen two grounds where there is one. `isGround`: whether a pixel was left out as ground of another kind; `isOpen`: whether it is
 * built on.
 */
export function dropAlike(
  left: Float32Array,
  isGround: (o: number) => boolean,
  isOpen: (o: number) => boolean,
  rect: PixelRect,
  { picture, width }: Seen,
): void {
  const wide = rect.right - rect.left;
  const high = rect.bottom - rect.top;
  const other = floatsFrom(left, (one, o) => (one === 1 && isGround(o) ? 1 : 0));
  const { start, end, piece, sizes } = findPieces(other, wide, high, INSIDE, true);
  if (sizes.length === 0) return;
  const pieceAt = new Int32Array(left.length).fill(-1);
  for (let k = 0; k < piece.length; k++) pieceAt.fill(piece[k]!, start[k], end[k]);
  const open = bytesFrom(left, (one, o) => (one === 0 && isOpen(o) ? 1 : 0));
  const toOpen = distanceTransform(open, wide, high);
  const toOther = distanceTransform(
    bytesFrom(pieceAt, (own) => (own < 0 ? 0 : 1)),
    wide,
    high,
  );
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
  const isNear = (far: number) => far >= NEAR_PX && far <= FAR_PX;
  for (let o = 0; o < left.length; o++) {
    if (pieceAt[o]! >= 0) {
      if (isNear(toOpen[o]!)) add(sides[pieceAt[o]!]!.within, o);
    } else if (open[o] && isNear(toOther[o]!)) {
      const own = pieceBeside(pieceAt, o, Math.ceil(toOther[o]!), wide);
      if (own >= 0) add(sides[own]!.beside, o);
    }
  }
  const isAlike = sides.map(({ within, beside }) => areAlike(within, beside));
  for (let k = 0; k < piece.length; k++) if (isAlike[piece[k]!]) left.fill(0, start[k], end[k]);
}

/** The piece that lies so far from a pixel in one of eight directions; -1 where none does. */
function pieceBeside(pieceAt: Int32Array, o: number, far: number, wide: number): number {
  for (const by of [far, far + 1])
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
