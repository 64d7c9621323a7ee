/** A rectangle of photo pixels; the right and bottom edges are not part of it. */
export type PixelRect = { left: number; top: number; right: number; bottom: number };

export const wholeRect = ({ width, height }: { width: number; height: number }): PixelRect => ({
  left: 0,
  top: 0,
  right: width,
  bottom: height,
});

/** Without any pixel: all zero, or its far edge before its near one. */
const isEmptyRect = (r: PixelRect): boolean => r.right <= r.left || r.bottom <= r.top;

/** What lies in both; may be empty. */
export const commonRect = (a: PixelRect, b: PixelRect): PixelRect => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});

/** The smallest rectangle round both; an empty one adds nothing. */
export function unionRect(a: PixelRect, b: PixelRect): PixelRect {
  if (isEmptyRect(a)) return b;
  if (isEmptyRect(b)) return a;
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

/** Whether `inner` lies in `outer`. */
export const holdsRect = (outer: PixelRect, inner: PixelRect): boolean =>
  outer.left <= inner.left &&
  outer.top <= inner.top &&
  outer.right >= inner.right &&
  outer.bottom >= inner.bottom;

/** The same part of a picture whose sides are `scaleX` and `scaleY` times as long, rounded outwards to whole pixels. */
export const scaleRect = (r: PixelRect, scaleX: number, scaleY: number): PixelRect => ({
  left: Math.floor(r.left * scaleX),
  top: Math.floor(r.top * scaleY),
  right: Math.ceil(r.right * scaleX),
  bottom: Math.ceil(r.bottom * scaleY),
});

/** Grown by `by` pixels on every side, held inside a picture of this size. */
export const growRect = (r: PixelRect, by: number, width: number, height: number): PixelRect => ({
  left: Math.max(0, Math.floor(r.left - by)),
  top: Math.max(0, Math.floor(r.top - by)),
  right: Math.min(width, Math.ceil(r.right + by)),
  bottom: Math.min(height, Math.ceil(r.bottom + by)),
});

/** The part of a plane of this width that lies in a rectangle, as a plane of its own. */
export function cutOut(
  plane: Float32Array,
  width: number,
  { left, top, right, bottom }: PixelRect,
): Float32Array {
  const wide = right - left;
  const out = new Float32Array(wide * (bottom - top));
  for (let y = top, o = 0; y < bottom; y++, o += wide)
    out.set(plane.subarray(y * width + left, y * width + right), o);
  return out;
}

/** A little more than 1 / 255: coverage that rounds to byte 0 or 1 counts as none. */
const FAINT = 0.004;
/**
 * The smallest rectangle round the pixels of a coverage plane (0..1, row-major) that are above `threshold`; all zero when none is.
 * `within` holds all that is covered.
 */
export function coveredRect(
  cover: Float32Array,
  width: number,
  height: number,
  threshold = FAINT,
  within: PixelRect = wholeRect({ width, height }),
): PixelRect {
  const rect = { left: width, top: height, right: 0, bottom: 0 };
  for (let y = within.top; y < within.bottom; y++) {
    // Only the first and the last covered pixel of a row are looked for.
    const row = y * width;
    let x = within.left;
    while (x < within.right && cover[row + x]! <= threshold) x++;
    if (x === within.right) continue;
    let last = within.right - 1;
    while (cover[row + last]! <= threshold) last--;
    if (x < rect.left) rect.left = x;
    if (last + 1 > rect.right) rect.right = last + 1;
    if (y < rect.top) rect.top = y;
    rect.bottom = y + 1;
  }
  return rect.right > rect.left ? rect : { left: 0, top: 0, right: 0, bottom: 0 };
}
