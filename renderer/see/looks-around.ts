import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { addColor, colorSpread, SUMS, type Sums } from "#renderer/mask/color-spread.ts";

/** Side of the squares, in pixels of the small picture, over which the ground's colors are summed, and how many are read to each side. */
const TILE_PX = 16;
const TILES_BESIDE = 2;
/** Every so many pixels across and down are enough. */
const STRIDE_PX = 2;
/** Coverage from which a pixel shows the ground's look; fewer pixels than this show none. */
const SURE = 0.9;
const LEAST_PIXELS = 30;
/** Squared distance from the mean in spreads (of three colors) from which the ground does not explain a color. */
export const UNLIKE = 25;
/** A shadow is no darker than this share of the lit ground; the sky lights it so much bluer at most. */
const DARKEST = 0.22;
const BLUER = [1, 1.15, 1.3] as const;

export type Look = ReturnType<typeof lookOf>;

/** The colors of a kind of ground around each pixel, by the tile in which it lies; made when they are first asked for, null where there is too little of it. */
export function looksAround(picture: RgbImage, mask: Float32Array): (i: number) => Look {
  const { width, height } = picture;
  const columns = Math.ceil(width / TILE_PX);
  const rows = Math.ceil(height / TILE_PX);
  const sums = keptBy((tile) => sumsOf(picture, mask, tile, columns));
  const looks = keptBy((tile) => lookOf(around(sums, tile, columns, rows)));
  return (i) =>
    looks(Math.floor(Math.floor(i / width) / TILE_PX) * columns + Math.floor((i % width) / TILE_PX));
}

function keptBy<T>(make: (tile: number) => T): (tile: number) => T {
  // By tile; a list, because a map takes several times as long to ask for each pixel.
  const known: ({ made: T } | undefined)[] = [];
  return (tile) => {
    const one = known[tile];
    if (one) return one.made;
    const made = make(tile);
    known[tile] = { made };
    return made;
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
    for (let x = Math.max(0, column - TILES_BESIDE); x <= Math.min(columns - 1, column + TILES_BESIDE); x++) {
      const one = sumsOfTile(y * columns + x);
      for (let k = 0; k < SUMS; k++) sums[k]! += one[k]!;
    }
  return sums;
}

const MEAN = new Uint8Array(3);
/** The mean color of 3 x 3 pixels, without the grain of blades; the same array each time. */
export function evenedAt({ width, height, data }: RgbImage, i: number): Uint8Array {
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
    logSize: spread.logSize,
    /** Squared distance of a color from these as they are in the light, in spreads. */
    distanceInLight: (color: Uint8Array): number => spread.distance(color, 0),
    /** Squared distance of a color from these, in spreads: as it is, or where that is nearer as in a shadow. */
    distance(color: Uint8Array): number {
      const [r, g, b] = [color[0]!, color[1]!, color[2]!];
      let least = spread.distance(color, 0);
      const dark = (r + g + b) / lit;
      if (least < UNLIKE || dark >= 1 || dark < DARKEST) return least;
      // In a shadow: made as bright as the lit ground.
      for (const blue of BLUER) {
        const times = lit / (r + g + b / blue);
        raised[0] = r * times;
        raised[1] = g * times;
        raised[2] = (b / blue) * times;
        least = Math.min(least, spread.distance(raised, 0));
      }
      return least;
    },
  };
}
