import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { type FillFront, openFront, PATCH_PX } from "./fill-front.ts";

/** How far to the sides beyond a hole's own width, and how far up and down, a square may come from, pixels. At one row the ground has one depth. */
const ASIDE_PX = 50;
const UPDOWN_PX = 8;
/** What a row up or down costs, in squared sRGB levels a channel: nearly alike squares come from the same depth. Tuned. */
const ROW_COST = 12;
/** A square that continues its neighbor's source is taken at this share of its difference: larger pieces, fewer seams. Tuned. */
const COHERENT = 0.7;
/**
 * Difference a channel between what is known and what continues it, sRGB levels, that nine in ten squares stay below; with more the hole is
 * not continued. A hole narrower than this share of the picture hides little, and may differ more. Tuned on five photos: lawn and gravel
 * behind a sign differ by 19, a thin sign before brick and a window by 30; a car before a fence (28) and a person before a window (38) left
 * pieces that were nothing.
 */
const UNLIKE = { wide: 23, narrow: 33 };
const NARROW_SHARE = 0.05;
const RANK = 0.9;
/** Color channels of a pixel. */
const CHANNELS = 3;

/** A square's place and how much it differs from what is known at the place that it goes to, squared levels a channel. */
type Match = { at: number; difference: number };

/**
 * Fills holes (1 in `hole`, `picture`'s size) with squares of the picture beside them, from the rim inwards, edges first: exemplar-based
 * filling after Criminisi, Pérez and Toyama, "Region Filling and Object Removal by Exemplar-Based Image Inpainting", 2004. Squares come
 * from about the same rows, so that ground keeps its perspective, and never from where `barred` is 1. Answers with the pixel that takes
 * the place of each pixel of a hole, -1 elsewhere; null where too much had to be taken that is unlike what stands beside it.
 */
export function copyNearby(
  picture: RgbImage,
  hole: Uint8Array,
  barred: Uint8Array,
  { mostUnlike, ground }: { mostUnlike?: number | undefined; ground?: Uint8Array } = {},
): Int32Array | null {
  const { width, height } = picture;
  const front = openFront(picture, hole);
  const isModel = modelSquares(picture, barred);
  const box = boxOf(hole, width);
  const reach = box.right - box.left + ASIDE_PX;
  const range = {
    left: Math.max(PATCH_PX, box.left - reach),
    right: Math.min(width - 1 - PATCH_PX, box.right + reach),
    height,
  };
  const differences: number[] = [];
  for (let at = front.next(); at >= 0; at = front.next()) {
    const match = bestMatch(front, at, isModel, { ...range, ground });
    if (!match) return null;
    front.copy(at, match.at);
    differences.push(Math.sqrt(match.difference));
  }
  const ranked = differences.sort((a, b) => a - b);
  const unlike = mostUnlike ?? UNLIKE[box.right - box.left < NARROW_SHARE * width ? "narrow" : "wide"];
  return (ranked[Math.floor(ranked.length * RANK)] ?? unlike) < unlike ? front.source : null;
}

function bestMatch(
  front: FillFront,
  at: number,
  isModel: Uint8Array,
  {
    left,
    right,
    height,
    ground,
  }: { left: number; right: number; height: number; ground?: Uint8Array | undefined },
): Match | null {
  const { width } = front.picture;
  const own = front.knownAround(at);
  const levels = own.length * CHANNELS;
  let best: Match | null = null;
  const compare = (center: number, least: number, share: number) => {
    if (ground && ground[center] !== ground[at]) return;
    const limit = best ? (best.difference / share - least) * levels : Number.POSITIVE_INFINITY;
    const sum = front.difference(own, center - at, limit);
    if (sum < limit) best = { at: center, difference: (sum / levels + least) * share };
  };
  const y = Math.floor(at / width);
  for (const from of front.coherent(at)) if (isModel[from]) compare(from, 0, COHERENT);
  for (let dy = -UPDOWN_PX; dy <= UPDOWN_PX; dy++) {
    if (y + dy < PATCH_PX || y + dy >= height - PATCH_PX) continue;
    for (let x = left; x <= right; x++) {
      const center = (y + dy) * width + x;
      if (isModel[center]) compare(center, Math.abs(dy) * ROW_COST, 1);
    }
  }
  return best;
}

/** 1 at the centers of squares that lie in the picture and hold nothing barred. */
function modelSquares({ width, height }: RgbImage, barred: Uint8Array): Uint8Array {
  const across = new Uint8Array(barred.length);
  const all = new Uint8Array(barred.length);
  for (let y = 0; y < height; y++) {
    for (let x = PATCH_PX; x < width - PATCH_PX; x++) {
      let free = 1;
      for (let dx = -PATCH_PX; dx <= PATCH_PX; dx++) if (barred[y * width + x + dx]) free = 0;
      across[y * width + x] = free;
    }
  }
  for (let y = PATCH_PX; y < height - PATCH_PX; y++) {
    for (let x = PATCH_PX; x < width - PATCH_PX; x++) {
      let free = 1;
      for (let dy = -PATCH_PX; dy <= PATCH_PX; dy++) if (!across[(y + dy) * width + x]) free = 0;
      all[y * width + x] = free;
    }
  }
  return all;
}

function boxOf(hole: Uint8Array, width: number): { left: number; right: number } {
  let left = width;
  let right = 0;
  hole.forEach((value, i) => {
    if (!value) return;
    left = Math.min(left, i % width);
    right = Math.max(right, i % width);
  });
  return { left, right };
}
