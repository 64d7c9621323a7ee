import type { Camera } from "#core/camera/camera.ts";
import type { GrowingKind, Whereabouts } from "#core/plan/clearing/whereabouts.ts";
import { boxBlur } from "#renderer/math/box-blur.ts";
import { bytesFrom } from "#renderer/math/from-plane.ts";
import { oncePer } from "#renderer/once-per.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { findColored, piecesOfLook } from "./find-colored.ts";
import { toFeet } from "./find-plants.ts";
import { awayFromPart } from "./photo-parts.ts";
import { type Box, boxOf, pixelsOf } from "./pixel-pieces.ts";
import { plantCrowns } from "./plant-crowns.ts";

/** A plant of the photo. Pixels are indices in the picture of `Seen`. */
export type SeenPlant = {
  pixels: Int32Array;
  box: Box;
  /** As the camera measures it standing on level ground, meters. */
  tallM: number;
  wideM: number;
  /** Share of the columns of its lower side below which ground is seen. */
  onGround: number;
  /** Share of its pixels that have the colors of dry leaves, and that are no gray. */
  dry: number;
  colored: number;
};

type Range = readonly [least: number, most: number];
/** How tall and wide it may be, meters, as a single view measures them; assumptions with much slack. */
const SIZES: Record<GrowingKind, { tallM: Range; wideM: Range }> = {
  tree: { tallM: [2.4, 30], wideM: [0.5, 25] },
  shrub: { tallM: [0.2, 4.5], wideM: [0.2, 12] },
  hedge: { tallM: [0.4, 5], wideM: [1.2, 30] },
  grass: { tallM: [0.2, 2.8], wideM: [0.2, 10] },
  weeds: { tallM: [0.02, 10], wideM: [0.1, 15] },
};
/** Trees that people name by the color of their leaves are Japanese maples and the like, which are planted young. An assumption. */
const COLORED_TREE_M = 1;
/** What is said to be small is no taller, meters: four feet, and trees of twenty. Assumptions. */
const SMALL_M = { tree: 6, shrub: 1.25, hedge: 1.25, grass: 1.25, weeds: 1.25 } as const;
/** What is said to be tall is so many times higher than wide. An assumption. */
const TALL_BY_WIDE = 1.2;
/** What is said to be tall is at least so high for its width: more than that and it is not known whether all of it is meant. An assumption. */
const LEAST_TALL_BY_WIDE = 0.5;
/** Of a shrub less than this share of its width reaches the upper frame. An assumption. */
const AT_FRAME = 0.3;
/** Coverage from which a pixel belongs to a mask, and from which it is some plant. */
const INSIDE = 0.5;
const PLANT = 0.4;
/** Rows below a plant in which its ground is looked for, as a share of the picture's height, and in how many columns it is to be seen. */
const BELOW_SHARE = 0.02;
const STANDS = 0.25;
/** Mulch before a plant reaches over so much of the picture's height. */
const MULCH_SHARE = 0.15;
/** So little of a plant hangs below its foot: a strip of soil or a shadow that was taken for it. */
const TAIL = 0.04;
/** And it is narrower than this share of the plant: what ends in a wide front is a bed. */
const TAIL_WIDE = 0.25;
/** What stands by a part of the photo is no farther from it than this share of the picture's width. */
const NEAR_SHARE = 0.07;
/** One alone may be farther off where none is nearer. */
const NEAREST_SHARE = 0.25;
/** People name what is large in their photo and seen whole: one that the frame cuts off counts for so much less. Tuned on 12 photos. */
const CUT_OFF = 0.3;
/** Another that may be meant as well leaves it open which one is, from this share of the rank of the first. */
const DOUBT_SHARE = { any: 0.6, large: 0.8 };
/** Of several that are said to be large each is at least this share as tall as the largest. */
const LARGE_SHARE = 0.5;
/** What ends on a side in columns of less than this share of its height, over this share of its width, is another plant there: a dome is so low over a twelfth of its width. */
const FLANK_HIGH = 0.55;
const FLANK_WIDE = 0.2;
/** And its foot lies no farther from that of the rest, as a share of its height. */
const SAME_FOOT = 0.15;
/** Shrubs of a row are parted where its upper side, evened over this share of the picture's width to both sides, dips to this share of their heights. */
const DIP = 0.86;
const EVENED = 0.006;
/** Dry leaves: red over green and over blue by these factors, sRGB. */
const DRY = { toGreen: 1.04, toBlue: 1.3 };
const DRY_SHARE = 0.4;
/** Channels that differ by less than this share of the brightest are gray: stones that were taken for plants count for less. An assumption. */
const GRAY = 0.15;
const GRAY_COUNTS = 0.05;

/** The plants of a photo that stand on its ground in front of the horizon, largest first. `camera`: for the picture of `seen`. */
const seenPlants = oncePer(({ seen, camera }: { seen: Seen; camera: Camera }): SeenPlant[] => {
  return plantCrowns(seen).flatMap((pixels) => measured(pixels, seen, camera));
});

/** A plant as the camera measures it; none where it ends at the horizon. */
function measured(pixels: Int32Array, seen: Seen, camera: Camera): SeenPlant[] {
  const { width, picture } = seen;
  const box = boxOf(pixels, width);
  const foot = box.bottom + 1;
  if (foot <= camera.horizonY + 2) return [];
  const perPx = camera.groundZ(foot) / camera.focalPx;
  const isDry = (i: number) =>
    hasDryColor(picture.data[i * 3]!, picture.data[i * 3 + 1]!, picture.data[i * 3 + 2]!);
  const isColored = (i: number) => {
    const [r, g, b] = [picture.data[i * 3]!, picture.data[i * 3 + 1]!, picture.data[i * 3 + 2]!];
    return Math.max(r, g, b) - Math.min(r, g, b) >= GRAY * Math.max(r, g, b);
  };
  return [
    {
      pixels,
      box,
      tallM: (foot - box.top) * perPx,
      wideM: (box.right + 1 - box.left) * perPx,
      onGround: shareOnGround(pixels, seen),
      dry: pixels.filter(isDry).length / pixels.length,
      colored: pixels.filter(isColored).length / pixels.length,
    },
  ];
}

const hasDryColor = (r: number, g: number, b: number): boolean => r > DRY.toGreen * g && r > DRY.toBlue * b;

/** The plants of a photo, or the parts of them that have a color of leaves, or that of dry ones. */
function plantsOfLook({ color, dry }: Whereabouts, seen: Seen, camera: Camera): SeenPlant[] {
  if (!color && !dry) return seenPlants({ seen, camera });
  const isPlant = bytesFrom(seen.plants, (share) => (share > PLANT ? 1 : 0));
  const plants = Float32Array.from(isPlant);
  const masks = color ? findColored(seen, plants, color) : piecesOfLook(seen, plants, hasDryColor);
  // The foot lies in the shade, where no color is told.
  return masks.flatMap((mask) => measured(toFeet(pixelsOf(mask), isPlant, seen.width), seen, camera));
}

/** Whether a plant is cut off by the upper frame along much of its width: it is, or has grown into, a tree. */
const isOfTree = ({ pixels, box }: SeenPlant, width: number): boolean =>
  pixels.filter((i) => i < width).length > AT_FRAME * (box.right + 1 - box.left);

/** A tall plant with all that goes on above it in its columns: its stalks are parted from their plumes, and these seen as the crown behind. */
function withUpper(plant: SeenPlant, seen: Seen, camera: Camera): SeenPlant {
  const { box, pixels } = plant;
  const { width, plants } = seen;
  const own = new Set(pixels);
  const open = [...pixels];
  for (let i = open.pop(); i !== undefined; i = open.pop())
    for (const next of [i - 1, i + 1, i - width]) {
      const x = next % width;
      if (next < 0 || own.has(next) || x < box.left || x > box.right || plants[next]! <= PLANT) continue;
      own.add(next);
      open.push(next);
    }
  return measured(Int32Array.from(own).sort(), seen, camera)[0] ?? plant;
}

/** Share of the columns of a plant's foot in which ground is seen below it. */
function shareOnGround(pixels: Int32Array, seen: Seen): number {
  const { ground, width, height } = seen;
  const lowest = new Map<number, number>();
  for (const i of pixels) lowest.set(i % width, Math.max(i, lowest.get(i % width) ?? 0));
  const reach = Math.max(2, Math.round(BELOW_SHARE * height));
  const rows = Int32Array.from(pixels, (i) => Math.floor(i / width)).sort();
  const end = rows[Math.floor((1 - TAIL) * (rows.length - 1))]!;
  const below = [...lowest.values()].filter((i) => i / width >= end + 2 * reach);
  const bottom = below.length < TAIL_WIDE * lowest.size ? end : rows.at(-1)!;
  // Its crown hangs over ground that is far behind: only the columns of its foot count.
  const feet = [...lowest.values()].filter((i) => bottom - Math.floor(i / width) <= 3 * reach);
  const stands = feet.filter((i) => {
    let below = Math.min(i + reach * width, width * (height - 1) + (i % width));
    // Dark mulch is often seen as nothing: the lawn around it begins a little lower.
    for (let row = 0; row < MULCH_SHARE * height && isNothing(seen, below); row++) below += width;
    return (ground[below] ?? 1) > INSIDE || Math.floor(i / width) + reach >= height;
  });
  return stands.length / Math.max(1, feet.length);
}

/** Whether a pixel is seen as nothing that stands, grows or lies there. */
const isNothing = ({ ground, house, plants, sky, standing, picture }: Seen, i: number): boolean =>
  i < picture.data.length / 3 && [ground, house, plants, sky, standing].every((plane) => plane[i]! <= INSIDE);

/**
 * The plants of a photo that words mean; none where it is not clear which. All where they name several at a place, one where they name one.
 * `camera`: for the picture of `seen`.
 */
export function findNamedPlants(where: Whereabouts, seen: Seen, camera: Camera): SeenPlant[] {
  const { kind, many, count, side, by, dry, large, small, color, tall: isTall } = where;
  if (many && !side && !by && !dry && !large && !color) return [];
  const { width } = seen;
  const away = by ? awayFromPart(seen, by) : null;
  const isBigOne = large && !many && (kind === "shrub" || kind === "hedge");
  const each = plantsOfLook(where, seen, camera).flatMap((one) =>
    isBigOne ? withoutFlanks(one, seen, camera).flatMap((big) => withoutNeighbors(big, seen, camera)) : [one],
  );
  const parted = () => each.flatMap((one) => oneByOne(one, seen, camera));
  const fitsOf = (plant: SeenPlant): { plant: SeenPlant; rank: number }[] => {
    const { tallM, wideM, onGround, box } = plant;
    const isIn = (value: number, [least, most]: Range) => value >= least && value <= most;
    const { tallM: tall, wideM: wide } = SIZES[kind];
    const least = kind === "tree" && color ? COLORED_TREE_M : tall[0];
    if (!isIn(tallM, [least, tall[1]]) || !isIn(wideM, wide)) return [];
    // Plants that are told by their color may stand before others, and dead ones among them.
    const isTold = kind === "weeds" || ((color || (dry && many)) && kind !== "tree");
    if (!isTold && onGround < STANDS) return [];
    if (small && tallM > SMALL_M[kind]) return [];
    if (isTall && !many && kind === "grass" && tallM < TALL_BY_WIDE * wideM) return [];
    // Nobody calls a hedge beside it the tall one.
    if (isTall && !many && kind === "shrub" && tallM < LEAST_TALL_BY_WIDE * wideM) return [];
    if (dry && plant.dry < DRY_SHARE) return [];
    // A mass of weeds goes on away from the camera: what ends below the horizon is lower than that.
    if (kind === "weeds" && box.top < camera.horizonY) return [];
    const middle = (box.left + box.right) / 2;
    if (side && (side === "left" ? middle > width / 2 : middle < width / 2)) return [];
    const off = away ? plant.pixels.reduce((least, i) => Math.min(least, away[i]!), width) / width : 0;
    const reach = many ? NEAR_SHARE : NEAREST_SHARE;
    return off <= reach ? [{ plant, rank: rankOf(plant, seen) / (1 + (off / NEAR_SHARE) ** 2) }] : [];
  };
  // One of a row is meant alone.
  const whole = (!many && kind === "shrub" ? parted() : each).flatMap(fitsOf);
  const fits = count && kind === "shrub" && whole.length < count ? parted().flatMap(fitsOf) : whole;
  const ranked = fits.sort((a, b) => b.rank - a.rank);
  const [best, second] = ranked;
  if (!best) return [];
  // A conifer and the bed before it are seen as one mass: which part of it is meant is not known.
  if (isTall && !many && kind === "shrub" && best.plant.tallM < best.plant.wideM) return [];
  // Who counts them sees them all: where fewer are made out, some of these may be others.
  if (count !== undefined && ranked.length < count) return [];
  if (many) {
    const least = large ? LARGE_SHARE * best.plant.tallM : 0;
    return ranked
      .filter(({ plant }) => plant.tallM >= least)
      .slice(0, count)
      .map(({ plant }) => plant);
  }
  const doubt = large ? DOUBT_SHARE.large : DOUBT_SHARE.any;
  if (second && second.rank > doubt * best.rank) return [];
  if (kind === "shrub" && isOfTree(best.plant, width)) return [];
  return [isTall && kind === "grass" ? withUpper(best.plant, seen, camera) : best.plant];
}

/** A plant that is said to be large without a lower one that goes on beside it: a low hedge beside a high one. `camera`: for the picture of `seen`. */
function withoutFlanks(plant: SeenPlant, seen: Seen, camera: Camera): SeenPlant[] {
  const { box, pixels } = plant;
  const across = box.right + 1 - box.left;
  const high = new Int32Array(across);
  const foot = new Int32Array(across);
  for (const i of pixels) {
    const x = (i % seen.width) - box.left;
    high[x]!++;
    foot[x] = Math.max(foot[x]!, Math.floor(i / seen.width));
  }
  const highest = Math.max(...high);
  const middleFoot = (from: number, to: number) => foot.slice(from, to).sort()[(to - from) >> 1]!;
  let [from, to] = [0, across];
  while (high[from]! < FLANK_HIGH * highest) from++;
  while (high[to - 1]! < FLANK_HIGH * highest) to--;
  // What stands nearer or farther is told from it by no height.
  const isFlank = (start: number, end: number) =>
    end - start >= FLANK_WIDE * across &&
    Math.abs(middleFoot(start, end) - middleFoot(from, to)) < SAME_FOOT * highest;
  const left = isFlank(0, from) ? box.left + from : box.left;
  const right = isFlank(to, across) ? box.left + to : box.right + 1;
  if (left === box.left && right === box.right + 1) return [plant];
  const own = pixels.filter((i) => i % seen.width >= left && i % seen.width < right);
  return measured(own, seen, camera);
}

/** Of a mass of bushes that is so many times as wide as high the highest is told from those beside it. */
const MASS_WIDE = 1.8;
/** Where two domes meet their upper side lies below the chord over this share of the height to both sides, by that share of it. */
const CHORD = 0.16;
const SAG = 0.05;

/** A bush that is said to be large without the lower ones that it stands between. `camera`: for the picture of `seen`. */
function withoutNeighbors(plant: SeenPlant, seen: Seen, camera: Camera): SeenPlant[] {
  const { box, pixels } = plant;
  const { width } = seen;
  const across = box.right + 1 - box.left;
  const tops = new Float32Array(across).fill(box.bottom + 1);
  for (const i of pixels)
    tops[(i % width) - box.left] = Math.min(tops[(i % width) - box.left]!, Math.floor(i / width));
  const high = boxBlur(
    tops.map((top) => box.bottom + 1 - top),
    across,
    1,
    Math.max(1, Math.round(EVENED * width)),
    1,
  );
  const peak = high.indexOf(Math.max(...high));
  const highest = high[peak]!;
  if (across < MASS_WIDE * highest) return [plant];
  const reach = Math.round(CHORD * highest);
  const sagAt = (x: number) => ((high[x - reach] ?? 0) + (high[x + reach] ?? 0)) / 2 - high[x]!;
  const endFrom = (step: 1 | -1): number => {
    for (let x = peak; high[x + step * reach] !== undefined; x += step) {
      const own = sagAt(x);
      if (own >= SAG * highest && own >= sagAt(x + step)) return x;
    }
    return step < 0 ? 0 : across - 1;
  };
  const [from, to] = [box.left + endFrom(-1), box.left + endFrom(1)];
  if (from === box.left && to === box.right) return [plant];
  return measured(
    pixels.filter((i) => i % width >= from && i % width <= to),
    seen,
    camera,
  );
}

/** The shrubs of a row that grow into each other, parted where its upper side dips; the plant itself where it does not. `camera`: for the picture of `seen`. */
function oneByOne(plant: SeenPlant, seen: Seen, camera: Camera): SeenPlant[] {
  const { box, pixels } = plant;
  const { width } = seen;
  const across = box.right + 1 - box.left;
  const tops = new Int32Array(across).fill(box.bottom + 1);
  for (const i of pixels)
    tops[(i % width) - box.left] = Math.min(tops[(i % width) - box.left]!, Math.floor(i / width));
  const high = boxBlur(
    Float32Array.from(tops, (top) => box.bottom + 1 - top),
    across,
    1,
    Math.max(1, Math.round(EVENED * width)),
    1,
  );
  const cuts = dipsOf(high, DIP).map((x) => box.left + x);
  if (cuts.length === 0) return [plant];
  const partOf = (x: number) => cuts.filter((cut) => x > cut).length;
  return Array.from({ length: cuts.length + 1 }, (_, k) =>
    pixels.filter((i) => partOf(i % width) === k),
  ).flatMap((own) => (own.length === 0 ? [] : measured(own, seen, camera)));
}

/** Places at which heights dip to less than a share of what is highest on both sides, up to the next such place. */
function dipsOf(high: ArrayLike<number>, share: number): number[] {
  const dips: number[] = [];
  let [peak, low, at] = [0, Number.POSITIVE_INFINITY, -1];
  for (let x = 0; x < high.length; x++) {
    const value = high[x]!;
    if (at >= 0 && low < share * value) {
      dips.push(at);
      [peak, low, at] = [value, Number.POSITIVE_INFINITY, -1];
    } else if (value > peak) {
      [peak, low, at] = [value, Number.POSITIVE_INFINITY, -1];
    } else if (value < share * peak && value < low) [low, at] = [value, x];
  }
  return dips;
}

/** What of a photo belongs to its trees, 1 per pixel of `seen`; `camera`: for that size. */
export function treesSeen(seen: Seen, camera: Camera): Uint8Array {
  const trees = new Uint8Array(seen.width * seen.height);
  for (const { tallM, pixels } of seenPlants({ seen, camera }))
    if (tallM >= SIZES.tree.tallM[0]) for (const i of pixels) trees[i] = 1;
  return trees;
}

/** How much of it is seen, whether whole, and how much of it is no gray. */
function rankOf({ pixels, box, colored }: SeenPlant, { width, height }: Seen): number {
  const isWhole = box.left > 0 && box.top > 0 && box.right < width - 1 && box.bottom < height - 1;
  return pixels.length * (GRAY_COUNTS + colored) * (isWhole ? 1 : CUT_OFF);
}
