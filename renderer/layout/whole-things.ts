import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { addColor, colorSpread, SUMS, type Sums } from "#renderer/mask/color-spread.ts";
import { findPieces } from "#renderer/mask/find-pieces.ts";
import { oncePer } from "#renderer/once-per.ts";
import type { Seen } from "#renderer/see/see-photo.ts";

/** Side of the squares, in pixels of the small picture, over which the ground's colors are summed, and how many are read to each side. */
const TILE_PX = 16;
const TILES_BESIDE = 2;
/** Every so many pixels across and down are enough. */
const STRIDE_PX = 2;
/** Coverage from which a pixel shows the ground's look; fewer pixels than this show none. */
const SURE = 0.9;
const LEAST_PIXELS = 30;
/** Squared distance from the mean in spreads (of three colors) from which the ground does not explain a color. */
const UNLIKE = 25;
/** A shadow is no darker than this share of the lit ground; the sky lights it so much bluer at most. */
const DARKEST = 0.22;
const BLUER = [1, 1.15, 1.3] as const;
/** What was seen of a thing covers at least this share of the photo; less is a leaf or a weed. */
const LEAST_SHARE = 0.0002;
/** What is added lies no farther from that than its longer side times this, and than this share of the photo's width; it is at most so many times as large. */
const REACH = 1.5;
const FARTHEST_SHARE = 0.12;
const MOST_TIMES = 4;
/** Coverage up to which a pixel surely belongs to no mask, and from which it belongs to one. */
const FAINT = 0.3;
const INSIDE = 0.5;

/**
 * Things that stand on the ground, whole: the network's small picture shows the face of a sign and not its white legs. What it saw of each,
 * or saw as nothing at all, grows over the pixels beside it that the colors of the ground around there do not explain, lit or in a shadow.
 * Signs, posts, vehicles and fences, no plants. 1 per pixel of `seen`.
 */
export const wholeThings = oncePer((seen: Seen): Uint8Array => {
  const { width, height, standing, plants, ground, house, sky, horizonY, taken } = seen;
  const whole = new Uint8Array(width * height);
  const isStrange = strangeTo(seen);
  const horizon = Math.floor((horizonY / taken.height) * height) * width;
  const isNothing = (i: number) =>
    ground[i]! < INSIDE && plants[i]! < FAINT && house[i]! < FAINT && sky[i]! < FAINT;
  const core = standing.map((cover, i) =>
    i >= horizon && isNothing(i) && isStrange(i) ? 1 : cover - plants[i]!,
  );
  const { start, end, piece, sizes } = findPieces(core, width, height, INSIDE, true);
  const least = LEAST_SHARE * whole.length;
  const things = sizes.map(() => ({ left: width, right: 0, top: height, bottom: 0, own: [] as number[] }));
  for (let k = 0; k < piece.length; k++) {
    if (sizes[piece[k]!]! < least) continue;
    const thing = things[piece[k]!]!;
    const row = Math.floor(start[k]! / width);
    thing.left = Math.min(thing.left, start[k]! % width);
    thing.right = Math.max(thing.right, end[k]! - row * width);
    thing.top = Math.min(thing.top, row);
    thing.bottom = row + 1;
    for (let i = start[k]!; i < end[k]!; i++) thing.own.push(i);
  }
  for (const { left, right, top, bottom, own } of things) {
    const reach = Math.min(REACH * Math.max(right - left, bottom - top), FARTHEST_SHARE * width);
    const added = growFrom(own, isStrange, width, height, reach);
    for (const i of own) whole[i] = 1;
    if (added.length <= MOST_TIMES * own.length) for (const i of added) whole[i] = 1;
  }
  return whole;
});

/** Pixels that can be reached from some over those that `isOpen` in at most so many steps, without the first ones. */
function growFrom(
  from: readonly number[],
  isOpen: (i: number) => boolean,
  width: number,
  height: number,
  reach: number,
): number[] {
  const met = new Set(from);
  const all: number[] = [];
  let front = from;
  const last = width * (height - 1);
  for (let step = 0; step < reach && front.length > 0; step++) {
    const next: number[] = [];
    const add = (to: number) => {
      if (met.has(to)) return;
      met.add(to);
      if (isOpen(to)) next.push(to);
    };
    for (const i of front) {
      if (i % width > 0) add(i - 1);
      if (i % width < width - 1) add(i + 1);
      if (i >= width) add(i - width);
      if (i < last) add(i + width);
    }
    for (const i of next) all.push(i);
    front = next;
  }
  return all;
}

/** Whether a pixel may be part of a thing: no house, sky or plant, and no color of the ground around it, lit or in a shadow. */
function strangeTo({ picture, width, height, soft, hard, ground, house, sky, plants }: Seen) {
  const columns = Math.ceil(width / TILE_PX);
  const rows = Math.ceil(height / TILE_PX);
  const tileOf = (i: number) =>
    Math.floor(Math.floor(i / width) / TILE_PX) * columns + Math.floor((i % width) / TILE_PX);
  // The looks of soft and of hard ground around each tile, made when they are first asked for.
  const looks = [soft, hard].map((mask) => {
    const sums = keptBy((tile) => sumsOf(picture, mask, tile, columns));
    return keptBy((tile) => lookOf(around(sums, tile, columns, rows)));
  });
  return (i: number): boolean => {
    if (house[i]! > INSIDE || sky[i]! > INSIDE || plants[i]! > INSIDE) return false;
    const tile = tileOf(i);
    // Lawn has the color of lawn, whatever paving there is beside it.
    const own = (soft[i]! > INSIDE ? looks.slice(0, 1) : looks).map((look) => look(tile));
    // Afterwards: looks are made of the same array.
    const color = evenedAt(picture, i);
    return own.some((look) => look !== null)
      ? !own.some((look) => look?.explains(color))
      : ground[i]! <= INSIDE;
  };
}

function keptBy<T>(make: (tile: number) => T): (tile: number) => T {
  const known = new Map<number, { made: T }>();
  return (tile) => {
    const one = known.get(tile) ?? { made: make(tile) };
    known.set(tile, one);
    return one.made;
  };
}

/** Sums over the pixels of a tile that a mask surely covers. */
function sumsOf(picture: RgbImage, mask: Float32Array, tile: number, columns: number): Sums {
  const { width, height } = picture;
  const [left, top] = [(tile % columns) * TILE_PX, Math.floor(tile / columns) * TILE_PX];
  const sums = new Float64Array(SUMS);
  for (let y = top; y < Math.min(height, top + TILE_PX); y += STRIDE_PX)
    for (let x = left; x < Math.min(width, left + TILE_PX); x += STRIDE_PX)
      if (mask[y * width + x]! > SURE) addColor(sums, evenedAt(picture, y * width + x), 0);
  return sums;
}

function around(sumsOfTile: (tile: number) => Sums, tile: number, columns: number, rows: number): Sums {
  const [row, column] = [Math.floor(tile / columns), tile % columns];
  const sums = new Float64Array(SUMS);
  for (let y = Math.max(0, row - TILES_BESIDE); y <= Math.min(rows - 1, row + TILES_BESIDE); y++)
    for (let x = Math.max(0, column - TILES_BESIDE); x <= Math.min(columns - 1, column + TILES_BESIDE); x++)
      for (let k = 0; k < SUMS; k++) sums[k]! += sumsOfTile(y * columns + x)[k]!;
  return sums;
}

const MEAN = new Uint8Array(3);
/** The mean color of 3 x 3 pixels, without the grain of blades; the same array each time. */
function evenedAt({ width, height, data }: RgbImage, i: number): Uint8Array {
  const [x, y] = [i % width, Math.floor(i / width)];
  let [r, g, b, count] = [0, 0, 0, 0];
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++)
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
      const at = (row * width + column) * 3;
      r += data[at]!;
      g += data[at + 1]!;
      b += data[at + 2]!;
      count++;
    }
  MEAN[0] = r / count;
  MEAN[1] = g / count;
  MEAN[2] = b / count;
  return MEAN;
}

/** The colors of ground; null where there is too little of it. */
function lookOf(sums: Sums) {
  if (sums[0]! < LEAST_PIXELS) return null;
  const spread = colorSpread(sums);
  const lit = (sums[1]! + sums[2]! + sums[3]!) / sums[0]!;
  const raised = new Uint8ClampedArray(3);
  return {
    explains(color: Uint8Array): boolean {
      if (spread.distance(color, 0) < UNLIKE) return true;
      const [r, g, b] = [color[0]!, color[1]!, color[2]!];
      const dark = (r + g + b) / lit;
      if (dark >= 1 || dark < DARKEST) return false;
      // In a shadow: made as bright as the lit ground.
      return BLUER.some((blue) => {
        const times = lit / (r + g + b / blue);
        raised[0] = r * times;
        raised[1] = g * times;
        raised[2] = (b / blue) * times;
        return spread.distance(raised, 0) < UNLIKE;
      });
    },
  };
}
