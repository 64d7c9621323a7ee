import { vnoise } from "#renderer/math/noise.ts";
import { hash01 } from "#renderer/math/random.ts";
import { clamp, smoothstep } from "#renderer/math/scalar.ts";

/** A square, tileable picture of a piece of ground seen from above, linear RGB, with its halvings. */
export type MipTexture = {
  /** Texels along one side of the finest level; a power of two. */
  texels: number;
  /** Metres along one side. */
  sizeM: number;
  levels: Float32Array[];
};

/** The coarsest level kept: below it every sample is the same colour. */
const SMALLEST_LEVEL = 4;
/** Most taps along the line of sight: past it the far ground is blurred a little rather than slow. */
const MOST_TAPS = 8;
/** How many shifted copies of the texture the ground wanders through, so that no eye finds the tile. */
const SHIFTS = 8;

/** Halves `finest` (`texels * texels * 3`) down to 4 texels with a box filter. */
export function buildMips(texels: number, sizeM: number, finest: Float32Array): MipTexture {
  const levels = [finest];
  let fine = finest;
  for (let n = texels; n > SMALLEST_LEVEL; n >>= 1) {
    const half = n >> 1;
    const coarse = new Float32Array(half * half * 3);
    for (let y = 0; y < half; y++) {
      for (let x = 0; x < half; x++) {
        for (let c = 0; c < 3; c++) {
          const o = (2 * y * n + 2 * x) * 3 + c;
          coarse[(y * half + x) * 3 + c] =
            0.25 * (fine[o]! + fine[o + 3]! + fine[o + n * 3]! + fine[o + n * 3 + 3]!);
        }
      }
    }
    levels.push(coarse);
    fine = coarse;
  }
  return { texels, sizeM, levels };
}

/** Adds one bilinear tap at ground position (x, z) of level `level`, weighted, to `out`. */
function addTap(
  texture: MipTexture,
  x: number,
  z: number,
  level: number,
  weight: number,
  out: Float32Array,
): void {
  const n = texture.texels >> level;
  const texel = texture.levels[level]!;
  const wrap = n - 1;
  let fx = (x / texture.sizeM) * n - 0.5;
  let fz = (z / texture.sizeM) * n - 0.5;
  const xi = Math.floor(fx);
  const zi = Math.floor(fz);
  fx -= xi;
  fz -= zi;
  const x0 = xi & wrap;
  const x1 = (xi + 1) & wrap;
  const row0 = (zi & wrap) * n;
  const row1 = ((zi + 1) & wrap) * n;
  const a = (row0 + x0) * 3;
  const b = (row0 + x1) * 3;
  const c = (row1 + x0) * 3;
  const d = (row1 + x1) * 3;
  const wa = weight * (1 - fx) * (1 - fz);
  const wb = weight * fx * (1 - fz);
  const wc = weight * (1 - fx) * fz;
  const wd = weight * fx * fz;
  out[0]! += wa * texel[a]! + wb * texel[b]! + wc * texel[c]! + wd * texel[d]!;
  out[1]! += wa * texel[a + 1]! + wb * texel[b + 1]! + wc * texel[c + 1]! + wd * texel[d + 1]!;
  out[2]! += wa * texel[a + 2]! + wb * texel[b + 2]! + wc * texel[c + 2]! + wd * texel[d + 2]!;
}

/**
 * The texture's mean colour over a pixel's footprint, to `out[0..2]`: several taps along the line of sight (the long
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
  const taps = clamp(Math.ceil((depthM / Math.max(acrossM, 1e-4)) * 0.7), 1, MOST_TAPS);
  const reach = Math.max(acrossM, depthM / taps) / (texture.sizeM / texture.texels);
  const level = Math.min(Math.round(Math.log2(Math.max(1, reach))), texture.levels.length - 1);
  const place = vnoise(x * 0.55, z * 0.55, 77) * SHIFTS;
  const shift = Math.floor(place);
  const fade = smoothstep(0.3, 0.7, place - shift);
  const { sizeM } = texture;
  const ax = x + hash01(shift, 3, 1) * sizeM;
  const az = z + hash01(shift, 5, 2) * sizeM;
  const bx = x + hash01(shift + 1, 3, 1) * sizeM;
  const bz = z + hash01(shift + 1, 5, 2) * sizeM;
  const share = 1 / taps;
  for (let t = 0; t < taps; t++) {
    const dz = ((t + 0.5) / taps - 0.5) * depthM;
    if (fade < 0.99) addTap(texture, ax, az + dz, level, share * (1 - fade), out);
    if (fade > 0.01) addTap(texture, bx, bz + dz, level, share * fade, out);
  }
}
