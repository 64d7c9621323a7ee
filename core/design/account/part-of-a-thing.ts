import type { Operation } from "#core/design/operation.ts";
import type { ElementKind } from "#core/elements/element.ts";

/** "6 chairs around the fire pit", "a gate to the fence", "a border around the patio": a part of a thing is asked for, and the thing says where. */
export const isOfPart = (one: Operation): boolean =>
  one.op === "set" &&
  (one.seats !== undefined ||
    PARTS.some(([kind, fields]) => fields.some((field) => field in (one.fits?.[kind] ?? {}))));
const PARTS: readonly (readonly [ElementKind, readonly string[]])[] = [
  ["fire-pit", ["seatColor", "wall"]],
  ["fence", ["gate"]],
  ["pavers", ["border", "borderColour"]],
  ["bed", ["edge", "edging"]],
];
