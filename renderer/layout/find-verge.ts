import { findPieces } from "#renderer/mask/find-pieces.ts";
import { bytesFrom } from "#renderer/math/from-plane.ts";

/** Coverage of a picture, 0 to 1, row-major. */
type Masks = Record<"yard" | "street", Float32Array>;

/** From a verge up to the yard it is no farther than this, as a share of the picture's height: a sidewalk is narrow, a street is not. */
const ACROSS_SHARE = 0.12;
/** And nothing but street lies between in so much of the way. */
const MOSTLY = 0.5;
/** A strip is a verge where the yard goes on behind a sidewalk over this share of its width. */
const BEHIND_SHARE = 0.5;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/**
 * The strips of grass between a sidewalk and the street, which the town owns: soft ground behind which, across paving of the street, the
 * yard goes on. 1 where they are.
 */
export function findVerge({ yard, street }: Masks, width: number, height: number): Uint8Array {
  const { start, end, piece, sizes } = findPieces(yard, width, height, INSIDE, true);
  const owner = new Int32Array(yard.length).fill(-1);
  for (let k = 0; k < piece.length; k++) owner.fill(piece[k]!, start[k]!, end[k]!);
  // Of each piece: the columns it is seen in, and those with a sidewalk and more yard behind it.
  const columns = sizes.map(() => ({ all: 0, behind: 0 }));
  const reach = Math.round(ACROSS_SHARE * height);
  for (let column = 0; column < width; column++) {
    const met = new Set<number>();
    for (let row = 0; row < height; row++) {
      const own = owner[row * width + column]!;
      if (own < 0 || met.has(own)) continue;
      met.add(own);
      columns[own]!.all++;
      if (isAcrossStreet(owner, street, row, column, width, reach)) columns[own]!.behind++;
    }
  }
  const isVerge = columns.map(({ all, behind }) => behind >= BEHIND_SHARE * all);
  return bytesFrom(owner, (own) => (own >= 0 && isVerge[own] ? 1 : 0));
}

/** Whether more yard lies above the top of a piece in a column, with street between them. */
function isAcrossStreet(
  owner: Int32Array,
  street: Float32Array,
  top: number,
  column: number,
  width: number,
  reach: number,
): boolean {
  let paved = 0;
  for (let row = top - 1; row >= Math.max(0, top - reach); row--) {
    const i = row * width + column;
    if (owner[i]! >= 0) return paved > MOSTLY * (top - 1 - row);
    if (street[i]! > INSIDE) paved++;
  }
  return false;
}
