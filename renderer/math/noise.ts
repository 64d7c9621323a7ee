import { seededRandom } from "./random.ts";

/**
 * Random values in [0, 1) at the points of a 256 x 256 lattice, row by row. A lookup is about three times
 * as fast as hashing the cell.
 */
/**
 * Points along a side of the lattice; a power of two, so that coordinates wrap with a bit mask. The noise
 * repeats after so many units.
 */
const SIDE = 256;
/** Seed of the table. Any other gives a different picture in every texture of the renderer. */
const LATTICE_SEED = 20231;
/** How far a seed shifts the table: odd numbers, so that 256 seeds in a row reach different places. */
const SEED_COLUMNS = 37;
const SEED_ROWS = 101;
/**
 * From one octave of `fbm` to the next. Not exactly 2: the lattices of two octaves would line up and show.
 */
const FREQUENCY_STEP = 2.03;
/** Each octave has half the weight of the one before, and a seed that is this much larger. */
const WEIGHT_STEP = 0.5;
const SEED_STEP = 17;

const lattice = new Float32Array(SIDE * SIDE);
{
  const random = seededRandom(LATTICE_SEED);
  for (let i = 0; i < lattice.length; i++) lattice[i] = random.next();
}

/**
 * Value noise in [0, 1]: random values on the integer lattice, smoothly interpolated. It repeats every 256 units, so callers
 * choose a scale at which that is farther than a yard is wide. Different seeds read different parts of one table.
 */
export function vnoise(x: number, y: number, seed = 0): number {
  const cellX = Math.floor(x);
  const cellY = Math.floor(y);
  let fx = x - cellX;
  let fy = y - cellY;
  // Flat ends (3t² - 2t³): without them the lattice shows as creases.
  fx = fx * fx * (3 - 2 * fx);
  fy = fy * fy * (3 - 2 * fy);
  const shiftedX = cellX + seed * SEED_COLUMNS;
  const shiftedY = cellY + seed * SEED_ROWS;
  const x0 = shiftedX & 255;
  const x1 = (shiftedX + 1) & 255;
  const y0 = (shiftedY & 255) << 8;
  const y1 = ((shiftedY + 1) & 255) << 8;
  const a = lattice[y0 | x0]!;
  const b = lattice[y0 | x1]!;
  const c = lattice[y1 | x0]!;
  const d = lattice[y1 | x1]!;
  const top = a + (b - a) * fx;
  return top + (c + (d - c) * fx - top) * fy;
}

/** Sum of `octaves` noises, each at twice the frequency (2.03: no lattice lines up) and half the weight (fractal Brownian motion); in [0, 1]. */
export function fbm(x: number, y: number, octaves: number, seed = 0): number {
  let sum = 0;
  let weight = WEIGHT_STEP;
  let total = 0;
  let px = x;
  let py = y;
  for (let i = 0; i < octaves; i++) {
    sum += weight * vnoise(px, py, seed + i * SEED_STEP);
    total += weight;
    px *= FREQUENCY_STEP;
    py *= FREQUENCY_STEP;
    weight *= WEIGHT_STEP;
  }
  return sum / total;
}
