import type { LabPlanes } from "#renderer/color/lab.ts";
import { findPieces } from "#renderer/mask/find-pieces.ts";
import { slimness } from "#renderer/mask/piece-shapes.ts";
import { boxBlur } from "#renderer/math/box-blur.ts";
import { firstAbove } from "#renderer/math/first-above.ts";
import { greatestNearby } from "#renderer/math/greatest-nearby.ts";
import { plus } from "#renderer/math/plane-sums.ts";
import type { ClassShares } from "./network/class-shares.ts";
import { SEEN_CLASSES } from "./seen-classes.ts";

type Ground = Record<"soft" | "lawn" | "hard" | "street" | "walk" | "house", Float32Array>;
type Size = { width: number; height: number };

/**
 * Walks and sidewalks so narrow that the network's small picture loses them: long pieces of soft ground that are paler than the lawn on
 * one side, paler or lighter than what lies on the other, and that the network takes for paving with some share. They become paving, in place. `lab`: colors of the picture, right from `ABOVE_PX` above the first
 * row of soft ground on.
 */
export function findNarrowWalks(
  masks: Ground,
  shares: ClassShares,
  { width, height }: Size,
  lab: LabPlanes,
): void {
  const { soft } = masks;
  const first = firstAbove(soft, INSIDE);
  if (first === soft.length) return;
  const top = Math.max(0, Math.floor(first / width) - ABOVE_PX);
  const size = { width, height: height - top };
  const below = (plane: Float32Array) => plane.subarray(top * width);
  const own = {
    soft: below(soft),
    hard: below(masks.hard),
    house: below(masks.house),
  };
  const paved = pavedShare(shares, size, top, height);
  // Rows above the ground show sky and roofs; they are left out to save time.
  const looks = looksOf({ lightness: below(lab.lightness), a: below(lab.a), b: below(lab.b) }, size);
  const { band, lighter } = bandsOf(looks, own, paved.share, size);
  const smooth = boxBlur(band, size.width, size.height, 1, 1);
  for (let i = 0; i < smooth.length; i++) if (own.soft[i]! <= INSIDE && own.hard[i]! <= INSIDE) smooth[i] = 0;
  const pieces = findPieces(smooth, size.width, size.height, INSIDE, true);
  const { start, end, piece, sizes } = pieces;
  const slim = slimness(pieces, size.width);
  // Sums over the pixels of each piece: shares of paving and of street, pixels in the band, and how much lighter they are.
  const sums = sizes.map(() => ({ paved: 0, street: 0, band: 0, lighter: 0 }));
  for (let k = 0; k < piece.length; k++) {
    const sum = sums[piece[k]!]!;
    for (let i = start[k]!; i < end[k]!; i++) {
      sum.paved += paved.share[i]!;
      sum.street += paved.street[i]!;
      sum.band += band[i]!;
      sum.lighter += lighter[i]!;
    }
  }
  const isWalk = sums.map(({ paved, band, lighter }, p) => {
    if (sizes[p]! < LEAST_SHARE * soft.length) return false;
    const isPaved = slim[p]! >= SLIM && paved >= PAVED * sizes[p]!;
    return isPaved || (slim[p]! >= VERY_SLIM && lighter >= MUCH_LIGHTER * band);
  });
  for (let k = 0; k < piece.length; k++) {
    const p = piece[k]!;
    if (!isWalk[p]) continue;
    const kind = sums[p]!.street > sizes[p]! / 2 ? masks.street : masks.walk;
    for (let i = start[k]! + top * width; i < end[k]! + top * width; i++) {
      masks.hard[i]! += soft[i]!;
      kind[i]! += soft[i]!;
      soft[i] = 0;
      masks.lawn[i] = 0;
    }
  }
}

/**
 * Tuned on 82 labeled photos. A walk is so many times longer than wide, and on the average the network takes it for paving with this share;
 * or it is still longer, and lighter than the lawn by so much (CIE Lab).
 */
const SLIM = 5;
const PAVED = 0.35;
const VERY_SLIM = 10;
const MUCH_LIGHTER = 12;
/** Smaller pieces, as a share of the picture, are stones and flowers. */
const LEAST_SHARE = 0.0002;
/** A single pixel with less has no part in it. */
const LEAST_PAVED = 0.08;
/** How far to both sides a pixel is compared: half of the widest walk that is looked for, and more, in pixels of `SEEN_WIDTH`. */
const STEPS_DOWN = [6, 10, 16] as const;
const STEPS_ACROSS = [8, 16, 32] as const;
/** What is compared with a pixel lies up to the longest step above the ground. */
export const ABOVE_PX = Math.max(...STEPS_DOWN);
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/** CIE Lab: paler than lawn by this factor and this much chroma, and not darker by more than this. */
const PALER = 0.75;
const PALER_BY = 5;
const DARKER = 8;
/** Lighter than plants or a bed by so much, with no more chroma than this above theirs; or by more, whatever their chroma. */
const LIGHTER = 10;
const MORE_CHROMA = 4;
const FAR_LIGHTER = 20;
/** Lightness of white in CIE Lab: stands for a side that is no lawn, so that the other one decides. */
const WHITE = 100;

/** CIE Lab of sRGB bytes, per pixel: lightness 0 to 100, and chroma, the distance from gray. */
type Looks = { lightness: Float32Array; chroma: Float32Array };

/** Means over 3 x 3 pixels. */
function looksOf({ lightness, a, b }: LabPlanes, { width, height }: Size): Looks {
  const [mean, chroma, yellow] = [lightness, a, b].map((plane) => boxBlur(plane, width, height, 1, 1)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  for (let i = 0; i < chroma.length; i++)
    chroma[i] = Math.sqrt(chroma[i]! * chroma[i]! + yellow[i]! * yellow[i]!);
  return { lightness: mean, chroma };
}

/**
 * 1 per pixel (`band`) that differs from what lies on both sides of it, above and below or left and right, as a walk differs from a
 * lawn; and by how much it is lighter than that lawn.
 */
function bandsOf(
  { lightness, chroma }: Looks,
  { soft, hard, house }: Pick<Ground, "soft" | "hard" | "house">,
  paved: Float32Array,
  { width, height }: Size,
): { band: Float32Array; lighter: Float32Array } {
  const band = new Float32Array(soft.length);
  const lighter = new Float32Array(soft.length);
  const isLighter = (i: number, side: number) =>
    hard[side]! <= INSIDE &&
    house[side]! <= INSIDE &&
    lightness[i]! > lightness[side]! + LIGHTER &&
    (chroma[i]! < chroma[side]! + MORE_CHROMA || lightness[i]! > lightness[side]! + FAR_LIGHTER);
  const palest = palestBeside(soft, chroma);
  // `i`: a pixel; `one`, `other`: those at the same distance on both sides of it.
  const compare = (i: number, one: number, other: number) => {
    const first = chroma[i]! < palest[one]! && lightness[i]! > lightness[one]! - DARKER;
    const second = chroma[i]! < palest[other]! && lightness[i]! > lightness[other]! - DARKER;
    if (!first && !second) return;
    if (!(first && second) && !isLighter(i, first ? other : one)) return;
    const lawn = Math.min(first ? lightness[one]! : WHITE, second ? lightness[other]! : WHITE);
    lighter[i] = band[i] === 1 ? Math.max(lighter[i]!, lightness[i]! - lawn) : lightness[i]! - lawn;
    band[i] = 1;
  };
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (paved[i]! < LEAST_PAVED || (soft[i]! <= INSIDE && hard[i]! <= INSIDE)) continue;
      for (let k = 0; k < STEPS_DOWN.length; k++) {
        const step = STEPS_DOWN[k]!;
        compare(i, Math.max(0, y - step) * width + x, Math.min(height - 1, y + step) * width + x);
      }
      for (let k = 0; k < STEPS_ACROSS.length; k++) {
        const step = STEPS_ACROSS[k]!;
        compare(i, y * width + Math.max(0, x - step), y * width + Math.min(width - 1, x + step));
      }
    }
  }
  return { band, lighter };
}

/** The chroma below which a pixel is paler than lawn at each pixel; 0, which none is below, where there is no soft ground. */
function palestBeside(soft: Float32Array, chroma: Float32Array): Float32Array {
  const palest = new Float32Array(soft.length);
  for (let i = 0; i < palest.length; i++)
    if (soft[i]! > INSIDE) palest[i] = Math.max(0, Math.min(PALER * chroma[i]!, chroma[i]! - PALER_BY));
  return palest;
}

/** What the network cannot tell apart at all is as much paving as soft ground. */
const FAINT = 0.03;
/** A narrow strip is often half a pixel of the network's picture away: so far around it the most counts. */
const AROUND_PX = 1;

/** How far each pixel is paving rather than soft ground, and of paving how far street, below row `top` of a picture `height` rows high. */
function pavedShare(shares: ClassShares, size: Size, top: number, height: number) {
  const small = smallPavedShare(shares);
  const share = new Float32Array(size.width * size.height);
  const street = new Float32Array(share.length);
  const column = Int32Array.from({ length: size.width }, (_, x) =>
    Math.floor(((x + 0.5) * shares.width) / size.width),
  );
  for (let y = 0; y < size.height; y++) {
    const from = Math.floor(((y + top + 0.5) * shares.height) / height) * shares.width;
    spread(small.share, from, column, share, y * size.width);
    spread(small.street, from, column, street, y * size.width);
  }
  return { share, street };
}

/** A row of `plane`, from its index `from` on, read at each of these columns. */
function spread(plane: Float32Array, from: number, column: Int32Array, to: Float32Array, at: number): void {
  for (let x = 0; x < column.length; x++) to[at + x] = plane[from + column[x]!]!;
}

/** The same at the size of the network's picture. */
function smallPavedShare({ width, height, planes }: ClassShares) {
  const of = (name: (typeof SEEN_CLASSES)[number]) => planes[SEEN_CLASSES.indexOf(name)]!;
  const [drive, walk, street, lawn, bed] = [of("drive"), of("walk"), of("street"), of("lawn"), of("soft")];
  const paving = greatestNearby(plus(plus(drive, walk), street), width, height, AROUND_PX);
  const share = new Float32Array(paving.length);
  const ofStreet = new Float32Array(paving.length);
  for (let i = 0; i < paving.length; i++) {
    const hard = paving[i]! + FAINT;
    share[i] = hard / (hard + lawn[i]! + bed[i]! + FAINT);
    ofStreet[i] = (street[i]! + FAINT) / (street[i]! + drive[i]! + walk[i]! + 2 * FAINT);
  }
  return { share, street: ofStreet };
}
