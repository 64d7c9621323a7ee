import type { Random } from "#renderer/math/random.ts";

/**
 * What sets one plant apart from its neighbors of the same species and mesh: how it leans, how much wider it is one way than the other,
 * where it bulges, how yellow and how light its leaves are, and how much of it is in bloom.
 */
export type Habit = {
  /** Way of its top from above its foot, as a share of its height, in the plant's own space. */
  leanX: number;
  leanZ: number;
  /** Width along x over width along z. */
  oval: number;
  /** Share of the radius by which the crown bulges and recedes, and where. */
  bulge: number;
  phase: number;
  /** What red and blue of its leaves are multiplied with. */
  red: number;
  blue: number;
  /** Share of its flowers that are open. */
  bloom: number;
};

/** Largest lean, as a share of the height: 0.11 is 6 degrees. */
const LEAN = 0.11;
/** Largest difference of the two widths from a circle, as a share. */
const OVAL = 0.16;
/**
 * Middle depth of the bulges, as a share of the radius; LEAST_BULGE to LEAST_BULGE + BULGE_SPAN times this.
 */
const BULGE = 0.11;
/**
 * Largest change of the green from plant to plant (sun, water, age): red by this share, blue by
 * BLUE_PER_RED times as much the other way.
 */
const YELLOW = 0.11;
/**
 * Least share of the flowers that are open. The square root below makes plants in full bloom more frequent.
 */
const LEAST_BLOOM = 0.45;
/** What shears leave of lean, oval and bulges. */
const CLIPPED = 0.25;
const LEAST_BULGE = 0.6;
const BULGE_SPAN = 0.8;
const BLUE_PER_RED = 1.3;

/** A number from -1 to 1 with a triangular distribution: most plants are near the middle, few at the ends. */
const between = (random: Random): number => random.next() + random.next() - 1;

/** `isClipped`: shears keep its form, and only its color and its turn are its own. */
export function growHabit(random: Random, isClipped = false): Habit {
  const wild = isClipped ? CLIPPED : 1;
  const leanX = between(random) * LEAN * wild;
  const leanZ = between(random) * LEAN * wild;
  const oval = 1 + between(random) * OVAL * wild;
  const bulge = BULGE * wild * (LEAST_BULGE + BULGE_SPAN * random.next());
  const phase = random.next() * 2 * Math.PI;
  const yellow = between(random) * YELLOW;
  const bloom = LEAST_BLOOM + (1 - LEAST_BLOOM) * Math.sqrt(random.next());
  return { leanX, leanZ, oval, bulge, phase, red: 1 + yellow, blue: 1 - BLUE_PER_RED * yellow, bloom };
}

/** The farthest from the axis that a plant of this radius and height comes. */
export const reachOf = ({ leanX, leanZ, oval, bulge }: Habit, radiusM: number, heightM: number): number =>
  radiusM * Math.sqrt(Math.max(oval, 1 / oval)) * (1 + bulge) + heightM * Math.hypot(leanX, leanZ);
