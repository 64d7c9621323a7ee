import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { addColor, colorSpread, SUMS, type Sums } from "#renderer/mask/color-spread.ts";
import { oncePer } from "#renderer/once-per.ts";

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
export function evenedAt(picture: RgbImage, i: number): Uint8Array {
  const { data } = evened(picture);
  MEAN[0] = data[i * 3]!;
  MEAN[1] = data[i * 3 + 1]!;
  MEAN[2] = data[i * 3 + 2]!;
  return MEAN;
}

/** A whole picture of such means: they are asked for several times over. */
const evened = oncePer(({ width, height, data }: RgbImage): RgbImage => {
  const across = width * 3;
  // Sums of three pixels of a row, and of three such rows; at the frame of two.
  const sums = new Uint16Array(data.length);
  for (let row = 0; row < data.length; row += across)
    for (let o = row; o < row + across; o++)
      sums[o] = data[o]! + (o - row >= 3 ? data[o - 3]! : 0) + (o - row < across - 3 ? data[o + 3]! : 0);
  const means = new Uint8Array(data.length);
  for (let o = 0; o < means.length; o++) {
    const [hasAbove, hasBelow] = [o >= across, o + across < means.length];
    const column = o % across;
    const rows = 1 + (hasAbove ? 1 : 0) + (hasBelow ? 1 : 0);
    const columns = 1 + (column >= 3 ? 1 : 0) + (column < across - 3 ? 1 : 0);
    const sum = sums[o]! + (hasAbove ? sums[o - across]! : 0) + (hasBelow ? sums[o + across]! : 0);
    means[o] = sum / (rows * columns);
  }
  return { width, height, data: means };
});

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
