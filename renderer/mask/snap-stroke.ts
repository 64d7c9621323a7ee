import { coveredRect, growRect, type PixelRect } from "#renderer/image/pixel-rect.ts";
import { floatsFrom } from "#renderer/math/from-plane.ts";
import { coverRect } from "./cover-rect.ts";
import { distanceTransform } from "./distance-transform.ts";
import { findPieces } from "./find-pieces.ts";

/** A stroke that ends this near the edge of the ground it lies on was meant to end there, as a share of the photo's width. */
const NEAR_SHARE = 0.03;
/** Two strokes that lie this near to each other were meant to meet, where one of them is a lawn. */
const JOIN_SHARE = 0.055;
/** And so near where the ground is known by its look alone, and nobody has seen what it is: a step of the same stone lies farther away. */
const NEAR_BY_LOOK_SHARE = 0.027;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;
/** Nothing farther from a stroke than so many times that share decides what belongs to it; and a pixel for rounding. */
const FARTHEST = 2;
const ROUNDING_PX = 2;

type SnapOptions = {
  byLook?: boolean | undefined;
  joins?: boolean;
  isFair?: boolean;
  standing?: Float32Array | null;
};

/**
 * A stroke that reaches the edges of the ground it lies on wherever it ends near them: strips of that ground which are narrower than
 * `NEAR_SHARE`, between stroke and house, curb, walk or another stroke, belong to it, and small pieces that it cuts off. What is left beyond ends in
 * round corners.
 * Masks are coverage of width x height; `others` = what the other strokes cover, 1 per pixel. `byLook`: see `StrokeGround`; no piece beyond is added then.
 * `joins`: a new lawn, which leaves no strip of the old one between itself and what is built beside it. `isFair`: a bed, whose outline goes over to an edge
 * that it reaches in a long curve. `standing`: where things
 * and plants stand, of new paving: it goes on to them along a whole side only.
 */
export function snapStroke(
  stroke: Float32Array,
  ground: Float32Array,
  others: Uint8Array,
  width: number,
  height: number,
  { byLook = false, joins = false, isFair = false, standing = null }: SnapOptions = {},
): Float32Array {
  const snapped = stroke.slice();
  const reach = (byLook ? NEAR_BY_LOOK_SHARE : NEAR_SHARE) * width;
  const covered = coveredRect(stroke, width, height, INSIDE, coverRect(stroke, width, height));
  if (covered.right === 0) return snapped;
  const rect = growRect(covered, FARTHEST * reach + ROUNDING_PX, width, height);
  const [wide, high] = [rect.right - rect.left, rect.bottom - rect.top];
  // Closing (dilation, then erosion) of all that is not to be left over, with a disk as wide as the widest strip.
  const drawn = new Uint8Array(wide * high);
  const full = new Uint8Array(wide * high);
  for (let y = rect.top, o = 0; y < rect.bottom; y++, o += wide)
    markRow({ stroke, ground, others, drawn, full }, y * width + rect.left, o, wide);
  // Distances in pixels. `open`: centers of disks of half the reach that fit into what is left over.
  const open = fartherThan(distanceTransform(full, wide, high), reach / 2);
  const toOpen = distanceTransform(open, wide, high);
  const toStroke = distanceTransform(drawn, wide, high);
  // Where no such disk reaches a pixel it lies in a strip narrower than `reach`.
  for (let y = rect.top, o = 0; y < rect.bottom; y++, o += wide)
    snapRow({ snapped, full, toStroke, toOpen }, reach, y * width + rect.left, o, wide);
  if (isFair) taper(snapped, { drawn, full, toStroke }, rect, width);
  if (standing) dropStubs(snapped, { drawn, full, standing }, rect, width);
  if (joins) {
    const beside = new Uint8Array(wide * high);
    for (let y = rect.top, o = 0; y < rect.bottom; y++, o += wide)
      beside.set(others.subarray(y * width + rect.left, y * width + rect.right), o);
    const toOthers = distanceTransform(beside, wide, high);
    for (let y = rect.top, o = 0; y < rect.bottom; y++, o += wide)
      joinRow({ snapped, full, toStroke, toOthers }, JOIN_SHARE * width, y * width + rect.left, o, wide);
  }
  leaveBeyond(snapped, { drawn, toStroke }, rect, width);
  if (!byLook) fillLeftovers(snapped, ground, others, toStroke, 2 * reach, { rect, width, height });
  return snapped;
}

type Planes<Wide extends string, Cut extends string> = Record<Wide, Float32Array> &
  Record<Cut, Uint8Array> & { others: Uint8Array };

/** One row of the rectangle, which begins at pixel `i` of the picture and `o` of the rectangle: what is drawn, and what is not to be left over. */
function markRow(
  { stroke, ground, others, drawn, full }: Planes<"stroke" | "ground", "drawn" | "full">,
  i: number,
  o: number,
  wide: number,
): void {
  for (let x = 0; x < wide; x++) {
    if (stroke[i + x]! > INSIDE) drawn[o + x] = full[o + x] = 1;
    else if (others[i + x] || ground[i + x]! <= INSIDE) full[o + x] = 1;
  }
}

/** One row again: adds to the stroke what is left over in strips. */
function snapRow(
  planes: { snapped: Float32Array; full: Uint8Array; toStroke: Float32Array; toOpen: Float32Array },
  reach: number,
  i: number,
  o: number,
  wide: number,
): void {
  const { snapped, full, toStroke, toOpen } = planes;
  for (let x = 0; x < wide; x++)
    if (!full[o + x] && toStroke[o + x]! <= reach && toOpen[o + x]! > reach / 2) snapped[i + x] = 1;
}

/** A strip that is added along a part of a stroke grows wide by this much per pixel of its length. */
const TAPER = 0.2;

/**
 * Takes from the strips that were added below and above a stroke what would stand out as a step beside ground that is left over. Those at its ends
 * stay: they end it at what it comes near to.
 */
function taper(
  snapped: Float32Array,
  { drawn, full, toStroke }: { drawn: Uint8Array; full: Uint8Array; toStroke: Float32Array },
  { left, top, right, bottom }: PixelRect,
  width: number,
): void {
  const wide = right - left;
  const inPicture = (o: number) => (top + Math.floor(o / wide)) * width + left + (o % wide);
  const open = full.map((one, o) => (one || snapped[inPicture(o)]! > INSIDE ? 0 : 1));
  const toOpen = distanceTransform(open, wide, bottom - top);
  const isAlong = new Uint8Array(wide);
  for (let o = 0; o < drawn.length; o++) if (drawn[o]) isAlong[o % wide] = 1;
  for (let o = 0; o < full.length; o++)
    if (!full[o] && !open[o] && isAlong[o % wide] && toStroke[o]! > TAPER * toOpen[o]! + ROUNDING_PX)
      snapped[inPicture(o)] = 0;
}

/** Less of a side's length than this is a stub, if it leads to a post or a shrub for the most part. */
const STUB_SHARE = 0.6;
const TO_THINGS = 0.5;

/** Takes back the strips that were added between a part of a side and what stands there. */
function dropStubs(
  snapped: Float32Array,
  { drawn, full, standing }: { drawn: Uint8Array; full: Uint8Array; standing: Float32Array },
  { left, top, right, bottom }: PixelRect,
  width: number,
): void {
  const wide = right - left;
  const inPicture = (o: number) => (top + Math.floor(o / wide)) * width + left + (o % wide);
  const added = floatsFrom(full, (one, o) => (one ? 0 : snapped[inPicture(o)]!));
  const { start, end, piece, sizes } = findPieces(added, wide, bottom - top, INSIDE, true);
  // Columns and rows of the stroke, and of each strip.
  const side = { left: wide, right: 0, top: drawn.length, bottom: 0 };
  const strips = sizes.map(() => ({ ...side, ends: 0, atThings: 0 }));
  const grow = (box: typeof side, o: number) => {
    box.left = Math.min(box.left, o % wide);
    box.right = Math.max(box.right, (o % wide) + 1);
    box.top = Math.min(box.top, Math.floor(o / wide));
    box.bottom = Math.max(box.bottom, Math.floor(o / wide) + 1);
  };
  for (let o = 0; o < drawn.length; o++) if (drawn[o]) grow(side, o);
  for (let k = 0; k < piece.length; k++) {
    const strip = strips[piece[k]!]!;
    grow(strip, start[k]!);
    grow(strip, end[k]! - 1);
    for (let o = start[k]!; o < end[k]!; o++)
      for (const next of [o - 1, o + 1, o - wide, o + wide]) {
        if (next < 0 || next >= full.length || !full[next] || drawn[next]) continue;
        strip.ends++;
        if (standing[inPicture(next)]! > INSIDE) strip.atThings++;
      }
  }
  const isStub = strips.map(
    (one) =>
      one.atThings > TO_THINGS * one.ends &&
      one.right - one.left < STUB_SHARE * (side.right - side.left) &&
      one.bottom - one.top < STUB_SHARE * (side.bottom - side.top),
  );
  for (let k = 0; k < piece.length; k++) {
    const from = inPicture(start[k]!);
    if (isStub[piece[k]!]) snapped.fill(0, from, from + end[k]! - start[k]!);
  }
}

/** One row again: adds what lies between the stroke and another one, on a way from one to the other of no more than `gap`. */
function joinRow(
  planes: { snapped: Float32Array; full: Uint8Array; toStroke: Float32Array; toOthers: Float32Array },
  gap: number,
  i: number,
  o: number,
  wide: number,
): void {
  const { snapped, full, toStroke, toOthers } = planes;
  for (let x = 0; x < wide; x++)
    if (!full[o + x] && toStroke[o + x]! + toOthers[o + x]! <= gap) snapped[i + x] = 1;
}

/** So near to a stroke a strip borders it, as a share of the photo's width. */
const BORDERS_SHARE = 0.005;

/** Takes back the strips that were added beyond a drive or walk: they border on the stroke nowhere. */
function leaveBeyond(
  snapped: Float32Array,
  { drawn, toStroke }: { drawn: Uint8Array; toStroke: Float32Array },
  { left, top, right, bottom }: PixelRect,
  width: number,
): void {
  const wide = right - left;
  const inPicture = (o: number) => (top + Math.floor(o / wide)) * width + left + (o % wide);
  const added = floatsFrom(drawn, (one, o) => (one ? 0 : snapped[inPicture(o)]!));
  const { start, end, piece, sizes } = findPieces(added, wide, bottom - top, INSIDE, true);
  const borders = sizes.map(() => false);
  for (let k = 0; k < piece.length; k++)
    for (let o = start[k]!; o < end[k]!; o++)
      if (toStroke[o]! <= BORDERS_SHARE * width) borders[piece[k]!] = true;
  for (let k = 0; k < piece.length; k++) {
    const from = inPicture(start[k]!);
    if (!borders[piece[k]!]) snapped.fill(0, from, from + end[k]! - start[k]!);
  }
}

/** And what of the ground is left beside it. */
function restRow(
  { snapped, ground, others }: { snapped: Float32Array; ground: Float32Array; others: Uint8Array },
  rest: Float32Array,
  i: number,
  o: number,
  wide: number,
): void {
  for (let x = 0; x < wide; x++)
    if (snapped[i + x]! <= INSIDE && !others[i + x] && ground[i + x]! > INSIDE) rest[o + x] = 1;
}

function fartherThan(distance: Float32Array, least: number): Uint8Array {
  const far = new Uint8Array(distance.length);
  for (let o = 0; o < far.length; o++) if (distance[o]! > least) far[o] = 1;
  return far;
}

/** Pieces of ground up to this share of the picture that a stroke cuts off from the rest of its ground were meant too. */
const LEFTOVER_SHARE = 0.007;
/** And up to this share of the stroke that cuts them off. */
const STROKE_SHARE = 0.15;

/**
 * Fills what a stroke has cut off from its ground: small pieces that lie within `reach` of it. `toStroke` is that of `rect`, which holds
 * all within reach: a piece that goes on outside of it is none of them.
 */
function fillLeftovers(
  snapped: Float32Array,
  ground: Float32Array,
  others: Uint8Array,
  toStroke: Float32Array,
  reach: number,
  { rect, width, height }: { rect: PixelRect; width: number; height: number },
): void {
  const wide = rect.right - rect.left;
  const rest = new Float32Array(toStroke.length);
  for (let y = rect.top, o = 0; y < rect.bottom; y++, o += wide)
    restRow({ snapped, ground, others }, rest, y * width + rect.left, o, wide);
  const { start, end, piece, sizes } = findPieces(rest, wide, rect.bottom - rect.top, INSIDE, true);
  let drawn = 0;
  for (const distance of toStroke) if (distance === 0) drawn++;
  const most = Math.max(LEFTOVER_SHARE * width * height, STROKE_SHARE * drawn);
  const of = sizes.map((size) => ({ isSmall: size <= most, touches: false }));
  const inPicture = (o: number) => (rect.top + Math.floor(o / wide)) * width + rect.left + (o % wide);
  for (let k = 0; k < piece.length; k++) {
    const own = of[piece[k]!]!;
    if (!own.isSmall) continue;
    const by = inPicture(start[k]!) - start[k]!;
    for (let o = start[k]!; o < end[k]!; o++) {
      if (toStroke[o]! > reach) own.isSmall = false;
      if (!own.touches && touches(snapped, o + by, width)) own.touches = true;
    }
  }
  for (let k = 0; k < piece.length; k++) {
    const { isSmall, touches } = of[piece[k]!]!;
    if (!isSmall || !touches) continue;
    const from = inPicture(start[k]!);
    snapped.fill(1, from, from + end[k]! - start[k]!);
  }
}

const touches = (cover: Float32Array, i: number, width: number): boolean =>
  cover[i - 1]! > INSIDE ||
  cover[i + 1]! > INSIDE ||
  cover[i - width]! > INSIDE ||
  cover[i + width]! > INSIDE;
