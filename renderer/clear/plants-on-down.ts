import type { Seen } from "#renderer/see/see-photo.ts";
import { boxOf, pixelPieces, pixelsOf } from "./pixel-pieces.ts";

/** Share from which a pixel is some plant, and from which it is the house. */
const PLANT = 0.4;
const INSIDE = 0.5;
/** The rim of what goes may hide so much of a plant behind it, pixels. */
const RIM_PX = 3;
/** So near above it the house is seen behind a bush that stands before it, pixels. */
const NEAR_PX = 10;
/** A bush shows so much of itself over what stands before it, as shares of the picture's width: leaves and twigs show less. */
const LEAST_TALL = 0.012;
const LEAST_WIDE = 0.03;
/** A bush is cut off below along more of its width than this. Elsewhere the wall is seen below a branch that hangs. */
const CUT_OFF = 0.6;
/** The foot of a bush is in its own shade: so much less light reaches it. An assumption. */
const SHADED = 0.4;

/** Where a filled pixel is taken from, and how light it is beside that. */
type Taken = { from: number; gain: number };

/**
 * Bushes before the house of which a hole hides the lower part go on down in it: what is hidden is as their upper part, mirrored. `leaving`: 1 for all that
 * goes from the photo; `isGround`: whether a pixel of the hole is ground.
 */
export function plantsOnDown(
  hole: Int32Array,
  leaving: Uint8Array,
  isGround: (i: number) => boolean,
  { plants, house, width }: Pick<Seen, "plants" | "house" | "width">,
): Map<number, Taken> {
  const isHole = new Uint8Array(leaving.length);
  // The highest pixel of the hole in each column.
  const tops = new Int32Array(width).fill(-1);
  for (const i of hole) {
    isHole[i] = 1;
    if (tops[i % width]! < 0 || i < tops[i % width]!) tops[i % width] = i;
  }
  const seenRows = tops.map((top) => (top < 0 ? 0 : rowsAbove(top)));
  const taken = new Map<number, Taken>();
  let seenPlants: Int32Array[] | undefined;
  for (let x = 0; x < width; x++) {
    let end = x;
    while (end < width && seenRows[end]! >= LEAST_TALL * width) end++;
    if (end - x >= LEAST_WIDE * width && isCutOff(x, end))
      for (let u = x; u < end; u++) goDown(tops[u]!, seenRows[u]!);
    x = Math.max(x, end);
  }
  return taken;

  /** How many rows of a plant that stands before the house are seen right above a pixel. */
  function rowsAbove(top: number): number {
    let i = top - RIM_PX * width;
    let rows = 0;
    for (; i >= 0 && plants[i]! > PLANT && !leaving[i]; i -= width) rows++;
    for (let k = 0; k < NEAR_PX && i >= 0; k++, i -= width) if (house[i]! > INSIDE) return rows;
    return 0;
  }

  /** Whether what is seen above some columns of the hole ends with them. */
  function isCutOff(from: number, end: number): boolean {
    seenPlants ??= pixelPieces(
      pixelsOf(leaving.map((one, i) => (!one && plants[i]! > PLANT ? 1 : 0))),
      width,
    );
    const middle = (from + end) >> 1;
    const at = tops[middle]! - RIM_PX * width;
    const own = seenPlants.find((piece) => piece.includes(at));
    if (!own) return false;
    const { left, right } = boxOf(own, width);
    return end - from > CUT_OFF * (right + 1 - left);
  }

  function goDown(top: number, rows: number): void {
    for (let k = 0; k < rows; k++) {
      const i = top + k * width;
      if (!isHole[i] || isGround(i)) return;
      taken.set(i, { from: top - (RIM_PX + k) * width, gain: 1 - (SHADED * k) / rows });
    }
  }
}
