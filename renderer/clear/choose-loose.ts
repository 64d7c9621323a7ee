import {
  LOOSE_THINGS,
  type LooseColor,
  type LooseKind,
  type LoosePlace,
  type LooseThing,
  type LooseWish,
} from "#core/plan/clearing/loose-things.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import type { LooseSeen } from "./find-loose.ts";
import { isOfColor } from "./is-of-color.ts";
import { type Box, boxOf } from "./pixel-pieces.ts";

/** How far a size that the camera estimates may be off, as factors of the least and of the greatest plausible one. */
const SIZE_SLACK = { least: 0.55, most: 1.5 };
/** Share of what the network saw that must be a vehicle, and that may be one in other things. */
const VEHICLE_SHARE = { least: 0.5, most: 0.65 };
/** Bins on wheels are taken for vehicles. Away from drives and streets what is lower than any car is none: cars are 4.3 ft tall and more, such bins 3.5 ft. */
const LOWEST_CAR_FT = 4;
const AT_DRIVES: ReadonlySet<LooseSeen["standsOn"]> = new Set(["drive", "street"] as const);
/** Of things that are counted no more than this share is missed: two that stand together may be seen as one, of two not both. */
const MISSED_SHARE = 0.5;
/** A thing is of a color when this share of its pixels is, and those are not pale: tan stone is nearly yellow. Differences of their channels as shares of the brightest; assumptions. */
const COLORED = 0.2;
const PALE: Partial<Record<LooseColor, number>> = { white: 0, black: 0, yellow: 0.5, orange: 0.5 };
const PALE_OTHERS = 0.3;
/** What goes with a thing is no more than so many times what the network sees of it: else its outline ran out over what is beside it. Tuned on 35 photos. */
const MOST_GROWN = 2.6;
/** Such a thing is not taken, and another is meant sooner: what the network is sure of it counts for so much less. */
const SPREAD_RANK = 0.8;
/** The network must be so sure of what is to go; of many, each this share of how sure it is of the surest. */
const LEAST_SURE = 0.28;
const SURE_SHARE = 0.8;
/** Where another thing that fits as well is more than this share as sure as the surest, it may be the one that is meant. */
const DOUBT_SHARE = 0.7;
/** What is brightly colored is so in at least this share of its pixels, and a color is bright from this difference of its channels on, sRGB levels. */
const VIVID_SHARE = 0.25;
const VIVID_LEVELS = 50;

/** What a thing may stand on where words place it; null = the side of the photo decides. */
const STANDS_AT: Record<LoosePlace, readonly NonNullable<LooseSeen["standsOn"]>[] | null> = {
  lawn: ["lawn", "soft"],
  paved: ["walk", "drive", "house"],
  drive: ["drive", "walk", "street"],
  street: ["street", "walk", "drive"],
  house: ["house", "walk"],
  pool: ["water", "walk"],
  left: null,
  right: null,
};

const sizeOf = (kind: LooseKind): LooseThing => LOOSE_THINGS[kind];

/** Which kinds the network calls vehicles. */
const isVehicle = (kind: LooseKind): boolean => kind === "vehicle";

/**
 * Those of what stands loose in a photo that a wish names: all where it names many, else the one that fits best, with the parts that it
 * was seen in. `within`: 1 inside the highlight that it was written in; null where it is of the whole photo.
 */
export function chooseLoose(
  wish: LooseWish,
  loose: readonly LooseSeen[],
  seen: Seen,
  within: Float32Array | null,
): LooseSeen[] {
  const fits = loose.filter((one) => isNamed(one, wish, seen) && (!within || liesIn(one, within)));
  const isApart = (one: LooseSeen) => within !== null || standsApart(one);
  if (wish.many) {
    const own = fits.filter((one) => fitsSize([one], wish, seen.width));
    const surest = Math.max(...own.map(({ sure }) => sure));
    const surely = own.filter((one) => one.sure >= SURE_SHARE * surest && isApart(one));
    // Who counts them sees them all: where most of them are not made out, what is may be something else.
    return !within && surely.length <= MISSED_SHARE * (wish.count ?? 0) ? [] : surely;
  }
  const ranked = fits.flatMap((one) => {
    const whole = joinedTo(one, fits, wish, seen.width);
    if (!fitsSize(whole, wish, seen.width)) return [];
    return [{ whole, rank: rankOf(whole) * (whole.every(isApart) ? 1 : SPREAD_RANK) }];
  });
  const [best, second] = ranked.sort((a, b) => b.rank - a.rank).filter(isApartFromFirst);
  // Which of two is meant the name alone does not say.
  const isDoubtful = best && second && second.rank > DOUBT_SHARE * best.rank;
  return best && !isDoubtful && best.whole.every(isApart) ? best.whole : [];
}

type Ranked = { whole: LooseSeen[]; rank: number };
/** Whether a thing is the first one or has no part of it. */
const isApartFromFirst = ({ whole }: Ranked, k: number, all: readonly Ranked[]): boolean =>
  k === 0 || !whole.some((one) => all[0]!.whole.includes(one));

function isNamed(one: LooseSeen, { kind, color, place }: LooseWish, seen: Seen): boolean {
  if (one.sure < LEAST_SURE) return false;
  if (isVehicle(kind) ? one.vehicle < VEHICLE_SHARE.least : isTooMuchVehicle(one, kind)) return false;
  if (sizeOf(kind).vivid && !isVivid(one.core, seen)) return false;
  if (color && shareOfColor(one.core, color, seen) < COLORED) return false;
  if (!place) return true;
  const grounds = STANDS_AT[place];
  if (grounds) return one.standsOn !== null && grounds.includes(one.standsOn);
  const middle = (one.box.left + one.box.right) / 2;
  return place === "left" ? middle < seen.width / 2 : middle > seen.width / 2;
}

const isTooMuchVehicle = ({ vehicle, tallFt, standsOn }: LooseSeen, kind: LooseKind): boolean =>
  vehicle > VEHICLE_SHARE.most && !(kind === "bin" && tallFt < LOWEST_CAR_FT && !AT_DRIVES.has(standsOn));

/** Whether the outline of a thing holds on to what the network sees of it. */
function standsApart({ core, outline }: LooseSeen): boolean {
  const own = outline();
  return own === null || own.pixels.length <= MOST_GROWN * core.length;
}

const HALF = 0.5;
/** Whether most of a thing lies inside a highlight (1 inside). */
const liesIn = ({ core }: LooseSeen, within: Float32Array): boolean =>
  core.filter((i) => within[i] === 1).length > HALF * core.length;

/** A thing with the others that touch it, as far as all together have the size of what is named. */
function joinedTo(one: LooseSeen, others: readonly LooseSeen[], wish: LooseWish, width: number): LooseSeen[] {
  const whole = [one];
  for (const other of others) {
    if (whole.includes(other) || !whole.some((part) => touch(part.box, other.box))) continue;
    if (fitsSize([...whole, other], wish, width)) whole.push(other);
  }
  return whole;
}

const touch = (a: Box, b: Box): boolean =>
  a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;

/** Whether things taken together are as tall and as wide as what is named. Feet by the pixel follow from the lowest of them. */
export function fitsSize(
  whole: readonly Pick<LooseSeen, "box" | "tallFt">[],
  { kind }: LooseWish,
  width: number,
): boolean {
  const lowest = whole.reduce((low, one) => (one.box.bottom > low.box.bottom ? one : low));
  const perPx = lowest.tallFt / (lowest.box.bottom + 1 - lowest.box.top);
  const pixels = Int32Array.from(
    whole.flatMap(({ box }) => [box.top * width + box.left, box.bottom * width + box.right]),
  );
  const box = boxOf(pixels, width);
  const { tallFt, wideFt, tallByWide } = sizeOf(kind);
  const isIn = (value: number, [least, most]: readonly [number, number]) =>
    value > least * SIZE_SLACK.least && value < most * SIZE_SLACK.most;
  const [tall, wide] = [box.bottom + 1 - box.top, box.right + 1 - box.left];
  const isShaped = tall > tallByWide[0] * wide && tall < tallByWide[1] * wide;
  return isShaped && isIn(tall * perPx, tallFt) && isIn(wide * perPx, wideFt);
}

/** The surest first. Of what is seen large the network is no surer than of what is small. */
function rankOf(whole: readonly LooseSeen[]): number {
  const pixels = whole.reduce((sum, { core }) => sum + core.length, 0);
  return whole.reduce((sum, one) => sum + one.sure * one.core.length, 0) / pixels;
}

function isVivid(pixels: Int32Array, { picture: { data } }: Seen): boolean {
  const isBright = (i: number) => {
    const [r, g, b] = [data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!];
    return Math.max(r, g, b) - Math.min(r, g, b) > VIVID_LEVELS;
  };
  return pixels.filter(isBright).length > VIVID_SHARE * pixels.length;
}

function shareOfColor(pixels: Int32Array, color: LooseColor, { picture: { data } }: Seen): number {
  const own = pixels.filter((i) => {
    const [r, g, b] = [data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!];
    const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
    return isOfColor(color, r, g, b) && most - least >= (PALE[color] ?? PALE_OTHERS) * most;
  });
  return own.length / pixels.length;
}
