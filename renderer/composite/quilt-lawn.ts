import { hashInt } from "#renderer/math/random.ts";
import { type LawnTexture, STEPS_PER_LOG } from "./lawn-texture.ts";

/** Width of a tile as a share of the photo's width; it is laid every half tile, so that four overlap everywhere. */
const TILE_SHARE = 1 / 22;
const LEAST_TILE_PX = 16;
/** Half tiles up and down within which models are looked for, the next only where the first have too few. */
const ROWS_AWAY = [
  [0, 1, -1],
  [2, -2],
  [3, -3],
] as const;
const ENOUGH_MODELS = 8;
/** Where none are found there the nearest ones at most so many half tiles away, if far ones are to be had. */
const FARTHEST_ROWS = 16;
/** How sure a model must be at its corners and in its middle, and how far apart models are tried, as a share of a tile. */
const SURE = 0.9;
const TRIED_EVERY = 0.25;

/** A model lies in no deeper shade than this (in the logarithm): its edge would be laid with it. */
const DEEPEST = -0.3;

/**
 * A tile's model: where in the texture it begins, whether it is laid the other way round, its mean, and the means of its rows. A tile that is lighter
 * at its top than at its foot would lie in the lawn as bands.
 */
type Model = { x: number; y: number; mirrored: boolean; mean: Mixed; rows: readonly Mixed[] };

/** Logarithms of light, red over green and blue over green. */
type Mixed = { light: number; red: number; blue: number };

/** Every third pixel across tells the mean of a tile's row, which is evened over so many rows up and down: blades stay. */
const MEAN_STRIDE = 3;
const EVEN_ROWS = 2;
/** More half tiles than any photo has across: row and column make one key. */
const KEY_COLUMNS = 4096;

/**
 * Lawn where the photo shows none, from its own lawn in the same rows of the picture, where blades are seen as large and as steep. Tiles
 * overlap by half and are mixed so that contrast stays (variance-preserving blending, Heitz and Neyret, "High-Performance By-Example
 * Noise", 2018): blades are strewn without any order, and no seam has to be cut between them.
 */
export class LawnQuilt {
  readonly #texture: LawnTexture;
  readonly #seed: number;
  readonly #half: number;
  readonly #takesFar: boolean;
  readonly #models = new Map<number, readonly { x: number; y: number }[]>();
  readonly #laid = new Map<number, Model | null>();
  /** The last answer of `read`. */
  readonly mixed: Mixed = { light: 0, red: 0, blue: 0 };
  #column = Number.NaN;
  #row = Number.NaN;
  readonly #near: (Model | null)[] = [null, null, null, null];
  readonly #means: Mixed = { light: 0, red: 0, blue: 0 };

  /** `takesFar`: where rows like this one show no lawn the nearest others will do, whose blades look larger or smaller. */
  constructor(texture: LawnTexture, seed: number, takesFar = false) {
    this.#takesFar = takesFar;
    this.#texture = texture;
    this.#seed = seed;
    this.#half = Math.max(LEAST_TILE_PX, Math.round(texture.width * TILE_SHARE)) >> 1;
  }

  /** Reads the quilt at a pixel of the photo into `mixed`; false where the photo shows no lawn in rows like this one. */
  read(x: number, y: number): boolean {
    const half = this.#half;
    const column = Math.floor(x / half);
    const row = Math.floor(y / half);
    // Where the pixel lies in its half tile, 0 to 1: the shares of the four tiles are bilinear.
    const right = x / half - column;
    const down = y / half - row;
    const { mixed } = this;
    const means = this.#means;
    mixed.light = means.light = 0;
    mixed.red = means.red = 0;
    mixed.blue = means.blue = 0;
    let squares = 0;
    let all = 0;
    if (column !== this.#column || row !== this.#row) this.#enter(column, row);
    for (let k = 0; k < 4; k++) {
      const i = column - (k & 1);
      const j = row - (k >> 1);
      const model = this.#near[k];
      if (!model) continue;
      const share = (k & 1 ? 1 - right : right) * (k & 2 ? 1 - down : down);
      squares += share * share;
      all += share;
      this.#add(model, x - i * half, y - j * half, share);
    }
    if (squares === 0) return false;
    // What differs from the tiles' means keeps its variance, their means are simply averaged (Heitz and Neyret, 2018).
    const scale = 1 / (Math.sqrt(squares) * STEPS_PER_LOG);
    const even = 1 / (all * STEPS_PER_LOG);
    mixed.light = mixed.light * scale + means.light * even;
    mixed.red = mixed.red * scale + means.red * even;
    mixed.blue = mixed.blue * scale + means.blue * even;
    return true;
  }

  /** Whether `read` would find a model for a pixel of the photo. */
  hasModel(x: number, y: number): boolean {
    const column = Math.floor(x / this.#half);
    const row = Math.floor(y / this.#half);
    if (column !== this.#column || row !== this.#row) this.#enter(column, row);
    return this.#near.some((model) => model !== null);
  }

  /** Finds the four tiles that overlap in a half tile; neighboring pixels share them. */
  #enter(column: number, row: number): void {
    this.#column = column;
    this.#row = row;
    for (let k = 0; k < 4; k++) this.#near[k] = this.#modelOf(column - (k & 1), row - (k >> 1));
  }

  #add(model: Model, dx: number, dy: number, share: number): void {
    const texture = this.#texture;
    const x = model.x + (model.mirrored ? 2 * this.#half - 1 - dx : dx);
    const o = (model.y + dy - texture.rect.top) * texture.width + x;
    const { mean } = model;
    const row = model.rows[dy]!;
    const { mixed } = this;
    const means = this.#means;
    mixed.light += (texture.light[o]! - row.light) * share;
    mixed.red += (texture.red[o]! - row.red) * share;
    mixed.blue += (texture.blue[o]! - row.blue) * share;
    means.light += mean.light * share;
    means.red += mean.red * share;
    means.blue += mean.blue * share;
  }

  #modelOf(i: number, j: number): Model | null {
    const key = j * KEY_COLUMNS + i;
    const known = this.#laid.get(key);
    if (known !== undefined) return known;
    const model = this.#choose(i, j);
    this.#laid.set(key, model);
    return model;
  }

  #choose(i: number, j: number): Model | null {
    const models: { x: number; y: number }[] = [];
    for (const rows of ROWS_AWAY) {
      if (models.length >= ENOUGH_MODELS) break;
      for (const away of rows) models.push(...this.#modelsIn(j + away));
    }
    for (let away = 4; this.#takesFar && models.length === 0 && away <= FARTHEST_ROWS; away++)
      models.push(...this.#modelsIn(j + away), ...this.#modelsIn(j - away));
    if (models.length === 0) return null;
    // The lowest bit mirrors the tile, the others choose the model.
    const chance = hashInt(i, j, this.#seed);
    const at = models[(chance >>> 1) % models.length]!;
    return { ...at, mirrored: (chance & 1) === 1, ...this.#meansOf(at) };
  }

  #meansOf({ x, y }: { x: number; y: number }): Pick<Model, "mean" | "rows"> {
    const size = 2 * this.#half;
    const { width, rect } = this.#texture;
    const own = Array.from({ length: size }, (_, down) =>
      this.#rowOf((y + down - rect.top) * width + x, size),
    );
    const mean = meanOf(own);
    return {
      mean,
      rows: own.map((_, k) => meanOf(own.slice(Math.max(0, k - EVEN_ROWS), k + EVEN_ROWS + 1))),
    };
  }

  #rowOf(first: number, size: number): Mixed {
    const { light, red, blue } = this.#texture;
    const sum: Mixed = { light: 0, red: 0, blue: 0 };
    let count = 0;
    for (let o = first; o < first + size; o += MEAN_STRIDE, count++) {
      sum.light += light[o]!;
      sum.red += red[o]!;
      sum.blue += blue[o]!;
    }
    return { light: sum.light / count, red: sum.red / count, blue: sum.blue / count };
  }

  /** The places in a row of tiles whose tile shows nothing but lawn. */
  #modelsIn(j: number): readonly { x: number; y: number }[] {
    const known = this.#models.get(j);
    if (known) return known;
    const found: { x: number; y: number }[] = [];
    const { rect, width } = this.#texture;
    const size = 2 * this.#half;
    const y = j * this.#half;
    if (y >= rect.top && y + size <= rect.bottom) {
      const step = Math.max(1, Math.round(size * TRIED_EVERY));
      for (let x = 0; x + size <= width; x += step) if (this.#isSure(x, y, size)) found.push({ x, y });
    }
    this.#models.set(j, found);
    return found;
  }

  #isSure(left: number, top: number, size: number): boolean {
    const { sure, shade, width, rect } = this.#texture;
    const last = size - 1;
    for (const down of [0, last >> 1, last]) {
      for (const across of [0, last >> 1, last]) {
        const o = (top + down - rect.top) * width + left + across;
        if (sure[o]! < SURE * 255 || shade[o]! < DEEPEST * STEPS_PER_LOG) return false;
      }
    }
    return true;
  }
}

function meanOf(rows: readonly Mixed[]): Mixed {
  const sum: Mixed = { light: 0, red: 0, blue: 0 };
  for (const { light, red, blue } of rows) {
    sum.light += light / rows.length;
    sum.red += red / rows.length;
    sum.blue += blue / rows.length;
  }
  return sum;
}
