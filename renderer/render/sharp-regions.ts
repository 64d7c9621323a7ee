import { Enlarger } from "#renderer/image/enlarger.ts";
import { growRect, type PixelRect, scaleRect } from "#renderer/image/pixel-rect.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { mainMaterial } from "#renderer/layout/main-material.ts";
import { coverRect, visibleRect } from "#renderer/mask/cover-rect.ts";
import { sharpShape } from "#renderer/mask/region-shape.ts";
import type { SharpenMask } from "#renderer/see/mask-sharpener.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { groundToThings } from "./ground-to-things.ts";
import { laysPaving, pavingToEdges } from "./paving-to-edges.ts";
import { laysGround, type Region } from "./region.ts";

/** Pixels around the small region in which its sharp edge may lie. */
const RIM_PX = 3;

/** The part of the photo that regions of the small picture can reach; empty without any. */
export function regionsRect(regions: readonly Region[], seen: Seen, photo: RgbImage): PixelRect {
  // In pixels of `seen` first, then grown and brought to the photo.
  const rect = visibleRect(unionOf(regions, seen), seen.width, seen.height);
  if (rect.right === 0) return rect;
  const grown = growRect(rect, RIM_PX, seen.width, seen.height);
  return growRect(
    scaleRect(grown, photo.width / seen.width, photo.height / seen.height),
    0,
    photo.width,
    photo.height,
  );
}

/**
 * Coverage bytes of each region inside `rect` of the photo, with the edges that the photo and the person's pen have at its own size.
 * Where highlights overlap the later one counts. Kept for the regions that were asked for last: nobody changes them.
 */
export function sharpRegions(
  regions: readonly Region[],
  seen: Seen,
  photo: RgbImage,
  sharpen: SharpenMask,
  rect: PixelRect,
): readonly Uint8Array[] {
  const of = [photo, ...Object.values(rect), ...regions.flatMap(madeOf)];
  const kept = latestSharp.get(seen);
  if (kept?.of.length === of.length && kept.of.every((one, k) => one === of[k])) return kept.sharp;
  const sharp = sharpened(regions, seen, photo, sharpen, rect);
  latestSharp.set(seen, { of, sharp });
  return sharp;
}

const latestSharp = new WeakMap<Seen, { of: readonly unknown[]; sharp: readonly Uint8Array[] }>();

/** All of a region that its sharp edge follows from. */
function madeOf(region: Region): unknown[] {
  const { ground, drawn, trusted, before } = region.shape;
  return [
    ...[ground, drawn, trusted, before],
    ...[region.areaId === null, isFilled(region), laysGround(region.plan), laysPaving(region)],
  ];
}

function sharpened(
  regions: readonly Region[],
  seen: Seen,
  photo: RgbImage,
  sharpen: SharpenMask,
  rect: PixelRect,
): Uint8Array[] {
  const enlarger = new Enlarger(seen, photo);
  const grounds = new Map<Float32Array, Uint8Array>();
  const sharp = regions.map((region) => {
    const { shape } = region;
    // Regions of one ground share its sharp edge.
    const ground = grounds.get(shape.ground) ?? sharpen(shape.ground, rect);
    grounds.set(shape.ground, ground);
    const before = shape.before && sharpen(shape.before, rect);
    const clip = sharpShape(shape, ground, before, enlarger, rect);
    if (!laysGround(region.plan)) return clip;
    const own = clip === ground ? clip.slice() : clip;
    groundToThings(own, region, seen, photo, rect);
    pavingToEdges(own, region, seen, photo, rect);
    return own;
  });
  for (let k = 0; k < sharp.length; k++) {
    if (!regions[k]!.shape.drawn) continue;
    for (let later = k + 1; later < sharp.length; later++) {
      // What has the whole yard lies beside a highlight, though the photo shows no edge between them; and what stands on any ground takes nothing.
      const isYard = regions[later]!.areaId === null;
      if (isYard ? !isFilled(regions[k]!) : !laysGround(regions[later]!.plan)) continue;
      const [under, over] = isYard ? [sharp[later]!, sharp[k]!] : [sharp[k]!, sharp[later]!];
      const width = rect.right - rect.left;
      for (let from = 0; from < under.length; from += width) layUnder(under, over, from, from + width);
    }
  }
  return sharp;
}

/** Whether a highlight is covered up to its edges: what has a place in it leaves the rest to the yard. */
const isFilled = (region: Region): boolean => mainMaterial(region) !== undefined;

/** Of a row of coverage bytes what a later region leaves. */
function layUnder(under: Uint8Array, over: Uint8Array, from: number, to: number): void {
  for (let i = from; i < to; i++) if (over[i]! > 0) under[i] = (under[i]! * (255 - over[i]!)) / 255;
}

/** Coverage of all regions together, at the size of `seen`; of a single one its own. Neither may be changed afterwards. */
export function unionOf(regions: readonly Region[], seen: Seen): Float32Array {
  if (regions.length === 1) return regions[0]!.clip;
  const known = latestUnions.get(seen) ?? [];
  const clips = regions.map(({ clip }) => clip);
  const same = known.find(
    (one) => one.clips.length === clips.length && one.clips.every((clip, k) => clip === clips[k]),
  );
  if (same) {
    latestUnions.set(seen, [same, ...known.filter((one) => one !== same)]);
    return same.union;
  }
  const { width, height } = seen;
  const union = new Float32Array(width * height);
  for (const clip of clips) {
    const { left, top, right, bottom } = coverRect(clip, width, height);
    for (let y = top; y < bottom; y++) joinRow(union, clip, y * width + left, y * width + right);
  }
  latestUnions.set(seen, [{ clips, union }, ...known.slice(0, UNIONS - 1)]);
  return union;
}

function joinRow(union: Float32Array, clip: Float32Array, from: number, to: number): void {
  for (let i = from; i < to; i++) if (clip[i]! > union[i]!) union[i] = clip[i]!;
}

/** Of each photo the unions that were asked for last: a step of a drag has its own, that of the step before and that of the first version. */
const UNIONS = 3;
const latestUnions = new WeakMap<Seen, { clips: readonly Float32Array[]; union: Float32Array }[]>();
