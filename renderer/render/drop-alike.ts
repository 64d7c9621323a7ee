import type { PixelRect } from "#renderer/image/pixel-rect.ts";
import { SURE } from "#renderer/layout/sure-ground.ts";
import { findPieces } from "#renderer/mask/find-pieces.ts";
import { nearMask } from "#renderer/mask/near-mask.ts";
import { bytesFrom } from "#renderer/math/from-plane.ts";
import { opened } from "#renderer/math/opened.ts";
import { minus } from "#renderer/math/plane-sums.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { SEEN_CLASSES, type SeenClass } from "#renderer/see/seen-classes.ts";
import { apartBy, type ColorSums, colorsAt, noColors } from "./are-alike.ts";

/** So far from the line between two grounds, pixels of the small picture, their colors are compared. */
const NEAR_PX = 2;
const FAR_PX = 9;
/** An arm of what is left out is told apart from its body where it is narrower than twice this share of the photo's width. */
const ARM_SHARE = 0.012;
/** A smaller piece is told by nothing. */
export const LEAST_PIXELS = 60;
/**
 * Two grounds show no edge between them where their mean colors differ by less than this share of their spreads, and the shares of red and blue in the mean
 * by less than that. Measured on highlights: soil, leaves and old grass that were seen as a street, a walk or a bed 0.04 to 0.14 and up to 0.009; walks, steps,
 * streets and pavers 0.38 to 3.7, one gray paver in gray turf 0.22 and 0.031.
 */
export const ALIKE = 0.3;
/**
 * The same where what is left out leads nowhere, though the network takes it for a drive or a street: damp and trodden soil is darker than the rest of it, and of the same
 * hue (0.37 and 0.0017 on a yard of bare soil).
 */
export const ALIKE_ALONE = 0.6;
const SAME_HUE = 0.015;
/** And of paving that the network doubts: sand beside soil has 0.012 to 0.033, real pavers beside lawn and soil 0.043 to 0.165 (20 highlights). */
export const NEAR_HUE = 0.035;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/** What a pixel of a circle is: left out as ground of another kind, built on, or neither. */
export const SIDE = { neither: 0, other: 1, open: 2 } as const;

/**
 * Takes from what is left out of a circle (`left`: 1 per pixel of the rectangle) the pieces of ground that no edge of the photo parts from the ground which is built
 * on: the network has seen two grounds where there is one. `sideOf`: a `SIDE` per pixel.
 */
export function dropAlike(left: Float32Array, sideOf: Uint8Array, rect: PixelRect, seen: Seen): void {
  const { width } = seen;
  const wide = rect.right - rect.left;
  const high = rect.bottom - rect.top;
  const [other, open] = [new Float32Array(left.length), new Uint8Array(left.length)];
  for (let o = 0; o < left.length; o++) {
    if (sideOf[o] === SIDE.other) other[o] = 1;
    else if (sideOf[o] === SIDE.open) open[o] = 1;
  }
  const whole = numbered([other], wide, high);
  if (!whole.sizes.some((size) => size >= LEAST_PIXELS)) return;
  const looks = looksOf(other, open, rect, seen);
  const isSame = looks(whole).map(({ within, beside }) => areAlike(within, beside, ALIKE));
  for (let o = 0; o < left.length; o++) if (isSame[whole.pieceAt[o]!]) left[o] = other[o] = 0;
  // What is left of them, its arms apart.
  const body = opened(other, wide, high, Math.max(1, Math.round(ARM_SHARE * width)));
  const parts = numbered([body, minus(other, body)], wide, high);
  const isAlone = leadNowhere(parts.pieceAt, left, parts.sizes.length, rect, seen);
  if (!isAlone.includes(true)) return;
  const goes = looks(parts).map(
    ({ within, beside }, p) => isAlone[p]! && areAlike(within, beside, ALIKE_ALONE),
  );
  for (let o = 0; o < left.length; o++) if (goes[parts.pieceAt[o]!]) left[o] = 0;
}

/**
 * Takes from what is left out of a circle for soft ground the paving of which the network is not sure, where it has the hue of the ground that is built on and an
 * edge of the photo parts it from the paving beyond the stroke: sand along new pavers.
 */
export function dropUnlikeBeyond(
  left: Float32Array,
  sideOf: Uint8Array,
  stroke: Float32Array,
  rect: PixelRect,
  seen: Seen,
): void {
  const { width, hard } = seen;
  const wide = rect.right - rect.left;
  const inside = new Float32Array(left.length);
  const [beyond, open] = [new Uint8Array(left.length), new Uint8Array(left.length)];
  const at = (o: number) => (rect.top + Math.floor(o / wide)) * width + rect.left + (o % wide);
  for (let o = 0; o < left.length; o++) {
    const i = at(o);
    if (sideOf[o] === SIDE.open) open[o] = 1;
    if (hard[i]! <= INSIDE) continue;
    if (stroke[i]! <= INSIDE) beyond[o] = 1;
    else if (left[o] === 1) inside[o] = 1;
  }
  const pieces = numbered([inside], wide, rect.bottom - rect.top);
  if (!pieces.sizes.some((size) => size >= LEAST_PIXELS)) return;
  const paved = meanShares(pieces, WAYS, rect, seen);
  // Colors are looked at where the network doubts something.
  if (paved.every((share) => share >= SURE)) return;
  const toBeyond = looksOf(inside, beyond, rect, seen)(pieces);
  const toOpen = looksOf(inside, open, rect, seen)(pieces);
  const goes = pieces.sizes.map((_, p) => {
    const [out, own] = [toBeyond[p]!, toOpen[p]!].map(({ within, beside }) => apartBy(within, beside));
    return paved[p]! < SURE && out && own && !isAlike(out, ALIKE) && own.hue < NEAR_HUE;
  });
  for (let o = 0; o < left.length; o++) if (goes[pieces.pieceAt[o]!]) left[o] = 0;
}

/** The mean share of some classes together in each piece of a rectangle. */
export function meanShares(
  { pieceAt, sizes }: Numbered,
  names: readonly SeenClass[],
  rect: PixelRect,
  seen: Seen,
): number[] {
  const wide = rect.right - rect.left;
  const planes = names.map((name) => seen.shares.planes[SEEN_CLASSES.indexOf(name)]!);
  const sums = sizes.map(() => 0);
  for (let o = 0; o < pieceAt.length; o++) {
    const own = pieceAt[o]!;
    if (own < 0) continue;
    const small = smallAt((rect.top + Math.floor(o / wide)) * seen.width + rect.left + (o % wide), seen);
    for (const plane of planes) sums[own]! += plane[small]!;
  }
  return sums.map((sum, p) => sum / sizes[p]!);
}

/** The pixel of the network's picture at pixel `i` of `seen`. */
const smallAt = (i: number, { width, height, shares }: Seen): number =>
  Math.floor(((Math.floor(i / width) + 0.5) * shares.height) / height) * shares.width +
  Math.floor((((i % width) + 0.5) * shares.width) / width);

/** Pieces of some masks: of each pixel the number of its own, or -1, and how large each is. */
export type Numbered = { pieceAt: Int32Array; sizes: number[] };

export function numbered(masks: readonly Float32Array[], wide: number, high: number): Numbered {
  const pieceAt = new Int32Array(wide * high).fill(-1);
  const sizes: number[] = [];
  for (const mask of masks) {
    const { start, end, piece, sizes: own } = findPieces(mask, wide, high, INSIDE, true);
    for (let k = 0; k < piece.length; k++) pieceAt.fill(sizes.length + piece[k]!, start[k], end[k]);
    sizes.push(...own);
  }
  return { pieceAt, sizes };
}

/** The colors of pieces of `other` near to the line between them and what is open, and of that beside each. */
export function looksOf(other: Float32Array, open: Uint8Array, rect: PixelRect, { picture, width }: Seen) {
  const wide = rect.right - rect.left;
  const high = rect.bottom - rect.top;
  const pieces = bytesFrom(other, (one) => one);
  // Near to the line between both, but not on it.
  const near = (mask: Uint8Array, px: number) => nearMask(mask, wide, high, 1, px);
  const [toOpen, atOpen] = [near(open, FAR_PX), near(open, NEAR_PX - 1)];
  const [toOther, atOther] = [near(pieces, FAR_PX), near(pieces, NEAR_PX - 1)];
  const add = (to: ColorSums, o: number) =>
    colorsAt(to, picture, (rect.top + Math.floor(o / wide)) * width + rect.left + (o % wide));
  return ({ pieceAt, sizes }: Numbered) => {
    const sides = sizes.map(() => ({ within: noColors(), beside: noColors() }));
    for (let o = 0; o < pieces.length; o++) {
      if (pieces[o]) {
        if (pieceAt[o]! >= 0 && toOpen[o] && !atOpen[o]) add(sides[pieceAt[o]!]!.within, o);
      } else if (open[o] && toOther[o] && !atOther[o]) {
        const own = pieceBeside(pieceAt, o, wide);
        if (own >= 0) add(sides[own]!.beside, o);
      }
    }
    return sides;
  };
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

/**
 * Which pieces (`pieceAt`: the number of one per pixel of the rectangle, or -1) the network takes for a drive or a street rather than a walk, though they end all around in
 * ground that is built on: ways lead on outside of a circle, to a wall or out of the photo.
 */
function leadNowhere(
  pieceAt: Int32Array,
  left: Float32Array,
  count: number,
  rect: PixelRect,
  seen: Seen,
): boolean[] {
  const { width, height, shares } = seen;
  const wide = rect.right - rect.left;
  const of = Array.from({ length: count }, () => ({ leadsOn: false, ways: 0, walks: 0 }));
  const [drive, street, walk] = WAYS.map((name) => shares.planes[SEEN_CLASSES.indexOf(name)]!);
  for (let o = 0; o < pieceAt.length; o++) {
    const own = of[pieceAt[o]!];
    if (!own) continue;
    const [x, y] = [rect.left + (o % wide), rect.top + Math.floor(o / wide)];
    if (x === 0 || x === width - 1 || y === height - 1) own.leadsOn = true;
    for (const beside of [o - 1, o + 1, o - wide, o + wide])
      if (left[beside] === 1 && pieceAt[beside] === -1) own.leadsOn = true;
    const small = smallAt(y * width + x, seen);
    own.ways += drive![small]! + street![small]!;
    own.walks += walk![small]!;
  }
  return of.map(({ leadsOn, ways, walks }) => !leadsOn && ways > walks);
}
const WAYS = ["drive", "street", "walk"] as const satisfies readonly SeenClass[];

function areAlike(one: ColorSums, other: ColorSums, most: number): boolean {
  const apart = apartBy(one, other);
  return apart !== null && isAlike(apart, most);
}

export const isAlike = (
  { spreads, hue }: { spreads: number; hue: number },
  most: number,
  sameHue = SAME_HUE,
): boolean => spreads < most && hue < sameHue;
