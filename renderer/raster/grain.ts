import { hash01 } from "#renderer/math/random.ts";
import { clamp } from "#renderer/math/scalar.ts";
import type { GrainKind } from "#renderer/mesh/solid-mesh.ts";

/**
 * A tile of surface detail laid over the flat colour of a face: three floats per texel, `tone` (factor on the colour,
 * 1 on average) and the slopes of the relief along and across (metres per metre). Repeats without a seam. `levels[0]` is
 * the finest, each next one has half the size.
 */
export type Grain = {
  alongM: number;
  acrossM: number;
  levels: { width: number; height: number; texels: Float32Array }[];
};

const WIDTH = 512;
const HEIGHT = 256;

/** A relief function: tone and height in metres at (u, v), both 0 to 1 and periodic. */
type Relief = {
  alongM: number;
  acrossM: number;
  at: (u: number, v: number, out: { tone: number; heightM: number }) => void;
};

const RELIEFS: Record<Exclude<GrainKind, "none">, Relief> = {
  wood: {
    alongM: 1.6,
    acrossM: 0.4,
    at: (u, v, out) => {
      // Year rings cut lengthwise: lines that run with the board and swing now and then, finer streaks between them.
      const swing = tileNoise(u, v, 5, 6, 1) * 2.2 + tileNoise(u, v, 13, 11, 2) * 0.5;
      const phase = v * 34 + swing * 1.6;
      const ring = Math.abs((phase - Math.floor(phase)) * 2 - 1);
      const streak = tileNoise(u, v, 9, 90, 3);
      const fibre = tileNoise(u, v, 60, 240, 4);
      const stain = tileNoise(u, v, 4, 3, 5);
      out.tone = 0.72 + 0.2 * ring + 0.2 * streak + 0.16 * fibre + 0.12 * stain;
      out.heightM = 0.0005 * ring + 0.0006 * streak + 0.0004 * fibre;
    },
  },
  stone: {
    alongM: 0.9,
    acrossM: 0.45,
    at: (u, v, out) => {
      // A split face: broad facets that meet in edges, pits and crystals. Warped, or the lattice of the noise shows.
      const warpU = u + 0.03 * (tileNoise(u, v, 10, 5, 16) - 0.5);
      const warpV = v + 0.06 * (tileNoise(u, v, 10, 5, 17) - 0.5);
      const broad = Math.abs(tileNoise(warpU, warpV, 9, 5, 11) - 0.5) * 2;
      const facet = Math.abs(tileNoise(warpU, warpV, 21, 11, 12) - 0.5) * 2;
      const pits = tileNoise(u, v, 70, 35, 13);
      const crystals = tileNoise(u, v, 220, 110, 14);
      const stain = tileNoise(u, v, 5, 3, 15);
      const pit = clamp((0.28 - pits) * 5, 0, 1);
      out.tone = 0.62 + 0.22 * broad + 0.14 * facet + 0.3 * crystals + 0.14 * stain - 0.25 * pit;
      out.heightM = 0.016 * broad + 0.008 * facet + 0.0022 * pits + 0.0007 * crystals - 0.0015 * pit;
    },
  },
  "cut-stone": {
    alongM: 0.9,
    acrossM: 0.45,
    at: (u, v, out) => {
      const stain = tileNoise(u, v, 7, 4, 21);
      const cloud = tileNoise(u, v, 30, 15, 22);
      const sand = tileNoise(u, v, 256, 128, 23);
      const pit = clamp((0.16 - tileNoise(u, v, 90, 45, 24)) * 8, 0, 1);
      out.tone = 0.72 + 0.2 * stain + 0.16 * cloud + 0.22 * sand - 0.3 * pit;
      out.heightM = 0.0012 * cloud + 0.0005 * sand - 0.0012 * pit;
    },
  },
  rock: {
    alongM: 0.9,
    acrossM: 0.45,
    at: (u, v, out) => {
      // A weathered face: the form is in the mesh, here are crystals, stains and shallow pits.
      const stain = tileNoise(u, v, 8, 4, 41);
      const cloud = tileNoise(u, v, 24, 12, 42);
      const rough = tileNoise(u, v, 64, 32, 43);
      const crystals = tileNoise(u, v, 240, 120, 44);
      const pit = clamp((0.22 - tileNoise(u, v, 80, 40, 45)) * 6, 0, 1);
      out.tone = 0.6 + 0.2 * stain + 0.18 * cloud + 0.12 * rough + 0.34 * crystals - 0.22 * pit;
      out.heightM = 0.004 * cloud + 0.003 * rough + 0.0006 * crystals - 0.0015 * pit;
    },
  },
  painted: {
    alongM: 1.6,
    acrossM: 0.4,
    at: (u, v, out) => {
      const brush = tileNoise(u, v, 6, 120, 31);
      const dirt = tileNoise(u, v, 5, 4, 32);
      out.tone = 0.95 + 0.04 * brush + 0.06 * dirt;
      // Less than a brush leaves: in grazing sun a white fence would be speckled.
      out.heightM = 0.00005 * brush;
    },
  },
};

const baked = new Map<GrainKind, Grain>();

/** The baked tile of a grain; made at first use (10 to 20 ms) and kept. */
export function grainOf(kind: Exclude<GrainKind, "none">): Grain {
  let grain = baked.get(kind);
  if (!grain) {
    grain = bake(RELIEFS[kind]);
    baked.set(kind, grain);
  }
  return grain;
}

function bake(relief: Relief): Grain {
  const tones = new Float32Array(WIDTH * HEIGHT);
  const heights = new Float32Array(WIDTH * HEIGHT);
  const out = { tone: 1, heightM: 0 };
  let sum = 0;
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      relief.at((x + 0.5) / WIDTH, (y + 0.5) / HEIGHT, out);
      tones[y * WIDTH + x] = out.tone;
      heights[y * WIDTH + x] = out.heightM;
      sum += out.tone;
    }
  }
  const normal = (WIDTH * HEIGHT) / sum;
  const perAlong = WIDTH / relief.alongM / 2;
  const perAcross = HEIGHT / relief.acrossM / 2;
  const texels = new Float32Array(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y++) {
    const up = ((y + HEIGHT - 1) % HEIGHT) * WIDTH;
    const down = ((y + 1) % HEIGHT) * WIDTH;
    for (let x = 0; x < WIDTH; x++) {
      const k = (y * WIDTH + x) * 3;
      const left = y * WIDTH + ((x + WIDTH - 1) % WIDTH);
      const right = y * WIDTH + ((x + 1) % WIDTH);
      texels[k] = tones[y * WIDTH + x]! * normal;
      texels[k + 1] = (heights[right]! - heights[left]!) * perAlong;
      texels[k + 2] = (heights[down + x]! - heights[up + x]!) * perAcross;
    }
  }
  const levels: Grain["levels"] = [{ width: WIDTH, height: HEIGHT, texels }];
  while (levels.at(-1)!.height > 1) levels.push(halved(levels.at(-1)!));
  return { alongM: relief.alongM, acrossM: relief.acrossM, levels };
}

function halved(level: Grain["levels"][number]): Grain["levels"][number] {
  const width = level.width / 2;
  const height = level.height / 2;
  const texels = new Float32Array(width * height * 3);
  const row = level.width * 3;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = y * 2 * row + x * 6;
      for (let c = 0; c < 3; c++) {
        texels[(y * width + x) * 3 + c] =
          (level.texels[from + c]! +
            level.texels[from + 3 + c]! +
            level.texels[from + row + c]! +
            level.texels[from + row + 3 + c]!) /
          4;
      }
    }
  }
  return { width, height, texels };
}

/** Lattices of `tileNoise` by seed; each use has its own. */
const lattices: (Float64Array | undefined)[] = [];

function latticeOf(cellsU: number, cellsV: number, seed: number): Float64Array {
  const lattice = new Float64Array(cellsU * cellsV);
  for (let y = 0; y < cellsV; y++)
    for (let x = 0; x < cellsU; x++) lattice[y * cellsU + x] = hash01(x, y, seed);
  lattices[seed] = lattice;
  return lattice;
}

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
