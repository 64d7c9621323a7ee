import { coveredRect, growRect, type PixelRect } from "#renderer/image/pixel-rect.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { ownBeds } from "#renderer/layout/own-beds.ts";
import { coverRect } from "#renderer/mask/cover-rect.ts";
import { distanceTransform } from "#renderer/mask/distance-transform.ts";
import { findPieces } from "#renderer/mask/find-pieces.ts";
import { boxBlur } from "#renderer/math/box-blur.ts";
import { bytesFrom, floatsFrom } from "#renderer/math/from-plane.ts";
import { opened } from "#renderer/math/opened.ts";
import { oncePer } from "#renderer/once-per.ts";
import { blurLooks, LOOKS, looksOf } from "#renderer/see/own-colors.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { apartBy, type ColorSums, colorsAt, noColors } from "./are-alike.ts";

/** So far from a highlight, as a share of the photo's width, the rest of its ground is looked for. What goes on farther was left out. */
const FARTHEST_SHARE = 0.25;
/**
 * The rest is no more than this share of the highlight, and what of it goes on farther no more than that: with more a part was meant. On 43 highlights for lawns
 * (sets d, e, g, h, i, j, m and the fifty) rests that were meant come to 0.06 to 0.32; of one for "this part of the lawn" it is 0.82, and of one beside another 0.4.
 * A bed has lawn around it unless nothing but a sliver is left of that.
 */
export const MOST_LEFT = { lawn: 0.35, bed: 0.1 } as const;
const MOST_GOES_ON = 0.1;
/**
 * Most of twenty times the difference in the shares of red and blue and the difference in spreads, between the mean colors on both sides of a highlight's edge: grass that goes
 * on has 0.04 to 0.64, stones, mulch and other ground 0.68 to 3 (the same highlights).
 */
const HUE_WEIGHT = 20;
const MOST_APART = 0.68;
/** What joins two parts of the rest and is narrower than twice this share of the photo's width parts them. */
const NECK_SHARE = 0.012;
/** Pixels of every look that are taken to lie in the highlight and in other ground alike. */
const DOUBT = 6;
/** Ground beyond the highlight counts for so much among what lies around: it shows what else was seen as the same ground. */
const BEYOND_WEIGHT = 0.25;
/** A pixel goes with those around it, as far as this share of the photo's width. */
const EVEN_SHARE = 0.006;
/** From this share in the highlight on a look is that of its ground. */
const LIKE = 0.5;
/** So near to the highlight, pixels of the small picture, a part of the rest borders on it, along at least this share of the photo's width. */
const BORDERS_PX = 3;
const BORDERS_SHARE = 0.02;
/** So far from the line between both, pixels of the small picture, their colors are compared. */
const NEAR_PX = 2;
const FAR_PX = 14;
/** The outline of what is added is evened over this share of the photo's width. */
const FAIR_SHARE = 0.016;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

const looks = oncePer((picture: RgbImage) => looksOf(picture));

/**
 * A highlight with the rest of the piece of ground that it holds most of: people draw a rough loop inside the lawn that they mean. Of the
 * ground beyond it (`reach`, coverage) those parts are added that look like what lies in the highlight, with no edge of the photo between both, and that
 * end within `FARTHEST_SHARE`. Masks have the size of `seen`; `others`: 1 where another highlight lies. Planted beds stay. The very same mask where nothing is added.
 */
export function wholePiece(
  stroke: Float32Array,
  reach: Float32Array,
  others: Uint8Array,
  seen: Seen,
  mostLeft: number = MOST_LEFT.lawn,
): Float32Array {
  const { width, height, standing, plants, house } = seen;
  const covered = coveredRect(stroke, width, height, INSIDE, coverRect(stroke, width, height));
  if (covered.right === 0) return stroke;
  const beds = ownBeds(seen);
  const taken = (i: number) => others[i] === 1 || beds[i] === 1;
  const rect = growRect(covered, FARTHEST_SHARE * width, width, height);
  const [wide, high] = [rect.right - rect.left, rect.bottom - rect.top];
  const like = likeGround(stroke, reach, rect, seen);
  const drawn = new Uint8Array(wide * high);
  const beyond = new Float32Array(wide * high);
  let within = 0;
  for (let y = rect.top, o = 0; y < rect.bottom; y++)
    for (let i = y * width + rect.left; i < y * width + rect.right; i++, o++) {
      if (stroke[i]! > INSIDE) {
        drawn[o] = 1;
        within++;
      } else if (reach[i]! > INSIDE && !taken(i) && like[o]! > LIKE) {
        if (standing[i]! <= INSIDE && plants[i]! <= INSIDE && house[i]! <= INSIDE) beyond[o] = 1;
      }
    }
  const posts = bridgePosts(beyond, drawn, rect, seen);
  const wideEnough = opened(beyond, wide, high, Math.max(1, Math.round(NECK_SHARE * width)));
  const away = distanceTransform(drawn, wide, high);
  const added = restOf(wideEnough, { drawn, posts }, away, within, mostLeft, rect, seen);
  return added ? withRest(stroke, added, { reach, taken }, rect, seen) : stroke;
}

/** A post or trunk is at most so wide, as a share of the photo's width: the ground goes on behind it. */
const POST_SHARE = 0.03;

/** Joins the parts of what lies beyond a highlight (1 per pixel of the rectangle, as `drawn`) that a post parts, and answers with the posts. Changes `beyond`. */
function bridgePosts(beyond: Float32Array, drawn: Uint8Array, rect: PixelRect, seen: Seen): Uint8Array {
  const posts = new Uint8Array(drawn.length);
  const { width, hard, house, plants } = seen;
  const wide = rect.right - rect.left;
  const most = POST_SHARE * width;
  for (let y = rect.top; y < rect.bottom; y++) {
    const row = (y - rect.top) * wide;
    // The last pixel of the ground in this row, with nothing between but what may be a post; -1 without.
    let last = -1;
    for (let x = 0; x < wide; x++) {
      const i = y * width + rect.left + x;
      if (beyond[row + x]! > INSIDE || drawn[row + x]) {
        if (last >= 0 && x - last <= most)
          for (let o = row + last + 1; o < row + x; o++) beyond[o] = posts[o] = 1;
        last = x;
      } else if (hard[i]! > INSIDE || house[i]! > INSIDE || plants[i]! > INSIDE) last = -1;
    }
  }
  return posts;
}

/** The share of each pixel's look, evened, that lies in the highlight rather than in ground and things of another kind around it: 0 to 1 per pixel of the rectangle. */
function likeGround(stroke: Float32Array, reach: Float32Array, rect: PixelRect, seen: Seen): Float32Array {
  const { picture, sky, width } = seen;
  const look = looks(picture);
  const [within, others] = [new Float32Array(LOOKS), new Float32Array(LOOKS)];
  let [inside, outside] = [0, 0];
  const each = (take: (i: number, o: number) => void) => {
    for (let y = rect.top, o = 0; y < rect.bottom; y++)
      for (let i = y * width + rect.left; i < y * width + rect.right; i++, o++) take(i, o);
  };
  each((i) => {
    if (stroke[i]! > INSIDE) {
      within[look[i]!]!++;
      inside++;
    } else if (sky[i]! <= INSIDE) {
      const weight = reach[i]! > INSIDE ? BEYOND_WEIGHT : 1;
      others[look[i]!]! += weight;
      outside += weight;
    }
  });
  blurLooks(within);
  blurLooks(others);
  const all = inside + outside;
  const shares = within.map((count, l) => {
    const there = (count + DOUBT * (inside / all)) / inside;
    const elsewhere = (others[l]! + DOUBT * (outside / all)) / Math.max(1, outside);
    return there / (there + elsewhere);
  });
  const likes = new Float32Array((rect.right - rect.left) * (rect.bottom - rect.top));
  const known = asInside(stroke, seen);
  each((i, o) => {
    const [own, other] = [shares[look[i]!]!, known(i)];
    likes[o] = (own * other) / (own * other + (1 - own) * (1 - other));
  });
  return boxBlur(likes, rect.right - rect.left, rect.bottom - rect.top, Math.max(1, EVEN_SHARE * width), 1);
}

/** How sure the network is at most that a pixel is ground of the kind in a highlight. */
const MOST_KNOWN = 0.9;
/** What it saw as surely something else, and is in the mask of that ground, lay under a thing that was cleared since: the network knows nothing of it. */
const LEAST_KNOWN = 0.1;
const UNKNOWN = 0.5;

/** How far the network saw the same at a pixel of `seen` as in a highlight: the shares of the classes there against those in it. */
function asInside(stroke: Float32Array, { shares, width, height }: Seen): (i: number) => number {
  const { planes } = shares;
  const at = (i: number) =>
    Math.floor(((Math.floor(i / width) + 0.5) * shares.height) / height) * shares.width +
    Math.floor((((i % width) + 0.5) * shares.width) / width);
  const mean = planes.map(() => 0);
  let count = 0;
  for (let i = 0; i < stroke.length; i += STRIDE) {
    if (stroke[i]! <= INSIDE) continue;
    count++;
    for (const [c, plane] of planes.entries()) mean[c]! += plane[at(i)]!;
  }
  const own = mean.reduce((sum, share) => sum + (share / count) ** 2, 0);
  return (i) => {
    const small = at(i);
    let both = 0;
    for (let c = 0; c < planes.length; c++) both += (planes[c]![small]! * mean[c]!) / count;
    const known = both / own;
    return known < LEAST_KNOWN ? UNKNOWN : Math.min(MOST_KNOWN, known);
  };
}
/** Every so many pixels of a highlight tell what the network saw in it. */
const STRIDE = 7;

/** Of the ground beyond a highlight the pieces that are meant with it: 1 per pixel of the rectangle; null without any. */
function restOf(
  beyond: Float32Array,
  { drawn, posts }: { drawn: Uint8Array; posts: Uint8Array },
  away: Float32Array,
  within: number,
  mostLeft: number,
  rect: PixelRect,
  { picture, width, height }: Seen,
): Float32Array | null {
  const wide = rect.right - rect.left;
  const high = rect.bottom - rect.top;
  const { start, end, piece, sizes } = findPieces(beyond, wide, high, INSIDE, true);
  const of = sizes.map(() => ({
    far: 0,
    borders: 0,
    goesOn: false,
    colors: noColors(),
  }));
  const toRest = distanceTransform(
    bytesFrom(beyond, (one) => (one > INSIDE ? 1 : 0)),
    wide,
    high,
  );
  // What the rectangle cuts off goes on beyond it; what the picture ends does not.
  const isCut = (x: number, y: number) =>
    (x === 0 && rect.left > 0) ||
    (x === wide - 1 && rect.right < width) ||
    (y === 0 && rect.top > 0) ||
    (y === high - 1 && rect.bottom < height);
  const inPicture = (o: number) => (rect.top + Math.floor(o / wide)) * width + rect.left + (o % wide);
  for (let k = 0; k < piece.length; k++) {
    const own = of[piece[k]!]!;
    const y = Math.floor(start[k]! / wide);
    for (let o = start[k]!; o < end[k]!; o++) {
      own.far = Math.max(own.far, away[o]!);
      if (away[o]! <= BORDERS_PX) own.borders++;
      if (isCut(o - y * wide, y)) own.goesOn = true;
      if (!posts[o] && away[o]! > NEAR_PX && away[o]! <= FAR_PX) colorsAt(own.colors, picture, inPicture(o));
    }
  }
  // The highlight's own colors along each piece.
  const beside: ColorSums[] = sizes.map(noColors);
  const pieceAt = new Int32Array(wide * high).fill(-1);
  for (let k = 0; k < piece.length; k++) pieceAt.fill(piece[k]!, start[k], end[k]);
  for (let o = 0; o < drawn.length; o++) {
    if (!drawn[o] || toRest[o]! <= NEAR_PX || toRest[o]! > FAR_PX) continue;
    const own = nearestPiece(pieceAt, o, wide);
    if (own >= 0) colorsAt(beside[own]!, picture, inPicture(o));
  }
  const isRest = of.map(
    ({ borders, colors }, p) => borders > BORDERS_PX * BORDERS_SHARE * width && areAlike(colors, beside[p]!),
  );
  const isMeant = of.map(({ far, goesOn }, p) => isRest[p]! && !goesOn && far <= FARTHEST_SHARE * width);
  const sizeOf = (which: readonly boolean[]) =>
    sizes.reduce((sum, size, p) => (which[p] ? sum + size : sum), 0);
  const [rests, meant] = [sizeOf(isRest), sizeOf(isMeant)];
  if (meant === 0 || rests > mostLeft * within || rests - meant > MOST_GOES_ON * within) return null;
  const rest = new Float32Array(beyond.length);
  for (let k = 0; k < piece.length; k++) if (isMeant[piece[k]!]) rest.fill(1, start[k], end[k]);
  return rest;
}

function areAlike(one: ColorSums, other: ColorSums): boolean {
  const apart = apartBy(one, other);
  return apart !== null && apart.spreads + HUE_WEIGHT * apart.hue < MOST_APART;
}

/** The piece that lies nearest to a pixel in one of eight directions; -1 where none does. */
function nearestPiece(pieceAt: Int32Array, o: number, wide: number): number {
  for (let by = 1; by <= FAR_PX; by++)
    for (const step of [-1, 1, -wide, wide, -wide - 1, -wide + 1, wide - 1, wide + 1]) {
      const own = pieceAt[o + by * step];
      if (own !== undefined && own >= 0) return own;
    }
  return -1;
}

/** A highlight with what is added to it, and a fair outline of that within its ground. */
function withRest(
  stroke: Float32Array,
  added: Float32Array,
  { reach, taken }: { reach: Float32Array; taken: (i: number) => boolean },
  rect: PixelRect,
  { width }: Seen,
): Float32Array {
  const wide = rect.right - rect.left;
  const both = floatsFrom(added, (one, o) => {
    const i = (rect.top + Math.floor(o / wide)) * width + rect.left + (o % wide);
    return Math.max(one, stroke[i]!);
  });
  const even = boxBlur(both, wide, rect.bottom - rect.top, Math.max(1, FAIR_SHARE * width), 2);
  const whole = stroke.slice();
  for (let y = rect.top, o = 0; y < rect.bottom; y++)
    for (let i = y * width + rect.left; i < y * width + rect.right; i++, o++)
      if (whole[i]! <= INSIDE && even[o]! > INSIDE && reach[i]! > INSIDE && !taken(i)) whole[i] = 1;
  return whole;
}
