import type { PhotoPoint } from "../geometry/point.ts";
import { feetToMetres } from "../geometry/units.ts";
import { type Dismissal, type KnownObjectName, knownObjectReference, type Reference } from "./reference.ts";
import type { RulerKind } from "./ruler.ts";

/**
 * A size as a person marks it with two taps, in photo pixels: an edge on the ground of so many feet, or the lower and the upper end
 * of an upright thing of standard size. The order of the taps does not matter.
 */
export type KnownSize =
  | { kind: "length"; from: PhotoPoint; to: PhotoPoint; lengthFt: number }
  | { kind: KnownObjectName; from: PhotoPoint; to: PhotoPoint }
  /** The opposite: what the photo seems to show there is not of its usual size, or is something else. */
  | { kind: "notThis"; ruler: RulerKind; from: PhotoPoint; to: PhotoPoint };

/** Whether it says a size. */
export const isSize = ({ kind }: KnownSize): boolean => kind !== "notThis";

/** What measuring makes of it: the lower of two taps on an upright thing is its foot. */
export function referenceOf(size: KnownSize): Reference | Dismissal {
  const { from, to } = size;
  if (size.kind === "notThis") return { kind: "dismissed", ruler: size.ruler, from, to };
  if (size.kind === "length")
    return { kind: "ground-length", from, to, lengthM: feetToMetres(size.lengthFt) };
  return from.y >= to.y
    ? knownObjectReference(size.kind, from, to)
    : knownObjectReference(size.kind, to, from);
}
