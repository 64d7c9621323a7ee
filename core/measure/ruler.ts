import type { PhotoPoint } from "#core/geometry/point.ts";
import { feetToMeters } from "#core/geometry/units.ts";

export type RulerSize = {
  name: string;
  heightM: number;
  spread: number;
  trust: number;
  /** Its lower end over the ground, where it does not stand on it. */
  raisedM?: number;
  /** Plants hide its lower end, which is as low as what is seen of it or lower. */
  hidden?: true;
  /** How often it is so many times its height: one story further up than usual, or a house of one story. */
  other?: { times: number; share: number };
};

/** Windows and doors end at 7 to 10 ft over the ground, those of the floor above at 16 to 20 ft: measured in 20 photos. */
const NEXT_FLOOR = { times: 2.15, share: 0.35 };

/** Houses of one story are 12 to 16 ft tall from the foot of the wall to the ridge. Set on the 54 readings `tuned` and `later`. */
const ONE_STORY = { times: 0.6, share: 0.3 };

/**
 * Things that a photo shows of its own accord and whose height is roughly known. `heightM` is the usual height, `spread` the relative
 * standard deviation of the true one and of reading it off, `trust` how often the thing is what it is taken for.
 */
export const rulerKinds = {
  /** 7 ft; one in four is 8 ft. */
  garageDoor: { name: "Garage door", heightM: feetToMeters(7.25), spread: 0.08, trust: 0.9 },
  /** From sedans, 4 ft 9 in, to pickups, 6 ft 3 in. */
  vehicle: { name: "Vehicle", heightM: feetToMeters(5.3), spread: 0.17, trust: 0.85 },
  /** Privacy fences are sold in 6 ft, some in 5 and 8; picket, chain link and metal ones in 4. Low garden walls are seen as fences too. */
  fence: {
    name: "Fence",
    heightM: feetToMeters(6),
    spread: 0.13,
    trust: 0.75,
    other: { times: 0.67, share: 0.25 },
  },
  /** From the foot of the wall to the head of a window, a door or what is between two posts. */
  opening: {
    name: "Window or door",
    heightM: feetToMeters(8.5),
    spread: 0.2,
    trust: 0.6,
    other: NEXT_FLOOR,
  },
  /** The same, the foot of its wall behind shrubs. */
  hiddenOpening: {
    name: "Window or door over plants",
    heightM: feetToMeters(8.2),
    spread: 0.25,
    trust: 0.5,
    hidden: true,
    other: NEXT_FLOOR,
  },
  /**
   * From the head of a window to that of the one over it. How far away the wall is follows from the lower head being `raisedM` over
   * the ground, so that this one says where the horizon is; with the lens at two thirds of `raisedM` it says so within 40%.
   */
  storey: {
    name: "Story",
    heightM: feetToMeters(9.6),
    raisedM: feetToMeters(8.5),
    spread: 0.4,
    trust: 0.6,
    // The lower head is at 18 ft.
    other: { times: 0.27, share: 0.2 },
  },
  /** As high as a door would be at the foot of the front, by the look of the whole picture: 80 in. Spread and trust were set on the readings of decision 074. */
  front: { name: "Height of a door", heightM: feetToMeters(80 / 12), spread: 0.2, trust: 0.95 },
  /** From the foot of the wall to the top of the house, where it is tall. */
  house: { name: "House", heightM: feetToMeters(23), spread: 0.32, trust: 0.6, other: ONE_STORY },
  /** The same, its foot behind shrubs. */
  hiddenHouse: {
    name: "House behind plants",
    heightM: feetToMeters(22),
    spread: 0.4,
    trust: 0.6,
    hidden: true,
    other: ONE_STORY,
  },
} as const satisfies Record<string, RulerSize>;

export type RulerKind = keyof typeof rulerKinds;

export const RULER_KINDS = Object.keys(rulerKinds) as [RulerKind, ...RulerKind[]];

/** One such thing in a photo: its lower and its upper end, photo pixels. */
export type Ruler = { kind: RulerKind; from: PhotoPoint; to: PhotoPoint };
