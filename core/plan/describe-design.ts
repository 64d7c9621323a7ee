import { describeElement } from "./describe-element.ts";
import type { PlacedElement } from "./placed-element.ts";

/** What stands in the picture, in one sentence: "Blended herringbone paver driveway; classic planting bed (brown mulch)." Empty for nothing. */
export function describeDesign(placed: readonly Pick<PlacedElement, "element">[]): string {
  const things = [...new Set(placed.map(({ element }) => describeElement(element)))].join("; ");
  return things && `${things[0]!.toUpperCase()}${things.slice(1)}.`;
}
