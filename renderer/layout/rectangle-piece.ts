import type { PlanElement } from "#core/elements/element.ts";
import type { PlacedElement } from "#core/plan/placed-element.ts";
import { cornersOf, type GroundRectangle } from "./shapes.ts";
import type { Site } from "./site.ts";

/** The record of something that takes up rectangles of ground; areas and edges are those of all of them together. */
export function rectanglePiece(
  site: Site,
  element: PlanElement,
  rooms: GroundRectangle | readonly GroundRectangle[],
  more: Partial<PlacedElement> = {},
): PlacedElement {
  const all: readonly GroundRectangle[] = "x" in rooms ? [rooms] : rooms;
  const largest = all.toSorted((a, b) => b.wideM * b.deepM - a.wideM * a.deepM)[0];
  return {
    element,
    areaId: site.areaId,
    outline: all.map(cornersOf),
    areaM2: all.reduce((sum, { wideM, deepM }) => sum + wideM * deepM, 0),
    // Each rectangle by itself: sides that two share are counted twice, as both are built.
    perimeterM: all.reduce((sum, { wideM, deepM }) => sum + 2 * (wideM + deepM), 0),
    ...(largest ? { sides: sidesOf(largest) } : {}),
    ...more,
  };
}

/** The sides of a rectangle as a record has them. */
export const sidesOf = ({
  wideM,
  deepM,
}: Pick<GroundRectangle, "wideM" | "deepM">): NonNullable<PlacedElement["sides"]> => ({
  lengthM: Math.max(wideM, deepM),
  widthM: Math.min(wideM, deepM),
});
