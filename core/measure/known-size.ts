import type { PhotoPoint } from "#core/geometry/point.ts";
import { feetToMeters } from "#core/geometry/units.ts";
import { type KnownObjectName, knownObjectReference, type Reference, type RulerMark } from "./reference.ts";
import type { RulerKind } from "./ruler.ts";

/**
 * A size as a person marks it with two taps, in photo pixels: an edge on the ground of so many feet, or the lower and the upper end
 * of an upright thing of standard size. The order of the taps does not matter.
 */
export type KnownSize =
  | { kind: "length"; from: PhotoPoint; to: PhotoPoint; lengthFt: number }
  | { kind: KnownObjectName; from: PhotoPoint; to: PhotoPoint }
  | RulerNote;

/**
 * What a person says of something that the photo seems to show: `notThis`, it is not of its usual size, or is something else;
 * `reachesThis`, it has these ends.
 */
export type RulerNote = {
  kind: keyof typeof RULER_MARKS;
  ruler: RulerKind;
  from: PhotoPoint;
  to: PhotoPoint;
};

const RULER_MARKS = { notThis: "dismissed", reachesThis: "moved" } as const satisfies Record<
  string,
  RulerMark["kind"]
>;

export const isRulerNote = (size: KnownSize): size is RulerNote => size.kind in RULER_MARKS;

/** Whether it is shown where it lies: what a person dismissed is not. */
export const isShown = ({ kind }: KnownSize): boolean => kind !== "notThis";

/** Whether it says a size. */
export const isSize = (size: KnownSize): boolean => !isRulerNote(size);

/** What measuring makes of it: the lower of two taps on an upright thing is its foot. */
export function referenceOf(size: KnownSize): Reference | RulerMark {
  const { from, to } = size;
  if (size.kind === "length")
    return { kind: "ground-length", from, to, lengthM: feetToMeters(size.lengthFt) };
  const [foot, top] = from.y >= to.y ? [from, to] : [to, from];
  if (isRulerNote(size)) return { kind: RULER_MARKS[size.kind], ruler: size.ruler, from: foot, to: top };
  return knownObjectReference(size.kind, foot, top);
}
