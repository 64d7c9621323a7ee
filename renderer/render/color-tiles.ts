import type { PixelRect } from "#renderer/image/pixel-rect.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { addColor, colorSpread, SUMS } from "#renderer/mask/color-spread.ts";

/** Side of the squares, as a share of the photo's width, over which colors are summed; one more is read to each side. */
const TILE_SHARE = 0.025;
const LEAST_TILE_PX = 8;
/** Fewer pixels show no color. */
const LEAST_PIXELS = 60;

type Spread = Pick<ReturnType<typeof colorSpread>, "mean" | "logSize"> & {
  /** Squared distance of the color at a place from the mean, in spreads. */
  distanceAt: (x: number, y: number) => number;
};

/** The colors that a surface has in each part of a rectangle of a photo. Places are pixels of the rectangle. */
export class ColorTiles {
  private readonly photo: RgbImage;
  private readonly rect: PixelRect;
  private readonly tile: number;
  private readonly columns: number;
  private readonly rows: number;
  private readonly sums: Float64Array[];
  private readonly known: (Spread | null)[] = [];

  constructor(photo: RgbImage, rect: PixelRect) {
    this.photo = photo;
    this.rect = rect;
    this.tile = Math.max(LEAST_TILE_PX, Math.round(TILE_SHARE * photo.width));
    this.columns = Math.ceil((rect.right - rect.left) / this.tile);
    this.rows = Math.ceil((rect.bottom - rect.top) / this.tile);
    this.sums = Array.from({ length: this.columns * this.rows }, () => new Float64Array(SUMS));
  }

  /** Counts a pixel of the surface. */
  add(x: number, y: number): void {
    addColor(this.sums[this.tileOf(x, y)]!, this.photo.data, 3 * this.pixelOf(x, y));
  }

  /** The spread of its colors around a place, worked out once for each square; null with too few pixels. */
  spreadAt(x: number, y: number): Spread | null {
    const tile = this.tileOf(x, y);
    const before = this.known[tile];
    if (before !== undefined) return before;
    const [row, column] = [Math.floor(tile / this.columns), tile % this.columns];
    const sums = new Float64Array(SUMS);
    for (let j = Math.max(0, row - 1); j <= Math.min(this.rows - 1, row + 1); j++)
      for (let i = Math.max(0, column - 1); i <= Math.min(this.columns - 1, column + 1); i++)
        for (let k = 0; k < SUMS; k++) sums[k]! += this.sums[j * this.columns + i]![k]!;
    const spread = sums[0]! < LEAST_PIXELS ? null : colorSpread(sums);
    const own = spread && {
      mean: spread.mean,
      logSize: spread.logSize,
      distanceAt: (px: number, py: number) => spread.distance(this.photo.data, this.pixelOf(px, py)),
    };
    this.known[tile] = own;
    return own;
  }

  /** Of the color at a place the share that is one color, where it is a mixture of two: 1 and more is all of it. */
  mixtureAt(x: number, y: number, one: Spread, other: Spread): number {
    const at = 3 * this.pixelOf(x, y);
    let [along, all] = [0, 0];
    for (let c = 0; c < 3; c++) {
      const apart = one.mean[c]! - other.mean[c]!;
      along += (this.photo.data[at + c]! - other.mean[c]!) * apart;
      all += apart * apart;
    }
    return along / Math.max(1, all);
  }

  private tileOf(x: number, y: number): number {
    return Math.floor(y / this.tile) * this.columns + Math.floor(x / this.tile);
  }

  private pixelOf(x: number, y: number): number {
    return (y + this.rect.top) * this.photo.width + x + this.rect.left;
  }
}
