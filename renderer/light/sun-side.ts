import { toLinear } from "#renderer/color/srgb.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { boxBlur } from "#renderer/math/box-blur.ts";
import { clamp } from "#renderer/math/scalar.ts";

/** From which side, as the photographer sees it, the sun lights the yard. */
export type SunSide = {
  side: "left" | "right";
  /** 0 = a guess, 1 = sure. */
  confidence: number;
};

/** What must be known of the photo: `ground` and `sky` are coverage of the picture's size. */
type SunView = { picture: RgbImage; ground: Float32Array; sky: Float32Array };

/** Leaves in sun and in shade, green or yellow: little blue, and hardly redder than green. Bark and brick are redder. */
const GREEN_OVER_BLUE = 1.18;
const GREEN_OVER_RED = 0.86;
/** Share of ground or sky nearby from which on a place is an outline, with light of its own on one side. */
const OUTLINE = 0.05;
/** Half the width, in pixels of the half-size picture, of a crown's part whose two sides are compared. */
const CROWN_PX = 4;
/** Half widths of a clump of leaves, in pixels of the picture. */
const CLUMPS_PX = [2, 3, 4];
/** Less than this (in the logarithm) lighter or darker than both its sides is no clump. */
const LEAST_RELIEF = 0.12;
/** Both signs at these sizes are as good as sure; measured on rendered yards with a known sun. */
const SURE_RELIEF = 0.06;
const SURE_CROWN = 0.12;
/** Foliage below this share of the picture is too little to be sure from. */
const ENOUGH_FOLIAGE = 0.012;
const BLACK = 0.02;

/** Logarithm of linear light by luma byte. */
const LOG_LIGHT = Float32Array.from({ length: 256 }, (_, i) => Math.log(toLinear[i]! + BLACK));

/**
 * Reads the side of the sun off leaves: crowns and clumps are brighter towards it. Two signs, and both must agree: over a whole
 * crown light falls off from one side to the other, and of each clump one flank is lit and the other lies in its shade.
 * Cast shadows at the feet of things and corners of houses were tried as well: on rendered yards with a known sun they pointed the wrong
 * way about as often as the right one, because most of what shades a yard stands outside the picture.
 */
export function sunSide({ picture, ground, sky }: SunView): SunSide {
  const { width, height } = picture;
  const columns = width >> 1;
  const rows = height >> 1;
  const light = lightness(picture);
  const leaves = new Float32Array(columns * rows);
  const lit = new Float32Array(columns * rows);
  const other = new Float32Array(columns * rows);
  for (let y = 0; y < rows; y++) {
    shrinkOthers(ground, sky, 2 * y * width, other, y * columns, columns);
    findLeaves(picture, light, y, other, leaves, lit, columns);
  }
  const outline = boxBlur(other, columns, rows, 3, 1);
  const foliage = boxBlur(leaves, columns, rows, 2, 1);
  const seen = { columns, rows, leaves, lit, outline, foliage };
  const crown = crownSign(seen) / SURE_CROWN;
  const relief = reliefSign(seen, light, width) / SURE_RELIEF;
  let count = 0;
  for (let o = 0; o < foliage.length; o++) if (isInside(seen, o)) count++;
  const enough = clamp(count / foliage.length / ENOUGH_FOLIAGE, 0, 1);
  const agreement = crown * relief > 0 ? Math.min(Math.abs(crown), Math.abs(relief)) : 0;
  return { side: crown + relief < 0 ? "right" : "left", confidence: enough * Math.min(1, agreement) };
}

/** The greater of ground and sky for `columns` pixels of the half-size picture, from `from` on of the picture. */
function shrinkOthers(
  ground: Float32Array,
  sky: Float32Array,
  from: number,
  out: Float32Array,
  to: number,
  columns: number,
): void {
  for (let x = 0; x < columns; x++) {
    const at = ground[from + 2 * x]!;
    const above = sky[from + 2 * x]!;
    out[to + x] = at > above ? at : above;
  }
}

/** Marks the leaves of row `y` of the half-size picture, and how light they are. */
function findLeaves(
  { width, data }: RgbImage,
  light: Float32Array,
  y: number,
  other: Float32Array,
  leaves: Float32Array,
  lit: Float32Array,
  columns: number,
): void {
  for (let x = 0; x < columns; x++) {
    const o = y * columns + x;
    const i = 2 * y * width + 2 * x;
    if (other[o]! >= 0.3) continue;
    const r = toLinear[data[i * 3]!]!;
    const g = toLinear[data[i * 3 + 1]!]!;
    const b = toLinear[data[i * 3 + 2]!]!;
    if (g <= b * GREEN_OVER_BLUE || g <= r * GREEN_OVER_RED) continue;
    leaves[o] = 1;
    lit[o] = clamp((light[i]! + light[i + 1]! + light[i + width]! + light[i + width + 1]!) / 4, -3.5, -0.7);
  }
}

type Leaves = {
  columns: number;
  rows: number;
  /** 1 where a pixel of the half-size picture is a leaf; `foliage` its share nearby. */
  leaves: Float32Array;
  lit: Float32Array;
  outline: Float32Array;
  foliage: Float32Array;
};

const isInside = ({ foliage, outline }: Leaves, o: number) => foliage[o]! > 0.7 && outline[o]! <= OUTLINE;

/** Correlation between where the rest of the crown lies and how light it is: positive = lighter on its left. */
function crownSign(seen: Leaves): number {
  const { columns, rows, leaves, lit } = seen;
  const near = boxBlur(leaves, columns, rows, CROWN_PX, 2);
  const around = boxBlur(leaves, columns, rows, CROWN_PX * 2, 2);
  const litAround = boxBlur(lit, columns, rows, CROWN_PX * 2, 2);
  const own = boxBlur(leaves, columns, rows, 2, 1);
  const litOwn = boxBlur(lit, columns, rows, 2, 1);
  let product = 0;
  let lean2 = 0;
  let light2 = 0;
  for (let y = 0; y < rows; y++) {
    for (let x = CROWN_PX; x < columns - CROWN_PX; x++) {
      const o = y * columns + x;
      if (own[o]! < 0.6 || seen.outline[o]! > OUTLINE) continue;
      const lighter = litOwn[o]! / own[o]! - litAround[o]! / around[o]!;
      const lean = near[o + CROWN_PX]! - near[o - CROWN_PX]!;
      product += lighter * lean;
      lean2 += lean * lean;
      light2 += lighter * lighter;
    }
  }
  return product / Math.sqrt(lean2 * light2 + 1e-9);
}

/** Mean difference of left and right beside light and dark clumps, as a share of all such difference. */
function reliefSign(seen: Leaves, light: Float32Array, width: number): number {
  const { columns, rows } = seen;
  let sided = 0;
  let all = 1;
  for (let y = 2; y < rows - 2; y++) {
    for (let x = 3; x < columns - 3; x++) {
      if (!isInside(seen, y * columns + x)) continue;
      const i = 2 * y * width + 2 * x;
      const here = light[i - width]! + light[i]! + light[i + width]!;
      for (const d of CLUMPS_PX) {
        const left = light[i - d - width]! + light[i - d]! + light[i - d + width]!;
        const right = light[i + d - width]! + light[i + d]! + light[i + d + width]!;
        if (Math.abs(left + right - 2 * here) < 6 * LEAST_RELIEF) continue;
        const difference = (left - right) / 3;
        sided += clamp(difference, -0.8, 0.8);
        all += Math.abs(difference) + 0.1;
      }
    }
  }
  return sided / all;
}

function lightness({ width, height, data }: RgbImage): Float32Array {
  const out = new Float32Array(width * height);
  for (let i = 0, q = 0; i < out.length; i++, q += 3)
    out[i] = LOG_LIGHT[(data[q]! * 54 + data[q + 1]! * 183 + data[q + 2]! * 19) >> 8]!;
  return out;
}
