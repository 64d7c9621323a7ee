import { findPieces } from "#renderer/mask/find-pieces.ts";
import { oncePer } from "#renderer/once-per.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { wholeThings } from "./whole-things.ts";

/** A slim thing is no wider than this share of the photo's width: posts, mailboxes, signs, lamps, trunks. A fence or a car is near at one end and far at the other. */
const MOST_WIDE = 0.17;
/** And at least so many times as high as wide. */
const LEAST_SLIM = 0.7;
/** Ground lies on both sides of at least this share of it: a wall along the photo's lower edge has ground on both sides of its teeth alone. */
const LEAST_BETWEEN = 0.35;
/** Less of one than this share of the photo is a leaf or a stone. */
const LEAST_SHARE = 0.0003;
/** The network saw at least this share of it as something that stands. */
const LEAST_STANDING = 0.4;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/**
 * Slim things that stand between ground to the left and to the right of them, whole, with what of them goes on above the ground: of a mailbox the
 * network sees one side. Pixels of `seen`.
 */
export const slimThings = oncePer((seen: Seen): number[] => {
  const { standing, plants, ground, width, height } = seen;
  const things = wholeThings(seen);
  const slim = new Float32Array(width * height);
  const isThing = (i: number) => things[i] === 1;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = y * width + x;
      if (!isThing(from)) continue;
      while (x < width - 1 && isThing(y * width + x + 1)) x++;
      const to = y * width + x;
      if (to - from >= MOST_WIDE * width || from % width === 0 || x === width - 1) continue;
      if (isGroundNear(ground, from, -1) && isGroundNear(ground, to, 1)) slim.fill(1, from, to + 1);
    }
  const { start, end, piece, sizes } = findPieces(slim, width, height, INSIDE, true);
  const of = sizes.map(() => ({ own: [] as number[], left: width, right: 0, standing: 0 }));
  for (let k = 0; k < piece.length; k++) {
    const one = of[piece[k]!]!;
    one.left = Math.min(one.left, start[k]! % width);
    one.right = Math.max(one.right, (end[k]! - 1) % width);
    for (let i = start[k]!; i < end[k]!; i++) {
      one.own.push(i);
      if (standing[i]! - plants[i]! > INSIDE) one.standing++;
    }
  }
  return of.flatMap(({ own, left, right, standing }) => {
    const wide = right - left + 1;
    if (wide > MOST_WIDE * width || own.length < LEAST_SHARE * slim.length) return [];
    if (standing < LEAST_STANDING * own.length) return [];
    const pixels = new Set(own);
    // It goes on above the ground, and below where the ground beside it was not made out.
    for (const i of own)
      for (const step of [-width, width])
        for (let at = i + step; things[at] === 1; at += step) pixels.add(at);
    const rows = [...pixels].map((i) => Math.floor(i / width));
    const foot = rows.reduce((low, row) => Math.max(low, row), 0);
    const top = rows.reduce((high, row) => Math.min(high, row), height);
    if (own.length < LEAST_BETWEEN * pixels.size) return [];
    return foot - top < LEAST_SLIM * wide ? [] : [...pixels];
  });
});

/** The rim of a thing, which is half of what is behind it, has at most so many pixels. */
const RIM_PX = 8;

/** Whether the ground begins beside a pixel, at the rim of the thing in it. */
function isGroundNear(ground: Float32Array, i: number, step: 1 | -1): boolean {
  for (let k = 1; k <= RIM_PX; k++) if (ground[i + k * step]! > INSIDE) return true;
  return false;
}
