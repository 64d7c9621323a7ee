import type { Camera } from "#core/camera/camera.ts";
import type { GrowingKind, Whereabouts } from "#core/plan/clearing/whereabouts.ts";
import { oncePer } from "#renderer/once-per.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { awayFromPart } from "./photo-parts.ts";
import { type Box, boxOf } from "./pixel-pieces.ts";
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
  /** Share of its pixels that have the colors of dry leaves. */
  dry: number;
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
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;
/** Rows below a plant in which its ground is looked for, as a share of the picture's height, and in how many columns it is to be seen. */
const BELOW_SHARE = 0.02;
const STANDS = 0.25;
/** What stands by a part of the photo is no farther from it than this share of the picture's width. */
const NEAR_SHARE = 0.07;
/** People name what is large in their photo and seen whole: one that the frame cuts off counts for so much less. Tuned on 12 photos. */
const CUT_OFF = 0.3;
/** Another that may be meant as well leaves it open which one is, from this share of the rank of the first. */
const DOUBT_SHARE = 0.6;
/** Dry leaves: red over green and over blue by these factors, sRGB. */
const DRY = { toGreen: 1.04, toBlue: 1.3 };
const DRY_SHARE = 0.4;

/** The plants of a photo that stand on its ground in front of the horizon, largest first. `camera`: for the picture of `seen`. */
const seenPlants = oncePer(({ seen, camera }: { seen: Seen; camera: Camera }): SeenPlant[] => {
  const { width, picture } = seen;
  return plantCrowns(seen).flatMap((pixels): SeenPlant[] => {
    const box = boxOf(pixels, width);
    const foot = box.bottom + 1;
    if (foot <= camera.horizonY + 2) return [];
    const perPx = camera.groundZ(foot) / camera.focalPx;
    const isDry = (i: number) => {
      const [r, g, b] = [picture.data[i * 3]!, picture.data[i * 3 + 1]!, picture.data[i * 3 + 2]!];
      return r > DRY.toGreen * g && r > DRY.toBlue * b;
    };
    return [
      {
        pixels,
        box,
        tallM: (foot - box.top) * perPx,
        wideM: (box.right + 1 - box.left) * perPx,
        onGround: shareOnGround(pixels, seen),
        dry: pixels.filter(isDry).length / pixels.length,
      },
    ];
  });
});

/** The lowest pixel of a plant in each of its columns. */
function shareOnGround(pixels: Int32Array, { ground, width, height }: Seen): number {
  const lowest = new Map<number, number>();
  for (const i of pixels) lowest.set(i % width, Math.max(i, lowest.get(i % width) ?? 0));
  const bottom = Math.floor(Math.max(...lowest.values()) / width);
  const reach = Math.max(2, Math.round(BELOW_SHARE * height));
  // Its crown hangs over ground that is far behind: only the columns of its foot count.
  const feet = [...lowest.values()].filter((i) => bottom - Math.floor(i / width) <= 3 * reach);
  const stands = feet.filter((i) => {
    const below = Math.min(i + reach * width, width * (height - 1) + (i % width));
    return ground[below]! > INSIDE || Math.floor(i / width) + reach >= height;
  });
  return stands.length / Math.max(1, feet.length);
}

/**
 * The plants of a photo that words mean; none where it is not clear which. All where they name several at a place, one where they name one.
 * `camera`: for the picture of `seen`.
 */
export function findNamedPlants(where: Whereabouts, seen: Seen, camera: Camera): SeenPlant[] {
  const { kind, many, count, side, by, dry } = where;
  if (many && !side && !by && !dry) return [];
  const { width } = seen;
  const away = by ? awayFromPart(seen, by) : null;
  const fits = seenPlants({ seen, camera }).flatMap((plant) => {
    const { tallM, wideM, onGround, box } = plant;
    const isIn = (value: number, [least, most]: Range) => value >= least && value <= most;
    const { tallM: tall, wideM: wide } = SIZES[kind];
    if (!isIn(tallM, tall) || !isIn(wideM, wide)) return [];
    if (kind !== "weeds" && onGround < STANDS) return [];
    if (dry && plant.dry < DRY_SHARE) return [];
    // A mass of weeds goes on away from the camera: what ends below the horizon is lower than that.
    if (kind === "weeds" && box.top < camera.horizonY) return [];
    const middle = (box.left + box.right) / 2;
    if (side && (side === "left" ? middle > width / 2 : middle < width / 2)) return [];
    const off = away ? plant.pixels.reduce((least, i) => Math.min(least, away[i]!), width) / width : 0;
    return off <= NEAR_SHARE ? [{ plant, rank: rankOf(plant, seen) * (1 - off / (2 * NEAR_SHARE)) }] : [];
  });
  const ranked = fits.sort((a, b) => b.rank - a.rank);
  if (many) return ranked.slice(0, count).map(({ plant }) => plant);
  const [best, second] = ranked;
  return best && !(second && second.rank > DOUBT_SHARE * best.rank) ? [best.plant] : [];
}

/** What of a photo belongs to its trees, 1 per pixel of `seen`; `camera`: for that size. */
export function treesSeen(seen: Seen, camera: Camera): Uint8Array {
  const trees = new Uint8Array(seen.width * seen.height);
  for (const { tallM, pixels } of seenPlants({ seen, camera }))
    if (tallM >= SIZES.tree.tallM[0]) for (const i of pixels) trees[i] = 1;
  return trees;
}

/** How much of it is seen, and whether whole. */
function rankOf({ pixels, box }: SeenPlant, { width, height }: Seen): number {
  const isWhole = box.left > 0 && box.top > 0 && box.right < width - 1 && box.bottom < height - 1;
  return pixels.length * (isWhole ? 1 : CUT_OFF);
}
