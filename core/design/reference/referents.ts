import type { DesignDocument, DesignElement } from "#core/design/design-document.ts";
import { nameOf } from "#core/design/element-title.ts";
import { speciesOf } from "#core/design/find-elements.ts";
import { knownBy } from "#core/design/heard/known-things.ts";
import type { PlanElement } from "#core/elements/element.ts";
import type { Species } from "#core/plants/catalogue.ts";
import { plantOf } from "./plant-senses.ts";

/** Something of a design that words may point at: an element, or the plants of one species in it. */
export type Referent = {
  of: DesignElement;
  plant: Species | null;
  /** What a change calls it so that nothing else is meant. */
  name: string;
  /** How many there are; null = nobody said, or it is no thing that is counted. */
  count: number | null;
  /** "They" may be said of it. */
  isMany: boolean;
  /** What the ground of a bed lies under. */
  isCover?: true;
};

/** Things that are many without a number. */
const MANY = /^(?:path-lights|uplights|boulders|stepping-stones|steps|raised-bed|bed)$/;
const MANY_SETS = /chairs|loungers|lights|stools/;

const countOf = (element: PlanElement): number | null => element.size?.count ?? null;

const isOne = (count: number | null): boolean => count === 1;

function ofElement(of: DesignElement): Referent {
  const { element } = of;
  const count = countOf(element);
  const plant = element.kind === "tree" || element.kind === "hedge" ? plantOf(element.species) : null;
  const isSet = element.kind === "furniture" && MANY_SETS.test(element.set);
  const isMany =
    (count ?? 0) > 1 ||
    (!isOne(count) &&
      ((MANY.test(element.kind) && element.kind !== "bed") || isSet || element.kind === "hedge"));
  return { of, plant, name: nameOf(element).toLowerCase(), count, isMany };
}

/** The plants of a bed or a pot that somebody named. */
function plantsOf(of: DesignElement): Referent[] {
  const { element } = of;
  if (element.kind !== "bed" && element.kind !== "planter") return [];
  const ids =
    element.kind === "bed" ? (element.species.length > 0 ? speciesOf(element) : []) : element.species;
  return ids.flatMap((id): Referent[] => {
    const plant = plantOf(id);
    const count = (element.kind === "bed" ? element.counts?.[id] : undefined) ?? null;
    return plant ? [{ of, plant, name: plant.name.toLowerCase(), count, isMany: count !== 1 }] : [];
  });
}

/** What the words of a name mean in a design, by the readers of changes. */
function isReadAs(name: string, one: Referent, document: DesignDocument): boolean {
  const words = name.split(" ");
  const at = words.findIndex((_, from) => knownBy(words, from, document)[0] !== null);
  const known = at < 0 ? null : knownBy(words, at, document)[0];
  return (
    known !== null &&
    known.elements.length === 1 &&
    known.elements[0] === one.of &&
    (known.others ?? []).length === 0
  );
}

/** Names of a plant, the shortest first; of all else what lists call it. */
const namesOf = ({ name, plant, of }: Referent): string[] =>
  plant && of.element.kind !== "hedge" ? [plant.id.replaceAll("-", " "), ...plant.aliases, name] : [name];

/** All that words may point at in a design, each with a name that means nothing else; what has none is left out. */
export function referentsOf(document: DesignDocument): Referent[] {
  const all = document.elements.flatMap((one) => [ofElement(one), ...plantsOf(one)]);
  const chairs = document.elements.flatMap((of): Referent[] =>
    of.element.kind === "fire-pit" && of.element.seating
      ? [{ of, plant: null, name: "chairs", count: of.element.seats ?? null, isMany: true }]
      : [],
  );
  const covers = document.elements.flatMap((of): Referent[] =>
    of.element.kind === "bed" && !of.element.bare
      ? [{ of, plant: null, name: "mulch", count: null, isMany: false, isCover: true }]
      : [],
  );
  return [
    ...all.flatMap((one) => {
      const name = namesOf(one).find((each) => isReadAs(each, one, document));
      return name ? [{ ...one, name }] : [];
    }),
    ...chairs,
    ...(covers.length === 1 ? covers : []),
  ];
}
