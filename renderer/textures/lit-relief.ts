import type { Sun } from "#renderer/light/sun.ts";
import { clamp } from "#renderer/math/scalar.ts";

/** A tileable height field with its colours, not lit yet. */
export type Relief = {
  /** Texels along one side; a power of two. */
  texels: number;
  sizeM: number;
  /** Metres above the lowest point, `texels * texels`. */
  height: Float32Array;
  /** Linear reflectance, `texels * texels * 3`. */
  albedo: Float32Array;
};

/** What a texel in the shadow of its neighbour keeps of the sunlight (light that bounces between chips). */
const SELF_SHADOW = 0.2;
const SHADOW_STEPS = 10;
const SHADOW_STEP_TEXELS = 1.5;
/** A neighbour must be this much higher than the ray to cast a shadow, in metres: keeps flat tops clean. */
const SHADOW_BIAS_M = 0.0008;
/** Radius within which higher neighbours darken a texel, and by how much per metre of height. */
const CREVICE_RADIUS_M = 0.012;
const CREVICE_PER_M = 55;

/**
 * The relief as the sun and the sky light it: slope towards the sun, shadows that chips throw on each other, dark
 * crevices. Returns `texels * texels * 3` linear values.
 */
export function lightRelief(relief: Relief, sun: Sun): Float32Array {
  const { texels: n, height, albedo } = relief;
  const texelM = relief.sizeM / n;
  const wrap = n - 1;
  const out = new Float32Array(n * n * 3);
  const around = wrappedMean(height, n, Math.round(CREVICE_RADIUS_M / texelM));
  const [lx, ly, lz] = sun.direction;
  const flat = Math.hypot(lx, lz) || 1;
  const ux = lx / flat;
  const uz = lz / flat;
  const rise = (ly / flat) * texelM;
  // The steps towards the sun are the same from every texel: columns, rows and how high the ray has come.
  const stepX = new Int32Array(SHADOW_STEPS);
  const stepZ = new Int32Array(SHADOW_STEPS);
  const climbed = new Float64Array(SHADOW_STEPS);
  for (let s = 0; s < SHADOW_STEPS; s++) {
    const d = (s + 1) * SHADOW_STEP_TEXELS;
    stepX[s] = Math.round(ux * d);
    stepZ[s] = Math.round(uz * d);
    climbed[s] = rise * d + SHADOW_BIAS_M;
  }
  const highest = height.reduce((most, h) => (h > most ? h : most), 0);
  for (let y = 0; y < n; y++) {
    const up = ((y - 1) & wrap) * n;
    const down = ((y + 1) & wrap) * n;
    for (let x = 0; x < n; x++) {
      const o = y * n + x;
      const here = height[o]!;
      const slopeX = (height[y * n + ((x + 1) & wrap)]! - height[y * n + ((x - 1) & wrap)]!) / (2 * texelM);
      const slopeZ = (height[down + x]! - height[up + x]!) / (2 * texelM);
      const upright = 1 / Math.sqrt(slopeX * slopeX + slopeZ * slopeZ + 1);
      const facing = Math.max(0, (-slopeX * lx + ly - slopeZ * lz) * upright) / Math.max(0.35, ly);
      let lit = 1;
      for (let s = 0; s < SHADOW_STEPS; s++) {
        const ray = here + climbed[s]!;
        if (ray >= highest) break;
        if (height[((y + stepZ[s]!) & wrap) * n + ((x + stepX[s]!) & wrap)]! > ray) {
          lit = SELF_SHADOW;
          break;
        }
      }
      const open = clamp(1 - (around[o]! - here) * CREVICE_PER_M, 0.3, 1.15);
      const light =
        (sun.share * Math.min(1.7, facing) * lit + (1 - sun.share) * open * (0.6 + 0.4 * upright)) *
        (0.55 + 0.45 * Math.min(1, open));
      const k = o * 3;
      out[k] = albedo[k]! * light;
      out[k + 1] = albedo[k + 1]! * light;
      out[k + 2] = albedo[k + 2]! * light;
    }
  }
  return out;
}

/** Mean over a square of `2 * radius + 1` texels, twice (nearly Gaussian), on a field that wraps around. */
function wrappedMean(field: Float32Array, n: number, radius: number): Float32Array {
  const wrap = n - 1;
  const share = 1 / (2 * radius + 1);
  let from = field;
  for (let pass = 0; pass < 2; pass++) {
    const rows = new Float32Array(n * n);
    const both = new Float32Array(n * n);
    for (let y = 0; y < n; y++) {
      let sum = 0;
      for (let i = -radius; i <= radius; i++) sum += from[y * n + (i & wrap)]!;
      for (let x = 0; x < n; x++) {
        rows[y * n + x] = sum * share;
        sum += from[y * n + ((x + radius + 1) & wrap)]! - from[y * n + ((x - radius) & wrap)]!;
      }
    }
    // All columns at once: one after the other would fetch every row from memory again and again.
    const sums = new Float64Array(n);
    for (let i = -radius; i <= radius; i++) {
      const at = (i & wrap) * n;
      for (let x = 0; x < n; x++) sums[x]! += rows[at + x]!;
    }
    for (let y = 0; y < n; y++) {
      const entering = ((y + radius + 1) & wrap) * n;
      const leaving = ((y - radius) & wrap) * n;
      for (let x = 0; x < n; x++) {
        both[y * n + x] = sums[x]! * share;
        sums[x]! += rows[entering + x]! - rows[leaving + x]!;
      }
    }
    from = both;
  }
  return from;
}
