import type { Camera } from "#core/camera/camera.ts";
import { toLinear } from "#renderer/color/srgb.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { clamp } from "#renderer/math/scalar.ts";
import { groundChroma, luminance } from "./ground-chroma.ts";

/** Every fifth pixel across and down is enough. */
const STRIDE = 5;
/** Farther ground is a few rows of haze. */
const FARTHEST_M = 25;
/** Distances behind a piece of ground at which something may stand, and how high it must be there per metre to shade it: the sun at 42 degrees. */
const BEHIND_M = [0.3, 0.7, 1.2, 1.8, 2.6, 3.6];
const RISE = 0.9;
/** Share of the ground of its kind that lies below open light. */
const OPEN_QUANTILE = 0.7;
const LEAST_SAMPLES = 60;

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
  const lights: number[][] = [[], [], []];
  const kinds: number[] = [];
  const shades: number[] = [];
  const darks: number[] = [];
  for (let y = Math.max(0, Math.ceil(camera.horizonY + 4)); y < height; y += STRIDE) {
    const z = camera.groundZ(y + 0.5);
    if (z > FARTHEST_M) continue;
    // Rows of the picture in which a thing at each distance stands, and ends if it shades this row.
    const feet = BEHIND_M.map((m) => Math.floor(camera.photoY(0, z + m)));
    const heads = BEHIND_M.map((m) => Math.floor(camera.photoY(Math.max(0.15, m * RISE), z + m)));
    for (let x = 0; x < width; x += STRIDE) {
      const i = y * width + x;
      if (ground[i]! <= 0.7) continue;
      const r = toLinear[data[i * 3]!]!;
      const g = toLinear[data[i * 3 + 1]!]!;
      const b = toLinear[data[i * 3 + 2]!]!;
      const kind = groundChroma(r, g, b);
      const light = Math.log(luminance(r, g, b) + 0.01);
      lights[kind]!.push(light);
      const gx = camera.groundX(x + 0.5, y + 0.5);
      let shaded = 0;
      for (let k = 0; k < BEHIND_M.length && shaded === 0; k++) {
        const column = Math.floor(camera.photoX(gx, z + BEHIND_M[k]!));
        if (column < 0 || column >= width || ground[feet[k]! * width + column]! > 0.5) continue;
        const o = heads[k]! * width + column;
        if (heads[k]! < 0 || (ground[o]! < 0.3 && sky[o]! < 0.5)) shaded = 1;
      }
      kinds.push(kind);
      shades.push(shaded);
      darks.push(light);
    }
  }
  if (darks.length < LEAST_SAMPLES) return 0;
  const open = lights.map((values) => {
    const sorted = Float64Array.from(values.length >= LEAST_SAMPLES ? values : lights.flat()).sort();
    return sorted[Math.floor(sorted.length * OPEN_QUANTILE)]!;
  });
  for (let k = 0; k < darks.length; k++) darks[k] = -clamp(darks[k]! - open[kinds[k]!]!, -1.3, 0.3);
  return correlation(shades, darks);
}

function correlation(a: readonly number[], b: readonly number[]): number {
  const n = a.length;
  const meanA = a.reduce((sum, v) => sum + v, 0) / n;
  const meanB = b.reduce((sum, v) => sum + v, 0) / n;
  let product = 0;
  let a2 = 0;
  let b2 = 0;
  for (let i = 0; i < n; i++) {
    const da = a[i]! - meanA;
    const db = b[i]! - meanB;
    product += da * db;
    a2 += da * da;
    b2 += db * db;
  }
  return product / Math.sqrt(a2 * b2 + 1e-9);
}
