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
  const found = new Float32Array(yard.length);
  const small = shrink(photo, WORK_WIDTH);
  const scale = photo.width / small.width;
  const light = new Float32Array(small.width * small.height);
  const colour = new Float32Array(light.length);
  const paved = new Float32Array(light.length);
  const inYard = new Int32Array(light.length);
  let count = 0;
  for (let y = 0; y < small.height; y++) {
    const row = Math.min(photo.height - 1, Math.floor((y + 0.5) * scale)) * photo.width;
    for (let x = 0; x < small.width; x++) {
      const o = row + Math.min(photo.width - 1, Math.floor((x + 0.5) * scale));
      const i = y * small.width + x;
      if (hard[o]! > 0.5) paved[i] = 1;
      if (yard[o]! <= 0.5) continue;
      const r = toLinear[small.data[i * 3]!]!;
      const g = toLinear[small.data[i * 3 + 1]!]!;
      const b = toLinear[small.data[i * 3 + 2]!]!;
      light[i] = luminance(r, g, b);
      colour[i] = (r - b) / (r + g + b + 1e-3);
      inYard[count++] = i;
    }
  }
  const own = inYard.subarray(0, count);
  const usualColour = middle(colour, own);
  if (usualColour < LEAST_COLOUR) return found;
  const usualLight = middle(light, own);
  const stone = new Float32Array(light.length);
  const greyest = Math.min(usualColour * GREY, EARTH_COLOUR);
  for (let k = 0; k < count; k++) {
    const i = own[k]!;
    if (colour[i]! < greyest && light[i]! > usualLight * BRIGHTER) stone[i] = 1;
  }
  // Single grey pixels are leaves and dry blades; a walk is grey all over.
  const solid = boxBlur(stone, small.width, small.height, SOLID_PX, 1);
  for (let i = 0; i < solid.length; i++) solid[i] = solid[i]! > 0.5 ? 1 : 0;
  const grey = largeComponents(solid, small.width, small.height, LEAST_SHARE);
  const rest = new Float32Array(light.length);
  for (let k = 0; k < count; k++) if (grey[own[k]!]! <= 0.5) rest[own[k]!] = 1;
  // A walk comes from somewhere; grey ground with grass all round is a bald patch.
  const enclosed = fillHoles(rest, small.width, small.height, 1);
  const leads = new Uint8Array(grey.length);
  for (let i = 0; i < leads.length; i++) {
    if (paved[i] === 1) grey[i] = 1;
    if (grey[i]! > 0.5 && enclosed[i] !== 1) leads[i] = 1;
  }
  const paths = wholeSlabs(grey, leads, small.width, small.height);
  const columns = Int32Array.from({ length: photo.width }, (_, x) =>
    Math.min(small.width - 1, Math.floor(x / scale)),
  );
  for (let y = 0; y < photo.height; y++) {
    const row = Math.min(small.height - 1, Math.floor(y / scale)) * small.width;
    for (let x = 0; x < photo.width; x++) if (paths[row + columns[x]!] === 1) found[y * photo.width + x] = 1;
  }
  return found;
}

function middle(plane: Float32Array, of: Int32Array): number {
  const values = new Float32Array(of.length);
  for (let k = 0; k < of.length; k++) values[k] = plane[of[k]!]!;
  return middleOf(values);
}
