import type { Camera } from "#core/camera/camera.ts";
import { toLinear } from "#renderer/color/srgb.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { clamp } from "#renderer/math/scalar.ts";
import { groundChroma, luminance } from "./ground-chroma.ts";

/** Every fifth pixel across and down is read. */
const STRIDE = 5;
/** Ground farther than this, meters, is only a few rows of haze. */
const FARTHEST_M = 25;
/** Distances behind a piece of ground at which something may stand, and how high it must be there per meter to shade it: the sun at 42 degrees. */
const BEHIND_M = [0.3, 0.7, 1.2, 1.8, 2.6, 3.6];
const RISE = 0.9;
/** Share of the ground of its kind that lies below open light. */
const OPEN_QUANTILE = 0.7;
/** Fewer samples than this say nothing. */
const LEAST_SAMPLES = 60;
/** Rows begin this many pixels below the horizon; a pixel is ground from this coverage on. */
const UNDER_HORIZON_PX = 4;
const GROUND = 0.7;
/** Lower things than this, meters, cast no shadow that counts. */
const LEAST_HEAD_M = 0.15;
/** Keeps the logarithm of black finite; limits of the difference to open ground, natural logarithm. */
const BLACK = 0.01;
const DARKNESS = [-1.3, 0.3] as const;

/**
 * Whether the sun stands behind what the photo shows, so that shadows fall towards the camera: the correlation, -1 to 1, between ground
 * being dark for its kind and something standing right behind it. In front light it is below zero (walls throw light back on the
 * ground before them), in back light above 0.15. `ground`, `sky`: coverage of the picture's size; `camera`: for that size.
 */
export function backlight(
  { width, height, data }: RgbImage,
  camera: Camera,
  ground: Float32Array,
  sky: Float32Array,
): number {
  const most = Math.ceil(width / STRIDE) * Math.ceil(height / STRIDE);
  const kinds = new Uint8Array(most);
  const lights = new Float64Array(most);
  const shades = new Uint8Array(most);
  let count = 0;
  for (let y = Math.max(0, Math.ceil(camera.horizonY + UNDER_HORIZON_PX)); y < height; y += STRIDE) {
    const z = camera.groundZ(y + 0.5);
    if (z > FARTHEST_M) continue;
    // Rows of the picture in which a thing at each distance stands, and ends if it shades this row.
    const feet = BEHIND_M.map((m) => Math.floor(camera.photoY(0, z + m)));
    const heads = BEHIND_M.map((m) => Math.floor(camera.photoY(Math.max(LEAST_HEAD_M, m * RISE), z + m)));
    for (let x = 0; x < width; x += STRIDE) {
      const i = y * width + x;
      if (ground[i]! <= GROUND) continue;
      const r = toLinear[data[i * 3]!]!;
      const g = toLinear[data[i * 3 + 1]!]!;
      const b = toLinear[data[i * 3 + 2]!]!;
      kinds[count] = groundChroma(r, g, b);
      lights[count] = Math.log(luminance(r, g, b) + BLACK);
      const shaded = standsBehind(camera, camera.groundX(x + 0.5, y + 0.5), z, { feet, heads, ground, sky });
      shades[count++] = shaded ? 1 : 0;
    }
  }
  if (count < LEAST_SAMPLES) return 0;
  const darks = darkness(lights.subarray(0, count), kinds);
  return correlation(shades.subarray(0, count), darks);
}

type Behind = {
  feet: readonly number[];
  heads: readonly number[];
  ground: Float32Array;
  sky: Float32Array;
};

/** Whether something stands behind a point of the ground, high enough to shade it. */
function standsBehind(camera: Camera, x: number, z: number, { feet, heads, ground, sky }: Behind): boolean {
  const { widthPx } = camera;
  for (let k = 0; k < BEHIND_M.length; k++) {
    const column = Math.floor(camera.photoX(x, z + BEHIND_M[k]!));
    if (column < 0 || column >= widthPx || ground[feet[k]! * widthPx + column]! > 0.5) continue;
    const o = heads[k]! * widthPx + column;
    if (heads[k]! < 0 || (ground[o]! < 0.3 && sky[o]! < 0.5)) return true;
  }
  return false;
}

/** How much darker each sample is than open ground of its kind (in the logarithm). */
function darkness(lights: Float64Array, kinds: Uint8Array): Float64Array {
  const open = [0, 1, 2].map((kind) => {
    const own = lights.filter((_, k) => kinds[k] === kind);
    const sorted = (own.length >= LEAST_SAMPLES ? own : lights.slice()).sort();
    return sorted[Math.floor(sorted.length * OPEN_QUANTILE)]!;
  });
  return lights.map((light, k) => -clamp(light - open[kinds[k]!]!, DARKNESS[0], DARKNESS[1]));
}

/** Correlation of two series, -1 to 1 (Pearson). */
function correlation(a: Uint8Array, b: Float64Array): number {
  let meanA = 0;
  let meanB = 0;
  for (let i = 0; i < a.length; i++) {
    meanA += a[i]! / a.length;
    meanB += b[i]! / a.length;
  }
  let product = 0;
  let a2 = 0;
  let b2 = 0;
  for (let i = 0; i < a.length; i++) {
    const da = a[i]! - meanA;
    const db = b[i]! - meanB;
    product += da * db;
    a2 += da * da;
    b2 += db * db;
  }
  return product / Math.sqrt(a2 * b2 + 1e-9);
}
