import type { PixelRect } from "#renderer/image/pixel-rect.ts";
import { addColor, colorSpread, SUMS } from "#renderer/mask/color-spread.ts";
import { distanceTransform } from "#renderer/mask/distance-transform.ts";
import { findPieces } from "#renderer/mask/find-pieces.ts";
import { boxBlur } from "#renderer/math/box-blur.ts";
import { bytesFrom } from "#renderer/math/from-plane.ts";
import { oncePer } from "#renderer/once-per.ts";
import { evenedAt } from "#renderer/see/looks-around.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { eachUpright } from "./thin-uprights.ts";

/** The lens hangs so high over the ground, meters, and sees about as wide as this share of the photo's width is long: near enough for the size of a ring. */
const LENS_M = 1.6;
const FOCAL_SHARE = 0.9;
/** A trunk or a post is no wider than this share of the photo's width; ground begins so near to its rim, pixels of the small picture. */
const MOST_WIDE = 0.03;
const RIM_PX = 6;
/** What lies so near to its foot is what it stands in, and a ring reaches no farther than that. Meters. */
const NEAR_M = 0.45;
/** Where that is less than so many pixels wide nothing is told of a ring. */
const LEAST_NEAR_PX = 2;
const FARTHEST_M = 2.6;
/** Fewer pixels show no colors; of the grass around every so many are enough. */
const LEAST_PIXELS = 12;
const STRIDE = 7;
/** Shares of red and green, summed: the shadow of a palm on grass is 0.06 to 0.085 apart from the grass, brown mulch 0.13 to 0.16 (four photos). */
const LEAST_APART = 0.1;
/** Mulch and soil have a share of green that is smaller than that of the grass by so much; grass in the sun beside a shadow has a larger one. */
const LESS_GREEN = 0.05;
/** A trunk stands in the middle of its ring, no farther aside than this share of its width. */
const MOST_ASIDE = 0.25;
/** It covers so much ground at least, square meters, and this share of the ellipse around it; grass lies along so much of its rim. */
const LEAST_M2 = 0.5;
const ROUND = 0.6;
const LEAST_RIM = 0.75;
/** Half the width over which the colors of a ring are evened, pixels, and the share from which on it is one. */
const EVEN_PX = 1;
/** Half the width of a trunk's shadow across its ring, and the rim of a ring that looks half like grass. Pixels of the small picture. */
const SHADOW_PX = 3;
const GROWN_PX = 1;
const INSIDE = 0.5;

/** A foot on the lawn: its columns and its row. */
type Foot = { left: number; right: number; row: number };

/**
 * The rings of mulch or soil round trunks and posts in a lawn, by their colors: 1 per pixel of `seen`. The network sees them as the lawn that
 * they lie in; whoever lays a new one leaves them.
 */
export const treeRings = oncePer((seen: Seen): Uint8Array => {
  const rings = new Uint8Array(seen.width * seen.height);
  const { width, height } = seen;
  for (const foot of feetOf(seen)) for (const i of ringAt(foot, seen)) rings[i] = 1;
  if (!rings.includes(1)) return rings;
  // Across the shadow of the trunk, and up to the edge of the grass: closed over the one, and grown by the rim.
  const toRing = distanceTransform(rings, width, height);
  const outside = bytesFrom(toRing, (away) => (away > SHADOW_PX ? 1 : 0));
  const inward = distanceTransform(outside, width, height);
  return bytesFrom(inward, (away) => (away > SHADOW_PX - GROWN_PX ? 1 : 0));
});

/** Where something narrow comes down to a lawn. */
function feetOf(seen: Seen): Foot[] {
  const { lawn, ground, house, width, height } = seen;
  const narrow = new Float32Array(width * height);
  const isOpen = (i: number) => ground[i]! <= INSIDE && house[i]! <= INSIDE;
  const isLawnNear = (i: number, step: 1 | -1) => {
    for (let k = 1; k <= RIM_PX; k++) if (lawn[i + k * step]! > INSIDE) return true;
    return false;
  };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = y * width + x;
      if (!isOpen(from)) continue;
      while (x < width - 1 && isOpen(y * width + x + 1)) x++;
      const to = y * width + x;
      if (to - from > MOST_WIDE * width || from % width === 0 || x === width - 1) continue;
      if (isLawnNear(from, -1) && isLawnNear(to, 1)) narrow.fill(1, from, to + 1);
    }
  const { start, end, piece, sizes } = findPieces(narrow, width, height, INSIDE, true);
  const feet = sizes.map((): Foot => ({ left: 0, right: 0, row: 0 }));
  for (let k = 0; k < piece.length; k++) {
    const row = Math.floor(start[k]! / width);
    // The last run of a piece is its lowest.
    feet[piece[k]!] = { left: start[k]! - row * width, right: end[k]! - 1 - row * width, row };
  }
  const thin = eachUpright(seen).map(({ middle }): Foot => {
    const at = middle.at(-1)!;
    return { left: at % width, right: at % width, row: Math.floor(at / width) };
  });
  return [...feet, ...thin];
}

/** How the ground around a foot lies in the picture: pixels that a meter is wide and deep there, and how far a pixel is from the foot, meters. */
type Scale = { wide: number; deep: number; awayM: (x: number, y: number) => number };

/** As if the ground were flat; null above the horizon, and where a ring would be no more than some pixels. */
function scaleAt({ left, right, row }: Foot, { horizonY, taken, width, height }: Seen): Scale | null {
  const down = row + 0.5 - (horizonY * height) / taken.height;
  const [wide, deep] = [down / LENS_M, down ** 2 / (LENS_M * FOCAL_SHARE * width)];
  if (down <= 0 || wide * NEAR_M < LEAST_NEAR_PX) return null;
  const [middle, half] = [(left + right) / 2, (right - left) / 2];
  const awayM = (x: number, y: number) => {
    const aside = Math.max(0, Math.abs(x - middle) - half) / wide;
    const behind = (y - row) / deep;
    return Math.sqrt(aside * aside + behind * behind);
  };
  return { wide, deep, awayM };
}

/** The pixels of a photo within some meters of a foot. */
function rectAround(
  { left, right, row }: Foot,
  { wide, deep }: Scale,
  reachM: number,
  seen: Seen,
): PixelRect {
  return {
    left: Math.max(0, Math.floor(left - reachM * wide)),
    right: Math.min(seen.width, Math.ceil(right + reachM * wide)),
    top: Math.max(0, Math.floor(row - reachM * deep)),
    bottom: Math.min(seen.height, Math.ceil(row + reachM * deep)),
  };
}

/** The ring in which a foot stands; nothing where grass goes up to it. */
function ringAt(foot: Foot, seen: Seen): number[] {
  const scale = scaleAt(foot, seen);
  if (!scale) return [];
  const { picture, soft, width } = seen;
  const { awayM } = scale;
  const each = (rect: PixelRect, stride: number, take: (i: number, away: number, o: number) => void) => {
    const across = rect.right - rect.left;
    const count = across * (rect.bottom - rect.top);
    for (let o = 0, x = rect.left, y = rect.top; o < count; o += stride, x += stride) {
      while (x >= rect.right) [x, y] = [x - across, y + 1];
      if (soft[y * width + x]! > INSIDE) take(y * width + x, awayM(x, y), o);
    }
  };
  const near = new Float64Array(SUMS);
  each(rectAround(foot, scale, NEAR_M, seen), 1, (i, away) => {
    if (away < NEAR_M) addColor(near, evenedAt(picture, i), 0);
  });
  if (near[0]! < LEAST_PIXELS || apartBy(near, grassOf(seen)) < LEAST_APART / 2) return [];
  const far = new Float64Array(SUMS);
  each(rectAround(foot, scale, 2 * FARTHEST_M, seen), STRIDE, (i, away) => {
    if (away > FARTHEST_M) addColor(far, evenedAt(picture, i), 0);
  });
  if (far[0]! < LEAST_PIXELS || apartBy(near, far) < LEAST_APART || !isSoilBeside(near, far)) return [];
  const [ring, grass] = [colorSpread(near), colorSpread(far)];
  const rect = rectAround(foot, scale, FARTHEST_M, seen);
  const [across, high] = [rect.right - rect.left, rect.bottom - rect.top];
  const like = new Float32Array(across * high);
  each(rect, 1, (i, away, o) => {
    if (away > FARTHEST_M) return;
    const color = evenedAt(picture, i);
    if (ring.distance(color, 0) + ring.logSize < grass.distance(color, 0) + grass.logSize) like[o] = 1;
  });
  const even = boxBlur(like, across, high, EVEN_PX, 1);
  const pieces = findPieces(even, across, high, INSIDE, true);
  for (const pixels of pixelsOf(pieces, rect, width)) if (isRing(pixels, foot, scale, seen)) return pixels;
  return [];
}

/** The mean color of a photo's lawn, as sums. */
const grassOf = oncePer(({ picture, lawn }: Seen): Float64Array => {
  const sums = new Float64Array(SUMS);
  for (let i = 0; i < lawn.length; i += STRIDE) if (lawn[i]! > INSIDE) addColor(sums, picture.data, 3 * i);
  return sums;
});

/** The pixels of the photo that each piece of a rectangle covers. */
function pixelsOf(
  { start, end, piece, sizes }: ReturnType<typeof findPieces>,
  { left, top, right }: PixelRect,
  width: number,
): number[][] {
  const across = right - left;
  const of = sizes.map((): number[] => []);
  for (let k = 0; k < piece.length; k++) {
    const row = Math.floor(start[k]! / across);
    for (let o = start[k]!; o < end[k]!; o++)
      of[piece[k]!]!.push((top + row) * width + left + o - row * across);
  }
  return of;
}

/** Whether some pixels are a round piece of ground in the middle of which a foot stands, with grass around. */
function isRing(pixels: readonly number[], foot: Foot, { wide, deep, awayM }: Scale, seen: Seen): boolean {
  const { lawn, width } = seen;
  let [left, right, top, bottom] = [width, 0, Number.POSITIVE_INFINITY, 0];
  let [nearest, farthest] = [Number.POSITIVE_INFINITY, 0];
  for (const i of pixels) {
    const [x, y] = [i % width, Math.floor(i / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
    const away = awayM(x, y);
    [nearest, farthest] = [Math.min(nearest, away), Math.max(farthest, away)];
  }
  const aside = Math.abs((left + right) / 2 - (foot.left + foot.right + 1) / 2);
  return (
    nearest < NEAR_M &&
    farthest < FARTHEST_M - 1 / wide &&
    aside < MOST_ASIDE * (right - left) &&
    pixels.length > LEAST_M2 * wide * deep &&
    pixels.length > ROUND * (Math.PI / 4) * (right - left) * (bottom - top) &&
    shareInLawn(pixels, lawn, width) > LEAST_RIM
  );
}

/** The share of lawn among the pixels around some, without those beyond the photo. */
function shareInLawn(pixels: readonly number[], lawn: Float32Array, width: number): number {
  const own = new Set(pixels);
  let [all, green] = [0, 0];
  for (const i of pixels)
    for (const to of [i - 1, i + 1, i - width, i + width]) {
      if (own.has(to) || to < 0 || to >= lawn.length) continue;
      all++;
      if (lawn[to]! > INSIDE) green++;
    }
  return all === 0 ? 0 : green / all;
}

/** Whether the mean color of some sums is less green than that of grass, and not brighter. */
function isSoilBeside(own: Float64Array, grass: Float64Array): boolean {
  const light = (sums: Float64Array) => sums[1]! + sums[2]! + sums[3]!;
  const green = own[2]! / light(own);
  return green < grass[2]! / light(grass) - LESS_GREEN && light(own) / own[0]! < light(grass) / grass[0]!;
}

/** How far the mean colors of two sums lie apart in their shares of red and green. */
function apartBy(one: Float64Array, other: Float64Array): number {
  const share = (sums: Float64Array, channel: 1 | 2) => sums[channel]! / (sums[1]! + sums[2]! + sums[3]!);
  return Math.abs(share(one, 1) - share(other, 1)) + Math.abs(share(one, 2) - share(other, 2));
}
