import { vnoise } from "#renderer/math/noise.ts";
import { hash01 } from "#renderer/math/random.ts";
import { clamp, smoothstep } from "#renderer/math/scalar.ts";

/** A tileable picture of a square piece of ground, linear RGB, with its halvings. */
export type MipTexture = {
  /** Texels across the finest level; a power of two. */
  texels: number;
  /** Its rows in depth, a power of two: as many as texels, or fewer in a picture that is seen at a flat angle. */
  rows: number;
  /** Meters along one side. */
  sizeM: number;
  /** Level k has `texels >> k` texels across and `rows >> k` in depth. The finest may be missing until a pixel is so near that it is looked at. */
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
const FADE = [0.43, 0.57] as const;
/** Reach in texels from which on the next level but one to the finest is read: a texel of it is then a little less than a pixel, or stones blur. */
const COARSER_FROM = 3.6;
/** A copy of less weight than this is not read. */
const NEGLIGIBLE = 0.01;

/** Halves `finest` (`texels * rows * 3`) with a box filter, down to 4 texels across or one row. */
export function buildMips(
  texels: number,
  sizeM: number,
  finest: Float32Array,
  rows = texels,
): MipTexture & { levels: Float32Array[] } {
  const levels = [finest];
  let fine = finest;
  for (let n = texels, left = rows; n > SMALLEST_LEVEL && left > 1; n >>= 1, left >>= 1) {
    const coarse = new Float32Array((n >> 1) * (left >> 1) * 3);
    for (let y = 0; y < left >> 1; y++) halveRow(fine, n, y, coarse);
    levels.push(coarse);
    fine = coarse;
  }
  return { texels, rows, sizeM, levels };
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
 * Adds a line of bilinear taps to `out`, each with this weight: at column `u` of a level `n` wide and `rows` deep, rows `v`, `v + step`,
 * ..., in texels.
 */
function addTaps(
  texel: Float32Array,
  n: number,
  rows: number,
  u: number,
  v: number,
  step: number,
  taps: number,
  weight: number,
  out: Float32Array,
): void {
  const wrap = n - 1;
  const around = rows - 1;
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
    const row0 = (zi & around) * n;
    const row1 = ((zi + 1) & around) * n;
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
  const { sizeM, texels, rows, levels } = texture;
  // Texels of depth are as many times longer as there are fewer of them.
  const aspect = ((depthM / Math.max(acrossM, 1e-4)) * rows) / texels;
  const taps = clamp(Math.ceil(aspect * TAPS_PER_ASPECT), 1, MOST_TAPS);
  // Size of the footprint of one tap in texels of the finest level.
  const reach = (Math.max(acrossM, ((depthM / taps) * rows) / texels) * texels) / sizeM;
  // The level whose texels come nearest below the reach, on a scale of doublings; the finest only where it is magnified.
  let level = reach < 1 ? 0 : 1;
  for (let limit = COARSER_FROM; reach >= limit && level < levels.length - 1; limit *= 2) level++;
  let texel = levels[level];
  if (!texel) texel = levels[level] = texture.makeFinest!();
  const n = texels >> level;
  const deep = rows >> level;
  const perM = n / sizeM;
  const deepPerM = deep / sizeM;
  const place = vnoise(x * SHIFTS_PER_M, z * SHIFTS_PER_M, 77) * SHIFTS;
  const shift = Math.floor(place);
  const fade = smoothstep(FADE[0], FADE[1], place - shift);
  const au = x * perM + SHIFTED[shift * 2]! * n - 0.5;
  const bu = x * perM + SHIFTED[shift * 2 + 2]! * n - 0.5;
  const share = 1 / taps;
  const step = depthM * share * deepPerM;
  const v = (z - 0.5 * depthM) * deepPerM + 0.5 * step - 0.5;
  if (fade < 1 - NEGLIGIBLE) {
    addTaps(texel, n, deep, au, v + SHIFTED[shift * 2 + 1]! * deep, step, taps, share * (1 - fade), out);
  }
  if (fade > NEGLIGIBLE) {
    addTaps(texel, n, deep, bu, v + SHIFTED[shift * 2 + 3]! * deep, step, taps, share * fade, out);
  }
}
