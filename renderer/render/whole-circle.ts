import { growRect, type PixelRect } from "#renderer/image/pixel-rect.ts";
import { likelyGround } from "#renderer/layout/likely-ground.ts";
import { sureGround } from "#renderer/layout/sure-ground.ts";
import { thinUprights } from "#renderer/layout/thin-uprights.ts";
import { thingsInHighlight } from "#renderer/layout/whole-things.ts";
import { coverRect } from "#renderer/mask/cover-rect.ts";
import { distanceTransform } from "#renderer/mask/distance-transform.ts";
import { findPieces } from "#renderer/mask/find-pieces.ts";
import { nearMask } from "#renderer/mask/near-mask.ts";
import { boxBlur } from "#renderer/math/box-blur.ts";
import { bytesFrom } from "#renderer/math/from-plane.ts";
import { oncePer } from "#renderer/once-per.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { doubtThings } from "./doubt-things.ts";
import { dropAlike, dropUnlikeBeyond, LEAST_PIXELS, SIDE } from "./drop-alike.ts";
import { misreadFoot } from "./misread-foot.ts";
import type { StrokeGround } from "./stroke-ground.ts";

/** Paving goes on by so much beyond where the network is sure of it, as a share of the photo's width: at its rim the network's picture mixes it with what lies beside. */
const SURE_REACH = 0.012;
/** What is left out of a circle has a fair rim: bays and points narrower than twice this share of the photo's width go. */
const FAIR_SHARE = 0.006;
/** And where it does not go on outside it is at least so large, as a share of the photo; less is a speck. */
const LEAST_SHARE = 0.002;
/** So far around the stroke, as a share of the photo's width, it is looked at what goes on outside. */
const BEYOND_SHARE = 0.02;
/**
 * How far from its edge a stroke is drawn carelessly, as a share of the photo's width, and at most as a share of half its own width: as in `clip-stroke.ts`. What
 * the network doubts and lies deeper than that to this share was circled; the rest was only drawn over.
 */
const CARELESS_SHARE = 0.028;
const CARELESS_OF_OWN = 0.35;
const DEEP = 0.35;
/** Pixels along what stays in which the photo's own edge counts. */
const RIM_PX = 3;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;
/** And of what stays around a pixel, from which it lies beside that. */
const BESIDE = 0.15;

/** What is left of a circle to build on: see `Held` in `own-highlight.ts`. */
type Circled = { ground: StrokeGround; stays: Uint8Array; free: Float32Array; word: Float32Array };

/** Why a pixel in or near a circle is none of its ground. */
const KIND = { open: 0, stands: 1, doubt: 2, wall: 3, other: 4 } as const;

/**
 * A circle as a person means it: all the ground in it. Of what was seen as something else that alone stays of which the network is sure, or which goes on
 * outside of the circle as the same thing; specks and doubts are ground, and what stays has a fair rim. All masks at the size of `seen`.
 */
export function wholeCircle<T extends Circled>(
  stroke: Float32Array,
  held: T,
  isPaving: boolean,
  seen: Seen,
): T {
  const { width, height } = seen;
  const rect = growRect(coverRect(stroke, width, height), BEYOND_SHARE * width, width, height);
  const wide = rect.right - rect.left;
  const high = rect.bottom - rect.top;
  const kinds = kindsIn(stroke, held, isPaving, rect, seen);
  doubtStanding(kinds, stroke, rect, seen);
  settleDoubts(kinds, stroke, rect, seen);
  if (!isPaving) freeFoot(kinds, stroke, rect, seen);
  const fair = kinds.some((kind) => kind > KIND.stands)
    ? whatStays(kinds, stroke, isPaving, rect, seen)
    : new Float32Array(kinds.length);
  const stands = new Uint8Array(kinds.length);
  for (let o = 0; o < stands.length; o++) if (kinds[o] === KIND.stands || fair[o] === 1) stands[o] = 1;
  const near = nearMask(stands, wide, high, 1, RIM_PX);
  const [stays, word] = [held.stays.slice(), held.word.slice()];
  // The ground beside what stays; elsewhere the person's word counts, and the ground may be the very same as for other strokes.
  let { free } = held;
  for (let y = rect.top, o = 0; y < rect.bottom; y++)
    for (let i = y * width + rect.left; i < y * width + rect.right; i++, o++) {
      if (stroke[i] === 0) continue;
      stays[i] = stands[o]!;
      word[i] = 1 - near[o]!;
      if (word[i] === 1 || free[i] === 1 - stands[o]!) continue;
      if (free === held.free) free = held.free.slice();
      free[i] = 1 - stands[o]!;
    }
  return { ...held, stays, free, word };
}

/** What was seen as walls and other ground and stays, with a fair rim: 1 per pixel of the rectangle. */
function whatStays(
  kinds: Uint8Array,
  stroke: Float32Array,
  isPaving: boolean,
  rect: PixelRect,
  seen: Seen,
): Float32Array {
  const { width } = seen;
  const wide = rect.right - rect.left;
  const high = rect.bottom - rect.top;
  const reach = Math.max(1, FAIR_SHARE * width);
  const [all, kept] = [new Float32Array(kinds.length), new Float32Array(kinds.length)];
  for (let o = 0; o < kinds.length; o++) {
    if (kinds[o] !== KIND.open) all[o] = 1;
    if (kinds[o]! > KIND.stands) kept[o] = 1;
  }
  const [closed, own] = [boxBlur(all, wide, high, reach, 2), boxBlur(kept, wide, high, reach, 2)];
  const fair = new Float32Array(kinds.length);
  const sides = new Uint8Array(kinds.length);
  for (let y = rect.top, o = 0; y < rect.bottom; y++)
    for (let i = y * width + rect.left; i < y * width + rect.right; i++, o++) {
      if (kinds[o] !== KIND.stands && closed[o]! > INSIDE && own[o]! > BESIDE) fair[o] = 1;
      if (stroke[i]! <= INSIDE) continue;
      if (fair[o] === 1) sides[o] = kinds[o] === KIND.wall ? SIDE.neither : SIDE.other;
      else if (kinds[o] === KIND.open) sides[o] = SIDE.open;
    }
  dropAlike(fair, sides, rect, seen);
  if (!isPaving) dropUnlikeBeyond(fair, sides, stroke, rect, seen);
  dropSpecks(fair, stroke, rect, seen);
  return fair;
}

/** Of each pixel of a rectangle why it is none of the circle's ground. */
function kindsIn(
  stroke: Float32Array,
  { ground, stays, free, word }: Circled,
  isPaving: boolean,
  rect: PixelRect,
  seen: Seen,
): Uint8Array {
  const { width, plants, standing, house, hard, street, soft } = seen;
  const wide = rect.right - rect.left;
  const kinds = new Uint8Array(wide * (rect.bottom - rect.top));
  const { ground: likelyOpen, wall } = likelyGround(seen);
  const whole = thingsInHighlight(seen);
  const uprights = thinUprights(seen);
  const thin = crossingPosts(uprights, stroke, rect, seen);
  const sure = sureGround(seen);
  const isSure = (mask: Float32Array, i: number) => mask[i]! > INSIDE;
  const near = nearSure(seen);
  // New paving in the place of old paving leaves the street alone; elsewhere it leaves all paving.
  const isOnPaving = isPaving && !ground.isSoft && ground.reach !== null;
  const isPaved = (i: number) =>
    isOnPaving ? street[i]! <= INSIDE || near.street[i] === 1 : near.paved[i] === 1;
  const kindOf = (i: number): number => {
    const isIn = stroke[i]! > INSIDE;
    if (isIn ? Math.max(free[i]!, word[i]!) > INSIDE : ground.own[i]! > INSIDE) return KIND.open;
    if (thin[i] || (isIn && seen.left?.[i])) return KIND.stands;
    if (uprights[i] && soft[i]! > INSIDE) return KIND.open;
    if (house[i]! > INSIDE) return KIND.wall;
    if (whole[i] || standing[i]! > INSIDE || plants[i]! > INSIDE) return KIND.stands;
    if (street[i]! > INSIDE || hard[i]! > INSIDE) return isPaved(i) ? KIND.other : KIND.doubt;
    if (soft[i]! > INSIDE) return isSure(sure.soft, i) || !isPaving ? KIND.other : KIND.doubt;
    if (isIn && stays[i]) return wall[i]! > INSIDE ? KIND.wall : KIND.stands;
    return likelyOpen[i]! > INSIDE ? KIND.open : KIND.doubt;
  };
  for (let y = rect.top, o = 0; y < rect.bottom; y++)
    for (let i = y * width + rect.left; i < y * width + rect.right; i++, o++) kinds[o] = kindOf(i);
  return kinds;
}

/** Rows above the end of a post in which it is looked at what it stands before. */
const ABOVE_PX = 4;

/** Of thin posts and trunks (`thin`) those that lead out of the stroke or stand before what rises from the ground: 1 per pixel of `seen`. The dark side of a rut is none. */
function crossingPosts(
  thin: Uint8Array,
  stroke: Float32Array,
  { left, top, right, bottom }: PixelRect,
  seen: Seen,
): Uint8Array {
  const { width, house, standing, plants, sky } = seen;
  const behind = [house, standing, plants, sky];
  const wide = right - left;
  const inPicture = (o: number) => (top + Math.floor(o / wide)) * width + left + (o % wide);
  const plane = new Float32Array(wide * (bottom - top));
  for (let y = top, o = 0; y < bottom; y++)
    for (let i = y * width + left; i < y * width + right; i++, o++) plane[o] = thin[i]!;
  const { start, end, piece, sizes } = findPieces(plane, wide, bottom - top, INSIDE, true);
  const crosses = sizes.map(() => false);
  const isKnown = sizes.map(() => false);
  for (let k = 0; k < piece.length; k++) {
    const own = piece[k]!;
    const from = inPicture(start[k]!);
    const to = from + end[k]! - start[k]!;
    for (let i = from; i < to; i++) if (stroke[i]! <= INSIDE) crosses[own] = true;
    // Its first run is its upper end.
    if (isKnown[own]) continue;
    isKnown[own] = true;
    const above = ((from + to) >> 1) - ABOVE_PX * width;
    if (above < 0 || behind.some((mask) => mask[above]! > INSIDE)) crosses[own] = true;
  }
  const posts = new Uint8Array(thin.length);
  for (let k = 0; k < piece.length; k++) {
    const from = inPicture(start[k]!);
    if (crosses[piece[k]!]) posts.fill(1, from, from + end[k]! - start[k]!);
  }
  return posts;
}

/** 1 where paving, or the street, is sure or lies near to where it is: of a photo worked out once. */
const nearSure = oncePer((seen: Seen) => {
  const { width, height } = seen;
  const { paved, street } = sureGround(seen);
  const near = (sure: Float32Array) => {
    const core = bytesFrom(sure, (cover) => (cover > INSIDE ? 1 : 0));
    return bytesFrom(distanceTransform(core, width, height), (away) => (away <= SURE_REACH * width ? 1 : 0));
  };
  return { paved: near(paved), street: near(street) };
});

/** What stands by its color alone is doubted; what could not be cleared and posts stay. Changes `kinds`. */
function doubtStanding(kinds: Uint8Array, stroke: Float32Array, rect: PixelRect, seen: Seen): void {
  const { width, left } = seen;
  const thin = thinUprights(seen);
  const stands = new Uint8Array(kinds.length);
  for (let y = rect.top, o = 0; y < rect.bottom; y++)
    for (let i = y * width + rect.left; i < y * width + rect.right; i++, o++)
      if (kinds[o] === KIND.stands && !left?.[i] && !thin[i]) stands[o] = 1;
  if (!stands.includes(1)) return;
  const doubts = doubtThings(stands, stroke, rect, seen);
  for (let o = 0; o < kinds.length; o++) if (doubts[o]) kinds[o] = KIND.doubt;
}

/** What was seen as the foot of a wall or a fence and looks like the ground before it is ground. Changes `kinds`. */
function freeFoot(kinds: Uint8Array, stroke: Float32Array, rect: PixelRect, seen: Seen): void {
  const { width, house, standing, plants, left } = seen;
  const thin = thinUprights(seen);
  for (const [kind, rising] of [
    [KIND.wall, house],
    [KIND.stands, standing],
  ] as const) {
    if (!kinds.includes(kind)) continue;
    const isRising = (i: number) => plants[i]! <= INSIDE && !thin[i] && !left?.[i];
    const upright = new Uint8Array(kinds.length);
    const [beyond, open] = [upright.slice(), upright.slice()];
    let uprights = 0;
    for (let y = rect.top, o = 0; y < rect.bottom; y++)
      for (let i = y * width + rect.left; i < y * width + rect.right; i++, o++) {
        if (stroke[i]! <= INSIDE) beyond[o] = rising[i]! > INSIDE && isRising(i) ? 1 : 0;
        else if (kinds[o] === KIND.open) open[o] = 1;
        else if (kinds[o] === kind && isRising(i)) {
          upright[o] = 1;
          uprights++;
        }
      }
    // No piece of it is large enough to be told by its look.
    if (uprights < LEAST_PIXELS) continue;
    const foot = misreadFoot({ upright, beyond, open }, rect, seen);
    for (let o = 0; o < kinds.length; o++) if (foot[o]) kinds[o] = KIND.open;
  }
}

/** What is doubted is ground where it goes deep into the stroke, and stays where the stroke's edge alone lies on it. Changes `kinds`. */
function settleDoubts(
  kinds: Uint8Array,
  stroke: Float32Array,
  { left, top, right, bottom }: PixelRect,
  { width, hard }: Seen,
): void {
  if (!kinds.includes(KIND.doubt)) return;
  const wide = right - left;
  const outside = new Uint8Array(kinds.length);
  const doubts = new Float32Array(kinds.length);
  const paved = new Float32Array(kinds.length);
  for (let y = top, o = 0; y < bottom; y++)
    for (let i = y * width + left; i < y * width + right; i++, o++) {
      if (stroke[i]! <= INSIDE) outside[o] = 1;
      else if (kinds[o] === KIND.doubt) doubts[o] = 1;
      if (hard[i]! > INSIDE) paved[o] = 1;
    }
  keepBeyond(doubts, paved, outside, wide);
  const depth = distanceTransform(outside, wide, bottom - top);
  let halfWidth = 0;
  for (const far of depth) if (far > halfWidth) halfWidth = Math.min(far, wide);
  const careless = Math.min(CARELESS_SHARE * width, CARELESS_OF_OWN * halfWidth);
  const { start, end, piece, sizes } = findPieces(doubts, wide, bottom - top, INSIDE, true);
  const deep = sizes.map(() => 0);
  for (let k = 0; k < piece.length; k++)
    for (let o = start[k]!; o < end[k]!; o++) if (depth[o]! > careless) deep[piece[k]!]!++;
  for (let k = 0; k < piece.length; k++)
    if (deep[piece[k]!]! > DEEP * sizes[piece[k]!]!) kinds.fill(KIND.open, start[k], end[k]);
}

/** A piece of paving lies beyond a stroke that holds less than this share of what is looked at: a walk that the stroke runs along. */
const OF_BEYOND = 1 / 2;

/** Takes from the doubts of a rectangle those that belong to paving beyond the stroke; `outside`: 1 beside the stroke. */
function keepBeyond(doubts: Float32Array, paved: Float32Array, outside: Uint8Array, wide: number): void {
  const { start, end, piece, sizes } = findPieces(paved, wide, paved.length / wide, INSIDE, true);
  const within = sizes.map(() => 0);
  for (let k = 0; k < piece.length; k++)
    for (let o = start[k]!; o < end[k]!; o++) if (!outside[o]) within[piece[k]!]!++;
  for (let k = 0; k < piece.length; k++)
    if (within[piece[k]!]! < OF_BEYOND * sizes[piece[k]!]!) doubts.fill(0, start[k], end[k]);
}

/** Takes from what stays the small pieces that lie in the stroke and do not go on outside of it. */
function dropSpecks(
  fair: Float32Array,
  stroke: Float32Array,
  { left, top, right, bottom }: PixelRect,
  { width, height }: Seen,
): void {
  const wide = right - left;
  const { start, end, piece, sizes } = findPieces(fair, wide, bottom - top, INSIDE, true);
  const goesOn = sizes.map(() => false);
  for (let k = 0; k < piece.length; k++) {
    const from = (top + Math.floor(start[k]! / wide)) * width + left + (start[k]! % wide);
    const to = from + end[k]! - start[k]!;
    for (let i = from; i < to; i++) if (stroke[i]! <= INSIDE) goesOn[piece[k]!] = true;
  }
  const least = LEAST_SHARE * width * height;
  for (let k = 0; k < piece.length; k++)
    if (!goesOn[piece[k]!] && sizes[piece[k]!]! < least) fair.fill(0, start[k], end[k]);
}
