import type { ElementKind, Place, PlantingStyle } from "#core/elements/element.ts";
import { getSpecies, type SpeciesId } from "#core/plants/catalogue.ts";
import { PALETTES } from "#core/plants/palettes.ts";
import { type DesignDocument, type DesignElement, elementNumber } from "./design-document.ts";
import type { Group, Target, Which } from "./operation.ts";

const STONE: ReadonlySet<ElementKind> = new Set([
  "pavers",
  "concrete",
  "gravel",
  "stepping-stones",
  "retaining-wall",
]);
const WOOD: ReadonlySet<ElementKind> = new Set(["deck", "pergola", "fence"]);
const PLANTS: ReadonlySet<ElementKind> = new Set(["bed", "hedge", "tree"]);

const inGroup: Record<Group, (kind: ElementKind) => boolean> = {
  stone: (kind) => STONE.has(kind),
  wood: (kind) => WOOD.has(kind),
  plants: (kind) => PLANTS.has(kind),
  all: () => true,
};

const PLACES: Record<Which, readonly Place[]> = {
  left: ["left"],
  right: ["right"],
  front: ["front"],
  back: ["back", "corner"],
  middle: ["centre"],
  house: ["along-house"],
  fence: ["along-fence", "border"],
  walk: ["along-walk"],
  driveway: ["along-driveway"],
};

/** The plants of a bed: those that were named, or the palette of its style. */
export function speciesOf(element: Extract<DesignElement["element"], { kind: "bed" }>): string[] {
  if (element.species.length > 0) return element.species;
  if (element.bare) return [];
  const { back, mid, front } = PALETTES[element.style];
  return [...new Set([...back, ...mid, ...front])];
}

/** The plant of a style that stands in a bed where another one stood. */
export function alikeIn(style: PlantingStyle, id: SpeciesId): string {
  const { back, mid, front } = PALETTES[style];
  const bands: Partial<Record<string, readonly string[]>> = { back, mid, front };
  const { role } = getSpecies(id);
  return (bands[role] ?? front).find((one) => one !== id) ?? front[0] ?? id;
}

/** A plain name takes in its varieties: "hydrangea" is "hydrangea-pink" as well. */
const isSpecies = (id: string, named: string): boolean => id === named || id.startsWith(`${named}-`);

function names({ element }: DesignElement, target: Target): boolean {
  if (target.species !== undefined) {
    const { species } = target;
    if (element.kind === "bed") return speciesOf(element).some((id) => isSpecies(id, species));
    if (element.kind === "planter") return element.species.some((id) => isSpecies(id, species));
    return (element.kind === "tree" || element.kind === "hedge") && isSpecies(element.species, species);
  }
  if (target.use !== undefined) return "use" in element && element.use === target.use;
  if (target.kind !== undefined) return element.kind === target.kind;
  return target.group !== undefined && inGroup[target.group](element.kind);
}

/** What people also mean by a name that nothing in the design has. */
const ALSO: readonly (readonly [Target, (element: DesignElement["element"]) => boolean])[] = [
  [{ use: "walkway" }, ({ kind }) => kind === "stepping-stones"],
  [{ use: "patio" }, (element) => "use" in element && element.use === "area"],
  [{ use: "area" }, ({ kind }) => kind === "concrete"],
  [{ kind: "pavers" }, (element) => "use" in element || element.kind === "stepping-stones"],
  [{ kind: "concrete" }, (element) => "use" in element],
  [{ kind: "bed" }, ({ kind }) => kind === "raised-bed"],
];

/** The elements of a design that a target means, in their order; none when nothing in it is that. */
export function findElements(document: DesignDocument, target: Target): DesignElement[] {
  const { elements } = document;
  const { element: one } = target;
  if (one) return elements.filter(({ id }) => elementNumber(id) === one.number);
  if (target.it) {
    const last = elements.find(({ id }) => id === document.lastId) ?? elements.at(-1);
    return chosen(elements, target.which) ?? (last ? [last] : []);
  }
  const named = namedBy(elements, target);
  // The paving round a pool is its deck.
  if (named.length === 0 && target.kind === "deck" && elements.some(({ element }) => element.kind === "pool"))
    return elements.filter(({ element }) => "use" in element && element.use === "patio");
  const also = ALSO.find(([name]) => name.kind === target.kind && name.use === target.use)?.[1];
  const found = named.length > 0 || !also ? named : elements.filter(({ element }) => also(element));
  return chosen(found, target.which) ?? found;
}

function namedBy(elements: readonly DesignElement[], target: Target): DesignElement[] {
  const found = elements.filter((one) => names(one, target));
  if (found.length > 0 || !target.species) return found;
  // "maple" where the only maple is a Japanese one.
  const genus = lastWord(target.species);
  const isAlike = (id: string) => lastWord(id) === genus;
  return elements.filter(({ element }) => element.kind === "tree" && isAlike(element.species));
}

const lastWord = (id: string): string => id.slice(id.lastIndexOf("-") + 1);

export const standsAt = ({ place }: DesignElement["element"], which: Which): boolean =>
  place !== undefined && PLACES[which].includes(place);

function chosen(found: readonly DesignElement[], which: Which | undefined): DesignElement[] | null {
  if (which === undefined) return null;
  const there = found.filter(({ element }) => standsAt(element, which));
  return there.length > 0 ? there : null;
}

/** What a target's plant is in a bed: by hand the very plant, in words its varieties too. */
export const isMeant = ({ element, species }: Target, id: string): boolean =>
  species !== undefined && (element ? id === species : isSpecies(id, species));
