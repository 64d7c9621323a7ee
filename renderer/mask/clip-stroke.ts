import { growRect, type PixelRect } from "#renderer/image/pixel-rect.ts";
import { clamp } from "#renderer/math/scalar.ts";
import { blurCover } from "./blur-cover.ts";
import { coverRect } from "./cover-rect.ts";
import { distanceTransform } from "./distance-transform.ts";

/** How far from its edge a freehand stroke is taken to be careless, as a share of the photo's width. */
const CARELESS_SHARE = 0.028;
/** And as a share of half its own width, of paving: what is narrow is drawn with more care. What stands needs ground, which the edge shows best. */
const CARELESS_OF_OWN = 0.35;
/** With less ground than this inside, the person means what they drew (a wall garden, a terrace the seeing missed). */
const LITERAL_BELOW = 0.45;
/** Share of the neighborhood inside the stroke from which the person's word counts fully, and from which it begins to. */
const DEEP_FROM = 0.97;
const DEEP_BEGINS = 0.9;
const DEEP_SLOPE = 14;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/**
 * How far the person's word counts against the seen ground, 0..1 per pixel: fully deep inside the stroke, not at all near its edge,
 * where strokes are careless. 1 everywhere when there is too little ground inside for a slip. Masks are 0..1 coverage of width x height.
 */
export function personsWord(
  stroke: Float32Array,
  ground: Float32Array,
  width: number,
  height: number,
  isPaving = false,
): Float32Array {
  const rect = coverRect(stroke, width, height);
  if (groundShare(stroke, ground, rect, width) < LITERAL_BELOW)
    return new Float32Array(stroke.length).fill(1);
  const most = width * CARELESS_SHARE;
  const careless = isPaving ? Math.min(most, CARELESS_OF_OWN * halfWidth(stroke, rect, width)) : most;
  const word = blurCover(stroke, width, height, careless, 1);
  // What the blur carries out of the stroke's own rectangle is far too shallow to count.
  const grown = growRect(rect, careless + 2, width, height);
  for (let y = grown.top; y < grown.bottom; y++)
    for (let i = y * width + grown.left; i < y * width + grown.right; i++) {
      const depth = word[i]!;
      word[i] = depth > DEEP_FROM ? 1 : clamp((depth - DEEP_BEGINS) * DEEP_SLOPE, 0, 1);
    }
  return word;
}

/**
 * A highlight held to the ground: near its edge the seen ground decides (a sloppy stroke stops at the wall), deep inside it the
 * person does. Never grows: the result is at most `stroke` at every pixel. `word` as `personsWord` gives it. `clipped`: where it is written, all 0.
 */
export function clipStroke(
  stroke: Float32Array,
  ground: Float32Array,
  word: Float32Array,
  clipped: Float32Array = new Float32Array(stroke.length),
): Float32Array {
  for (let from = 0; from < clipped.length; from += RUN)
    clipRun(stroke, ground, word, clipped, from, Math.min(clipped.length, from + RUN));
  return clipped;
}

/** Pixels at a time: what V8 compiles for a short function that is called often stays from one picture to the next. */
const RUN = 1024;

function clipRun(
  stroke: Float32Array,
  ground: Float32Array,
  word: Float32Array,
  clipped: Float32Array,
  from: number,
  to: number,
): void {
  for (let i = from; i < to; i++) {
    if (stroke[i] === 0) continue;
    const allowed = ground[i]! > word[i]! ? ground[i]! : word[i]!;
    clipped[i] = stroke[i]! < allowed ? stroke[i]! : allowed;
  }
}

/** How far the middle of a stroke is from its edge, pixels. */
function halfWidth(stroke: Float32Array, { left, top, right, bottom }: PixelRect, width: number): number {
  // A pixel of the outside all around, so that the frame counts as an edge too.
  const [wide, high] = [right - left + 2, bottom - top + 2];
  const outside = new Uint8Array(wide * high).fill(1);
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++)
      if (stroke[y * width + x]! > INSIDE) outside[(y - top + 1) * wide + x - left + 1] = 0;
  return distanceTransform(outside, wide, high).reduce((most, far) => Math.max(most, far), 0);
}

/** Pixels that a mask covers. */
export function areaOf(mask: Float32Array): number {
  let area = 0;
  for (let i = 0; i < mask.length; i++) area += mask[i]!;
  return area;
}

/** Share of the stroke's pixels that are ground; an empty stroke counts as all ground. */
function groundShare(stroke: Float32Array, ground: Float32Array, rect: PixelRect, width: number): number {
  let inside = 0;
  let onGround = 0;
  for (let y = rect.top; y < rect.bottom; y++)
    for (let i = y * width + rect.left; i < y * width + rect.right; i++) {
      if (stroke[i]! <= INSIDE) continue;
      inside++;
      if (ground[i]! > INSIDE) onGround++;
    }
  return inside === 0 ? 1 : onGround / inside;
}
