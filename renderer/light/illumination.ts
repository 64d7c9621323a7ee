import { toLinear } from "#renderer/color/srgb.ts";
import { Enlarger } from "#renderer/image/enlarger.ts";
import type { PixelRect } from "#renderer/image/pixel-rect.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { boxBlur } from "#renderer/math/box-blur.ts";
import { greatestNearby } from "#renderer/math/greatest-nearby.ts";
import { clamp, smoothstep } from "#renderer/math/scalar.ts";
import { GREEN, groundChroma, luminance, WARM } from "./ground-chroma.ts";
import { castShade, keptShade, type LawnLight } from "./lawn-light.ts";
import { pavingLight } from "./paving-light.ts";
import { type SoilCells, soilStains } from "./soil-stain.ts";

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
/** Keeps the noise of dark blues out of the ratios of channels. */
const DARK = 0.01;
/** Cells round a place over which its light is compared, and the spread (of the logarithm) of a lawn at most and of leaves. */
const LEAF_CELLS = 2;
const LAWN_SPREAD = 0.5;
const LEAF_SPREAD = 0.75;
/** Coverage from which on a place is surely lawn or paving: nothing stands there, and all that is dark is shadow. */
const SURE = 0.7;
/** Over so many cells at its rim the light of known ground passes into that of the rest. */
const RIM_CELLS = 2;
/** With less of the region than this around it a place has no shade of its own. */
const LEAST_WEIGHT = 0.02;
/** Darker than anything, so that it is never the greatest nearby. */
const UNKNOWN = -1e3;

/** What the photo surely shows, of its size: coverage of paving, of lawn and beds, and its lawns. Without them colors alone tell surfaces apart. */
export type KnownSurfaces = {
  hard?: Float32Array;
  soft?: Float32Array;
  lawn?: Float32Array;
  lawnLight?: LawnLight | undefined;
};

/**
 * The shade that lies on the old ground, to be laid on the new: 1 in open light, 0.3 in a tree's shadow. Of the picture's size, 1
 * outside `rect`. Old paths do not ghost through, because every class of ground is compared with its own brightness;
 * old mottling does not, because small differences are taken out.
 */
export function illuminationOf(
  photo: RgbImage,
  region: Float32Array,
  rect: PixelRect,
  surfaces: KnownSurfaces = {},
): Float32Array {
  const { width, height } = photo;
  const map = new Float32Array(width * height).fill(1);
  const columns = Math.ceil((rect.right - rect.left) / SHRINK);
  const rows = Math.ceil((rect.bottom - rect.top) / SHRINK);
  if (columns <= 0 || rows <= 0) return map;
  const coarse = coarseShade(photo, region, rect, columns, rows, surfaces);
  const enlarger = new Enlarger(
    { width: columns, height: rows },
    { width: columns * SHRINK, height: rows * SHRINK },
  );
  for (let y = rect.top; y < rect.bottom; y++) {
    const row = map.subarray(y * width + rect.left, y * width + rect.right);
    enlarger.readRow(coarse, y - rect.top, 0, row.length, row);
  }
  return map;
}

function coarseShade(
  photo: RgbImage,
  region: Float32Array,
  rect: PixelRect,
  columns: number,
  rows: number,
  { hard, soft, lawn, lawnLight }: KnownSurfaces,
): Float32Array {
  const { width, data } = photo;
  const plane = () => new Float32Array(columns * rows);
  // One of the four pixels under a cell is enough: the blur takes many cells.
  const difference = plane();
  const weight = plane();
  const chromas = new Uint8Array(columns * rows);
  /** How surely nothing stands there and the light is known: on lawn, and on paving of one material. */
  const known = plane();
  const knownLight = plane();
  const paving = { light: plane(), warmth: plane(), weight: plane() };
  const bare = { red: plane(), blue: plane(), light: plane(), weight: plane() };
  const samples: number[][] = [[], [], []];
  const onBed: number[] = [];
  let openLawn = 0;
  let lawns = 0;
  let nth = 0;
  for (let y = rect.top, row = 0; y < rect.bottom; y += SHRINK, row += columns) {
    for (let x = rect.left, o = row; x < rect.right; x += SHRINK, o++) {
      const i = y * width + x;
      if (region[i]! <= 0.3) continue;
      const r = toLinear[data[i * 3]!]!;
      const g = toLinear[data[i * 3 + 1]!]!;
      const b = toLinear[data[i * 3 + 2]!]!;
      const light = Math.log(luminance(r, g, b) + BLACK);
      difference[o] = light;
      weight[o] = 1;
      if (lawnLight && lawn && lawn[i]! > SURE) {
        // Soil is often taken for lawn.
        if (r > SOIL_RED * g) addSoil(bare, o, r, b, light);
        known[o] = 1;
        knownLight[o] = lawnLight.base[i]! - lawnLight.open[i]!;
        chromas[o] = ON_LAWN;
        difference[o] = lawnLight.light[i]! - lawnLight.open[i]!;
        openLawn += lawnLight.open[i]!;
        lawns++;
        continue;
      }
      if (hard && hard[i]! > SURE) {
        paving.weight[o] = 1;
        paving.light[o] = light;
        paving.warmth[o] = Math.log((r + DARK) / (b + DARK));
      }
      const chroma = groundChroma(r, g, b);
      const inBed = soft && lawn && chroma !== GREEN && soft[i]! - lawn[i]! > SURE;
      chromas[o] = inBed ? IN_BED : chroma;
      if (chroma === WARM && paving.weight[o] === 0) addSoil(bare, o, r, b, light);
      if (nth++ % EVERY === 0) (inBed ? onBed : samples[chroma]!).push(light);
    }
  }
  const openSoil = lawns > 0 ? openLawn / lawns : openLights([samples.flat()])[0]!;
  const open = [...openLights(samples), 0, openBed(onBed, openSoil)];
  for (let o = 0; o < difference.length; o++) difference[o]! -= open[chromas[o]!]! * weight[o]!;
  const stains = soilStains(bare, columns, rows, blurCells(width));
  for (const plane of [difference, knownLight])
    for (let o = 0; o < plane.length; o++) if (plane[o]! < 0) plane[o]! *= 1 - stains[o]!;
  const onPaving = pavingLight(paving, columns, rows);
  if (onPaving)
    for (let o = 0; o < known.length; o++) {
      if (paving.weight[o] === 0) continue;
      known[o] = 1;
      knownLight[o] = onPaving[o]!;
      difference[o] = onPaving[o]!;
    }
  const shade = coarse(difference, weight, known, columns, rows, width);
  if (!known.includes(1)) return shade;
  const sure = boxBlur(known, columns, rows, RIM_CELLS, 1);
  for (let o = 0; o < shade.length; o++) {
    if (known[o] === 0) continue;
    const kept =
      lawnLight && chromas[o] === ON_LAWN ? castShade(knownLight[o]!, lawnLight) : keptShade(knownLight[o]!);
    const own = clamp(Math.exp(kept), DARKEST, BRIGHTEST);
    shade[o]! += (own - shade[o]!) * sure[o]!;
  }
  return shade;
}

const blurCells = (width: number): number => Math.max(1, Math.round((width * BLUR_SHARE) / SHRINK));

/** Soil is so many times as red as green, in linear light; straw is 1.3 times at most. Read in three photos. */
const SOIL_RED = 1.5;

function addSoil(soil: SoilCells, o: number, red: number, blue: number, light: number): void {
  soil.red[o] = red;
  soil.blue[o] = blue;
  soil.light[o] = light;
  soil.weight[o] = 1;
}

/** The classes of lawn and of the soil or mulch of beds come after those that colors tell. */
const ON_LAWN = 3;
const IN_BED = 4;
/** Of the cells so many are one sample. */
const EVERY = 7;
/** Mulch is as light as a lawn in the open, or darker by this at most (in the logarithm): black mulch against green blades. */
const DARK_MULCH = 1.3;

/** Light of the mulch of beds in the open: its own, as far as that can be mulch and is no shadow; `otherwise` of other ground. */
function openBed(samples: readonly number[], otherwise: number): number {
  return samples.length > FEW_SAMPLES ? Math.max(quantileOf(samples), otherwise - DARK_MULCH) : otherwise;
}

/** Factors on the light where only colors tell surfaces apart, from logarithms of light against the open of each color. */
function coarse(
  difference: Float32Array,
  weight: Float32Array,
  known: Float32Array,
  columns: number,
  rows: number,
  width: number,
): Float32Array {
  const radius = blurCells(width);
  const light = boxBlur(difference, columns, rows, radius, 2);
  const share = boxBlur(weight, columns, rows, radius, 2);
  // Outside of the region nothing is known: what is narrow only because it ends there is no small thing.
  for (let o = 0; o < light.length; o++)
    light[o] = share[o]! > LEAST_WEIGHT ? light[o]! / share[o]! : UNKNOWN;
  const leafy = leafiness(difference, weight, columns, rows);
  for (let o = 0; o < light.length; o++)
    if (share[o]! > LEAST_WEIGHT) light[o]! *= 1 - leafy[o]! * (1 - known[o]!);
  // Hoses and puddles of the old yard are dark too, but small; what casts a shadow worth keeping is large.
  const reach = Math.max(1, Math.round((width * SMALL_SHARE) / SHRINK));
  return withoutSpots(light, columns, rows, reach, share);
}

/** Light of each class of ground in the open. A class with hardly any samples is like all others together. */
function openLights(samples: readonly number[][]): number[] {
  return samples.map((values) => quantileOf(values.length > FEW_SAMPLES ? values : samples.flat()));
}

/** A class with fewer samples than this tells nothing. */
const FEW_SAMPLES = 50;

const quantileOf = (values: readonly number[]): number =>
  new Float32Array(values).sort()[Math.floor(values.length * OPEN_QUANTILE)] ?? 0;

/** Factors on the light from logarithms, without dark spots narrower than twice `reach`. `share`: how much of the region lies around each cell. */
function withoutSpots(
  light: Float32Array,
  columns: number,
  rows: number,
  reach: number,
  share: Float32Array,
): Float32Array {
  const grown = greatestNearby(light, columns, rows, reach);
  for (let o = 0; o < grown.length; o++) grown[o] = -grown[o]!;
  const closed = greatestNearby(grown, columns, rows, reach);
  for (let o = 0; o < closed.length; o++) closed[o] = share[o]! > LEAST_WEIGHT ? shadeFactor(-closed[o]!) : 1;
  // The windows are squares, and no shadow is one.
  return boxBlur(closed, columns, rows, Math.max(1, reach >> 1), 2);
}

const squared = (value: number): number => value * value;

/**
 * How surely an old plant stands at each cell, 0 to 1: between its leaves it is black, so its light varies from place to place far more
 * than that of a lawn in a shadow. The edge of a shadow varies as much, but is a line.
 */
function leafiness(
  difference: Float32Array,
  weight: Float32Array,
  columns: number,
  rows: number,
): Float32Array {
  const square = difference.map(squared);
  const share = boxBlur(weight, columns, rows, LEAF_CELLS, 1);
  const mean = boxBlur(difference, columns, rows, LEAF_CELLS, 1);
  const spread = boxBlur(square, columns, rows, LEAF_CELLS, 1);
  for (let o = 0; o < spread.length; o++) {
    const own = share[o]!;
    spread[o] =
      own > LEAST_WEIGHT ? -Math.sqrt(Math.max(0, spread[o]! / own - (mean[o]! / own) ** 2)) : UNKNOWN;
  }
  const everywhere = greatestNearby(spread, columns, rows, LEAF_CELLS);
  for (let o = 0; o < everywhere.length; o++) everywhere[o] = share[o]! > LEAST_WEIGHT ? -everywhere[o]! : 0;
  const leafy = greatestNearby(everywhere, columns, rows, LEAF_CELLS + 1);
  for (let o = 0; o < leafy.length; o++) leafy[o] = smoothstep(LAWN_SPREAD, LEAF_SPREAD, leafy[o]!);
  return leafy;
}

/** Log difference to open ground of its class -> factor on the light. */
function shadeFactor(difference: number): number {
  const kept =
    difference > 0 ? difference * GLARE_KEPT : difference * KEPT * smoothstep(MOTTLING, SHADOW, -difference);
  return clamp(Math.exp(kept), DARKEST, BRIGHTEST);
}
