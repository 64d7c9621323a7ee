import type { PhotoPoint } from "#core/geometry/point.ts";
import { feetToMeters, METERS_PER_INCH } from "#core/geometry/units.ts";
import type { RulerKind } from "./ruler.ts";

/**
 * Something in the photo whose size is known. All points in photo pixels. `raisedM` is how far its foot is above the ground (a sill,
 * a slab), `raisedSpreadM` how unsure that is.
 */
export type Reference = {
  raisedM?: number | undefined;
  raisedSpreadM?: number | undefined;
} /** A length on the ground: a stretch of drive, a tape, the foot of a garage door. */ & (
  | { kind: "ground-length"; from: PhotoPoint; to: PhotoPoint; lengthM: number }
  /** Something that stands upright. */
  | { kind: "upright"; foot: PhotoPoint; top: PhotoPoint; heightM: number }
);

/**
 * What a person says of a ruler that the photo shows: `dismissed`, none of this kind counts in this photo, and its ends say where it
 * was seen; `moved`, the one with these ends stands for all of its kind.
 */
export type RulerMark = {
  kind: "dismissed" | "moved";
  ruler: RulerKind;
  from: PhotoPoint;
  to: PhotoPoint;
};

export const isRulerMark = (mark: Reference | RulerMark): mark is RulerMark => "ruler" in mark;

type KnownObject = { heightM: number; raisedM: number; raisedSpreadM: number };

/**
 * Upright things of standard size in North America. Doors are 80 in (6 ft 8 in) high and stand two steps above the ground; garage
 * doors are 7 ft and stand on the drive; privacy fence boards are 6 ft.
 */
const knownObjects = {
  door: { heightM: 80 * METERS_PER_INCH, raisedM: 0.3, raisedSpreadM: 0.12 },
  garageDoor: { heightM: feetToMeters(7), raisedM: 0.03, raisedSpreadM: 0.03 },
  fenceBoard: { heightM: feetToMeters(6), raisedM: 0.02, raisedSpreadM: 0.04 },
} as const satisfies Record<string, KnownObject>;

export type KnownObjectName = keyof typeof knownObjects;

/** A reference from a standard object marked at its foot and its top. */
export const knownObjectReference = (
  name: KnownObjectName,
  foot: PhotoPoint,
  top: PhotoPoint,
): Reference => ({ kind: "upright", foot, top, ...knownObjects[name] });
