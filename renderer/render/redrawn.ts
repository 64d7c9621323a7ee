import { growRect, type PixelRect, scaleRect } from "#renderer/image/pixel-rect.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { fillHoles } from "#renderer/layout/fill-holes.ts";
import { areaOf } from "#renderer/mask/clip-stroke.ts";
import { fairOutline } from "#renderer/mask/fair-outline.ts";
import { boxBlur } from "#renderer/math/box-blur.ts";
import { clamp, lerp } from "#renderer/math/scalar.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { halfPhoto } from "./half-photo.ts";

/** The outline is evened over this share of the photo's width. */
const FAIR_SHARE = 0.014;
/** With less around a pixel that tells anything, as a share, it is none of the surface. */
const LEAST_TOLD = 0.35;
/**
 * A stroke that misses its surface by less than this share of itself, and no part of such a share of the photo by more than that share of its width, has its edges;
 * with more than these added or left out it is no such stroke.
 */
const LEAST_CHANGED = 0.04;
const LEAST_FAR_AREA = 0.002;
const LEAST_FAR = 0.035;
const MOST_ADDED = 0.5;
const MOST_LEFT = 0.15;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/** Of a rectangle of the half photo: 1 on the stroke and on the rest of its surface, on what the stroke was drawn over, and on thin things before all that; and the distance to the stroke, pixels. */
type Found = { found: Uint8Array; beside: Uint8Array; thin: Uint8Array; depth: Float32Array };

/** A stroke drawn anew round its surface, with an even outline: coverage at the size of `seen`. Null where that changes little, or too much to have been meant. */
export function redrawn(
  stroke: Float32Array,
  { found, beside, thin, depth }: Found,
  rect: PixelRect,
  seen: Seen,
): Float32Array | null {
  const { width, height } = seen;
  const half = halfPhoto(seen);
  const [wide, high] = [rect.right - rect.left, rect.bottom - rect.top];
  const own = Float32Array.from(found, (one, s) => (one && !beside[s] ? 1 : 0));
  // What stands before the surface tells nothing.
  const known = own.map((one, s) => (thin[s] && one === 0 ? 0 : 1));
  const evened = (plane: Float32Array) => boxBlur(plane, wide, high, Math.max(1, FAIR_SHARE * half.width), 2);
  const even = evened(own);
  const told = known.includes(0) ? evened(known) : known;
  const most = even.map((one, s) => (told[s]! < LEAST_TOLD ? 0 : one - INSIDE * told[s]!));
  const all = new Float32Array(stroke.length);
  const scaled = scaleRect(rect, width / half.width, height / half.height);
  const { left, top, right, bottom } = growRect(scaled, 0, width, height);
  let [area, added, lost] = [0, 0, 0];
  for (let y = top; y < bottom; y++) {
    const row = clamp(((y + 0.5) * half.height) / height - 0.5 - rect.top, 0, high - 1.001);
    for (let x = left; x < right; x++) {
      const column = clamp(((x + 0.5) * half.width) / width - 0.5 - rect.left, 0, wide - 1.001);
      const s = Math.floor(row) * wide + Math.floor(column);
      const [down, across] = [row % 1, column % 1];
      const upper = lerp(most[s]!, most[s + 1]!, across);
      const one = lerp(upper, lerp(most[s + wide]!, most[s + wide + 1]!, across), down) > 0 ? 1 : 0;
      const i = y * width + x;
      const drawn = stroke[i]!;
      // Corners of the stroke are not rounded.
      all[i] = drawn > INSIDE && !beside[s] ? Math.max(one, drawn) : one;
      area += drawn;
      if (all[i]! > drawn) added += all[i]! - drawn;
      else lost += drawn - all[i]!;
    }
  }
  const far = most.filter((one, s) => one > 0 && found[s] === 1 && depth[s]! > LEAST_FAR * half.width).length;
  const isFar = far > LEAST_FAR_AREA * half.width * half.height;
  const isChanged = isFar || Math.max(added, lost) >= LEAST_CHANGED * area;
  if (!isChanged || added > MOST_ADDED * area || lost > MOST_LEFT * area) return null;
  return fillHoles(all, width, height);
}

/** A fair outline that leaves out more than this share of a surface has lost an arm of it. */
const MOST_CUT = 0.05;

/** A surface with the outline that a builder would give it; the very same mask where that cuts it. Coverage of the picture's size. */
export function fairSurface(surface: Float32Array, picture: RgbImage): Float32Array {
  const fair = fairOutline(surface, picture);
  return areaOf(fair) < (1 - MOST_CUT) * areaOf(surface) ? surface : fair;
}
