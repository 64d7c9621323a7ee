import type { ClassShares } from "./network/class-shares.ts";
import { SEEN_CLASSES, type SeenClass } from "./seen-classes.ts";

/** Masks (0 to 1 per pixel of the network's picture) whose half is the border of what they are named for. */
export type ClassMasks = {
  /** Ground of every kind. What may be house is none: taking a wall for ground is worse than leaving a strip of ground. */
  ground: Float32Array;
  /** Of the ground: how far it is lawn, soil and beds rather than paving. */
  softness: Float32Array;
  /** Of what is not paving: how far it is lawn, green or dormant, rather than soil, mulch and beds. */
  grassiness: Float32Array;
  /** Of the paving: how far it is street, and of the rest how far it is drive rather than walk. */
  streetness: Float32Array;
  driveness: Float32Array;
  house: Float32Array;
  garage: Float32Array;
  sky: Float32Array;
  plants: Float32Array;
  /** Plants, fences, vehicles and other things that stand on the ground. */
  standing: Float32Array;
};

/**
 * How many times more it counts that a pixel may be house than that it may be ground. With 5, 0.77% of the house of the photo `new-build`
 * still changed (training/README.md): more caution does not solve it.
 */
const CAUTION = 3;
/**
 * How many times more it counts that ground may be paving than that it may be soft: a walk that becomes lawn is worse than a strip of lawn
 * that stays. From 1 to 4 it mended fold 0 without a loss; with 3.2 the mossy walk of the golden photo white-cottage still changed too much.
 */
const PAVING_CAUTION = 4;
/** How far ground rises above the horizon where it slopes up, as a share of the picture's height. What is higher is leaves and roofs. */
const RISE = 0.06;
/** Nothing there to be told apart: keeps the quotient of two small shares near one half. */
const FAINT = 1e-3;

/** Groups the shares of single classes into the masks that designs need. `horizon`: its row, as a share of the picture's height. */
export function classMasks({ width, height, planes }: ClassShares, horizon: number): ClassMasks {
  const size = width * height;
  const of = Object.fromEntries(SEEN_CLASSES.map((name, c) => [name, planes[c]!])) as Record<
    SeenClass,
    Float32Array
  >;
  const { lawn, soft, drive, walk, street, building, garage, sky, plants, fence, vehicle, other } = of;
  const plane = () => new Float32Array(size);
  const masks: ClassMasks = {
    ground: plane(),
    softness: plane(),
    grassiness: plane(),
    streetness: plane(),
    driveness: plane(),
    house: plane(),
    garage,
    sky,
    plants,
    standing: plane(),
  };
  // Index of the first pixel, row-major, that may be ground.
  const firstGround = Math.max(0, Math.floor((horizon - RISE) * height)) * width;
  // One loop for all masks, without callbacks: a third of the time.
  for (let i = 0; i < size; i++) {
    const green = lawn[i]! + soft[i]!;
    const way = drive[i]! + walk[i]!;
    const paved = way + street[i]!;
    const house = building[i]! + garage[i]!;
    masks.house[i] = house;
    masks.standing[i] = plants[i]! + fence[i]! + vehicle[i]! + other[i]!;
    masks.softness[i] = part(green, PAVING_CAUTION * paved);
    masks.grassiness[i] = part(lawn[i]!, soft[i]!);
    masks.streetness[i] = part(street[i]!, way);
    masks.driveness[i] = part(drive[i]!, walk[i]!);
    if (i >= firstGround) masks.ground[i] = Math.max(0, green + paved - CAUTION * house);
  }
  return masks;
}

/** Share of `own` in own + rest, near one half where both are about 0. */
const part = (own: number, rest: number): number => (own + FAINT) / (own + rest + 2 * FAINT);
