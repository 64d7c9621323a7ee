import { vnoise } from "#renderer/math/noise.ts";
import { clamp } from "#renderer/math/scalar.ts";
import { normalize, type Vec3 } from "#renderer/math/vec3.ts";

/**
 * Range by which the cut is uneven over half a meter and from tuft to tuft, meters, and how many of both there are in a
 * meter: no shears cut a true plane.
 */
const WAVE_M = 0.14;
const WAVES_PER_M = 2.3;
const TUFT_M = 0.07;
const TUFTS_PER_M = 7;
/** And of the tone's changes over half a meter. */
const BROAD_PER_M = 1.9;
/** Over so much the slope of the cut is measured, meters, and how steep it may count: what is steeper lies in the shade of itself. */
const STEP_M = 0.05;
const STEEPEST = 0.9;

/** The noises are read once for so much of the cut, meters: leaves are as large; a piece has fewer than CELLS of them along each side. */
const CELL_M = 0.04;
const CELLS = 1024;
const HALF_CELLS = CELLS / 2;

/** How far a place of the cut lies before the plane, meters, its tone (0 to 1) over half a meter and in its tuft, and the way it faces. */
export type Cut = { outM: number; broad: number; tuft: number; normal: Vec3 };

/** What the noises say at a place: heights in meters, and their slopes along x, y and z. */
type Cell = {
  wave: number;
  tuft: number;
  broad: number;
  waveX: number;
  waveY: number;
  waveZ: number;
  tuftX: number;
  tuftY: number;
  tuftZ: number;
};

/** Noise in space: the mean of three planes of it has less contrast than one. `perM`: waves per meter; `own` tells the noises of a seed apart. */
function noiseAt(x: number, y: number, z: number, perM: number, seed: number, own: number): number {
  const u = x * perM + seed;
  const v = y * perM;
  const w = z * perM;
  const sum = vnoise(u, v, own) + vnoise(w + 11, v, own + 1) + vnoise(u, w + 5, own + 2);
  return clamp(0.5 + (sum / 3 - 0.5) * 1.7, 0, 1);
}

function cellAt(x: number, y: number, z: number, seed: number): Cell {
  const waveAt = (dx: number, dy: number, dz: number) =>
    WAVE_M * noiseAt(x + dx, y + dy, z + dz, WAVES_PER_M, seed, seed);
  const tuftAt = (dx: number, dy: number, dz: number) =>
    TUFT_M * noiseAt(x + dx, y + dy, z + dz, TUFTS_PER_M, seed, seed + 7);
  const wave = waveAt(0, 0, 0);
  const tuft = tuftAt(0, 0, 0);
  return {
    wave,
    tuft,
    broad: noiseAt(x, y * 1.3, z, BROAD_PER_M, seed, seed + 9),
    waveX: (waveAt(STEP_M, 0, 0) - wave) / STEP_M,
    waveY: (waveAt(0, STEP_M, 0) - wave) / STEP_M,
    waveZ: (waveAt(0, 0, STEP_M) - wave) / STEP_M,
    tuftX: (tuftAt(STEP_M, 0, 0) - tuft) / STEP_M,
    tuftY: (tuftAt(0, STEP_M, 0) - tuft) / STEP_M,
    tuftZ: (tuftAt(0, 0, STEP_M) - tuft) / STEP_M,
  };
}

/** The uneven face of a clipped hedge. `wavy`: 0 where it must keep its plane, as at a joint. */
export function reliefOfHedge(seed: number): (at: Vec3, outward: Vec3, wavy: number) => Cut {
  const cells = new Map<number, Cell>();
  return (at, outward, wavy) => {
    const i = Math.round(at[0] / CELL_M);
    const j = Math.round(at[1] / CELL_M);
    const k = Math.round(at[2] / CELL_M);
    const key = ((i + HALF_CELLS) * CELLS + j + HALF_CELLS) * CELLS + k + HALF_CELLS;
    let cell = cells.get(key);
    if (!cell) {
      cell = cellAt(i * CELL_M, j * CELL_M, k * CELL_M, seed);
      cells.set(key, cell);
    }
    const x = clamp(wavy * cell.waveX + cell.tuftX, -STEEPEST, STEEPEST);
    const y = clamp(wavy * cell.waveY + cell.tuftY, -STEEPEST, STEEPEST);
    const z = clamp(wavy * cell.waveZ + cell.tuftZ, -STEEPEST, STEEPEST);
    const along = x * outward[0] + y * outward[1] + z * outward[2] + 1;
    return {
      outM: wavy * (cell.wave - WAVE_M / 2) + cell.tuft - TUFT_M / 2,
      broad: cell.broad,
      tuft: cell.tuft / TUFT_M,
      normal: normalize([outward[0] * along - x, outward[1] * along - y, outward[2] * along - z]),
    };
  };
}
