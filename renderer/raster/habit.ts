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

/** Plants seldom lean farther than this, and are seldom wider one way than this. */
const LEAN = 0.11;
const OVAL = 0.16;
const BULGE = 0.11;
/** Sun, water and age change the green of leaves from plant to plant: by so much of red, the other way in blue. */
const YELLOW = 0.11;
const LEAST_BLOOM = 0.45;

/** Most plants are near the middle, few at the ends. */
const between = (random: Random): number => random.next() + random.next() - 1;

export function growHabit(random: Random): Habit {
  const leanX = between(random) * LEAN;
  const leanZ = between(random) * LEAN;
  const oval = 1 + between(random) * OVAL;
  const bulge = BULGE * (0.6 + 0.8 * random.next());
  const phase = random.next() * 2 * Math.PI;
  const yellow = between(random) * YELLOW;
  const bloom = LEAST_BLOOM + (1 - LEAST_BLOOM) * Math.sqrt(random.next());
  return { leanX, leanZ, oval, bulge, phase, red: 1 + yellow, blue: 1 - 1.3 * yellow, bloom };
}

/** The farthest from the axis that a plant of this radius and height comes. */
export const reachOf = ({ leanX, leanZ, oval, bulge }: Habit, radiusM: number, heightM: number): number =>
  radiusM * Math.sqrt(Math.max(oval, 1 / oval)) * (1 + bulge) + heightM * Math.hypot(leanX, leanZ);
