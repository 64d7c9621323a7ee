import type { PlanElement } from "#core/elements/element.ts";
import { describeElement } from "./describe-element.ts";
import { sentence } from "./listing.ts";
import type { PlacedElement } from "./placed-element.ts";

type Placed = Pick<PlacedElement, "element" | "id" | "plants" | "count" | "lengthM">;

/** A line is told as long as it was asked for while it is no further off than this: it follows the grid. */
const LENGTH_TOLERANCE = 0.05;

/**
 * What stands in the picture, in one sentence: "Blended herringbone paver driveway; classic planting bed (brown mulch)." Empty for nothing.
 * Numbers are those of what was drawn, which may be less than was asked for: the lines of a bill count the same.
 */
export function describeDesign(placed: readonly Placed[]): string {
  const shown = placed.filter((one) => !isAtFoot(one, placed));
  const alike = Map.groupBy(shown, ({ element }) => describeElement(element));
  const things = [...alike.values()].map((pieces) => describeElement(asDrawn(pieces))).join("; ");
  return things && sentence(things);
}

/** The element of these pieces with the numbers that were drawn of it in place of those that were asked for. */
function asDrawn(pieces: readonly Placed[]): PlanElement {
  const element = asLong(pieces);
  const plants = new Map<string, number>();
  for (const { species, count } of pieces.flatMap((one) => one.plants ?? []))
    plants.set(species, (plants.get(species) ?? 0) + count);
  if (element.kind === "bed") {
    if (plants.size === 0) return element;
    const counts = Object.keys(element.counts ?? {}).map((species) => [species, plants.get(species)]);
    const species = element.species.filter((one) => plants.get(one));
    return { ...element, species, counts: Object.fromEntries(counts) };
  }
  const isOfPlants = element.kind === "hedge" || element.kind === "tree";
  const drawn = isOfPlants
    ? [...plants.values()].reduce((sum, count) => sum + count, 0)
    : pieces.reduce((sum, { count = 0 }) => sum + count, 0);
  return element.size?.count && drawn > 0 ? { ...element, size: { ...element.size, count: drawn } } : element;
}

function asLong(pieces: readonly Placed[]): PlanElement {
  const { element } = pieces[0]!;
  const asked = element.size?.lengthM;
  const drawn = pieces.reduce((sum, { lengthM = 0 }) => sum + lengthM, 0);
  if (!asked || drawn === 0 || Math.abs(drawn - asked) <= LENGTH_TOLERANCE * asked) return element;
  return { ...element, size: { ...element.size, lengthM: drawn } };
}

/** The ring of mulch that came with a tree: nobody asked for a bed. */
const isAtFoot = ({ element, id, plants = [] }: Placed, placed: readonly Placed[]): boolean =>
  element.kind === "bed" &&
  element.species.length + plants.length === 0 &&
  placed.some((other) => other.element.kind === "tree" && id !== undefined && other.id === id);
