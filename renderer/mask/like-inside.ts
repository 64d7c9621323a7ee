import { coveredRect, growRect } from "#renderer/image/pixel-rect.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { fillHoles } from "#renderer/layout/fill-holes.ts";
import { boxBlur } from "#renderer/math/box-blur.ts";
import { floatsFrom } from "#renderer/math/from-plane.ts";
import { clamp } from "#renderer/math/scalar.ts";
import { oncePer } from "#renderer/once-per.ts";
import { blurLooks, LOOKS, looksOf } from "#renderer/see/own-colors.ts";
import { coverRect } from "./cover-rect.ts";
import { distanceTransform } from "./distance-transform.ts";

/** Up to so far from a stroke the ground that it was drawn round may go on, and from there to so far lies what it was drawn against; shares of the photo's width. */
const BEYOND_SHARE = 0.03;
const AROUND_SHARE = 0.12;
/** Pixels of every look that are taken to lie inside and around alike: what is seen seldom decides little. */
const DOUBT = 6;
/** A pixel goes with those around it, as far as this share of the photo's width. */
const EVEN_SHARE = 0.005;
const EVEN_PASSES = 1;
/** From this share inside on a look is that of the ground; about it the mask rises so steeply. */
const LIKE = 0.5;
/** Beyond the stroke the look must say it more surely: nobody drew there. */
const SURELY_LIKE = 0.66;
const STEEP = 6;
/** With less of the stroke like its inside there is no one ground in it. */
const LEAST_LIKE = 0.6;
/** Litter, weeds and joints on it up to this share of the picture are no holes. */
const HOLE_SHARE = 0.004;
/** What looks so many times more like other things than like the ground around them is none of it. */
const UNLIKE_TIMES = 2;
/** Less ground than this, as a share of ground and things, does not tell what it looks like. */
const LEAST_REST = 0.3;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/** The looks of a picture's pixels. */
const looks = oncePer((picture: RgbImage) => looksOf(picture));

/**
 * The ground that a stroke was drawn round, by its look alone: pixels in it and near it whose color and grain are more common inside of
 * it than around it (Bayes' rule with two histograms). For ground that the words name and the network has not seen. Null where the
 * stroke holds no one look. `stroke` is coverage of the picture's size, and so is the answer.
 */
export function likeInside(stroke: Float32Array, picture: RgbImage): Float32Array | null {
  const { width, height } = picture;
  const covered = coveredRect(stroke, width, height, INSIDE, coverRect(stroke, width, height));
  if (covered.right === 0) return null;
  const rect = growRect(covered, AROUND_SHARE * width, width, height);
  const [wide, high] = [rect.right - rect.left, rect.bottom - rect.top];
  const look = looks(picture);
  const drawn = new Uint8Array(wide * high);
  const own = new Uint16Array(wide * high);
  for (let y = rect.top, o = 0; y < rect.bottom; y++)
    for (let i = y * width + rect.left; i < y * width + rect.right; i++, o++) {
      own[o] = look[i]!;
      if (stroke[i]! > INSIDE) drawn[o] = 1;
    }
  const away = distanceTransform(drawn, wide, high);
  // How many pixels of each look lie inside the stroke, and around it.
  const within = new Float32Array(LOOKS);
  const around = new Float32Array(LOOKS);
  let [inside, outside] = [0, 0];
  for (let o = 0; o < own.length; o++) {
    if (drawn[o]) {
      within[own[o]!]!++;
      inside++;
    } else if (away[o]! > BEYOND_SHARE * width) {
      around[own[o]!]!++;
      outside++;
    }
  }
  if (outside === 0) return null;
  blurLooks(within);
  blurLooks(around);
  const shareInside = within.map((count, l) => {
    const there = (count + DOUBT * (inside / (inside + outside))) / inside;
    const elsewhere = (around[l]! + DOUBT * (outside / (inside + outside))) / outside;
    return there / (there + elsewhere);
  });
  const likes = floatsFrom(own, (l) => shareInside[l]!);
  const even = boxBlur(likes, wide, high, Math.max(1, EVEN_SHARE * width), EVEN_PASSES);
  const like = new Float32Array(stroke.length);
  let alike = 0;
  for (let y = rect.top, o = 0; y < rect.bottom; y++)
    for (let i = y * width + rect.left; i < y * width + rect.right; i++, o++) {
      if (away[o]! > 2 * BEYOND_SHARE * width) continue;
      like[i] = clamp((even[o]! - (drawn[o] ? LIKE : SURELY_LIKE)) * STEEP + INSIDE, 0, 1);
      if (drawn[o] && like[i]! > INSIDE) alike++;
    }
  return alike < LEAST_LIKE * inside ? null : fillHoles(like, width, height, HOLE_SHARE);
}

/**
 * Of the pixels that may be things, which look unlike the ground around them: 1 for each. None where there is little of that ground.
 * Masks are coverage of the picture's size.
 */
export function unlikeGround(things: Float32Array, ground: Float32Array, picture: RgbImage): Float32Array {
  const look = looks(picture);
  const [own, rest] = [countLooks(things, look), countLooks(ground, look)];
  if (rest.total < LEAST_REST * (rest.total + own.total)) return new Float32Array(look.length);
  return floatsFrom(things, (thing, i) =>
    thing > INSIDE && own.counts[look[i]!]! * rest.total > UNLIKE_TIMES * rest.counts[look[i]!]! * own.total
      ? 1
      : 0,
  );
}

function countLooks(mask: Float32Array, look: Uint16Array): { counts: Float32Array; total: number } {
  const counts = new Float32Array(LOOKS);
  let total = 0;
  for (let i = 0; i < look.length; i++) {
    if (mask[i]! <= INSIDE) continue;
    counts[look[i]!]!++;
    total++;
  }
  blurLooks(counts);
  return { counts, total };
}
