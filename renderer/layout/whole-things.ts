import type { PixelRect } from "#renderer/image/pixel-rect.ts";
import { findPieces, type Pieces } from "#renderer/mask/find-pieces.ts";
import { minus } from "#renderer/math/plane-sums.ts";
import { oncePer } from "#renderer/once-per.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { groundLooks, isNothing } from "./ground-looks.ts";
import { type LikelyGround, likelyGround } from "./likely-ground.ts";

/** What was seen of a thing covers at least this share of the photo; less is a leaf or a weed. */
const LEAST_SHARE = 0.0002;
/** What is added lies no farther from that than its longer side times this, and than this share of the photo's width; it is at most so many times as large. */
const REACH = 1.5;
const FARTHEST_SHARE = 0.12;
const MOST_TIMES = 4;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/**
 * Things that stand on the ground, whole: the network's small picture shows the face of a sign and not its white legs. What it saw of each,
 * or saw as nothing at all, grows over the pixels beside it that the colors of the ground around there do not explain, lit or in a shadow.
 * Signs, posts, vehicles and fences, no plants. 1 per pixel of `seen`.
 */
export const wholeThings = oncePer((seen: Seen): Uint8Array => {
  const { standing, plants } = seen;
  const open = openPixels(seen);
  const core = minus(standing, plants);
  for (let i = 0; i < core.length; i++) if (open[i]) core[i] = 1;
  return grown(core, seen);
});

/**
 * The same where a person drew: ground that the network saw, though caution left it open, is no thing there, and what was seen as nothing is one only
 * where the network sees a trace of it, or where it has the shape of a post.
 */
export const thingsInHighlight = oncePer((seen: Seen): Uint8Array => {
  const { standing, plants, width, height } = seen;
  const likely = likelyGround(seen);
  const open = openPixels(seen);
  const posts = postsOf(open, width, height);
  const { thing, ground } = likely;
  const core = new Float32Array(standing.length);
  for (let i = 0; i < core.length; i++) {
    const isThing = posts[i] === 1 || (open[i] === 1 && thing[i]! > INSIDE);
    core[i] = isThing ? 1 : ground[i]! > INSIDE ? 0 : standing[i]! - plants[i]!;
  }
  return withFeet(grown(core, seen), likely, seen);
});

/** Feet lie so near to the end of a leg, as shares of the photo's width, as far as a trace of the thing lasts. */
const FEET_SHARE = { up: 0.008, down: 0.045, aside: 0.02 };
const TRACE = 0.3;
/** A leg of a person, of furniture or of a tool is no wider than this share of the photo's width, and so many times as tall as wide; its end rises by no more than these rows from column to column. */
const LEG_SHARE = 0.04;
const LEG_SLIM = 2;
const END_ROWS = 4;

/** Things with the feet of their legs: of boots in the grass the network sees a trace alone. */
function withFeet(whole: Uint8Array, { thing, ground }: LikelyGround, seen: Seen): Uint8Array {
  const { width, soft } = seen;
  const feet = whole.slice();
  const [up, down, aside] = [FEET_SHARE.up * width, FEET_SHARE.down * width, FEET_SHARE.aside * width];
  for (const end of legEnds(whole, seen)) {
    const [left, right] = [end[0]! % width, end.at(-1)! % width];
    const lowest = end.reduce((row, i) => Math.max(row, Math.floor(i / width)), 0);
    const isFoot = (i: number) => {
      const [x, y] = [i % width, Math.floor(i / width)];
      if (y > lowest + down || y < lowest - up || x < left - aside || x > right + aside) return false;
      return thing[i]! > TRACE && ground[i]! < SURE_GROUND && soft[i]! > SOME_SOFT;
    };
    const added = growFrom(end, isFoot, seen, down + aside);
    // The rim of a leg is half of what is behind, and no foot.
    const isBeyond = (i: number) =>
      Math.floor(i / width) > lowest + RIM_PX || i % width < left - RIM_PX || i % width > right + RIM_PX;
    if (added.some(isBeyond)) for (const i of added) feet[i] = 1;
  }
  return feet;
}
/** Coverage of lawn or soil from which a foot may stand in it, and of ground from which the network is sure that none does. */
const SOME_SOFT = 0.2;
const SURE_GROUND = 0.8;
const RIM_PX = 2;

/** The lower ends of things that are as narrow as legs, the lowest pixel of each of their columns. */
function legEnds(whole: Uint8Array, { width }: Seen): number[][] {
  const ends: number[] = [];
  for (let x = 0; x < width; x++)
    for (let i = x; i < whole.length - width; i += width) if (whole[i] && !whole[i + width]) ends.push(i);
  const legs: number[][] = [];
  const open = new Set(ends);
  const isTall = (leg: readonly number[]) => {
    const foot = leg[leg.length >> 1]!;
    let tall = 0;
    while (whole[foot - tall * width]) tall++;
    return tall >= LEG_SLIM * leg.length;
  };
  // Where the thing goes on down beside it, it is the slanting side of a post.
  const goesOn = (i: number) => whole[i + (END_ROWS + 1) * width] === 1;
  const isSide = (leg: readonly number[]) => goesOn(leg[0]! - 1) || goesOn(leg.at(-1)! + 1);
  for (const start of ends) {
    if (!open.has(start)) continue;
    const leg: number[] = [];
    for (let at: number | undefined = start; at !== undefined; ) {
      leg.push(at);
      open.delete(at);
      const from: number = at;
      at = rowsNear(from + 1, width).find((i) => open.has(i));
    }
    if (leg.length <= LEG_SHARE * width && isTall(leg) && !isSide(leg)) legs.push(leg);
  }
  return legs;
}

/** A pixel and those near above and below it. */
const rowsNear = (i: number, width: number): number[] =>
  Array.from({ length: 2 * END_ROWS + 1 }, (_, k) => i + (k - END_ROWS) * width);

/** Pixels that were seen as nothing and have no color of the ground around them: 1, else 0. */
const openPixels = oncePer((seen: Seen): Float32Array => {
  const { isStrange } = groundLooks(seen);
  const open = new Float32Array(seen.standing.length);
  for (let i = 0; i < open.length; i++) if (isNothing(seen, i) && isStrange(i)) open[i] = 1;
  return open;
});

/** The pieces of a core (0 to 1 per pixel) with what belongs to them. */
function grown(core: Float32Array, seen: Seen): Uint8Array {
  const { width, height } = seen;
  const whole = new Uint8Array(width * height);
  const { isStrange } = groundLooks(seen);
  const pieces = findPieces(core, width, height, INSIDE, true);
  const { start, end, piece, sizes } = pieces;
  const least = LEAST_SHARE * whole.length;
  const met = new Int32Array(whole.length);
  const things = boxesOf(pieces, width, height).map((box) => ({ ...box, own: [] as number[] }));
  for (let k = 0; k < piece.length; k++)
    for (let i = start[k]!; i < end[k]!; i++) things[piece[k]!]!.own.push(i);
  for (const [p, { left, right, top, bottom, own }] of things.entries()) {
    if (sizes[p]! < least) continue;
    const reach = Math.min(REACH * Math.max(right - left, bottom - top), FARTHEST_SHARE * width);
    const added = growFrom(own, isStrange, seen, reach, met, p + 1);
    for (const i of own) whole[i] = 1;
    if (added.length <= MOST_TIMES * own.length) for (const i of added) whole[i] = 1;
  }
  return whole;
}

/** Posts are too narrow for the network: pieces of a mask that are so narrow, as a share of the photo's width, and so many times higher than wide. */
const POST_SHARE = 0.02;
const POST_SLIM = 3;

/** The posts of a mask: 1 per pixel. */
function postsOf(mask: Float32Array, width: number, height: number): Uint8Array {
  const pieces = findPieces(mask, width, height, INSIDE, true);
  const { start, end, piece } = pieces;
  const isPost = boxesOf(pieces, width, height).map(
    ({ left, right, top, bottom }) =>
      right - left < POST_SHARE * width && bottom - top > POST_SLIM * (right - left),
  );
  const posts = new Uint8Array(mask.length);
  for (let k = 0; k < piece.length; k++) if (isPost[piece[k]!]) posts.fill(1, start[k]!, end[k]!);
  return posts;
}

/** The rectangle of pixels around each piece. */
function boxesOf({ start, end, piece, sizes }: Pieces, width: number, height: number): PixelRect[] {
  const boxes = sizes.map(() => ({ left: width, right: 0, top: height, bottom: 0 }));
  for (let k = 0; k < piece.length; k++) {
    const box = boxes[piece[k]!]!;
    const row = Math.floor(start[k]! / width);
    box.left = Math.min(box.left, start[k]! % width);
    box.right = Math.max(box.right, end[k]! - row * width);
    box.top = Math.min(box.top, row);
    box.bottom = row + 1;
  }
  return boxes;
}

/**
 * Pixels that can be reached from some over those that `isOpen` in at most so many steps, without the first ones. `met` has `mark` where
 * a pixel was met; with another mark it serves again.
 */
function growFrom(
  from: readonly number[],
  isOpen: (i: number) => boolean,
  { width, height }: { width: number; height: number },
  reach: number,
  met = new Int32Array(width * height),
  mark = 1,
): number[] {
  for (const i of from) met[i] = mark;
  const all: number[] = [];
  let front = from;
  const last = width * (height - 1);
  for (let step = 0; step < reach && front.length > 0; step++) {
    const next: number[] = [];
    const add = (to: number) => {
      if (met[to] === mark) return;
      met[to] = mark;
      if (isOpen(to)) next.push(to);
    };
    for (const i of front) {
      const x = i % width;
      if (x > 0) add(i - 1);
      if (x < width - 1) add(i + 1);
      if (i >= width) add(i - width);
      if (i < last) add(i + width);
    }
    for (const i of next) all.push(i);
    front = next;
  }
  return all;
}
