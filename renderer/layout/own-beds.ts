import { findPieces } from "#renderer/mask/find-pieces.ts";
import { boxBlur } from "#renderer/math/box-blur.ts";
import { floatsFrom } from "#renderer/math/from-plane.ts";
import { oncePer } from "#renderer/once-per.ts";
import type { Seen } from "#renderer/see/see-photo.ts";

/** Where less of the soft ground than this is lawn, the rest is a yard without one and no bed. */
const MOSTLY_LAWN = 0.6;
/** A bed has plants in it or beside it, so near and along so much of it, in pixels of the small picture and as a share of its width. */
const NEAR_PX = 3;
const ALONG_SHARE = 0.03;
/** Share of plants in the neighborhood (7 x 7 pixels) from which a pixel is near some: one pixel of 49. */
const NEAR_SHARE = 0.02;
/** A bed is no smaller than this share of the largest one: what is less is the ring of a tree. */
const LEAST_OF_LARGEST = 0.45;
/** Half the width of what joins two beds at most, pixels, and the share of bed around a pixel inside of one. */
const NECK_PX = 2;
const INNER_SHARE = 0.8;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/** The planted beds of a yard that is lawn for the most part: whoever wants a new lawn keeps them. 1 per pixel of `seen`. */
export const ownBeds = oncePer(({ soft, lawn, plants, width, height }: Seen): Uint8Array => {
  const beds = new Uint8Array(soft.length);
  let all = 0;
  let lawns = 0;
  const bare = soft.map((cover, i) => {
    if (cover > INSIDE) all++;
    if (lawn[i]! > INSIDE) lawns++;
    return cover - lawn[i]!;
  });
  if (lawns < MOSTLY_LAWN * all) return beds;
  const near = boxBlur(
    plants.map((cover) => (cover > INSIDE ? 1 : 0)),
    width,
    height,
    NEAR_PX,
    1,
  );
  const { start, end, piece, sizes } = findPieces(bare, width, height, INSIDE, true);
  const planted = sizes.map(() => 0);
  for (let k = 0; k < piece.length; k++)
    for (let i = start[k]!; i < end[k]!; i++) if (near[i]! > NEAR_SHARE) planted[piece[k]!]!++;
  for (let k = 0; k < piece.length; k++)
    if (planted[piece[k]!]! > ALONG_SHARE * width) beds.fill(1, start[k]!, end[k]!);
  return beds;
});

/** Those of them that hold more than a tree, as coverage: new plants are set there. */
export const plantedBeds = oncePer((seen: Seen): Float32Array => {
  const { soft, width, height } = seen;
  const beds = floatsFrom(ownBeds(seen), (own, i) => own * soft[i]!);
  // A ring may hang on a bed by a stake or a shadow: pieces are told apart by their insides.
  const inner = boxBlur(beds, width, height, NECK_PX, 1).map((share) => (share > INNER_SHARE ? 1 : 0));
  const { start, end, piece, sizes } = findPieces(inner, width, height, INSIDE, true);
  const least = LEAST_OF_LARGEST * Math.max(0, ...sizes);
  const rings = new Float32Array(beds.length);
  for (let k = 0; k < piece.length; k++) if (sizes[piece[k]!]! < least) rings.fill(1, start[k]!, end[k]!);
  const round = boxBlur(rings, width, height, 2 * NECK_PX, 1);
  for (let i = 0; i < beds.length; i++) if (round[i]! > 0) beds[i] = 0;
  return beds;
});
