import { vnoise } from "#renderer/math/noise.ts";
import { hash01 } from "#renderer/math/random.ts";
import { clamp, smoothstep } from "#renderer/math/scalar.ts";

/** A square, tileable picture of a piece of ground seen from above, linear RGB, with its halvings. */
export type MipTexture = {
  /** Texels along one side of the finest level; a power of two. */
  texels: number;
  /** Meters along one side. */
  sizeM: number;
  /** Level k has `texels >> k` texels a side. The finest may be missing until a pixel is so near that it is looked at. */
  levels: (Float32Array | undefined)[];
  /** Makes the finest level when it is missing. */
  makeFinest?: () => Float32Array;
};

/** The coarsest level kept: below it every sample is the same color. */
const SMALLEST_LEVEL = 4;
/**
 * Most taps along the line of sight. A longer footprint is sampled at a coarser level: the far ground is a
 * little blurred instead of slow.
 */
const MOST_TAPS = 8;
/** Shifted copies of the texture between which the ground changes, so that its repetition does not show. */
const SHIFTS = 8;
/**
 * Taps per ratio of depth to width of the footprint; 1 would be exact, less is faster and slightly
 * smoother.
 */
const TAPS_PER_ASPECT = 0.7;
/**
 * Frequency of the noise that chooses the copy, cycles per meter: a copy covers about 1.8 m. FADE is the
 * part of a step in which two copies mix.
 */
const SHIFTS_PER_M = 0.55;
const FADE = [0.3, 0.7] as const;
/** A copy of less weight than this is not read. */
const NEGLIGIBLE = 0.01;

/** Halves `finest` (`texels * texels * 3`) down to 4 texels with a box filter. */
export function buildMips(
  texels: number,
  sizeM: number,
  finest: Float32Array,
): MipTexture & { levels: Float32Array[] } {
  const levels = [finest];
  let fine = finest;
  for (let n = texels; n > SMALLEST_LEVEL; n >>= 1) {
    const half = n >> 1;
    const coarse = new Float32Array(half * half * 3);
    for (let y = 0; y < half; y++) halveRow(fine, n, y, coarse);
    levels.push(coarse);
    fine = coarse;
  }
  return { texels, sizeM, levels };
}

/** Row `y` of the halving of a level `n` texels wide. */
function halveRow(fine: Float32Array, n: number, y: number, coarse: Float32Array): void {
  const upper = 2 * y * n * 3;
  const lower = upper + n * 3;
  const to = (y * n * 3) / 2;
  for (let x = 0; x < n / 2; x++) {
    for (let c = 0; c < 3; c++) {
      const o = x * 6 + c;
      coarse[to + x * 3 + c] =
        0.25 * (fine[upper + o]! + fine[upper + o + 3]! + fine[lower + o]! + fine[lower + o + 3]!);
    }
  }
}

/** Where the shifted copies lie: pairs of x and z, as shares of the tile. */
const SHIFTED = Float64Array.from({ length: (SHIFTS + 2) * 2 }, (_, i) =>
  i % 2 === 0 ? hash01(i >> 1, 3, 1) : hash01(i >> 1, 5, 2),
);

/**
 * Adds a line of bilinear taps to `out`, each with this weight: at column `u` of a level `n` wide, rows `v`, `v + step`, ..., in texels.
 */
function addTaps(
  texel: Float32Array,
  n: number,
  u: number,
  v: number,
  step: number,
  taps: number,
  weight: number,
  out: Float32Array,
): void {
  const wrap = n - 1;
  const xi = Math.floor(u);
  const right = weight * (u - xi);
  const left = weight - right;
  const x0 = xi & wrap;
  const x1 = (xi + 1) & wrap;
  let red = 0;
  let green = 0;
  let blue = 0;
  for (let t = 0; t < taps; t++) {
    const at = v + t * step;
    const zi = Math.floor(at);
    const fz = at - zi;
    const row0 = (zi & wrap) * n;
    const row1 = ((zi + 1) & wrap) * n;
    const a = (row0 + x0) * 3;
    const b = (row0 + x1) * 3;
    const c = (row1 + x0) * 3;
    const d = (row1 + x1) * 3;
    const wc = left * fz;
    const wa = left - wc;
    const wd = right * fz;
    const wb = right - wd;
    red += wa * texel[a]! + wb * texel[b]! + wc * texel[c]! + wd * texel[d]!;
    green += wa * texel[a + 1]! + wb * texel[b + 1]! + wc * texel[c + 1]! + wd * texel[d + 1]!;
    blue += wa * texel[a + 2]! + wb * texel[b + 2]! + wc * texel[c + 2]! + wd * texel[d + 2]!;
  }
  out[0]! += red;
  out[1]! += green;
  out[2]! += blue;
}

/**
 * The texture's mean color over a pixel's footprint, to `out[0..2]`: several taps along the line of sight (the long
 * side of the footprint), each from two shifted copies that a slow noise cross-fades, which hides the tiling.
 */
export function sampleFootprint(
  texture: MipTexture,
  x: number,
  z: number,
  acrossM: number,
  depthM: number,
  out: Float32Array,
): void {
  out[0] = 0;
  out[1] = 0;
  out[2] = 0;
  const { sizeM, texels, levels } = texture;
  const taps = clamp(Math.ceil((depthM / Math.max(acrossM, 1e-4)) * TAPS_PER_ASPECT), 1, MOST_TAPS);
  // Size of the footprint of one tap in texels of the finest level.
  const reach = Math.max(acrossM, depthM / taps) / (sizeM / texels);
  // The level whose texels come nearest to the reach, on a scale of doublings; the finest only where it is magnified.
  let level = reach < 1 ? 0 : 1;
  for (let limit = 2 * Math.SQRT2; reach >= limit && level < levels.length - 1; limit *= 2) level++;
  let texel = levels[level];
  if (!texel) texel = levels[level] = texture.makeFinest!();
  const n = texels >> level;
  const perM = n / sizeM;
  const place = vnoise(x * SHIFTS_PER_M, z * SHIFTS_PER_M, 77) * SHIFTS;
  const shift = Math.floor(place);
  const fade = smoothstep(FADE[0], FADE[1], place - shift);
  const au = x * perM + SHIFTED[shift * 2]! * n - 0.5;
  const bu = x * perM + SHIFTED[shift * 2 + 2]! * n - 0.5;
  const share = 1 / taps;
  const step = depthM * share * perM;
  const v = (z - 0.5 * depthM) * perM + 0.5 * step - 0.5;
  if (fade < 1 - NEGLIGIBLE) {
    addTaps(texel, n, au, v + SHIFTED[shift * 2 + 1]! * n, step, taps, share * (1 - fade), out);
  }
  if (fade > NEGLIGIBLE) {
    addTaps(texel, n, bu, v + SHIFTED[shift * 2 + 3]! * n, step, taps, share * fade, out);
  }
}
