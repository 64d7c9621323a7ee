import { toLinear } from "#renderer/color/srgb.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { shrink } from "#renderer/image/shrink.ts";
import { luminance } from "#renderer/light/ground-chroma.ts";
import { largeComponents } from "#renderer/mask/connected-component.ts";
import { boxBlur } from "#renderer/math/box-blur.ts";
import { middleOf } from "#renderer/math/middle-of.ts";
import { fillHoles } from "./fill-holes.ts";
import { wholeSlabs } from "./whole-slabs.ts";

const WORK_WIDTH = 400;
/** Colourfulness is (red - blue) / sum in linear light: grass and dry earth 0.2 to 0.4, stone in the same light far less. */
const LEAST_COLOUR = 0.15;
/** Stone has less than this share of the yard's usual colourfulness (bare earth: about 0.9), */
const GREY = 0.72;
/** Bare earth is more colourful than this in itself, however green the grass round it; a brick walk just less. */
const EARTH_COLOUR = 0.18;
/** and is brighter than the usual of the yard: shade is grey too, but dark. */
const BRIGHTER = 1.1;
const SOLID_PX = 3;
/** Smaller grey spots are leaves and bald patches. */
const LEAST_SHARE = 0.002;

/**
 * The paths that run through a yard: grey, bright, connected ground among grass or earth, or a row of slabs, is a walk that somebody
 * uses, and no lawn or bed may swallow it. `hard`: ground that is known for paving, part of a path or not. All photo-sized coverage; the
 * answer is 1 on paths and 0 elsewhere, and all 0 in a yard that is grey itself.
 */
export function findPaths(photo: RgbImage, yard: Float32Array, hard: Float32Array): Float32Array {
  const small = shrink(photo, WORK_WIDTH);
  const { light, colour, paved, own } = readYard(photo.width, small, yard, hard);
  const usualColour = middle(colour, own);
  if (usualColour < LEAST_COLOUR) return new Float32Array(yard.length);
  const usualLight = middle(light, own);
  const stone = new Float32Array(light.length);
  const greyest = Math.min(usualColour * GREY, EARTH_COLOUR);
  for (const i of own) {
    if (colour[i]! < greyest && light[i]! > usualLight * BRIGHTER) stone[i] = 1;
  }
  // Single grey pixels are leaves and dry blades; a walk is grey all over.
  const solid = boxBlur(stone, small.width, small.height, SOLID_PX, 1);
  for (let i = 0; i < solid.length; i++) solid[i] = solid[i]! > 0.5 ? 1 : 0;
  const grey = largeComponents(solid, small.width, small.height, LEAST_SHARE);
  const rest = new Float32Array(light.length);
  for (const i of own) if (grey[i]! <= 0.5) rest[i] = 1;
  // A walk comes from somewhere; grey ground with grass all round is a bald patch.
  const enclosed = fillHoles(rest, small.width, small.height, 1);
  const leads = new Uint8Array(grey.length);
  for (let i = 0; i < leads.length; i++) {
    if (paved[i] === 1) grey[i] = 1;
    if (grey[i]! > 0.5 && enclosed[i] !== 1) leads[i] = 1;
  }
  const paths = wholeSlabs(grey, leads, small.width, small.height);
  return enlarged(paths, small, photo);
}

/** Brightness and colourfulness of the small picture's yard, which of its pixels are paved, and the numbers of those of the yard. */
function readYard(width: number, small: RgbImage, yard: Float32Array, hard: Float32Array) {
  const pixels = small.width * small.height;
  const light = new Float32Array(pixels);
  const colour = new Float32Array(pixels);
  const paved = new Float32Array(pixels);
  const own = new Int32Array(pixels);
  const scale = width / small.width;
  const lastRow = yard.length / width - 1;
  let count = 0;
  for (let i = 0, q = 0; i < pixels; i++, q += 3) {
    const x = i % small.width;
    const row = Math.min(lastRow, Math.floor(((i - x) / small.width + 0.5) * scale));
    const o = row * width + Math.min(width - 1, Math.floor((x + 0.5) * scale));
    if (hard[o]! > 0.5) paved[i] = 1;
    if (yard[o]! <= 0.5) continue;
    const r = toLinear[small.data[q]!]!;
    const g = toLinear[small.data[q + 1]!]!;
    const b = toLinear[small.data[q + 2]!]!;
    light[i] = luminance(r, g, b);
    colour[i] = (r - b) / (r + g + b + 1e-3);
    own[count++] = i;
  }
  return { light, colour, paved, own: own.subarray(0, count) };
}

/** 1 where the nearest pixel of a small mask is 1. */
function enlarged(mask: ArrayLike<number>, from: RgbImage, { width, height }: RgbImage): Float32Array {
  const large = new Float32Array(width * height);
  const scale = width / from.width;
  const columns = Int32Array.from({ length: width }, (_, x) =>
    Math.min(from.width - 1, Math.floor(x / scale)),
  );
  for (let o = 0; o < large.length; o++) {
    const x = o % width;
    const row = Math.min(from.height - 1, Math.floor((o - x) / width / scale));
    if (mask[row * from.width + columns[x]!] === 1) large[o] = 1;
  }
  return large;
}

function middle(plane: Float32Array, of: Int32Array): number {
  const values = new Float32Array(of.length);
  for (let k = 0; k < of.length; k++) values[k] = plane[of[k]!]!;
  return middleOf(values);
}
