import { distanceTransform } from "./distance-transform.ts";
import { findPieces } from "./find-pieces.ts";

/** A stroke that ends this near the edge of the ground it lies on was meant to end there, as a share of the photo's width. */
const NEAR_SHARE = 0.03;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

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
  const reach = NEAR_SHARE * width;
  const drawn = stroke.map((cover) => (cover > INSIDE ? 1 : 0));
  // Closing (dilation, then erosion) of all that is not to be left over, with a disk as wide as the widest strip.
  const full = Uint8Array.from(drawn, (own, i) => (own || others[i] || ground[i]! <= INSIDE ? 1 : 0));
  // Distances in pixels. `open`: centers of disks of half the reach that fit into what is left over.
  const toFull = distanceTransform(full, width, height);
  const open = Uint8Array.from(toFull, (distance) => (distance > reach / 2 ? 1 : 0));
  const toOpen = distanceTransform(open, width, height);
  const toStroke = distanceTransform(Uint8Array.from(drawn), width, height);
  const snapped = stroke.map((own, i) => {
    if (full[i] || toStroke[i]! > reach) return own;
    // No such disk reaches this pixel: it lies in a strip narrower than `reach`.
    return toOpen[i]! > reach / 2 ? 1 : own;
  });
  fillLeftovers(snapped, ground, others, toStroke, 2 * reach, width, height);
  return snapped;
}

/** Pieces of ground up to this share of the picture that lie between a stroke and the edge of its ground were meant too. */
const LEFTOVER_SHARE = 0.007;

/** Fills what a stroke has cut off from its ground: small pieces that lie within `reach` of it. */
function fillLeftovers(
  snapped: Float32Array,
  ground: Float32Array,
  others: Uint8Array,
  toStroke: Float32Array,
  reach: number,
  width: number,
  height: number,
): void {
  const rest = snapped.map((own, i) => (own <= INSIDE && !others[i] && ground[i]! > INSIDE ? 1 : 0));
  const { start, end, piece, sizes } = findPieces(rest, width, height, INSIDE, true);
  const most = LEFTOVER_SHARE * width * height;
  const of = sizes.map((size) => ({ isSmall: size <= most, touches: false }));
  for (let k = 0; k < piece.length; k++) {
    const own = of[piece[k]!]!;
    if (!own.isSmall) continue;
    for (let i = start[k]!; i < end[k]!; i++) {
      if (toStroke[i]! > reach) own.isSmall = false;
      if (touches(snapped, i, width)) own.touches = true;
    }
  }
  for (let k = 0; k < piece.length; k++) {
    const { isSmall, touches } = of[piece[k]!]!;
    if (isSmall && touches) snapped.fill(1, start[k]!, end[k]!);
  }
}

const touches = (cover: Float32Array, i: number, width: number): boolean =>
  [i - 1, i + 1, i - width, i + width].some((at) => (cover[at] ?? 0) > INSIDE);
