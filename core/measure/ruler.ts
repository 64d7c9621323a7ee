import type { PhotoPoint } from "../geometry/point.ts";
import { feetToMetres } from "../geometry/units.ts";

/**
 * Things that a photo shows of its own accord and whose height is roughly known. `heightM` is the usual height, `spread` the relative
 * standard deviation of the true one and of reading it off, `trust` how often the thing is what it is taken for.
 */
export const rulerKinds = {
  /** 7 ft; one in four is 8 ft. */
  garageDoor: { name: "Garage door", heightM: feetToMetres(7.25), spread: 0.08, trust: 0.9 },
  /** From sedans, 4 ft 9 in, to pickups, 6 ft 3 in. */
  vehicle: { name: "Vehicle", heightM: feetToMetres(5.3), spread: 0.17, trust: 0.7 },
  /** From the foot of the wall to the top of the house, where it is tall: one storey or two. */
  house: { name: "House", heightM: feetToMetres(23), spread: 0.25, trust: 0.9 },
  /** The same, its foot behind shrubs. */
  hiddenHouse: { name: "House behind plants", heightM: feetToMetres(22), spread: 0.3, trust: 0.8 },
} as const satisfies Record<string, { name: string; heightM: number; spread: number; trust: number }>;

export type RulerKind = keyof typeof rulerKinds;

/** One such thing in a photo: its foot on the ground and its top, photo pixels. */
export type Ruler = { kind: RulerKind; from: PhotoPoint; to: PhotoPoint };
