import { vnoise } from "#renderer/math/noise.ts";
import { clamp } from "#renderer/math/scalar.ts";
import { normalize, type Vec3 } from "#renderer/math/vec3.ts";

/**
 * Range by which the cut is uneven over half a meter and from tuft to tuft, meters, and how many of both there are in a
 * meter: no shears cut a true plane.
 */
const WAVE_M = 0.13;
const WAVES_PER_M = 2.3;
const TUFT_M = 0.07;
const TUFTS_PER_M = 7;
/** Over so much the slope of the cut is measured, meters, and how steep it may count: what is steeper lies in the shade of itself. */
const STEP_M = 0.05;
const STEEPEST = 0.9;

/** How far a place of the cut lies before the plane, meters, its tone (0 to 1) over half a meter and in its tuft, and the way it faces. */
export type Cut = { outM: number; broad: number; tuft: number; normal: Vec3 };

/** The uneven face of a clipped hedge. `wavy`: 0 where it must keep its plane, as at a joint. */
export function reliefOfHedge(seed: number): (at: Vec3, outward: Vec3, wavy: number) => Cut {
  /** Noise in space: the mean of three planes of it has less contrast than one. */
  const noise = (x: number, y: number, z: number, perM: number, own: number): number => {
    const [u, v, w] = [x * perM + seed, y * perM, z * perM];
    const sum = vnoise(u, v, own) + vnoise(w + 11, v, own + 1) + vnoise(u, w + 5, own + 2);
    return clamp(0.5 + (sum / 3 - 0.5) * 1.7, 0, 1);
  };
  return ([x, y, z], outward, wavy) => {
    const height = (dx: number, dy: number, dz: number): number =>
      wavy * WAVE_M * noise(x + dx, y + dy, z + dz, WAVES_PER_M, seed) +
      TUFT_M * noise(x + dx, y + dy, z + dz, TUFTS_PER_M, seed + 7);
    const here = height(0, 0, 0);
    const slopes = [height(STEP_M, 0, 0), height(0, STEP_M, 0), height(0, 0, STEP_M)].map((there) =>
      clamp((there - here) / STEP_M, -STEEPEST, STEEPEST),
    );
    const along = slopes.reduce((sum, slope, k) => sum + slope * outward[k]!, 0);
    return {
      outM: here - (wavy * WAVE_M + TUFT_M) / 2,
      broad: noise(x, y * 1.3, z, 1.9, seed + 9),
      tuft: noise(x, y, z, TUFTS_PER_M, seed + 7),
      normal: normalize([
        outward[0] - (slopes[0]! - along * outward[0]),
        outward[1] - (slopes[1]! - along * outward[1]),
        outward[2] - (slopes[2]! - along * outward[2]),
      ]),
    };
  };
}
