import { toLinear } from "#renderer/color/srgb.ts";
import type { PixelRect } from "#renderer/image/pixel-rect.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { boxBlur } from "#renderer/math/box-blur.ts";
import { clamp, smoothstep } from "#renderer/math/scalar.ts";
import { groundChroma, luminance } from "./ground-chroma.ts";

/** The map is made at half the picture's size: shadows have no finer detail that survives the blur. */
const SHRINK = 2;
/** Blur radius as a share of the picture's width: wider than blades and stones, narrower than a branch's shadow. */
const BLUR_SHARE = 1 / 110;
/** Dark spots narrower than twice this share of the width are things, and no shadows. */
const SMALL_SHARE = 1 / 55;
/** Within one class of old ground, the share of pixels taken to lie below open light. */
const OPEN_QUANTILE = 0.72;
/** Limits of the map: deepest shade kept, brightest glare kept. */
const DARKEST = 0.22;
const BRIGHTEST = 1.12;
/** Of the contrast of a shadow this much passes on to the new ground (in the logarithm). */
const KEPT = 0.9;
/**
 * Darker than open ground by less than the first (in the logarithm) is mottling of the old lawn and is taken out, by more than
 * the second a shadow and stays: half of the light gone is -0.69. In clear sun a shadow keeps a quarter to 40% of the light.
 */
const MOTTLING = 0.25;
const SHADOW = 0.85;
/** Brighter spots are worn patches far more often than light. */
const GLARE_KEPT = 0.25;
const BLACK = 0.004;
/** With less of the region than this around it a place has no shade of its own. */
const LEAST_WEIGHT = 0.02;

/**
 * The shade that lies on the old ground, to be laid on the new: 1 in open light, 0.3 in a tree's shadow. Of the picture's size, 1
 * outside `rect`. Old paths do not ghost through, because every class of ground is compared with its own brightness;
 * old mottling does not, because small differences are taken out.
 */
export function illuminationOf(photo: RgbImage, region: Float32Array, rect: PixelRect): Float32Array {
  const { width, height } = photo;
  const map = new Float32Array(width * height).fill(1);
  const columns = Math.ceil((rect.right - rect.left) / SHRINK);
  const rows = Math.ceil((rect.bottom - rect.top) / SHRINK);
  if (columns <= 0 || rows <= 0) return map;
  const coarse = coarseShade(photo, region, rect, columns, rows);
  for (let y = rect.top; y < rect.bottom; y++) {
    const cy = clamp((y - rect.top + 0.5) / SHRINK - 0.5, 0, Math.max(0, rows - 1));
    const y0 = Math.floor(cy);
    const y1 = Math.min(rows - 1, y0 + 1);
    const fy = cy - y0;
    for (let x = rect.left; x < rect.right; x++) {
      let cx = (x - rect.left + 0.5) / SHRINK - 0.5;
      if (cx < 0) cx = 0;
      if (cx > columns - 1) cx = columns - 1;
      const x0 = cx | 0;
      const x1 = x0 + 1 < columns ? x0 + 1 : x0;
      const fx = cx - x0;
      const top = coarse[y0 * columns + x0]! * (1 - fx) + coarse[y0 * columns + x1]! * fx;
      const bottom = coarse[y1 * columns + x0]! * (1 - fx) + coarse[y1 * columns + x1]! * fx;
      map[y * width + x] = top + (bottom - top) * fy;
    }
  }
  return map;
}

function coarseShade(
  photo: RgbImage,
  region: Float32Array,
  rect: PixelRect,
  columns: number,
  rows: number,
): Float32Array {
  const { width, data } = photo;
  // One of the four pixels under a cell is enough: the blur takes many cells.
  const sums = [0, 1, 2].map(() => new Float32Array(columns * rows));
  const counts = [0, 1, 2].map(() => new Float32Array(columns * rows));
  const samples: number[][] = [[], [], []];
  let nth = 0;
  for (let y = rect.top; y < rect.bottom; y += SHRINK) {
    const row = ((y - rect.top) / SHRINK) * columns;
    for (let x = rect.left; x < rect.right; x += SHRINK) {
      const i = y * width + x;
      if (region[i]! <= 0.3) continue;
      const r = toLinear[data[i * 3]!]!;
      const g = toLinear[data[i * 3 + 1]!]!;
      const b = toLinear[data[i * 3 + 2]!]!;
      const chroma = groundChroma(r, g, b);
      const light = Math.log(luminance(r, g, b) + BLACK);
      const o = row + (x - rect.left) / SHRINK;
      sums[chroma]![o]! += light;
      counts[chroma]![o]! += 1;
      if (nth++ % 7 === 0) samples[chroma]!.push(light);
    }
  }
  const all = samples.flat().sort((a, b) => a - b);
  const open = samples.map((values) => {
    const sorted = values.length > 50 ? values.sort((a, b) => a - b) : all;
    return sorted[Math.floor(sorted.length * OPEN_QUANTILE)] ?? 0;
  });
  const difference = new Float32Array(columns * rows);
  const weight = new Float32Array(columns * rows);
  for (let o = 0; o < difference.length; o++) {
    for (let k = 0; k < 3; k++) {
      difference[o]! += sums[k]![o]! - open[k]! * counts[k]![o]!;
      weight[o]! += counts[k]![o]!;
    }
  }
  const radius = Math.max(1, Math.round((width * BLUR_SHARE) / SHRINK));
  const blurred = boxBlur(difference, columns, rows, radius, 2);
  const blurredWeight = boxBlur(weight, columns, rows, radius, 2);
  const light = blurred.map((value, o) => (blurredWeight[o]! > LEAST_WEIGHT ? value / blurredWeight[o]! : 0));
  // Shrubs, hoses and puddles of the old yard are dark too, but small; what casts a shadow worth keeping is large.
  const reach = Math.max(1, Math.round((width * SMALL_SHARE) / SHRINK));
  const closed = slid(slid(light, columns, rows, reach, 1), columns, rows, reach, -1);
  return closed.map(shadeFactor);
}

/** Greatest (`sign` 1) or least (`sign` -1) value within `reach` cells, rows then columns. */
function slid(field: Float32Array, columns: number, rows: number, reach: number, sign: 1 | -1): Float32Array {
  const across = new Float32Array(field.length);
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      let best = sign * field[y * columns + x]!;
      const end = Math.min(columns - 1, x + reach);
      for (let k = Math.max(0, x - reach); k <= end; k++) {
        const value = sign * field[y * columns + k]!;
        if (value > best) best = value;
      }
      across[y * columns + x] = best;
    }
  }
  const out = new Float32Array(field.length).fill(Number.NEGATIVE_INFINITY);
  // Whole rows at a time: a walk down a column would miss the cache at every step.
  for (let y = 0; y < rows; y++) {
    const own = y * columns;
    const end = Math.min(rows - 1, y + reach);
    for (let k = Math.max(0, y - reach); k <= end; k++) {
      const from = k * columns;
      for (let x = 0; x < columns; x++)
        if (across[from + x]! > out[own + x]!) out[own + x] = across[from + x]!;
    }
    for (let x = 0; x < columns; x++) out[own + x]! *= sign;
  }
  return out;
}

/** Log difference to open ground of its class -> factor on the light. */
function shadeFactor(difference: number): number {
  const kept =
    difference > 0 ? difference * GLARE_KEPT : difference * KEPT * smoothstep(MOTTLING, SHADOW, -difference);
  return clamp(Math.exp(kept), DARKEST, BRIGHTEST);
}
