import { Enlarger } from "#renderer/image/enlarger.ts";
import type { PixelRect } from "#renderer/image/pixel-rect.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { postsIn } from "#renderer/layout/feet-of-things.ts";
import { mainMaterial } from "#renderer/layout/main-material.ts";
import { treeRings } from "#renderer/layout/tree-rings.ts";
import { nearMask } from "#renderer/mask/near-mask.ts";
import { bytesFrom } from "#renderer/math/from-plane.ts";
import { greatestNearby } from "#renderer/math/greatest-nearby.ts";
import { oncePer } from "#renderer/once-per.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { ColorTiles } from "./color-tiles.ts";
import type { Region } from "./region.ts";
import { stepsFrom } from "./steps-from.ts";

/** How far the coarse outline of a thing may lie off, as a share of the photo's width. */
const REACH_SHARE = 0.012;
/** Beside house, paving and sky, pixels of the small picture stay as they are. */
const HOUSE_RIM_PX = 3;
const PAVED_RIM_PX = 1;
/** Coverage (0 to 1) from which a pixel counts as one of those, from which it counts as paving, of which more is seen behind shrubs than there is, and from which it counts as a thing. */
const SOME = 0.2;
const PAVED = 0.4;
const THING = 0.5;
/** Coverage (0 to 1) of lawn from which a pixel shows its look, and half of a mask. */
const SURELY_LAWN = 0.9;
const HALF = 0.5;
/** Coverage bytes from which a pixel is in the region, from which it shows the lawn's look, and up to which it shows what lies beside. */
const INSIDE = 128;
const SURE = 240;
const BESIDE = 10;
/** Squared distance from the mean in spreads: 90% of a normal spread over three colors lies nearer. */
const LIKE = 6.25;
/** By so much (twice the logarithm of the odds) a pixel looks more like the lawn than like what lies beside. */
const CLEARLY = 4;

/** What stays as it is whatever it looks like, at the size of `seen`. */
const keptOf = oncePer((seen: Seen) => {
  const { width, height, house, hard, sky, plants } = seen;
  const walls = greatestNearby(house, width, height, HOUSE_RIM_PX);
  const paved = greatestNearby(hard, width, height, PAVED_RIM_PX);
  const kept = Float32Array.from(treeRings(seen));
  for (let i = 0; i < kept.length; i++)
    if (walls[i]! > SOME || paved[i]! > PAVED || sky[i]! > SOME || plants[i]! > THING) kept[i] = 1;
  return kept;
});

/**
 * Lets new ground on an old lawn reach things that stand on that up to their own edge in the photo: pixels beside it that look like the old
 * lawn next to them, and not like what lies beyond, join its coverage bytes. Changes `clip`, which lies in `rect`.
 */
export function groundToThings(
  clip: Uint8Array,
  region: Region,
  seen: Seen,
  photo: RgbImage,
  rect: PixelRect,
): void {
  const wide = rect.right - rect.left;
  const high = rect.bottom - rect.top;
  const reach = Math.max(1, Math.round(REACH_SHARE * photo.width));
  const enlarger = new Enlarger(seen, photo);
  // A new lawn takes what it leaves of the old one between itself and other things.
  const most = mainMaterial(region)?.kind === "lawn" ? Math.round(ENCLOSED_SHARE * photo.width) : 0;
  const near = nearMask(clip, wide, high, SURE, Math.max(reach, FARTHER * most));
  const { drawn } = region.shape;
  const kept = Float32Array.from(keptOf(seen));
  const posts = postsIn(seen)(region.clip);
  for (let i = 0; i < kept.length; i++) if (posts[i]) kept[i] = 1;
  const [stays, limit, lawn] = [new Float32Array(wide), new Float32Array(wide), new Float32Array(wide)];
  const [own, other] = [new ColorTiles(photo, rect), new ColorTiles(photo, rect)];
  let front: number[] = [];
  for (let y = 0; y < high; y++) {
    // Rows that lie near to nothing are most of some photos.
    if (!near.subarray(y * wide, (y + 1) * wide).includes(1)) continue;
    enlarger.readRow(kept, y + rect.top, rect.left, rect.right, stays);
    enlarger.readRow(seen.lawn, y + rect.top, rect.left, rect.right, lawn);
    if (drawn) enlarger.readRow(drawn, y + rect.top, rect.left, rect.right, limit);
    for (let x = 0, o = y * wide; x < wide; x++, o++) {
      if (near[o] === 0) continue;
      if (clip[o]! > SURE) {
        if (lawn[x]! > SURELY_LAWN) own.add(x, y);
        continue;
      }
      if (clip[o]! < BESIDE && lawn[x]! < HALF) other.add(x, y);
      if (stays[x]! < HALF && !(drawn && limit[x]! < HALF)) front.push(o);
    }
  }
  const open = front;
  front = front.filter((o) => {
    const x = o % wide;
    const y = (o - x) / wide;
    const lawns = own.spreadAt(x, y);
    if (!lawns) return false;
    const distance = lawns.distanceAt(x, y);
    if (distance > LIKE) return false;
    const others = other.spreadAt(x, y);
    return !others || distance + lawns.logSize + CLEARLY < others.distanceAt(x, y) + others.logSize;
  });
  if (most > 0) joinEnclosed(clip, front, wide, high, most);
  for (let step = 0; step < reach && front.length > 0; step++) {
    const joined = front.filter((o) => {
      const x = o % wide;
      return (
        clip[o]! > INSIDE ||
        (x > 0 && clip[o - 1]! > INSIDE) ||
        (x < wide - 1 && clip[o + 1]! > INSIDE) ||
        (o >= wide && clip[o - wide]! > INSIDE) ||
        (o + wide < clip.length && clip[o + wide]! > INSIDE)
      );
    });
    if (joined.length === 0) break;
    for (const o of joined) clip[o] = 255;
    front = front.filter((o) => clip[o]! < 255);
  }
  joinAmong(clip, open, wide, high, Math.max(1, Math.round(BLADE_SHARE * photo.width)));
}

/** Old lawn that ends within this share of the photo's width from the new one was left over. */
const ENCLOSED_SHARE = 0.035;
/** Steps lead around pixels of another color: so many times as many are as far. It is looked at so many times as far away whether the old lawn goes on. */
const ROUNDABOUT = 1.5;
const FARTHER = 2;

/** Joins to coverage bytes those pixels of `like` that lie within `most` steps of the covered ones, but for what goes on farther and what lies beside that. */
function joinEnclosed(
  clip: Uint8Array,
  like: readonly number[],
  wide: number,
  high: number,
  most: number,
): void {
  const open = new Uint8Array(clip.length);
  for (const o of like) open[o] = 1;
  const steps = stepsFrom(clip, open, wide, FARTHER * most);
  const goesOn = bytesFrom(steps, (step) => (step > ROUNDABOUT * most ? 1 : 0));
  const beyond = nearMask(goesOn, wide, high, 1, most);
  for (const o of like) if (steps[o]! > 0 && !beyond[o]) clip[o] = 255;
}

/** Blades and the gaps between them are no wider than this share of the photo's width: a pixel of another color among those of the lawn belongs to it. */
const BLADE_SHARE = 0.003;
/** From this share of joined pixels around it on; along a straight edge it is less. */
const AMONG = 0.55;
const ROUNDS = 2;

/** Joins to coverage bytes those pixels of `open` that lie among joined ones, within `reach` pixels. */
function joinAmong(
  clip: Uint8Array,
  open: readonly number[],
  wide: number,
  high: number,
  reach: number,
): void {
  let left = open.filter((o) => clip[o]! < INSIDE);
  for (let round = 0; round < ROUNDS; round++) {
    const among = left.filter((o) => {
      const x = o % wide;
      const y = (o - x) / wide;
      let [all, inside] = [0, 0];
      for (let row = Math.max(0, y - reach); row <= Math.min(high - 1, y + reach); row++)
        for (
          let i = row * wide + Math.max(0, x - reach);
          i <= row * wide + Math.min(wide - 1, x + reach);
          i++
        ) {
          all++;
          if (clip[i]! > INSIDE) inside++;
        }
      return inside > AMONG * all;
    });
    for (const o of among) clip[o] = 255;
    left = left.filter((o) => clip[o]! < 255);
  }
}
