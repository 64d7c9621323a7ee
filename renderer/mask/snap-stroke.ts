import { coveredRect, growRect, type PixelRect } from "#renderer/image/pixel-rect.ts";
import { distanceTransform } from "./distance-transform.ts";
import { findPieces } from "./find-pieces.ts";

/** A stroke that ends this near the edge of the ground it lies on was meant to end there, as a share of the photo's width. */
const NEAR_SHARE = 0.03;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;
/** Nothing farther from a stroke than so many times that share decides what belongs to it; and a pixel for rounding. */
const FARTHEST = 2;
const ROUNDING_PX = 2;

/**
 * A stroke that reaches the edges of the ground it lies on wherever it ends near them: strips of that ground which are narrower than
 * `NEAR_SHARE`, between stroke and house, curb, walk or another stroke, belong to it, and small pieces that it cuts off. What is left beyond ends in
 * round corners.
 * Masks are coverage of width x height; `others` = what the other strokes cover, 1 per pixel.
 */
export function snapStroke(
  stroke: Float32Array,
  ground: Float32Array,
  others: Uint8Array,
  width: number,
  height: number,
): Float32Array {
  const snapped = stroke.slice();
  const reach = NEAR_SHARE * width;
  const covered = coveredRect(stroke, width, height, INSIDE);
  if (covered.right === 0) return snapped;
  const rect = growRect(covered, FARTHEST * reach + ROUNDING_PX, width, height);
  const [wide, high] = [rect.right - rect.left, rect.bottom - rect.top];
  // Closing (dilation, then erosion) of all that is not to be left over, with a disk as wide as the widest strip.
  const drawn = new Uint8Array(wide * high);
  const full = new Uint8Array(wide * high);
  eachPixel(rect, width, (i, o) => {
    if (stroke[i]! > INSIDE) drawn[o] = full[o] = 1;
    else if (others[i] || ground[i]! <= INSIDE) full[o] = 1;
  });
  // Distances in pixels. `open`: centers of disks of half the reach that fit into what is left over.
  const open = fartherThan(distanceTransform(full, wide, high), reach / 2);
  const toOpen = distanceTransform(open, wide, high);
  const toStroke = distanceTransform(drawn, wide, high);
  // Where no such disk reaches a pixel it lies in a strip narrower than `reach`.
  eachPixel(rect, width, (i, o) => {
    if (!full[o] && toStroke[o]! <= reach && toOpen[o]! > reach / 2) snapped[i] = 1;
  });
  fillLeftovers(snapped, ground, others, toStroke, 2 * reach, { rect, width, height });
  return snapped;
}

/** Calls back for each pixel of a rectangle: its index in the picture of this width, and in the rectangle. */
function eachPixel(
  { left, top, right, bottom }: PixelRect,
  width: number,
  at: (i: number, o: number) => void,
) {
  for (let y = top, o = 0; y < bottom; y++)
    for (let i = y * width + left; i < y * width + right; i++, o++) at(i, o);
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
  eachPixel(rect, width, (i, o) => {
    if (snapped[i]! <= INSIDE && !others[i] && ground[i]! > INSIDE) rest[o] = 1;
  });
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
