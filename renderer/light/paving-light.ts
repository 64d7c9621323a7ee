import { boxBlur } from "#renderer/math/box-blur.ts";
import { floatsFrom } from "#renderer/math/from-plane.ts";
import { greatestNearby } from "#renderer/math/greatest-nearby.ts";
import { nthSmallest } from "#renderer/math/nth-smallest.ts";
import { selfGuided } from "./self-guided.ts";

/** Radius in cells of what is light on paving and no longer its stones; dark lines narrower than twice the other are joints. */
const LIGHT_CELLS = 4;
const JOINT_CELLS = 2;
/** Darker than anything, so that it is never the greatest nearby. */
const UNKNOWN = -1e3;
/** Below this variance (of the logarithm) paving lies in even light. */
const EVEN_VARIANCE = 0.04;
/**
 * In shade the light comes from the sky: paving is bluer there than in the sun. So much redder than blue (in the logarithm) it must grow at
 * least with each step of light, and so closely with it, to be one material in sun and shade; two materials seldom do.
 */
const WARMER = 0.08;
const CLOSELY = 0.4;
/** Light must differ by this much between its darkest and lightest twentieths: paving in one light has no shade to be told. */
const LEAST_SPAN = 0.5;
/** A tenth of a drive in the sun is enough to know its light. */
const OPEN_QUANTILE = 0.92;
const LEAST_CELLS = 60;

/** Paving of a region in cells, row-major: logarithms of its light and of red over blue, and 1 in `weight` where it surely is paving. */
export type Paving = { light: Float32Array; warmth: Float32Array; weight: Float32Array };

/**
 * Logarithm of the light that lies on paving against the open, its stones and joints smoothed away and the edges of shadows kept; known
 * where it has weight. Null where nothing shows that it is one material in sun and shade.
 */
export function pavingLight(
  { light, warmth, weight }: Paving,
  columns: number,
  rows: number,
): Float32Array | null {
  const where: number[] = [];
  for (let o = 0; o < weight.length; o++) if (weight[o]! > 0) where.push(o);
  if (where.length < LEAST_CELLS || !isOneMaterial(light, warmth, where)) return null;
  const near = boxBlur(weight, columns, rows, LIGHT_CELLS, 1);
  const blur = (plane: Float32Array) => {
    const masked = plane.map((value, o) => value * weight[o]!);
    const sums = boxBlur(masked, columns, rows, LIGHT_CELLS, 1);
    for (const o of where) sums[o]! /= near[o]!;
    return sums;
  };
  const base = selfGuided(withoutJoints(light, weight, columns, rows), blur, EVEN_VARIANCE);
  const open = quantileOf(base, where, OPEN_QUANTILE);
  for (const o of where) base[o]! -= open;
  return base;
}

/** Paving as light as it is beside dark lines narrower than twice `JOINT_CELLS`. */
function withoutJoints(
  light: Float32Array,
  weight: Float32Array,
  columns: number,
  rows: number,
): Float32Array {
  const known = light.map((value, o) => (weight[o]! > 0 ? value : UNKNOWN));
  const grown = greatestNearby(known, columns, rows, JOINT_CELLS);
  for (let o = 0; o < grown.length; o++) grown[o] = -grown[o]!;
  const closed = greatestNearby(grown, columns, rows, JOINT_CELLS);
  for (let o = 0; o < closed.length; o++) closed[o] = -closed[o]!;
  return closed;
}

function isOneMaterial(light: Float32Array, warmth: Float32Array, where: readonly number[]): boolean {
  if (quantileOf(light, where, 0.95) - quantileOf(light, where, 0.05) < LEAST_SPAN) return false;
  const meanOf = (plane: Float32Array) => where.reduce((sum, o) => sum + plane[o]!, 0) / where.length;
  const [meanLight, meanWarmth] = [meanOf(light), meanOf(warmth)];
  let both = 0;
  let lights = 1e-9;
  let warmths = 1e-9;
  for (const o of where) {
    const a = light[o]! - meanLight;
    const b = warmth[o]! - meanWarmth;
    both += a * b;
    lights += a * a;
    warmths += b * b;
  }
  return both / lights > WARMER && both / Math.sqrt(lights * warmths) > CLOSELY;
}

function quantileOf(plane: Float32Array, where: readonly number[], share: number): number {
  const values = floatsFrom(where, (o) => plane[o]!);
  return nthSmallest(values, Math.floor(values.length * share));
}
