import { coveredRect, growRect, type PixelRect } from "#renderer/image/pixel-rect.ts";
import { coverRect } from "#renderer/mask/cover-rect.ts";
import { distanceTransform } from "#renderer/mask/distance-transform.ts";
import { bytesFrom } from "#renderer/math/from-plane.ts";
import { opened } from "#renderer/math/opened.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { apartBeside } from "./apart-beside.ts";
import { endsBeyond } from "./ends-beyond.ts";
import { evenWithin } from "./even-within.ts";
import { type HalfPhoto, halfPhoto, onHalf } from "./half-photo.ts";
import { redrawn } from "./redrawn.ts";
import { type Places, surfaceOdds } from "./surface-odds.ts";

/** People miss the edge of the surface that they mean by up to this share of the photo's width, and by half of the width of a narrow stroke; what goes on farther was left out. */
const FARTHEST_SHARE = 0.15;
/** And they draw over what lies beside it by up to this share. */
const OVER_SHARE = 0.03;
/** So far around the stroke, as a share of the photo's width, it is looked at what else lies there. */
const AROUND_SHARE = 0.19;
/** So far beyond the farthest edge, pixels of the half photo, it is looked at whether the surface ends. */
const BEYOND_PX = 4;
/** Nearer to its edge than this share of the photo's width a stroke tells little. */
const CARELESS_SHARE = 0.012;
/** Odds are evened over this share of the photo's width, not across edges. */
const EVEN_SHARE = 0.02;
/**
 * A pixel is of the surface, and surely, from these shares of the median odds in the stroke on, less a share for each spread by which its colors are apart from those
 * beside; and from so small a share, and such odds, on it may be.
 */
const LIKE_OWN = 0.33;
const SURELY_OWN = 0.65;
const APART_WEIGHT = 0.25;
const DOUBTFUL = 0.3;
const LEAST_ODDS = 0.5;
/** A stroke holds one surface where so much of it has at least half of the median odds, and these are at least so high. */
const HALF = 0.5;
const LEAST_AGREE = 0.8;
const LEAST_LEVEL = 2;
/** What stands is thin up to twice this share of the photo's width: lamps, posts and stems. */
const THIN_SHARE = 0.015;
/** Bays of the same look up to twice this share are of the surface. */
const BAY_SHARE = 0.02;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/**
 * The surface that a rough stroke was drawn round: the stroke, with what lies between it and the edges of its surface and without what it was drawn over beside that.
 * Coverage at the size of `seen`; null where the stroke holds no one surface that differs from what lies around, where it nearly has its edges, and where more was
 * missed than people miss.
 */
export function meantGround(stroke: Float32Array, seen: Seen): Float32Array | null {
  const half = halfPhoto(seen);
  const { width, height } = half;
  const small = onHalf(stroke, seen);
  const covered = coveredRect(small, width, height, INSIDE, coverRect(small, width, height));
  if (covered.right === 0) return null;
  const rect = growRect(covered, AROUND_SHARE * width, width, height);
  const places = placesIn(small, rect, half);
  const { drawn, stands, depth } = places;
  const careless = CARELESS_SHARE * width;
  const odds = evenWithin(surfaceOdds(places, careless, rect, half), rect, half.picture, EVEN_SHARE * width);
  const { level, agree } = ownLevel(odds, places, careless);
  if (level < LEAST_LEVEL || agree < LEAST_AGREE) return null;
  const least = Math.max(LEAST_ODDS, DOUBTFUL * level);
  const like = bytesFrom(odds, (odd, o) => (stands[o] === 0 && odd > least ? 1 : 0));
  const halfWidth = depth.reduce((most, far) => Math.max(most, -far), 0);
  const reach = Math.min(FARTHEST_SHARE * width, halfWidth);
  const over = OVER_SHARE * width;
  const apart = apartBeside(like, depth, rect, half.picture, over, reach + BEYOND_PX);
  const likeness = (o: number) => (like[o] ? odds[o]! / level - APART_WEIGHT * apart[o]! : 0);
  const sure = bytesFrom(drawn, (_, o) => (likeness(o) > SURELY_OWN ? 1 : 0));
  const surface = bytesFrom(drawn, (one, o) => (one || likeness(o) > LIKE_OWN ? 1 : 0));
  // What was drawn over is nearer to what lies beyond the edge than to the surface.
  const others = bytesFrom(surface, (one, o) => (drawn[o] || !one ? 1 : 0));
  const turned = depth.map((far) => -far);
  const toOthers = apartBeside(others, turned, rect, half.picture, 0, over);
  const isOver = (o: number) =>
    odds[o]! < 0 && depth[o]! >= -over && stands[o] === 0 && toOthers[o]! < apart[o]!;
  const beside = bytesFrom(drawn, (one, o) => (one && isOver(o) ? 1 : 0));
  const thin = thinOf(stands, rect, half);
  const goesOn = bytesFrom(like, (one, o) => one | thin[o]! | drawn[o]!);
  const found = endsBeyond({ drawn, surface, sure, goesOn, depth }, reach, rect, half);
  return redrawn(stroke, { found: withBays(found, like, rect, half), beside, thin, depth }, rect, seen);
}

function placesIn(stroke: Float32Array, rect: PixelRect, half: HalfPhoto): Places {
  const wide = rect.right - rect.left;
  const high = rect.bottom - rect.top;
  const [drawn, undrawn] = [new Uint8Array(wide * high), new Uint8Array(wide * high)];
  const stands = new Uint8Array(wide * high);
  for (let y = rect.top, o = 0; y < rect.bottom; y++)
    for (let x = rect.left; x < rect.right; x++, o++) {
      const i = y * half.width + x;
      if (stroke[i]! > INSIDE) drawn[o] = 1;
      else undrawn[o] = 1;
      stands[o] = half.stands[i]!;
    }
  const inwards = distanceTransform(undrawn, wide, high);
  const depth = distanceTransform(drawn, wide, high).map((far, o) => (drawn[o] ? -inwards[o]! : far));
  return { drawn, stands, depth };
}

/** The median odds of the stroke's own pixels, and the share of them that have at least half of it. */
function ownLevel(odds: Float32Array, { stands, depth }: Places, careless: number) {
  const own = odds.filter((_, o) => depth[o]! < -careless && stands[o] === 0).sort();
  const level = own[own.length >> 1] ?? 0;
  return { level, agree: own.filter((odd) => odd > HALF * level).length / Math.max(1, own.length) };
}

/** Of what stands the posts, lamps and stems: 1 per pixel of the rectangle. */
function thinOf(
  stands: Uint8Array,
  { left, top, right, bottom }: PixelRect,
  { width }: HalfPhoto,
): Uint8Array {
  const thick = opened(Float32Array.from(stands), right - left, bottom - top, Math.round(THIN_SHARE * width));
  return bytesFrom(stands, (one, o) => (one === 1 && thick[o]! <= INSIDE ? 1 : 0));
}

/** What was found, with its bays of the same look. */
function withBays(
  found: Uint8Array,
  like: Uint8Array,
  { left, top, right, bottom }: PixelRect,
  { width }: HalfPhoto,
): Uint8Array {
  const outside = Float32Array.from(found, (one) => 1 - one);
  const open = opened(outside, right - left, bottom - top, Math.round(BAY_SHARE * width));
  return bytesFrom(found, (one, o) => (one === 1 || (open[o]! <= INSIDE && like[o] === 1) ? 1 : 0));
}
