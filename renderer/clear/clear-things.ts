import { Enlarger } from "#renderer/image/enlarger.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { boxBlur } from "#renderer/math/box-blur.ts";
import { bytesFrom } from "#renderer/math/from-plane.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { continueSideways } from "./continue-sideways.ts";
import { copyNearby } from "./copy-nearby.ts";
import { thingShares } from "./find-loose.ts";
import { groundBehind } from "./ground-behind.ts";
import { grown } from "./pixel-pieces.ts";

/** Pixels (of `seen`) around and below a shrub that go with it: leaves half seen at its rim, shade and stems below it. */
const RIM_PX = 2;
const SHADE_PX = 8;
/** Share of shrub in the neighborhood (5 x 5 pixels) from which a pixel is at the rim: two pixels of 25. */
const RIM_SHARE = 0.08;
/**
 * What stands before ground in so much of its pixels hides little that can go wrong, and what is smaller than this share of the picture hides
 * little at all: what takes its place may differ by so many sRGB levels. Of what stands before a wall, as `copyNearby` says. Tuned.
 */
const ON_GROUND = { share: 0.6, unlike: 45 };
/** What is larger than this share of the picture hides too much to be continued. */
const LARGEST_LOOSE = 0.045;
/** Share from which the network sees a loose thing. */
const LEAST_THING = 0.25;
const SMALL = { share: 0.0025, unlike: 66 };
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;
/**
 * A fence or a thing goes on in a hole when it is seen this many pixels beside it in at least this share of the rows. Tuned: before a picket
 * fence it was 0.8, with a mailbox near the hole 0.02.
 */
const BESIDE_PX = 4;
const THING_SHARE = 0.25;
/**
 * The photo and what is seen in it when the things before the house are gone. `cleared`: 1 per photo pixel that was filled; `filled`: the
 * same per pixel of `seen`.
 */
export type Cleared = { photo: RgbImage; seen: Seen; cleared: Uint8Array; filled: Uint8Array };

/** What is to go from a photo, 1 per pixel of `seen`. `loose`: things that go one by one, or stay where what is behind is not known. */
export type Leaving = { shrubs: Uint8Array; circled: Float32Array; loose: readonly Uint8Array[] };

/**
 * Takes away what stands before the house: the wall goes on behind it down to its foot, and from there the ground. Only pixels of
 * shrubs, their rims and their shade change, and what a person has circled. Null when nothing is to go, or nothing goes on behind it.
 */
export function clearThings(
  photo: RgbImage,
  seen: Seen,
  { shrubs, circled, loose }: Leaving,
): Cleared | null {
  const hole = shrubs.includes(1) ? withRim(shrubs, seen) : new Uint8Array(shrubs.length);
  for (let i = 0; i < hole.length; i++) if (circled[i] === 1) hole[i] = 1;
  if (!hole.includes(1) && loose.length === 0) return null;
  const { source, foot } = continueSideways(seen, hole);
  // What a person circled goes as well where no wall goes on behind it: with ground, hedges and whatever else lies beside it.
  const left = hole.map((value, i) => (value && circled[i] === 1 && source[i]! < 0 ? 1 : 0));
  const copied = left.includes(1)
    ? (copyNearby(seen.picture, left, barredFor(seen, hole)) ?? new Int32Array(hole.length).fill(-1))
    : new Int32Array(hole.length).fill(-1);
  takeLoose(copied, source, seen, loose);
  copied.forEach((from, i) => {
    if (from >= 0) source[i] = from;
  });
  const filled = bytesFrom(source, (from) => (from >= 0 ? 1 : 0));
  if (!filled.includes(1)) return null;
  // What is filled becomes ground below the wall's foot and house above it; all other classes end there.
  const isGround = (i: number) => i / seen.width > foot[i % seen.width]!;
  const isCopy = (i: number) => copied[i]! >= 0;
  const within = (mask: Float32Array, belongs: (i: number) => boolean) =>
    mask.map((own, i) => (isCopy(i) ? mask[source[i]!]! : filled[i] ? (belongs(i) ? 1 : 0) : own));
  const picture = moved(seen.picture, seen, source, filled);
  const whole = photo === seen.picture ? picture : moved(photo, seen, source, filled);
  return {
    photo: whole.image,
    cleared: whole.changed,
    filled,
    seen: {
      ...seen,
      picture: picture.image,
      ground: within(seen.ground, isGround),
      soft: within(seen.soft, isGround),
      // Ground goes on as it is beside the hole: lawn where that is lawn, a bed where that is a bed.
      lawn: seen.lawn.map((own, i) =>
        filled[i] ? (isCopy(i) || isGround(i) ? seen.lawn[source[i]!]! : 0) : own,
      ),
      hard: within(seen.hard, () => false),
      street: within(seen.street, () => false),
      drive: within(seen.drive, () => false),
      walk: within(seen.walk, () => false),
      plants: within(seen.plants, () => false),
      standing: within(seen.standing, () => false),
      house: within(seen.house, (i) => !isGround(i)),
      garage: seen.garage.map((own, i) => (isCopy(i) ? seen.garage[source[i]!]! : own)),
      sky: seen.sky.map((own, i) => (isCopy(i) ? seen.sky[source[i]!]! : own)),
    },
  };
}

const pixelsOf = (mask: Uint8Array): Int32Array => Int32Array.from(mask.keys()).filter((i) => mask[i] === 1);

/** What no loose thing's place is filled from: what leaves, and all else that stands there but plants and fences. */
function barredBeside(seen: Seen, leaving: Uint8Array): Uint8Array {
  const { thing } = thingShares(seen);
  return leaving.map((value, i) => (value === 1 || thing[i]! > LEAST_THING ? 1 : 0));
}

/** How much of what takes a thing's place may differ from what lies beside it; undefined = as much as in any hole. */
function mostUnlike(hole: Int32Array, ground: Uint8Array): number | undefined {
  if (hole.length < SMALL.share * ground.length) return SMALL.unlike;
  return hole.filter((i) => ground[i] === 1).length > ON_GROUND.share * hole.length
    ? ON_GROUND.unlike
    : undefined;
}

/** Adds to `copied` what takes the place of loose things: of each all, or nothing where what is behind is not known. */
function takeLoose(copied: Int32Array, taken: Int32Array, seen: Seen, loose: readonly Uint8Array[]): void {
  if (loose.length === 0) return;
  const leaving = bytesFrom(taken, (from) => (from >= 0 ? 1 : 0));
  // With a rim, so that no half pixel of what goes is taken for what is behind it.
  for (const one of loose)
    for (const i of grown(pixelsOf(one), RIM_PX, seen.width, seen.height)) leaving[i] = 1;
  const barred = barredBeside(seen, leaving);
  for (const one of loose) {
    const hole = pixelsOf(one);
    if (hole.length > LARGEST_LOOSE * one.length) continue;
    const ground = groundBehind(hole, leaving, seen);
    const filled = copyNearby(seen.picture, one, barred, { ground, mostUnlike: mostUnlike(hole, ground) });
    filled?.forEach((from, i) => {
      if (from >= 0 && taken[i]! < 0) copied[i] = from;
    });
  }
}

/**
 * What no hole is filled from: the holes, and fences and things of the yard, unless one stands right beside a hole and goes on in it. A
 * mailbox near a sign would stand twice.
 */
function barredFor({ standing, plants }: Seen, hole: Uint8Array): Uint8Array {
  const isThing = (i: number) => standing[i]! > INSIDE && plants[i]! <= INSIDE;
  let rim = 0;
  let things = 0;
  hole.forEach((value, i) => {
    if (value === 0) return;
    for (const beside of [i - BESIDE_PX, i + BESIDE_PX]) {
      if (hole[beside] !== 0) continue;
      rim++;
      if (isThing(beside)) things++;
    }
  });
  return things > THING_SHARE * rim ? hole : hole.map((value, i) => (value === 1 || isThing(i) ? 1 : 0));
}

/** The shrubs with their rims and shade, 1 per pixel of `seen`. */
function withRim(shrubs: Uint8Array, { width, height, sky, ground }: Seen): Uint8Array {
  const near = boxBlur(new Float32Array(shrubs), width, height, RIM_PX, 1);
  const hole = bytesFrom(near, (share, i) => (share > RIM_SHARE && sky[i]! < INSIDE ? 1 : 0));
  for (let x = 0; x < width; x++) {
    // Rows since the last pixel of shrub in this column, from the top down.
    let below = Number.POSITIVE_INFINITY;
    for (let y = 0; y < height; y++) {
      const i = y * width + x;
      if (shrubs[i]) below = 0;
      else if (++below <= SHADE_PX + RIM_PX && (below <= SHADE_PX || ground[i]! < INSIDE)) hole[i] = 1;
    }
  }
  return hole;
}

/** The image with every filled pixel taken from where `source` says, carried over to the image's own size. */
function moved(
  image: RgbImage,
  { width, height }: Seen,
  source: Int32Array,
  filled: Uint8Array,
): { image: RgbImage; changed: Uint8Array } {
  const data = new Uint8Array(image.data.length);
  data.set(image.data);
  const changed = new Uint8Array(image.width * image.height);
  const enlarger = new Enlarger({ width, height }, image);
  for (let y = 0; y < image.height; y++) {
    for (let x = 0; x < image.width; x++) {
      const at = enlarger.indexOf(x, y);
      if (!filled[at]) continue;
      const from = source[at]!;
      // How far the source lies from the pixel, brought to the image's size and added to the pixel itself: keeps full sharpness.
      const across = Math.round((((from % width) - (at % width)) * image.width) / width);
      const down = Math.round(((Math.floor(from / width) - Math.floor(at / width)) * image.height) / height);
      const sx = Math.min(image.width - 1, Math.max(0, x + across));
      const sy = Math.min(image.height - 1, Math.max(0, y + down));
      const i = y * image.width + x;
      const o = sy * image.width + sx;
      for (let c = 0; c < 3; c++) data[i * 3 + c] = image.data[o * 3 + c]!;
      changed[i] = 1;
    }
  }
  return { image: { width: image.width, height: image.height, data }, changed };
}
