import { boxBlur } from "#renderer/math/box-blur.ts";
import { smoothstep } from "#renderer/math/scalar.ts";

/** Of the soil of a region this share is darker than soil in open light. */
const OPEN_QUANTILE = 0.72;
/** With fewer cells of it there is no soil to compare with. */
const FEWEST = 50;
/**
 * Shade takes more red than blue away, since it has the light of the sky alone: the logarithm of red over blue falls by the second at
 * least in a shadow. Of soil that is dark because it is wet or of another kind it falls by no more than the first. Read in a photo: dark
 * patches of soil, a third as light as that around them, fall by -0.1 to 0.08. What a shadow does is assumed.
 */
const STAIN = 0.12;
const SHADE = 0.35;
/** Among soil for the most part a cell is soil. */
const MOSTLY = 0.5;
/** Keeps the noise of black soil out of the ratio. */
const BLACK = 0.001;

/** Linear red and blue, the logarithm of light and 1 for each cell of soil; 0 elsewhere. */
export type SoilCells = Record<"red" | "blue" | "light" | "weight", Float32Array>;

/**
 * How surely what is dark on bare soil is its own color and no shadow, 0 to 1 per cell; 0 where no soil is. `radius`: cells over which color
 * is read.
 */
export function soilStains(
  { red, blue, light, weight }: SoilCells,
  columns: number,
  rows: number,
  radius: number,
): Float32Array {
  const stains = new Float32Array(weight.length);
  const cells = light.filter((_, o) => weight[o] === 1);
  if (cells.length < FEWEST) return stains;
  const open = cells.sort()[Math.floor(cells.length * OPEN_QUANTILE)]!;
  const [reds, blues] = [red, blue].map((plane) => boxBlur(plane, columns, rows, radius, 2));
  const share = boxBlur(weight, columns, rows, radius, 2);
  const warmth = (o: number) => Math.log((reds![o]! + BLACK * share[o]!) / (blues![o]! + BLACK * share[o]!));
  let [sum, count] = [0, 0];
  for (let o = 0; o < weight.length; o++) {
    if (weight[o] !== 1 || light[o]! < open) continue;
    sum += warmth(o);
    count++;
  }
  const usual = sum / count;
  for (let o = 0; o < weight.length; o++)
    if (share[o]! > MOSTLY) stains[o] = 1 - smoothstep(STAIN, SHADE, usual - warmth(o));
  return stains;
}
