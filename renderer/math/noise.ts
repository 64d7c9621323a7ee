import { seededRandom } from "./random.ts";

/** A 256 x 256 lattice of fixed random values; looking one up is about three times as fast as hashing the cell. */
const lattice = new Float32Array(65536);
{
  const random = seededRandom(20231);
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
  fx = fx * fx * (3 - 2 * fx);
  fy = fy * fy * (3 - 2 * fy);
  const shiftedX = cellX + seed * 37;
  const shiftedY = cellY + seed * 101;
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

/** Sum of `octaves` noises, each at twice the frequency (2.03: no lattice lines up) and half the weight; in [0, 1]. */
export function fbm(x: number, y: number, octaves: number, seed = 0): number {
  let sum = 0;
  let weight = 0.5;
  let total = 0;
  let px = x;
  let py = y;
  for (let i = 0; i < octaves; i++) {
    sum += weight * vnoise(px, py, seed + i * 17);
    total += weight;
    px *= 2.03;
    py *= 2.03;
    weight *= 0.5;
  }
  return sum / total;
}
