import type { GroundTint, NamedGround } from "#core/plan/named-ground.ts";
import { findPieces } from "#renderer/mask/find-pieces.ts";
import { nearMask } from "#renderer/mask/near-mask.ts";
import { boxBlur } from "#renderer/math/box-blur.ts";
import { bytesFrom, floatsFrom } from "#renderer/math/from-plane.ts";
import { opened } from "#renderer/math/opened.ts";
import { oncePer } from "#renderer/once-per.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { fillHoles } from "./fill-holes.ts";
import { type Parted, type Tints, tintsOf, upperKind } from "./ground-tints.ts";

/** What is narrower than this share of the photo's width is a rim, a joint or the shadow of a pole. */
const NARROW_SHARE = 0.012;
/** Weeds, leaves and small things up to this share of the photo are no holes in it. */
const HOLE_SHARE = 0.006;
/** Smaller pieces are none of it: share of the photo, and of the largest piece. */
const LEAST_SHARE = 0.004;
const LEAST_OF_LARGEST = 0.12;
/** So many pieces have outlines of their own. */
const MOST_PIECES = 4;
/** What was seen as plants or as nothing belongs to the ground beside it where its tints lie within so many spreads of the mean. */
const LIKE_SPREADS = 1.5;
/** Coverage from which a pixel belongs to a mask, and up to which it surely belongs to none. */
const INSIDE = 0.5;
const FAINT = 0.3;

/** What is looked at, in a picture of half the size of `seen`: the color of ground needs no finer one, and it takes a fourth of the time. */
type Half = Pick<
  Seen,
  "picture" | "ground" | "soft" | "hard" | "plants" | "house" | "sky" | "width" | "height"
> & { horizonRow: number };

const halfOf = oncePer((seen: Seen): Half => {
  const [width, height] = [seen.width >> 1, seen.height >> 1];
  const from = (i: number) => 2 * Math.floor(i / width) * seen.width + 2 * (i % width);
  const half = (mask: Float32Array) => {
    const small = new Float32Array(width * height);
    for (let i = 0; i < small.length; i++) small[i] = mask[from(i)]!;
    return small;
  };
  const data = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i++)
    for (let c = 0; c < 3; c++) data[3 * i + c] = seen.picture.data[3 * from(i) + c]!;
  const { ground, soft, hard, plants, house, sky, horizonY, taken } = seen;
  return {
    picture: { width, height, data },
    ...{ width, height, horizonRow: Math.max(0, Math.floor((horizonY / taken.height) * height)) },
    ...{ ground: half(ground), soft: half(soft), hard: half(hard) },
    ...{ plants: half(plants), house: half(house), sky: half(sky) },
  };
});

/**
 * The ground of a photo that words name, told by its color from the other ground, whatever the network takes it for. `isUnderTree`: of several
 * pieces those that a tree stands in. Coverage at the size of `seen`; null where the photo shows none that stands out.
 */
export function groundOfLook(named: NamedGround, seen: Seen, isUnderTree = false): Float32Array | null {
  const half = halfOf(seen);
  const tints = tintsOf(half);
  const own = standsOut(named, half, tints);
  if (!own) return null;
  const isPaving = named.material === "paving";
  const whole = isPaving ? atLevel(own, half, tints) : withAlike(own, half, tints);
  const all = piecesOf(wideParts(whole, half, !isPaving), named, half);
  const trees = isUnderTree ? all.filter((piece) => hasTrunk(piece, half)) : [];
  const pieces = trees.length > 0 ? trees : all;
  if (pieces.length === 0) return null;
  const found = new Float32Array(half.width * half.height);
  for (const piece of pieces) {
    const even = isPaving ? wideParts(piece, half, true) : piece;
    for (let i = 0; i < found.length; i++) if (even[i]! > found[i]!) found[i] = even[i]!;
  }
  // Green plants in stones or mulch stay as they are, and so does what is as small.
  const { warm } = tints;
  return enlarged(
    isPaving ? found : floatsFrom(upToEdge(found, half, tints), (own, i) => (warm[i]! > GREENEST ? own : 0)),
    half,
    seen,
  );
}

/** The rim that colors mix in is no wider than this share of the photo's width, and what lies beside it begins at twice that. */
const MIXED_SHARE = 0.008;

/** Loose ground with its rim: the pixels beside it whose tints are nearer to its mean than to the mean of what lies around. */
function upToEdge(
  found: Float32Array,
  { ground, width, height }: Half,
  { warm, yellow, light }: Tints,
): Float32Array {
  const reach = Math.max(1, Math.round(MIXED_SHARE * width));
  const inside = bytesFrom(found, (own) => (own > INSIDE ? 1 : 0));
  const rim = nearMask(inside, width, height, 1, reach);
  const around = nearMask(inside, width, height, 1, 3 * reach);
  const planes = [warm, yellow, light] as const;
  const meanOf = (counts: (i: number) => boolean) => {
    const sums = [0, 0, 0, 0];
    for (let i = 0; i < found.length; i++) {
      if (!counts(i)) continue;
      sums[3]!++;
      for (const [c, plane] of planes.entries()) sums[c]! += plane[i]!;
    }
    return sums.slice(0, 3).map((sum) => sum / Math.max(1, sums[3]!));
  };
  const own = meanOf((i) => inside[i] === 1);
  const other = meanOf((i) => around[i] === 1 && rim[i] !== 1);
  const away = (i: number, mean: readonly number[]) =>
    planes.reduce((sum, plane, c) => sum + (plane[i]! - mean[c]!) ** 2, 0);
  return floatsFrom(found, (cover, i) =>
    cover > INSIDE || rim[i] !== 1 || ground[i]! <= FAINT || away(i, own) > away(i, other) ? cover : 1,
  );
}

/** A mask at the size of `seen`, its edges as even as its pixels are large. */
function enlarged(mask: Float32Array, { width, height }: Half, seen: Seen): Float32Array {
  const out = new Float32Array(seen.width * seen.height);
  for (let y = 0; y < seen.height; y++) {
    const top = Math.min(height - 1, y >> 1);
    const below = Math.min(height - 1, (y + 1) >> 1);
    for (let x = 0; x < seen.width; x++) {
      const left = Math.min(width - 1, x >> 1);
      const right = Math.min(width - 1, (x + 1) >> 1);
      out[y * seen.width + x] =
        (mask[top * width + left]! +
          mask[top * width + right]! +
          mask[below * width + left]! +
          mask[below * width + right]!) /
        4;
    }
  }
  return out;
}

/** A trunk and the crown on it are one column of plants, higher than any shrub: this share of the photo's height. */
const TRUNK_SHARE = 0.25;
/** So many such columns, as a share of the photo's width, are a trunk. */
const TRUNK_WIDE = 0.008;

/** Whether a tree stands in a piece of ground. */
function hasTrunk(piece: Float32Array, { plants, width, height }: Half): boolean {
  let columns = 0;
  for (let x = 0; x < width; x++) {
    let top = 0;
    while (top < height && piece[top * width + x]! <= INSIDE) top++;
    if (top === height) continue;
    let rows = 0;
    while (rows < top && plants[(top - 1 - rows) * width + x]! > INSIDE) rows++;
    if (rows >= TRUNK_SHARE * height) columns++;
  }
  return columns >= TRUNK_WIDE * width;
}

/** Of what a ground is looked for in, what stands out by the tint that was said: 1 per pixel; null where nothing does. */
function standsOut(named: NamedGround, seen: Half, tints: Tints): Uint8Array | null {
  const { material, tint } = named;
  return (
    amongGround(groundFor(named, seen), named, tints, seen) ??
    // Red bark is often taken for a paved drive, and brown or gray drives are never as red.
    (material === "mulch" && tint === "red" ? amongGround(anyGround(seen), named, tints, seen) : null)
  );
}

function amongGround(
  all: Uint8Array,
  { material, tint }: NamedGround,
  tints: Tints,
  seen: Half,
): Uint8Array | null {
  // Grass is the other ground of most yards: stones and mulch are redder than it.
  const bare = material === "paving" ? null : (upperKind(all, "red", tints)?.upper ?? null);
  if (!tint) return bare && notGreen(bare, tints);
  const parted = tint === "red" && bare ? null : upperKind(bare ?? all, tint, tints);
  // Stones of one color are those that were meant; paving of one color is told by its shape, see `find-patio.ts`.
  if (!parted) return bare && tint === "red" ? notGreen(bare, tints) : null;
  const whole = COLORED.has(tint) ? withShaded(parted, tint, tints, seen) : parted.upper;
  return material === "paving" ? whole : notGreen(whole, tints);
}

/** Stones and mulch are nowhere greener than this, a tint. */
const GREENEST = -0.1;
const notGreen = (ground: Uint8Array, { warm }: Tints): Uint8Array =>
  bytesFrom(ground, (own, i) => (own && warm[i]! > GREENEST ? 1 : 0));

/** Tints that are weaker in shade, under the blue of the sky. */
const COLORED: ReadonlySet<GroundTint> = new Set<GroundTint>(["red", "yellow"]);

/** What is looked through for a ground: paving, or what the network takes for lawn and soil: a white walk is no white stones. */
function groundFor({ material }: NamedGround, { soft, hard, plants, house }: Half): Uint8Array {
  return bytesFrom(material === "paving" ? hard : soft, (cover, i) =>
    cover > INSIDE && plants[i]! <= INSIDE && house[i]! <= INSIDE ? 1 : 0,
  );
}

/** Lawn, soil and paving together. */
const anyGround = ({ ground, plants, house }: Half): Uint8Array =>
  bytesFrom(ground, (cover, i) => (cover > INSIDE && plants[i]! <= INSIDE && house[i]! <= INSIDE ? 1 : 0));

/** Of the rim of a shaded part so much borders on the lit part. */
const LEAST_BORDER = 0.15;

/** A ground with the part of it that lies in shade: there its tint is weaker, and yet stronger than that of the rest. */
function withShaded(
  { upper, lower }: Parted,
  tint: GroundTint,
  tints: Tints,
  { width, height }: Half,
): Uint8Array {
  const shaded = upperKind(lower, tint, tints)?.upper;
  if (!shaded) return upper;
  const plane = floatsFrom(shaded, (own) => own);
  const { start, end, piece, sizes } = findPieces(plane, width, height, INSIDE, true);
  const rim = sizes.map(() => ({ all: 0, lit: 0 }));
  for (let k = 0; k < piece.length; k++)
    for (let i = start[k]!; i < end[k]!; i++)
      for (const by of [-1, 1, -width, width]) {
        if (shaded[i + by] !== 0) continue;
        rim[piece[k]!]!.all++;
        if (upper[i + by] === 1) rim[piece[k]!]!.lit++;
      }
  const whole = upper.slice();
  for (let k = 0; k < piece.length; k++) {
    const { all, lit } = rim[piece[k]!]!;
    if (lit > LEAST_BORDER * all) whole.fill(1, start[k]!, end[k]!);
  }
  return whole;
}

/** Loose ground with what was seen as plants or as nothing and has its tints, and with the paving that lies in it. */
function withAlike(own: Uint8Array, seen: Half, tints: Tints): Float32Array {
  const { plants, ground, hard, house, sky, horizonRow, width, height } = seen;
  const isLike = likeTints(own, tints);
  const top = horizonRow * width;
  const near = nearMask(own, width, height, 1, NEAR_SHARE * width);
  const whole = floatsFrom(own, (is, i) => {
    if (is) return 1;
    const isOpen = near[i] === 1 && (plants[i]! > INSIDE || ground[i]! <= INSIDE);
    return i >= top && isOpen && house[i]! <= FAINT && sky[i]! <= FAINT && isLike(i) ? 1 : 0;
  });
  const { start, end, piece, sizes } = findPieces(hard, width, height, INSIDE, true);
  const rim = sizes.map(() => ({ all: 0, own: 0 }));
  for (let k = 0; k < piece.length; k++)
    for (let i = start[k]!; i < end[k]!; i++)
      for (const by of [-1, 1, -width, width]) {
        if ((hard[i + by] ?? 1) > INSIDE) continue;
        rim[piece[k]!]!.all++;
        if (own[i + by] === 1) rim[piece[k]!]!.own++;
      }
  for (let k = 0; k < piece.length; k++)
    if (rim[piece[k]!]!.own > ENCLOSED * rim[piece[k]!]!.all) whole.fill(1, start[k]!, end[k]!);
  return whole;
}

/** Paving of whose rim so much lies in stones or mulch is some of that. */
const ENCLOSED = 0.5;
/** Between plants it goes on for no more than this share of the photo's width. */
const NEAR_SHARE = 0.02;

/** Whether a pixel has the tints of some ground; in shade it may be darker. */
function likeTints(own: Uint8Array, { warm, yellow, light }: Tints): (i: number) => boolean {
  const spreads = [warm, yellow, light].map((plane) => {
    let [n, sum, squares] = [0, 0, 0];
    for (let i = 0; i < own.length; i++) {
      if (!own[i]) continue;
      n++;
      sum += plane[i]!;
      squares += plane[i]! ** 2;
    }
    const mean = sum / n;
    return { plane, mean, reach: LIKE_SPREADS * Math.sqrt(Math.max(0, squares / n - mean ** 2)) };
  });
  const [byWarm, byYellow, byLight] = spreads as [Spread, Spread, Spread];
  const isNear = ({ plane, mean, reach }: Spread, i: number) => Math.abs(plane[i]! - mean) <= reach;
  return (i) =>
    isNear(byWarm, i) &&
    isNear(byYellow, i) &&
    light[i]! < byLight.mean + byLight.reach &&
    light[i]! > byLight.mean - byLight.reach - SHADE;
}
type Spread = { plane: Float32Array; mean: number; reach: number };
/** Ground in shade is darker by no more than this, as a logarithm: a fourth of the light. */
const SHADE = 1.4;

/** A riser is so high at most, as a share of the photo's width, and darker than what lies on both sides of it by so much, as a logarithm. */
const RISER_SHARE = 0.016;
const RISER_DARK = 0.22;

/** Paving without the risers of steps in it: the levels above and below are two pieces, and the treads of stairs scraps. */
function atLevel(own: Uint8Array, { width, height }: Half, { light }: Tints): Float32Array {
  const reach = Math.max(2, Math.round(RISER_SHARE * width));
  return floatsFrom(own, (is, i) => {
    if (!is) return 0;
    const [x, y] = [i % width, Math.floor(i / width)];
    const isValley = (before: number, after: number) =>
      Math.min(light[before]!, light[after]!) - light[i]! > RISER_DARK;
    const isRow = y >= reach && y < height - reach && isValley(i - reach * width, i + reach * width);
    const isColumn = x >= reach && x < width - reach && isValley(i - reach, i + reach);
    return isRow || isColumn ? 0 : 1;
  });
}

/** A mask without what is narrow, its holes filled; `closes`: narrow gaps too. */
function wideParts(mask: Float32Array, { width, height }: Half, closes: boolean): Float32Array {
  const reach = Math.max(1, Math.round((NARROW_SHARE * width) / 2));
  const gap = Math.round(RISER_SHARE * width);
  const outside = mask.map((cover) => 1 - cover);
  const closed = closes ? opened(outside, width, height, gap).map((cover) => 1 - cover) : mask;
  const filled = fillHoles(closed, width, height, HOLE_SHARE);
  const wide = opened(filled, width, height, closes ? reach : reach >> 1);
  return closes ? boxBlur(wide, width, height, reach, 1).map((share) => (share > INSIDE ? 1 : 0)) : wide;
}

/** The pieces of a ground that are no scraps, the largest first; of one that lies on a side those of that side. */
function piecesOf(mask: Float32Array, { side }: NamedGround, { width, height }: Half): Float32Array[] {
  const { start, end, piece, sizes } = findPieces(mask, width, height, INSIDE, true);
  const across = sizes.map(() => 0);
  for (let k = 0; k < piece.length; k++)
    across[piece[k]!]! += (end[k]! - start[k]!) * (((start[k]! + end[k]!) / 2) % width);
  const own = sizes
    .map((size, p) => ({ p, size, at: across[p]! / size / width }))
    .filter(({ at }) => side === undefined || (side === "left" ? at < 0.5 : at > 0.5))
    .sort((a, b) => b.size - a.size);
  const least = Math.max(LEAST_SHARE * mask.length, LEAST_OF_LARGEST * (own[0]?.size ?? 0));
  return own
    .filter(({ size }) => size >= least)
    .slice(0, MOST_PIECES)
    .map(({ p }) => {
      const one = new Float32Array(mask.length);
      for (let k = 0; k < piece.length; k++) if (piece[k] === p) one.fill(1, start[k]!, end[k]!);
      return one;
    });
}
