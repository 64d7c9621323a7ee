import { luminance } from "#renderer/image/luminance.ts";
import { oncePer } from "#renderer/once-per.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { SEEN_CLASSES } from "#renderer/see/seen-classes.ts";

/** Columns are read this far apart, each with what lies half as far to its sides. Pixels. */
const EVERY_PX = 10;
/** Rails are blurred along, posts up and down before they are told from what is beside them: pixels, and share of the picture's height. */
const ALONG_PX = 8;
const UPRIGHT_SHARE = 0.014;
/** Half the widths of rails and posts, pixels. */
const HALF_WIDTHS_PX = [1, 2, 3] as const;
/** What is lighter or darker than its sides by more than this counts no more (0 to 1). */
const MOST_CONTRAST = 0.1;
const MOST_STEP = 0.15;
/** Rails bend: up and down by this share of the picture's height. */
const BENDS = 0.004;

/** A sum down a column from its top: `sums[row]` is of the rows above. */
type Sums = Float64Array;

/** What a photo shows of long low things, column by column (`columns` in pixels of `seen`). */
export type BandSigns = {
  columns: readonly number[];
  /** How far a pixel is part of a rail that is darker, or lighter, than what is above and below it: 0 to 1, row-major. */
  dark: Float32Array;
  light: Float32Array;
  /** Posts and pickets, fine changes across, and the network's shares; by column. */
  uprights: readonly Sums[];
  fine: readonly Sums[];
  fence: readonly Sums[];
  paved: readonly Sums[];
  house: readonly Sums[];
  sky: readonly Sums[];
};

export const bandSigns = oncePer((seen: Seen): BandSigns => {
  const { width, height, picture, street, walk, drive, shares } = seen;
  const plane = luminance(picture);
  const rails = ridges(blurred(plane, width, height, ALONG_PX, "along"), width, height, width);
  const posts = ridges(
    blurred(plane, width, height, Math.max(1, Math.round(UPRIGHT_SHARE * height)), "down"),
    width,
    height,
    1,
  );
  const columns: number[] = [];
  for (let u = EVERY_PX >> 1; u < width; u += EVERY_PX) columns.push(u);
  const sums = (at: (i: number) => number): Sums[] =>
    columns.map((u) => {
      const all = new Float64Array(height + 1);
      for (let y = 0; y < height; y++) all[y + 1] = all[y]! + at(y * width + u);
      return all;
    });
  const half = EVERY_PX >> 1;
  const strongest = (i: number) => {
    let most = 0;
    for (let k = -half; k < half; k++) most = Math.max(most, Math.abs(posts[i + k] ?? 0));
    return Math.min(1, most / MOST_CONTRAST);
  };
  const change = (i: number) => {
    let sum = 0;
    for (let k = -half; k < half; k++)
      sum += Math.min(MOST_STEP, Math.abs((plane[i + k + 1] ?? 0) - (plane[i + k - 1] ?? 0)));
    return sum / EVERY_PX;
  };
  const fence = shares.planes[SEEN_CLASSES.indexOf("fence")]!;
  const [acrossBy, downBy] = [shares.width / width, shares.height / height];
  const shareOf = (i: number) =>
    fence[Math.floor(Math.floor(i / width) * downBy) * shares.width + Math.floor((i % width) * acrossBy)]!;
  return {
    columns,
    dark: bent(rails, -1, width, height),
    light: bent(rails, 1, width, height),
    uprights: sums(strongest),
    fine: sums(change),
    fence: sums(shareOf),
    paved: sums((i) => street[i]! + walk[i]! + drive[i]!),
    house: sums((i) => seen.house[i]!),
    sky: sums((i) => seen.sky[i]!),
  };
});

/** Mean of a column's values between two rows; 0 outside of the picture. */
export function meanBetween(sums: Sums, from: number, to: number): number {
  const [a, b] = [Math.max(0, from), Math.min(sums.length - 1, to)];
  return b > a ? (sums[b]! - sums[a]!) / (b - a) : 0;
}

/** Mean over `radius` pixels to both sides, along rows or down columns. */
function blurred(
  plane: Float32Array,
  width: number,
  height: number,
  radius: number,
  way: "along" | "down",
): Float32Array {
  const out = new Float32Array(plane.length);
  const [lines, count, lineBy, by] = way === "along" ? [height, width, width, 1] : [width, height, 1, width];
  for (let line = 0; line < lines; line++) {
    const at = (k: number) => plane[line * lineBy + Math.max(0, Math.min(count - 1, k)) * by]!;
    let sum = 0;
    for (let k = -radius; k <= radius; k++) sum += at(k);
    for (let k = 0; k < count; k++) {
      out[line * lineBy + k * by] = sum / (2 * radius + 1);
      sum += at(k + radius + 1) - at(k - radius);
    }
  }
  return out;
}

/** How much lighter (above 0) or darker a pixel is than what lies on both sides, `by` from pixel to pixel; of the widths the plainest. */
function ridges(plane: Float32Array, width: number, height: number, by: number): Float32Array {
  const out = new Float32Array(plane.length);
  const far = 2 * HALF_WIDTHS_PX.at(-1)!;
  const [left, top] = by === 1 ? [far, 0] : [0, far];
  for (const half of HALF_WIDTHS_PX) {
    const off = 2 * half * by;
    for (let y = top; y < height - top; y++)
      for (let x = left; x < width - left; x++) {
        const i = y * width + x;
        const [a, b] = [plane[i]! - plane[i - off]!, plane[i]! - plane[i + off]!];
        const own = a * b > 0 ? Math.sign(a) * Math.min(Math.abs(a), Math.abs(b)) : 0;
        if (Math.abs(own) > Math.abs(out[i]!)) out[i] = own;
      }
  }
  return out;
}

/** The rails of one sign, with those a little above and below. */
function bent(rails: Float32Array, sign: 1 | -1, width: number, height: number): Float32Array {
  const reach = Math.max(1, Math.round(BENDS * height));
  return rails.map((_, i) => {
    let most = 0;
    for (let k = -reach; k <= reach; k++) most = Math.max(most, sign * (rails[i + k * width] ?? 0));
    return Math.min(1, most / MOST_CONTRAST);
  });
}
