import { hash01 } from "#renderer/math/random.ts";
import { clamp } from "#renderer/math/scalar.ts";
import type { GrainKind } from "#renderer/mesh/solid-mesh.ts";

/**
 * A tile of surface detail laid over the flat color of a face: three floats per texel, `tone` (factor on the color,
 * 1 on average) and the slopes of the relief along and across (meters per meter). Repeats without a seam. `levels[0]` is
 * the finest, each next one has half the size.
 */
export type Grain = {
  alongM: number;
  acrossM: number;
  levels: { width: number; height: number; texels: Float32Array }[];
};

/** Texels of the finest level along and across; powers of two, so that coordinates wrap with a bit mask. */
const WIDTH = 512;
const HEIGHT = 256;

/**
 * Writes tones and heights (meters) of the row at `v` (0 to 1), from `o` on; the row repeats without a
 * seam. One row per call, because V8 then compiles half as much.
 */
type FillRow = (v: number, tones: Float32Array, heights: Float32Array, o: number) => void;
type Relief = { alongM: number; acrossM: number; fillRow: FillRow };

/**
 * Each grain: size of its tile in meters, and its row. `noiseRow(v, cellsU, cellsV, seed)` is noise of that
 * many cells across the tile: few cells make stains, many make fibers and crystals. Tones are divided by
 * their mean afterwards, so only their spread matters. No source is recorded for weights and depths.
 */
const RELIEFS: Record<Exclude<GrainKind, "none">, Relief> = {
  wood: {
    alongM: 1.6,
    acrossM: 0.4,
    fillRow: (v, tones, heights, o) => {
      // Year rings cut lengthwise: lines that run with the board and swing now and then, finer streaks between them.
      const broad = noiseRow(v, 5, 6, 1);
      const fine = noiseRow(v, 13, 11, 2);
      const streaks = noiseRow(v, 9, 90, 3);
      const fibers = noiseRow(v, 60, 240, 4);
      const stains = noiseRow(v, 4, 3, 5);
      for (let x = 0; x < WIDTH; x++) {
        // A triangle wave of 34 year rings across the 0.4 m of the tile, 12 mm apart. Noise bends them: broad
        // swings, then fine ones.
        const swing = broad[x]! * 2.2 + fine[x]! * 0.5;
        const phase = v * 34 + swing * 1.6;
        const ring = Math.abs((phase - Math.floor(phase)) * 2 - 1);
        tones[o + x] = 0.72 + 0.2 * ring + 0.2 * streaks[x]! + 0.16 * fibers[x]! + 0.12 * stains[x]!;
        // Relief of half a millimeter: late wood and fibers stand out.
        heights[o + x] = 0.0005 * ring + 0.0006 * streaks[x]! + 0.0004 * fibers[x]!;
      }
    },
  },
  stone: {
    alongM: 0.9,
    acrossM: 0.45,
    fillRow: (v, tones, heights, o) => {
      // A split face: broad facets that meet in edges, pits and crystals. Warped, or the lattice of the noise shows.
      // A split face: broad facets that meet in edges, pits and crystals. The coordinates are warped by 3
      // and 6% of the tile; unwarped, the square lattice of the noise shows.
      const warpsU = noiseRow(v, 10, 5, 16);
      const warpsV = noiseRow(v, 10, 5, 17);
      const pits = noiseRow(v, 70, 35, 13);
      const crystals = noiseRow(v, 220, 110, 14);
      const stains = noiseRow(v, 5, 3, 15);
      for (let x = 0; x < WIDTH; x++) {
        const warpU = (x + 0.5) / WIDTH + 0.03 * (warpsU[x]! - 0.5);
        const warpV = v + 0.06 * (warpsV[x]! - 0.5);
        // The absolute value of centered noise has creases where it crosses 0: the edges between facets.
        const broad = Math.abs(tileNoise(warpU, warpV, 9, 5, 11) - 0.5) * 2;
        const facet = Math.abs(tileNoise(warpU, warpV, 21, 11, 12) - 0.5) * 2;
        // A pit wherever the noise falls below 0.28; its rim is a fifth of the noise's range wide.
        const pit = clamp((0.28 - pits[x]!) * 5, 0, 1);
        tones[o + x] =
          0.62 + 0.22 * broad + 0.14 * facet + 0.3 * crystals[x]! + 0.14 * stains[x]! - 0.25 * pit;
        // Heights in meters: facets 16 and 8 mm, pits 2 mm, crystals under 1 mm.
        heights[o + x] =
          0.016 * broad + 0.008 * facet + 0.0022 * pits[x]! + 0.0007 * crystals[x]! - 0.0015 * pit;
      }
    },
  },
  "cut-stone": {
    alongM: 0.9,
    acrossM: 0.45,
    fillRow: (v, tones, heights, o) => {
      // A sawn face: nearly flat, with clouds of tone, sand grains and a few pits.
      const stains = noiseRow(v, 7, 4, 21);
      const clouds = noiseRow(v, 30, 15, 22);
      const sand = noiseRow(v, 256, 128, 23);
      const pits = noiseRow(v, 90, 45, 24);
      for (let x = 0; x < WIDTH; x++) {
        const pit = clamp((0.16 - pits[x]!) * 8, 0, 1);
        tones[o + x] = 0.72 + 0.2 * stains[x]! + 0.16 * clouds[x]! + 0.22 * sand[x]! - 0.3 * pit;
        heights[o + x] = 0.0012 * clouds[x]! + 0.0005 * sand[x]! - 0.0012 * pit;
      }
    },
  },
  rock: {
    alongM: 0.9,
    acrossM: 0.45,
    fillRow: (v, tones, heights, o) => {
      // A weathered face: the form is in the mesh, here are crystals, stains and shallow pits.
      const stains = noiseRow(v, 8, 4, 41);
      const clouds = noiseRow(v, 24, 12, 42);
      const rough = noiseRow(v, 64, 32, 43);
      const crystals = noiseRow(v, 240, 120, 44);
      const pits = noiseRow(v, 80, 40, 45);
      for (let x = 0; x < WIDTH; x++) {
        const pit = clamp((0.22 - pits[x]!) * 6, 0, 1);
        tones[o + x] =
          0.6 + 0.2 * stains[x]! + 0.18 * clouds[x]! + 0.12 * rough[x]! + 0.34 * crystals[x]! - 0.22 * pit;
        heights[o + x] = 0.004 * clouds[x]! + 0.003 * rough[x]! + 0.0006 * crystals[x]! - 0.0015 * pit;
      }
    },
  },
  painted: {
    alongM: 1.6,
    acrossM: 0.4,
    fillRow: (v, tones, heights, o) => {
      const brush = noiseRow(v, 6, 120, 31);
      // Brush marks run along the board: 6 cells along, 120 across.
      const dirt = noiseRow(v, 5, 4, 32);
      for (let x = 0; x < WIDTH; x++) {
        tones[o + x] = 0.95 + 0.04 * brush[x]! + 0.06 * dirt[x]!;
        // Less than a brush leaves: in grazing sun a white fence would be speckled.
        heights[o + x] = 0.00005 * brush[x]!;
      }
    },
  },
  fabric: {
    alongM: 0.8,
    acrossM: 0.4,
    fillRow: (v, tones, heights, o) => {
      // Woven cloth: threads of 2 mm, and soft folds where people sat.
      const folds = noiseRow(v, 6, 4, 51);
      const creases = noiseRow(v, 18, 9, 52);
      const threads = noiseRow(v, 256, 200, 53);
      for (let x = 0; x < WIDTH; x++) {
        tones[o + x] = 0.86 + 0.08 * folds[x]! + 0.06 * creases[x]! + 0.12 * threads[x]!;
        heights[o + x] = 0.007 * folds[x]! + 0.0015 * creases[x]! + 0.0001 * threads[x]!;
      }
    },
  },
  wicker: {
    alongM: 0.64,
    acrossM: 0.32,
    fillRow: (v, tones, heights, o) => {
      // Flat strands of 8 mm along, over and under stakes 20 mm apart; it is dark between strands.
      const row = v * WICKER_ROWS;
      const across = Math.sin(Math.PI * (row - Math.floor(row)));
      const strands = noiseRow(v, 12, WICKER_ROWS, 61);
      for (let x = 0; x < WIDTH; x++) {
        const column = ((x + 0.5) / WIDTH) * WICKER_STAKES;
        const isOver = (Math.floor(row) + Math.floor(column)) % 2 === 0;
        const along = Math.sin(Math.PI * (column - Math.floor(column)));
        const raised = isOver ? along : 1 - along;
        const round = Math.sqrt(across) * (0.45 + 0.55 * raised);
        tones[o + x] = 0.3 + 0.62 * round + 0.3 * strands[x]!;
        heights[o + x] = 0.0016 * round;
      }
    },
  },
};
/** Strands and stakes of the tile of wicker; even numbers, so that over and under repeat without a seam. */
const WICKER_ROWS = 40;
const WICKER_STAKES = 32;

/** Baked tiles by kind, kept for the life of the process. */
const baked = new Map<GrainKind, Grain>();

/** The baked tile of a grain; made at first use (5 to 15 ms) and kept. */
export function grainOf(kind: Exclude<GrainKind, "none">): Grain {
  let grain = baked.get(kind);
  if (!grain) {
    grain = bake(RELIEFS[kind]);
    baked.set(kind, grain);
  }
  return grain;
}

/**
 * Fills the tile row by row, divides the tones by their mean, turns heights into slopes and makes the
 * coarser levels.
 */
function bake({ alongM, acrossM, fillRow }: Relief): Grain {
  const tones = new Float32Array(WIDTH * HEIGHT);
  const heights = new Float32Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y++) fillRow((y + 0.5) / HEIGHT, tones, heights, y * WIDTH);
  let sum = 0;
  for (let y = 0; y < HEIGHT; y++) sum += sumOf(tones, y * WIDTH, WIDTH);
  const normal = (WIDTH * HEIGHT) / sum;
  const texels = new Float32Array(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y++) {
    // Rows beside this one wrap around, like columns in `writeSlopes`.
    const above = ((y + HEIGHT - 1) % HEIGHT) * WIDTH;
    const below = ((y + 1) % HEIGHT) * WIDTH;
    writeTones(tones, y * WIDTH, normal, texels);
    // Slopes are central differences: texels per meter, halved because two texels lie between the
    // neighbors.
    writeSlopes(heights, y * WIDTH, above, below, WIDTH / alongM / 2, HEIGHT / acrossM / 2, texels);
  }
  const levels: Grain["levels"] = [{ width: WIDTH, height: HEIGHT, texels }];
  while (levels.at(-1)!.height > 1) levels.push(halved(levels.at(-1)!));
  return { alongM, acrossM, levels };
}

function sumOf(field: Float32Array, from: number, count: number): number {
  let sum = 0;
  for (let i = from; i < from + count; i++) sum += field[i]!;
  return sum;
}

function writeTones(tones: Float32Array, row: number, normal: number, texels: Float32Array): void {
  for (let i = row; i < row + WIDTH; i++) texels[i * 3] = tones[i]! * normal;
}

/** Slopes along and across of the row that begins at `row`; the rows beside it begin at `above` and `below`. */
function writeSlopes(
  heights: Float32Array,
  row: number,
  above: number,
  below: number,
  perAlong: number,
  perAcross: number,
  texels: Float32Array,
): void {
  for (let x = 0; x < WIDTH; x++) {
    const left = row + (x === 0 ? WIDTH - 1 : x - 1);
    const right = row + (x === WIDTH - 1 ? 0 : x + 1);
    const k = (row + x) * 3;
    texels[k + 1] = (heights[right]! - heights[left]!) * perAlong;
    texels[k + 2] = (heights[below + x]! - heights[above + x]!) * perAcross;
  }
}

/** The next coarser level: each texel is the mean of four. */
function halved(level: Grain["levels"][number]): Grain["levels"][number] {
  const width = level.width / 2;
  const height = level.height / 2;
  const texels = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y++) halveRow(level.texels, y, width, texels);
  return { width, height, texels };
}

/** Row `y` of the halving of a level to `width` texels. */
function halveRow(fine: Float32Array, y: number, width: number, coarse: Float32Array): void {
  // Twelve floats: two rows of two texels of three.
  const upper = y * width * 12;
  const lower = upper + width * 6;
  for (let x = 0; x < width; x++) {
    for (let c = 0; c < 3; c++) {
      const o = x * 6 + c;
      coarse[(y * width + x) * 3 + c] =
        (fine[upper + o]! + fine[upper + o + 3]! + fine[lower + o]! + fine[lower + o + 3]!) / 4;
    }
  }
}

/**
 * Random values at the lattice points of `tileNoise`, by seed. A seed must always come with the same number
 * of cells.
 */
const lattices: (Float64Array | undefined)[] = Array.from({ length: 64 });

function latticeOf(cellsU: number, cellsV: number, seed: number): Float64Array {
  const lattice = new Float64Array(cellsU * cellsV);
  for (let y = 0; y < cellsV; y++)
    for (let x = 0; x < cellsU; x++) lattice[y * cellsU + x] = hash01(x, y, seed);
  lattices[seed] = lattice;
  return lattice;
}

/** `tileNoise` in the middle of every texel of the row at `v`: the lattice is interpolated down once, then across. */
function noiseRow(v: number, cellsU: number, cellsV: number, seed: number): Float64Array {
  const lattice = lattices[seed] ?? latticeOf(cellsU, cellsV, seed);
  const y = Math.floor(v * cellsV);
  const upper = y * cellsU;
  const lower = y + 1 === cellsV ? 0 : upper + cellsU;
  const down = smooth(v * cellsV - y);
  const between = new Float64Array(cellsU + 1);
  for (let i = 0; i < cellsU; i++) {
    between[i] = lattice[upper + i]! + (lattice[lower + i]! - lattice[upper + i]!) * down;
  }
  between[cellsU] = between[0]!;
  const row = new Float64Array(WIDTH);
  for (let x = 0; x < WIDTH; x++) {
    const at = ((x + 0.5) / WIDTH) * cellsU;
    const i = at | 0;
    row[x] = between[i]! + (between[i + 1]! - between[i]!) * smooth(at - i);
  }
  return row;
}

/** Flat at both ends (3t² - 2t³), so that the noise has no kinks at lattice points. */
const smooth = (t: number): number => t * t * (3 - 2 * t);

/** Value noise in [0, 1] that repeats after `cellsU` x `cellsV` cells, so that the tile has no seam. u, v: -1 to 2. */
function tileNoise(u: number, v: number, cellsU: number, cellsV: number, seed: number): number {
  const lattice = lattices[seed] ?? latticeOf(cellsU, cellsV, seed);
  const x = u * cellsU;
  const y = v * cellsV;
  const x0 = Math.floor(x) | 0;
  const y0 = Math.floor(y) | 0;
  let fx = x - x0;
  let fy = y - y0;
  fx = fx * fx * (3 - 2 * fx);
  fy = fy * fy * (3 - 2 * fy);
  // Remainders cost more than all the rest.
  const xa = x0 < 0 ? x0 + cellsU : x0 >= cellsU ? x0 - cellsU : x0;
  const ya = y0 < 0 ? y0 + cellsV : y0 >= cellsV ? y0 - cellsV : y0;
  const xb = xa + 1 === cellsU ? 0 : xa + 1;
  const rowA = ya * cellsU;
  const rowB = ya + 1 === cellsV ? 0 : rowA + cellsU;
  const a = lattice[rowA + xa]!;
  const b = lattice[rowA + xb]!;
  const c = lattice[rowB + xa]!;
  const d = lattice[rowB + xb]!;
  const top = a + (b - a) * fx;
  return top + (c + (d - c) * fx - top) * fy;
}
