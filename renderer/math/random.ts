/** Divides an unsigned 32-bit number to [0, 1). */
const TWO_TO_32 = 4294967296;

/**
 * Numbers in [0, 1), the same sequence for the same seed. Mulberry32 (Tommy Ettinger, public domain): 32 bits of state, one multiplication
 * chain per number; the odd constant 0x6d2b79f5, the shifts and 61 are those of its author. Enough for scattering plants; not for secrets. `Math.random` is never used in the renderer: the same seed must give the
 * same bytes. A class and no closure: what calls a closure is compiled again when it is handed another one.
 */
export class Random {
  // In an array: a number of 32 bits in a field may be a new heap object each time.
  readonly #state = new Int32Array(1);

  constructor(seed: number) {
    this.#state[0] = seed;
  }

  /** Begins anew, as if made with this seed. */
  restart(seed: number): void {
    this.#state[0] = seed;
  }

  next(): number {
    const next = (this.#state[0]! + 0x6d2b79f5) | 0;
    this.#state[0] = next;
    let t = Math.imul(next ^ (next >>> 15), 1 | next);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / TWO_TO_32;
  }
}

export const seededRandom = (seed: number): Random => new Random(seed);

/**
 * A well mixed unsigned 32-bit number for a lattice cell. Arguments are taken as 32-bit integers. Each is stirred in after the one
 * before it is mixed; the multipliers are those of known mixers (xxHash, MurmurHash3). Adding up their multiples first, as is often done, gives one in six cells near the origin a twin.
 */
export function hashInt(x: number, y: number, seed = 0): number {
  let h = Math.imul(x, 0x9e3779b1);
  h = Math.imul((h ^ (h >>> 15)) + y, 0x85ebca6b);
  h = Math.imul((h ^ (h >>> 13)) + seed, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 16), 0x27d4eb2f);
  return (h ^ (h >>> 15)) >>> 0;
}

/** `hashInt` as a number in [0, 1). */
export const hash01 = (x: number, y: number, seed = 0): number => hashInt(x | 0, y | 0, seed) / TWO_TO_32;
