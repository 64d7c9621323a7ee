import type { PlanElement } from "#core/elements/element.ts";
import { type Applied, done, notThere, told, withChanged } from "./applied.ts";
import type { DesignDocument, DesignElement } from "./design-document.ts";
import { findElements } from "./find-elements.ts";
import type { Operation, Target } from "./operation.ts";
import { targetWords } from "./target-words.ts";

/** Two things in each other's place; of one thing its two colors. */
export function swapped(
  document: DesignDocument,
  { target, with: other }: Extract<Operation, { op: "swap" }>,
  said: string,
): Applied {
  const found = findElements(document, target);
  if (found.length === 0) return notThere(document, target, said);
  if (!other) {
    const next = withChanged(document, found, withColorsSwapped);
    const isSame = found.every(({ element }) => withColorsSwapped(element) === element);
    return isSame
      ? done(document, [told(said, `The ${targetWords(target)} has no two colors that can change places.`)])
      : done(next);
  }
  const others = findElements(document, other);
  if (others.length === 0) return notThere(document, other, said);
  const [a, b] = [found[0]!, others[0]!];
  if (found.length + others.length === 2 && isOfPlants(a, target) && isOfPlants(b, other) && a.id !== b.id)
    return done(withChanged(document, [a, b], (element, { id }) => plantedAs(element, id === a.id ? b : a)));
  const hasPlaces = a.element.place && b.element.place && a.element.place !== b.element.place;
  if (found.length > 1 || others.length > 1 || a.id === b.id || !hasPlaces)
    return done(document, [
      told(said, `Say where the ${targetWords(target)} is to stand, or drag both in the picture.`),
    ]);
  const places: Record<string, PlanElement> = { [a.id]: b.element, [b.id]: a.element };
  return done(
    withChanged(document, [a, b], (element, { id }) => {
      const { atM: _, shiftM: __, planted: ___, ...rest } = element;
      const { place, atM, shiftM } = places[id]!;
      return { ...rest, place, ...(atM ? { atM } : {}), ...(shiftM ? { shiftM } : {}) } as PlanElement;
    }),
  );
}

type Bed = Extract<PlanElement, { kind: "bed" }>;

/** A bed of one plant, named by that plant. */
const isOfPlants = ({ element }: DesignElement, { species }: Target): boolean =>
  species !== undefined && element.kind === "bed" && element.species.length === 1;

/** A bed with the plants of another. */
function plantedAs(element: PlanElement, other: DesignElement): PlanElement {
  const { counts: _, ...bed } = element as Bed;
  const { species, counts } = other.element as Bed;
  return { ...bed, species, ...(counts ? { counts } : {}) };
}

function withColorsSwapped(element: PlanElement): PlanElement {
  if (element.kind !== "pavers" || !element.border || !element.borderColour) return element;
  return { ...element, colour: element.borderColour, borderColour: element.colour };
}
