import type { Place, PlanElement } from "#core/elements/element.ts";

/** The place that a direction means where nobody says how far. */
export const PLACE_OF = {
  nearer: "front",
  farther: "back",
  house: "along-house",
  away: "front",
} as const;

/** The places across from each other. */
export const ACROSS: Partial<Record<Place, Place>> = {
  left: "right",
  right: "left",
  front: "back",
  back: "front",
};

/** Which way on the ground: to the right and away from the camera are positive. */
export const WAYS = {
  left: [-1, 0],
  right: [1, 0],
  nearer: [0, -1],
  farther: [0, 1],
  house: [0, 1],
  away: [0, -1],
} as const;

/** An element at another place: neither where it was set down before nor moved from there, and planted anew. */
export function sentTo(
  { shiftM: _, atM: __, planted: ___, ...element }: PlanElement,
  place: PlanElement["place"],
): PlanElement {
  return { ...element, place } as PlanElement;
}
