import { toLinear } from "#renderer/color/srgb.ts";
import { Enlarger } from "#renderer/image/enlarger.ts";
import { boxBlur } from "#renderer/math/box-blur.ts";
import { fieldOfSteps, type Step } from "#renderer/math/field-of-steps.ts";
import { bytesFrom, floatsFrom } from "#renderer/math/from-plane.ts";
import { nthSmallest } from "#renderer/math/nth-smallest.ts";
import { minus } from "#renderer/math/plane-sums.ts";
import { lerp, smoothstep } from "#renderer/math/scalar.ts";
import { oncePer } from "#renderer/once-per.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { brightOf } from "./exposure.ts";
import { CELL_PX, type GroundCells, groundCells } from "./ground-cells.ts";
import { lawnLight, logLight } from "./lawn-light.ts";
import { withoutOwnDarkness } from "./own-darkness.ts";
import { pavingLight } from "./paving-light.ts";
import { shadeEdges } from "./shade-edges.ts";

/** Coverage from which on a cell is surely lawn or paving. */
const SURE = 0.7;
/** How strongly the light is drawn to what a surface says of it, against a step: it tells the light of whole parts of the ground alone. */
const PULL = 1e-5;
/** The same for soil, beds and mixed paving, whose light no color tells: they count where nothing else does. */
const FAINT_PULL = 1e-8;
/**
 * Where light steps by this much from cell to cell (in the logarithm) and it does not look like shade, it is half as sure that it is none as
 * where nothing steps: shade whose edge has gaps ends there.
 */
const DOUBTED = 0.1;
/**
 * A twentieth of a yard in the sun is enough to know its light, where the rest is darker by more than the second (in the logarithm); where by less
 * than the first, light is what most of it lies in.
 */
const SUNNIEST = 0.95;
const MOST = 0.6;
const SUNNIER = [0.35, 0.7] as const;
/** Every so many cells are a sample; paving with fewer samples is no surface by itself. */
const EVERY = 3;
const LEAST_CELLS = 60;
/**
 * Nor is paving whose red over blue (in the logarithm) is within this of soft ground: lit soil is taken for paving beside the same soil in shade.
 * Between what these differ by in two photos; assumed.
 */
const OTHER_SURFACE = 0.8;
const HALF = 0.5;
const PAVING_KINDS = ["drive", "walk", "street"] as const;
/** Pixels over which the edge of shade follows the light of the photo, and the variance (of the logarithm) up to which it does not. */
const EDGE_PX = 4;
const EVEN_VARIANCE = 0.03;
/** Cells over which shade goes on where no ground is seen, one after the other until all is reached. */
const BEYOND_CELLS = [3, 12, 48] as const;
const LEAST_WEIGHT = 0.02;

/**
 * Logarithm of the light that lies on the ground of a photo against the open, of the size of `seen`: 0 in the sun, -1 in a tree's
 * shadow. The edges of what is cast on the ground alone are kept (`shadeEdges`) and the light is put together again from them (after Weiss,
 * 2001): so the colors of the ground are not in it, and it goes on over paving, lawn and soil alike. Continued to where no ground is seen.
 */
export const groundShade = oncePer((seen: Seen): Float32Array => {
  const cells = groundCells(seen);
  const { columns, rows, known } = cells;
  const out = new Float32Array(seen.width * seen.height);
  if (rows === 0) return out;
  const paving = pavingOf(cells, seen);
  const field = fieldOfSteps({
    ...{ columns, rows, known },
    ...anchorOf(cells, seen, paving),
    ...stepsOf(cells, shadeEdges(cells), paving),
  });
  const surfaces = surfacesOf(cells, seen);
  takeOpen(field, cells, surfaces);
  withoutOwnDarkness(field, cells, surfaces, brightOf(seen.picture));
  beyondGround(field, cells);
  sharpened(field, cells, seen, out.subarray(cells.top * seen.width));
  return out;
});

type PavingLight = { light: Float32Array; known: Uint8Array };

/** Light on paving that is one material, by its kind; its edges may be soft. */
function pavingOf(
  { top, columns, rows, light, red, blue, hard, known }: GroundCells,
  seen: Seen,
): PavingLight {
  const out = { light: new Float32Array(known.length), known: new Uint8Array(known.length) };
  const warmth = minus(red, blue);
  for (const kind of PAVING_KINDS) {
    const weight = new Float32Array(known.length);
    for (let o = 0; o < weight.length; o++)
      if (known[o] === 1 && hard[o]! > SURE && seen[kind][pixelOf(o, top, columns, seen.width)]! > SURE)
        weight[o] = 1;
    const own = pavingLight({ light, warmth, weight }, columns, rows);
    if (!own) continue;
    for (let o = 0; o < weight.length; o++) {
      if (weight[o] !== 1) continue;
      out.light[o] = own[o]!;
      out.known[o] = 1;
    }
  }
  return out;
}

const pixelOf = (o: number, top: number, columns: number, width: number): number =>
  (top + Math.floor(o / columns) * CELL_PX) * width + (o % columns) * CELL_PX;

/** From cell to cell light steps as the photo does along the edges of shade, and on paving whose light is known; elsewhere not at all. */
function stepsOf({ columns, light, known }: GroundCells, edges: Float32Array, paving: PavingLight) {
  const plane = () => new Float32Array(known.length);
  const steps = { across: { by: plane(), sure: plane() }, down: { by: plane(), sure: plane() } };
  const take = ({ by, sure }: Step, o: number, next: number) => {
    if (paving.known[o] === 1 && paving.known[next] === 1) {
      by[o] = paving.light[next]! - paving.light[o]!;
      sure[o] = 1;
      return;
    }
    const edge = (edges[o]! + edges[next]!) / 2;
    const own = light[next]! - light[o]!;
    by[o] = edge * own;
    sure[o] = 1 / (1 + (((1 - edge) * own) / DOUBTED) ** 2);
  };
  for (let o = 0; o < known.length; o++) {
    if (known[o] !== 1) continue;
    if ((o + 1) % columns !== 0 && known[o + 1] === 1) take(steps.across, o, o + 1);
    if (known[o + columns] === 1) take(steps.down, o, o + columns);
  }
  return steps;
}

/** What the light on each cell is by its own surface: of lawn and of paving, which can be told; of the rest nothing. */
function anchorOf({ top, columns, known, lawn }: GroundCells, seen: Seen, paving: PavingLight) {
  const anchor = new Float32Array(known.length);
  const pull = new Float32Array(known.length).fill(FAINT_PULL);
  const onLawn = lawnLight(seen);
  for (let o = 0; o < known.length; o++) {
    if (known[o] !== 1) continue;
    if (paving.known[o] === 1) anchor[o] = paving.light[o]!;
    else if (onLawn && lawn[o]! > SURE) {
      const i = pixelOf(o, top, columns, seen.width);
      anchor[o] = onLawn.base[i]! - onLawn.open[i]!;
    } else continue;
    pull[o] = PULL;
  }
  return { anchor, pull };
}

/** What each cell is covered with: 0 soft ground, then each kind of paving. */
function surfacesOf({ top, columns, known, hard }: GroundCells, seen: Seen): Uint8Array {
  return bytesFrom(known, (one, o) => {
    if (one !== 1 || hard[o]! <= HALF) return 0;
    const i = pixelOf(o, top, columns, seen.width);
    return 1 + PAVING_KINDS.findIndex((kind) => seen[kind][i]! > HALF);
  });
}

/**
 * Sets the field to 0 in the open, for soft ground and each kind of paving by itself: dark asphalt beside pale concrete looks like shade beside
 * sun, and so does a lawn beside its curb.
 */
function takeOpen(field: Float32Array, { known, red, blue }: GroundCells, surfaces: Uint8Array): void {
  const cells: number[][] = [[], ...PAVING_KINDS.map(() => [])];
  for (let o = 0; o < known.length; o += EVERY) if (known[o] === 1) cells[surfaces[o]!]!.push(o);
  const warmths = cells.map((where) =>
    quantileOf(
      floatsFrom(where, (o) => red[o]! - blue[o]!),
      0.5,
    ),
  );
  const isOwn = cells.map(
    (where, k) => k > 0 && where.length >= LEAST_CELLS && Math.abs(warmths[k]! - warmths[0]!) > OTHER_SURFACE,
  );
  const rest = openLight(
    field,
    cells.flatMap((where, k) => (isOwn[k] ? [] : where)),
  );
  const opens = cells.map((where, k) => (isOwn[k] ? openLight(field, where) : rest));
  for (let o = 0; o < known.length; o++) field[o] = known[o] === 1 ? field[o]! - opens[surfaces[o]!]! : 0;
}

/** Value of a field in the open, among these cells. */
function openLight(field: Float32Array, where: readonly number[]): number {
  const lights = floatsFrom(where, (o) => field[o]!);
  const [most, sunniest] = [quantileOf(lights, MOST), quantileOf(lights, SUNNIEST)];
  return lerp(most, sunniest, smoothstep(...SUNNIER, sunniest - most));
}

/** 0 without any value; changes their order. */
const quantileOf = (values: Float32Array, share: number): number =>
  values.length > 0 ? nthSmallest(values, Math.floor(values.length * share)) : 0;

/** Continues the field to cells that show no ground. */
function beyondGround(field: Float32Array, { columns, rows, known }: GroundCells): void {
  const weight = Float32Array.from(known);
  for (const reach of BEYOND_CELLS) {
    const sums = boxBlur(field, columns, rows, reach, 1);
    const shares = boxBlur(weight, columns, rows, reach, 1);
    for (let o = 0; o < field.length; o++) {
      if (weight[o] === 1 || shares[o]! < LEAST_WEIGHT) continue;
      field[o] = sums[o]! / shares[o]!;
      weight[o] = 1;
    }
  }
}

/** Brings the field to pixels, its edges where those of the photo's light are (guided filter; He, Sun and Tang, 2010). */
function sharpened(
  field: Float32Array,
  { top, columns, rows }: GroundCells,
  { width, height, picture: { data }, ground }: Seen,
  out: Float32Array,
): void {
  const high = height - top;
  const enlarger = new Enlarger({ width: columns, height: rows }, { width, height: high });
  for (let y = 0; y < high; y++)
    enlarger.readRow(field, y, 0, width, out.subarray(y * width, (y + 1) * width));
  const plane = () => new Float32Array(width * high);
  const [light, shade, both, square] = [plane(), plane(), plane(), plane()];
  const own = ground.slice(top * width);
  // A call for each pixel: what is called often is compiled, and what runs once for a photo is not.
  const weigh = (p: number): void => {
    const q = (top * width + p) * 3;
    const value = logLight(toLinear[data[q]!]!, toLinear[data[q + 1]!]!, toLinear[data[q + 2]!]!);
    light[p] = value * own[p]!;
    shade[p] = out[p]! * own[p]!;
    both[p] = value * shade[p]!;
    square[p] = value * light[p]!;
  };
  for (let p = 0; p < own.length; p++) if (own[p] !== 0) weigh(p);
  const blur = (values: Float32Array) => boxBlur(values, width, high, EDGE_PX, 1);
  const [share, meanLight, meanShade, product, squares] = [own, light, shade, both, square].map(blur);
  // Shade as a multiple of light and a rest, for each window; known where it shows ground.
  const [slope, rest] = [plane(), plane()];
  const fitAt = (p: number): void => {
    const all = share![p]!;
    if (all < LEAST_WEIGHT) return;
    const l = meanLight![p]! / all;
    const s = meanShade![p]! / all;
    const variance = Math.max(0, squares![p]! / all - l * l);
    const a = (product![p]! / all - l * s) / (variance + EVEN_VARIANCE);
    slope[p] = a * own[p]!;
    rest[p] = (s - a * l) * own[p]!;
  };
  for (let p = 0; p < own.length; p++) if (own[p] !== 0) fitAt(p);
  const [slopes, rests, lights] = [blur(slope), blur(rest), boxBlur(light, width, high, 1, 1)];
  const near = boxBlur(own, width, high, 1, 1);
  for (let p = 0; p < own.length; p++) {
    if (own[p]! < 0.5) continue;
    out[p] = ((slopes[p]! * lights[p]!) / near[p]! + rests[p]!) / share![p]!;
  }
}
