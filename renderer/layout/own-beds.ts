import { distanceTransform } from "#renderer/mask/distance-transform.ts";
import { findPieces } from "#renderer/mask/find-pieces.ts";
import { boxBlur } from "#renderer/math/box-blur.ts";
import { floatsFrom } from "#renderer/math/from-plane.ts";
import { minus } from "#renderer/math/plane-sums.ts";
import { oncePer } from "#renderer/once-per.ts";
import { evenedAt, looksAround, UNLIKE } from "#renderer/see/looks-around.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { fillHoles } from "./fill-holes.ts";

/** Where less of the soft ground than this is lawn, the rest is a yard without one and no bed. */
const MOSTLY_LAWN = 0.6;
/** A bed has plants in it or beside it, so near and along so much of it, in pixels of the small picture and as a share of its width. */
const NEAR_PX = 3;
const ALONG_SHARE = 0.03;
/** Share of plants in the neighborhood (7 x 7 pixels) from which a pixel is near some: one pixel of 49. */
const NEAR_SHARE = 0.02;
/** Where things stand in it that may be shrubs without leaves, so many times as much of them; one of them is no larger and no wider than this, as shares of the picture and of its width. */
const STANDING_TIMES = 2;
const SHRUB_SHARE = 0.02;
const SHRUB_WIDE = 0.25;
/** A bed is no smaller than this share of the largest one: what is less is the ring of a tree. */
const LEAST_OF_LARGEST = 0.45;
/** Half the width of what joins two beds at most, pixels, and the share of bed around a pixel inside of one. */
const NECK_PX = 2;
const INNER_SHARE = 0.8;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/** The planted beds of a yard that is lawn for the most part, as they were seen. 1 per pixel of `seen`. */
const seenBeds = oncePer((seen: Seen): Uint8Array => {
  const { soft, lawn, plants, width, height } = seen;
  const beds = new Uint8Array(soft.length);
  let all = 0;
  let lawns = 0;
  for (let i = 0; i < soft.length; i++) {
    if (soft[i]! > INSIDE) all++;
    if (lawn[i]! > INSIDE) lawns++;
  }
  if (lawns < MOSTLY_LAWN * all) return beds;
  const planted = new Float32Array(plants.length);
  for (let i = 0; i < planted.length; i++) if (plants[i]! > INSIDE) planted[i] = 1;
  const near = boxBlur(planted, width, height, NEAR_PX, 1);
  const { start, end, piece, sizes } = findPieces(minus(soft, lawn), width, height, INSIDE, true);
  const shrubs = shrubsOf(seen);
  // Of each piece: pixels beside plants, and pixels at the foot of what stands.
  const beside = sizes.map(() => ({ planted: 0, feet: 0 }));
  for (let k = 0; k < piece.length; k++)
    for (let i = start[k]!; i < end[k]!; i++) {
      if (near[i]! > NEAR_SHARE) beside[piece[k]!]!.planted++;
      if (shrubs[i - width]) beside[piece[k]!]!.feet++;
    }
  const least = ALONG_SHARE * width;
  const isBed = beside.map(({ planted, feet }) => planted > least || feet > STANDING_TIMES * least);
  for (let k = 0; k < piece.length; k++) if (isBed[piece[k]!]) beds.fill(1, start[k]!, end[k]!);
  return beds;
});

/** The same up to their edges and without holes: whoever wants a new lawn keeps them. */
export const ownBeds = oncePer((seen: Seen): Uint8Array => {
  const beds = seenBeds(seen);
  return beds.includes(1) ? toTheirEdges(beds, seen) : beds;
});

/** Beds go on by at most this share of the picture's width into what was seen as lawn, where that looks like them or like no lawn: edging. */
const RIM_SHARE = 0.016;

function toTheirEdges(beds: Uint8Array, { picture, soft, lawn, width, height }: Seen): Uint8Array {
  const away = distanceTransform(beds, width, height);
  const rim = RIM_SHARE * width;
  const inLawn = lawn.slice();
  for (let i = 0; i < inLawn.length; i++) if (away[i]! <= rim) inLawn[i] = 0;
  const [bed, grass] = [looksAround(picture, Float32Array.from(beds)), looksAround(picture, inLawn)];
  const belongs = (i: number): boolean => {
    const [here, there] = [bed(i), grass(i)];
    if (!there) return false;
    const color = evenedAt(picture, i);
    const far = there.distance(color);
    return far > UNLIKE || (here !== null && here.distance(color) + here.logSize < far + there.logSize);
  };
  const whole = new Float32Array(away.length);
  for (let i = 0; i < whole.length; i++)
    if (away[i] === 0 || (away[i]! <= rim && soft[i]! > INSIDE && belongs(i))) whole[i] = 1;
  const even = boxBlur(whole, width, height, NEAR_PX, 1);
  const own = floatsFrom(beds, (one, i) => one | Number(even[i]! > INSIDE && away[i]! <= rim));
  return Uint8Array.from(fillHoles(own, width, height));
}

/** What stands on the ground and is about as large as a shrub, whatever it was seen as: 1 per pixel. */
function shrubsOf({ ground, house, sky, width, height }: Seen): Uint8Array {
  const things = new Float32Array(ground.length);
  for (let i = 0; i < things.length; i++)
    if (ground[i]! <= INSIDE && house[i]! <= INSIDE && sky[i]! <= INSIDE) things[i] = 1;
  const { start, end, piece, sizes } = findPieces(things, width, height, INSIDE, true);
  const span = sizes.map(() => ({ left: width, right: 0 }));
  for (let k = 0; k < piece.length; k++) {
    const own = span[piece[k]!]!;
    own.left = Math.min(own.left, start[k]! % width);
    own.right = Math.max(own.right, (end[k]! - 1) % width);
  }
  const isShrub = span.map(
    ({ left, right }, p) => sizes[p]! < SHRUB_SHARE * things.length && right - left < SHRUB_WIDE * width,
  );
  const shrubs = new Uint8Array(things.length);
  for (let k = 0; k < piece.length; k++) if (isShrub[piece[k]!]) shrubs.fill(1, start[k]!, end[k]!);
  return shrubs;
}

/** Those of them that hold more than a tree, as coverage: new plants are set there. */
export const plantedBeds = oncePer((seen: Seen): Float32Array => {
  const { soft, width, height } = seen;
  const beds = soft.slice();
  const own = seenBeds(seen);
  for (let i = 0; i < beds.length; i++) beds[i]! *= own[i]!;
  // A ring may hang on a bed by a stake or a shadow: pieces are told apart by their insides.
  const inner = boxBlur(beds, width, height, NECK_PX, 1);
  for (let i = 0; i < inner.length; i++) inner[i] = inner[i]! > INNER_SHARE ? 1 : 0;
  const { start, end, piece, sizes } = findPieces(inner, width, height, INSIDE, true);
  const least = LEAST_OF_LARGEST * Math.max(0, ...sizes);
  const rings = new Float32Array(beds.length);
  for (let k = 0; k < piece.length; k++) if (sizes[piece[k]!]! < least) rings.fill(1, start[k]!, end[k]!);
  const round = boxBlur(rings, width, height, 2 * NECK_PX, 1);
  for (let i = 0; i < beds.length; i++) if (round[i]! > 0) beds[i] = 0;
  return beds;
});

/** An island has lawn along so much of its rim, and nothing of the house. */
const ISLAND_SHARE = 0.6;

/** The planted beds that lie in the lawn by themselves: whoever wants new beds elsewhere keeps those too. 1 per pixel of `seen`. */
export const islandBeds = oncePer((seen: Seen): Uint8Array => {
  const { lawn, house, width, height } = seen;
  const beds = ownBeds(seen);
  const { start, end, piece, sizes } = findPieces(Float32Array.from(beds), width, height, INSIDE, true);
  const rim = sizes.map(() => ({ all: 0, lawn: 0, house: 0 }));
  for (let k = 0; k < piece.length; k++)
    for (let i = start[k]!; i < end[k]!; i++)
      for (const to of [i - NEAR_PX, i + NEAR_PX, i - NEAR_PX * width, i + NEAR_PX * width]) {
        if (beds[to] !== 0) continue;
        const own = rim[piece[k]!]!;
        own.all++;
        if (lawn[to]! > INSIDE) own.lawn++;
        if (house[to]! > INSIDE) own.house++;
      }
  const isIsland = rim.map((own) => own.house === 0 && own.lawn > ISLAND_SHARE * own.all);
  const islands = new Uint8Array(beds.length);
  for (let k = 0; k < piece.length; k++) if (isIsland[piece[k]!]) islands.fill(1, start[k]!, end[k]!);
  return islands;
});
