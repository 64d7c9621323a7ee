import { distanceTransform } from "./distance-transform.ts";

/** A stroke that ends this near the edge of the ground it lies on was meant to end there, as a share of the photo's width. */
const NEAR_SHARE = 0.03;
const INSIDE = 0.5;

/**
 * A stroke that reaches the edges of the ground it lies on wherever it ends near them: strips of that ground which are narrower than
 * `NEAR_SHARE`, between stroke and house, curb, walk or another stroke, belong to it. What is left beyond ends in round corners.
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
  const toFull = distanceTransform(full, width, height);
  const open = Uint8Array.from(toFull, (distance) => (distance > reach / 2 ? 1 : 0));
  const toOpen = distanceTransform(open, width, height);
  const toStroke = distanceTransform(Uint8Array.from(drawn), width, height);
  return stroke.map((own, i) => {
    if (full[i] || toStroke[i]! > reach) return own;
    return toOpen[i]! > reach / 2 ? 1 : own;
  });
}
