import type { PixelRect } from "#renderer/image/pixel-rect.ts";
import { thingsInHighlight } from "#renderer/layout/whole-things.ts";
import { findPieces } from "#renderer/mask/find-pieces.ts";
import { bytesFrom } from "#renderer/math/from-plane.ts";
import { oncePer } from "#renderer/once-per.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { SEEN_CLASSES, type SeenClass } from "#renderer/see/seen-classes.ts";

/** What rises from the ground and is no plant. */
export const THINGS = [
  "building",
  "garage",
  "fence",
  "vehicle",
  "other",
] as const satisfies readonly SeenClass[];
/**
 * The network sees a thing rather than anything else in this share of it at least. Measured on 56 of them in 21 highlights: blots of rocks, soil and weeds of
 * another color than the ground around 0 to 0.14, furniture, barrows, boxes, walls, stumps and posts 0.19 to 1; piles of pavers that were to go 0, boulders at the
 * edge of a highlight 0.
 */
const LEAST_SEEN = 0.15;
const RATHER = 0.5;
/** Posts are too narrow for the network: so narrow, as a share of the photo's width, and so many times higher than wide. As in `whole-things.ts`. */
const POST_SHARE = 0.02;
const POST_SLIM = 3;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/** 1 where the network sees a thing rather than anything else, at the size of its own picture. */
const rathersOf = oncePer(({ shares }: Seen): Uint8Array => {
  const sum = new Float32Array(shares.width * shares.height);
  for (const name of THINGS) {
    const plane = shares.planes[SEEN_CLASSES.indexOf(name)]!;
    for (let i = 0; i < sum.length; i++) sum[i]! += plane[i]!;
  }
  return bytesFrom(sum, (share) => (share > RATHER ? 1 : 0));
});

/**
 * Of the pixels of a rectangle that stand in a stroke (`stands`: 1 each) those that do so by their color alone: pieces in which the network sees no thing. 1 per pixel of
 * the rectangle. Plants are none of them, and posts neither.
 */
export function doubtThings(
  stands: Uint8Array,
  stroke: Float32Array,
  { left, top, right, bottom }: PixelRect,
  seen: Seen,
): Uint8Array {
  const { width, height, plants, standing, shares } = seen;
  const wide = right - left;
  const whole = thingsInHighlight(seen);
  const things = new Float32Array(stands.length);
  for (let y = top, o = 0; y < bottom; y++)
    for (let i = y * width + left; i < y * width + right; i++, o++)
      if (stands[o] && stroke[i]! > INSIDE && (whole[i] || (standing[i]! > INSIDE && plants[i]! <= INSIDE)))
        things[o] = 1;
  const { start, end, piece, sizes } = findPieces(things, wide, bottom - top, INSIDE, true);
  const doubts = new Uint8Array(stands.length);
  if (sizes.length === 0) return doubts;
  const rathers = rathersOf(seen);
  const of = sizes.map(() => ({ seen: 0, left: wide, right: 0, top: bottom, bottom: 0 }));
  for (let k = 0; k < piece.length; k++) {
    const own = of[piece[k]!]!;
    const row = Math.floor(start[k]! / wide);
    own.left = Math.min(own.left, start[k]! - row * wide);
    own.right = Math.max(own.right, end[k]! - row * wide);
    own.top = Math.min(own.top, row);
    own.bottom = row + 1;
    const small = Math.floor(((top + row + 0.5) * shares.height) / height) * shares.width;
    for (let o = start[k]!; o < end[k]!; o++)
      own.seen += rathers[small + Math.floor(((left + o - row * wide + 0.5) * shares.width) / width)]!;
  }
  const isDoubted = of.map((own, p) => {
    const across = own.right - own.left;
    const isPost = across < POST_SHARE * width && own.bottom - own.top > POST_SLIM * across;
    return !isPost && own.seen < LEAST_SEEN * sizes[p]!;
  });
  for (let k = 0; k < piece.length; k++) if (isDoubted[piece[k]!]) doubts.fill(1, start[k], end[k]);
  return doubts;
}
