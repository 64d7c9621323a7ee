import type { Sun } from "#renderer/light/sun.ts";
import { clamp } from "#renderer/math/scalar.ts";

/** A tileable height field with its colors, not lit yet. */
export type Relief = {
  /** Texels along one side; a power of two. */
  texels: number;
  sizeM: number;
  /** Meters above the lowest point, `texels * texels`. */
  height: Float32Array;
  /** Linear reflectance, `texels * texels * 3`. */
  albedo: Float32Array;
  /** Width of the gaps between the largest pieces, meters. */
  gapM: number;
};

/** What a texel in the shadow of its neighbor keeps of the sunlight (light that bounces between chips). */
const SELF_SHADOW = 0.2;
/**
 * A ray towards the sun is tested at so many steps of so many texels: 15 texels reach over any single
 * piece.
 */
const SHADOW_STEPS = 10;
const SHADOW_STEP_TEXELS = 1.5;
/** A neighbor must be this much higher than the ray to cast a shadow, in meters: keeps flat tops clean. */
const SHADOW_BIAS_M = 0.0008;
/** A texel lower than the mean around it, as far as a gap is wide, lies in a crevice: it loses this share of the sky per meter, within OPEN_LIMITS. */
const CREVICE_PER_M = 55;
const OPEN_LIMITS = [0.3, 1.15] as const;
/**
 * Sunlight is relative to a level surface, so it is divided by the sine of the sun's height, at least this;
 * MOST_FACING limits slopes that face a low sun.
 */
const LEAST_SUN_HEIGHT = 0.35;
const MOST_FACING = 1.7;
/** Sky light of a face whose unit normal rises by y: SKY_SIDE + SKY_UP * y. */
const SKY_SIDE = 0.6;
const SKY_UP = 0.4;
/** Part of all light that even a closed crevice keeps, and part that it loses: dirt gathers there. */
const IN_CREVICE = 0.55;
const OUT_OF_CREVICE = 0.45;

/**
 * The relief as the sun and the sky light it: slope towards the sun, shadows that chips throw on each other, dark
 * crevices. Returns `texels * texels * 3` linear values. Row by row: a function that is called often is compiled whole.
 */
export function lightRelief(relief: Relief, sun: Sun): Float32Array {
  const { texels: n, sizeM, height } = relief;
  const around = wrappedMean(height, n, Math.round((relief.gapM * n) / sizeM));
  const lighting = { relief, sun, around, ray: rayOf(relief, sun), highest: 0 };
  for (let y = 0; y < n; y++) lighting.highest = Math.max(lighting.highest, highestOf(height, y * n, n));
  const out = new Float32Array(n * n * 3);
  for (let y = 0; y < n; y++) lightRow(lighting, y, out);
  return out;
}

type Lighting = { relief: Relief; sun: Sun; around: Float32Array; ray: Ray; highest: number };

/** The steps towards the sun, the same from every texel: columns, rows and how high the ray has come. */
type Ray = { stepX: Int32Array; stepZ: Int32Array; climbed: Float64Array };

function rayOf({ texels, sizeM }: Relief, sun: Sun): Ray {
  const [lx, ly, lz] = sun.direction;
  const flat = Math.hypot(lx, lz) || 1;
  // Meters that the ray climbs per texel.
  const rise = ((ly / flat) * sizeM) / texels;
  const stepX = new Int32Array(SHADOW_STEPS);
  const stepZ = new Int32Array(SHADOW_STEPS);
  const climbed = new Float64Array(SHADOW_STEPS);
  for (let s = 0; s < SHADOW_STEPS; s++) {
    const d = (s + 1) * SHADOW_STEP_TEXELS;
    stepX[s] = Math.round((lx / flat) * d);
    stepZ[s] = Math.round((lz / flat) * d);
    climbed[s] = rise * d + SHADOW_BIAS_M;
  }
  return { stepX, stepZ, climbed };
}

function highestOf(field: Float32Array, from: number, count: number): number {
  let most = 0;
  for (let i = from; i < from + count; i++) if (field[i]! > most) most = field[i]!;
  return most;
}

function lightRow({ relief, sun, around, ray, highest }: Lighting, y: number, out: Float32Array): void {
  const { texels: n, sizeM, height, albedo } = relief;
  const { stepX, stepZ, climbed } = ray;
  const [lx, ly, lz] = sun.direction;
  const wrap = n - 1;
  const twice = (2 * sizeM) / n;
  const up = ((y - 1) & wrap) * n;
  const down = ((y + 1) & wrap) * n;
  for (let x = 0; x < n; x++) {
    const o = y * n + x;
    const here = height[o]!;
    // Meters per meter, by central differences; Lambert's cosine follows from slope and sun.
    const slopeX = (height[y * n + ((x + 1) & wrap)]! - height[y * n + ((x - 1) & wrap)]!) / twice;
    const slopeZ = (height[down + x]! - height[up + x]!) / twice;
    const upright = 1 / Math.sqrt(slopeX * slopeX + slopeZ * slopeZ + 1);
    const facing = Math.max(0, (-slopeX * lx + ly - slopeZ * lz) * upright) / Math.max(LEAST_SUN_HEIGHT, ly);
    let lit = 1;
    for (let s = 0; s < SHADOW_STEPS; s++) {
      const above = here + climbed[s]!;
      if (above >= highest) break;
      if (height[((y + stepZ[s]!) & wrap) * n + ((x + stepX[s]!) & wrap)]! > above) {
        lit = SELF_SHADOW;
        break;
      }
    }
    const open = clamp(1 - (around[o]! - here) * CREVICE_PER_M, OPEN_LIMITS[0], OPEN_LIMITS[1]);
    const light =
      (sun.share * Math.min(MOST_FACING, facing) * lit +
        (1 - sun.share) * open * (SKY_SIDE + SKY_UP * upright)) *
      (IN_CREVICE + OUT_OF_CREVICE * Math.min(1, open));
    const k = o * 3;
    out[k] = albedo[k]! * light;
    out[k + 1] = albedo[k + 1]! * light;
    out[k + 2] = albedo[k + 2]! * light;
  }
}

/** Mean over a square of `2 * radius + 1` texels, twice (nearly Gaussian), on a field that wraps around. */
function wrappedMean(field: Float32Array, n: number, radius: number): Float32Array {
  const rows = new Float32Array(n * n);
  const mean = field.slice();
  for (let pass = 0; pass < 2; pass++) {
    for (let y = 0; y < n; y++) meanAlongRow(mean, rows, y * n, n, radius);
    meanOfRows(rows, mean, n, radius);
  }
  return mean;
}

function meanAlongRow(from: Float32Array, to: Float32Array, at: number, n: number, radius: number): void {
  const wrap = n - 1;
  const share = 1 / (2 * radius + 1);
  let sum = 0;
  for (let i = -radius; i <= radius; i++) sum += from[at + (i & wrap)]!;
  for (let x = 0; x < n; x++) {
    to[at + x] = sum * share;
    sum += from[at + ((x + radius + 1) & wrap)]! - from[at + ((x - radius) & wrap)]!;
  }
}

/** All columns at once: one after the other would fetch every row from memory again and again. */
function meanOfRows(from: Float32Array, to: Float32Array, n: number, radius: number): void {
  const wrap = n - 1;
  const share = 1 / (2 * radius + 1);
  const sums = new Float64Array(n);
  for (let i = -radius; i <= radius; i++) addRow(sums, from, (i & wrap) * n);
  for (let y = 0; y < n; y++) {
    for (let x = 0; x < n; x++) to[y * n + x] = sums[x]! * share;
    moveOn(sums, from, ((y + radius + 1) & wrap) * n, ((y - radius) & wrap) * n);
  }
}

function addRow(sums: Float64Array, from: Float32Array, row: number): void {
  for (let x = 0; x < sums.length; x++) sums[x]! += from[row + x]!;
}

function moveOn(sums: Float64Array, from: Float32Array, entering: number, leaving: number): void {
  for (let x = 0; x < sums.length; x++) sums[x]! += from[entering + x]! - from[leaving + x]!;
}
