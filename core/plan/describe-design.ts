import { describeElement } from "./describe-element.ts";
import { sentence } from "./listing.ts";
import type { PlacedElement } from "./placed-element.ts";

type Placed = Pick<PlacedElement, "element" | "id" | "plants">;

/** What stands in the picture, in one sentence: "Blended herringbone paver driveway; classic planting bed (brown mulch)." Empty for nothing. */
export function describeDesign(placed: readonly Placed[]): string {
  const shown = placed.filter((one) => !isAtFoot(one, placed));
  const things = [...new Set(shown.map(({ element }) => describeElement(element)))].join("; ");
  return things && sentence(things);
}

/** The ring of mulch that came with a tree: nobody asked for a bed. */
const isAtFoot = ({ element, id, plants = [] }: Placed, placed: readonly Placed[]): boolean =>
  element.kind === "bed" &&
  element.species.length + plants.length === 0 &&
  placed.some((other) => other.element.kind === "tree" && id !== undefined && other.id === id);
