import { Enlarger } from "#renderer/image/enlarger.ts";
import type { PixelRect } from "#renderer/image/pixel-rect.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { mainMaterial } from "#renderer/layout/main-material.ts";
import { nearMask } from "#renderer/mask/near-mask.ts";
import { bytesFrom } from "#renderer/math/from-plane.ts";
import { greatestNearby } from "#renderer/math/greatest-nearby.ts";
import { oncePer } from "#renderer/once-per.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { ColorTiles } from "./color-tiles.ts";
import { isPavingOf } from "./own-highlight.ts";
import type { Region } from "./region.ts";
import { stepsFrom } from "./steps-from.ts";

/** A strip of old paving beside new paving that is narrower than this share of the photo's width was missed by the coarse outline. */
const STRIP_SHARE = 0.005;
/** Coverage bytes from which a pixel is surely in the region, from which it is, and up to which it shows what lies beside. */
const SURE = 240;
const INSIDE = 128;
const BESIDE = 10;
/** Coverage (0 to 1) of paving from which a pixel shows the look of the old one, and half of a mask. */
const SURELY_PAVED = 0.9;
const HALF = 0.5;
/** Squared distance from the mean in spreads: 99% of a normal spread over three colors lies nearer. */
const LIKE = 11.3;
/** By so much (twice the logarithm of the odds) a pixel looks more like the old paving than like what lies beside. */
const CLEARLY = 4;
/** A joined pixel has at least this share of such pixels around it, within so much of the photo's width: its edge has no teeth. */
const AMONG = 0.5;
const EVEN_SHARE = 0.0025;

/** Whether paving covers a region up to its edges. */
export const laysPaving = (region: Region): boolean => isPavingOf(mainMaterial(region));

/** What stays as it is whatever it looks like, at the size of `seen`: also where a street begins, which may look as the drive does. */
const keptOf = oncePer(({ house, sky, standing, plants, street, width, height }: Seen) => {
  const nearStreet = greatestNearby(street, width, height, Math.ceil(STRIP_SHARE * width));
  return house.map((cover, i) => Math.max(cover, sky[i]!, standing[i]!, plants[i]!, nearStreet[i]!));
});

/**
 * Lets new paving in the place of old paving reach the edge that the old one has in the photo: narrow strips beside it that look like the old paving
 * next to them, and not like what lies beyond, join its coverage bytes. Where the old paving goes on farther than a strip nothing joins: it was left out.
 * Changes `clip`, which lies in `rect`.
 */
export function pavingToEdges(
  clip: Uint8Array,
  region: Region,
  seen: Seen,
  photo: RgbImage,
  rect: PixelRect,
): void {
  if (!laysPaving(region)) return;
  const wide = rect.right - rect.left;
  const high = rect.bottom - rect.top;
  const reach = Math.max(2, Math.round(STRIP_SHARE * photo.width));
  const near = nearMask(clip, wide, high, SURE, reach);
  const around = nearMask(clip, wide, high, SURE, 3 * reach);
  const enlarger = new Enlarger(seen, photo);
  const [stays, paved] = [new Float32Array(wide), new Float32Array(wide)];
  const kept = keptOf(seen);
  const [own, others] = [new ColorTiles(photo, rect), new ColorTiles(photo, rect)];
  const open = new Uint8Array(clip.length);
  for (let y = 0; y < high; y++) {
    // Rows that lie near to nothing are most of some photos.
    if (!around.subarray(y * wide, (y + 1) * wide).includes(1)) continue;
    enlarger.readRow(kept, y + rect.top, rect.left, rect.right, stays);
    enlarger.readRow(seen.hard, y + rect.top, rect.left, rect.right, paved);
    for (let x = 0, o = y * wide; x < wide; x++, o++) {
      if (around[o] === 0) continue;
      if (clip[o]! > SURE) {
        if (paved[x]! > SURELY_PAVED) own.add(x, y);
        continue;
      }
      // What lies right beside may be the strip itself.
      if (clip[o]! < BESIDE && near[o] === 0) others.add(x, y);
      if (stays[x]! < HALF) open[o] = 1;
    }
  }
  const like = bytesFrom(open, (one, o) => {
    if (!one) return 0;
    const [x, y] = [o % wide, Math.floor(o / wide)];
    const look = own.spreadAt(x, y);
    if (!look) return 0;
    const distance = look.distanceAt(x, y);
    if (distance > LIKE) return 0;
    const beside = others.spreadAt(x, y);
    return beside && distance + look.logSize + CLEARLY < beside.distanceAt(x, y) + beside.logSize ? 1 : 0;
  });
  const steps = stepsFrom(clip, like, wide, 2 * reach);
  // Where it goes on farther than a strip it was left out, and so is what leads there.
  const beyond = nearMask(
    bytesFrom(steps, (step) => (step > reach ? 1 : 0)),
    wide,
    high,
    1,
    reach,
  );
  const strip = bytesFrom(steps, (step, o) => (step > 0 && beyond[o] === 0 ? 1 : 0));
  joinEven(clip, strip, wide, high, Math.max(1, Math.round(EVEN_SHARE * photo.width)));
  const rim = nearMask(clip, wide, high, INSIDE, Math.max(1, Math.round(BLUR_SHARE * photo.width)));
  for (let o = 0; o < clip.length; o++) {
    if (!rim[o] || !open[o] || clip[o]! >= SURE || beyond[o]) continue;
    const [x, y] = [o % wide, Math.floor(o / wide)];
    const [look, beside] = [own.spreadAt(x, y), others.spreadAt(x, y)];
    if (!look || !beside || areAlike(look.mean, beside.mean)) continue;
    const share = (own.mixtureAt(x, y, look, beside) - LEAST_MIXED) / (1 - LEAST_MIXED);
    clip[o] = Math.max(clip[o]!, Math.min(255, Math.round(255 * MOSTLY * share)));
  }
}

/** The edge of a photo is so soft, as a share of its width: there colors of both sides are mixed. */
const BLUR_SHARE = 0.0016;
/** Less of the old paving in a mixture is not seen; its pixels are covered somewhat more than their share, or the old paving would shine through. */
const LEAST_MIXED = 0.2;
const MOSTLY = 1.5;
/** Means that differ by less, levels in all, are told apart by no mixture. */
const APART = 40;
const areAlike = (one: readonly number[], other: readonly number[]): boolean =>
  one.reduce((sum, level, c) => sum + Math.abs(level - other[c]!), 0) < APART;

/** Joins strips to coverage bytes, with an edge without teeth and without the specks between both. */
function joinEven(clip: Uint8Array, strip: Uint8Array, wide: number, high: number, reach: number): void {
  const near = nearMask(strip, wide, high, 1, reach);
  const joined: [o: number, share: number][] = [];
  for (let o = 0; o < clip.length; o++) {
    if (near[o] === 0 || clip[o]! > SURE) continue;
    const [x, y] = [o % wide, Math.floor(o / wide)];
    let [all, inside] = [0, 0];
    for (let row = Math.max(0, y - reach); row <= Math.min(high - 1, y + reach); row++)
      for (
        let at = row * wide + Math.max(0, x - reach);
        at <= row * wide + Math.min(wide - 1, x + reach);
        at++
      ) {
        all++;
        if (strip[at] || clip[at]! >= INSIDE) inside++;
      }
    if (inside > AMONG * all) joined.push([o, inside / all]);
  }
  for (const [o, share] of joined) {
    // Soft at the edge, where fewer pixels around it are covered.
    const cover = Math.round(255 * Math.min(1, (share - AMONG) / SOFT + HALF));
    if (cover > clip[o]!) clip[o] = cover;
  }
}
/** Over this share of the pixels around it coverage rises from one half to full. */
const SOFT = 0.2;
