import { applyOperation } from "#core/design/apply-operation.ts";
import { type DesignDocument, EMPTY_DOCUMENT, withElement } from "#core/design/design-document.ts";
import type { Operation } from "#core/design/operation.ts";
import type { ElementKind, Place, PlanElement } from "#core/elements/element.ts";
import { vocabularies } from "#core/elements/vocabularies.ts";
import { parseWords } from "#core/plan/parse-plan.ts";
import { findSpecies } from "#core/plants/catalogue.ts";
import { readFields } from "./request-corpus.ts";

const USES = ["patio", "driveway", "walkway", "area"] as const;
/** What the corpus names of several, and where such a one lies. */
const PLACES: Record<string, Place> = {
  left: "left",
  right: "right",
  front: "front",
  back: "back",
  middle: "centre",
  house: "along-house",
  fence: "along-fence",
  walk: "along-walk",
  driveway: "along-driveway",
};
/** What "it", "plants" and "stone" may be said of. */
const OF_ALL_SORTS = ["bed", "patio", "tree", "deck"];
const NAMES_NOTHING = new Set(["add", "show", "undo", "none"]);

/** A design with the things that a meaning of the corpus speaks of, as it may have been before the change. */
export function designBefore(meaning: string): DesignDocument {
  const names = new Set(
    meaning.split(" ; ").flatMap((part) => {
      const [verb = "", name] = readFields(part).head;
      return name && !NAMES_NOTHING.has(verb) ? [name] : [];
    }),
  );
  if (names.size === 0 || [...names].some((name) => /^(?:it|plants|stone|wood|all|bed)\b/.test(name)))
    for (const name of OF_ALL_SORTS) names.add(name);
  const inBed: string[] = [];
  const elements: PlanElement[] = [{ kind: "lawn", surface: "sod" }];
  for (const full of names) {
    const [name = "", which] = full.split("@");
    const element = elementNamed(name);
    if (element) elements.push(which ? { ...element, place: PLACES[which]! } : element);
    else if (findSpecies(name)) inBed.push(name);
  }
  if (inBed.length > 0)
    elements.push({ kind: "bed", style: "classic", mulch: "brown", species: inBed, edging: true });
  return elements.reduce((design, element) => withElement(design, element, null, ""), EMPTY_DOCUMENT);
}

/** Null for plants of a bed, and for what names no thing. */
function elementNamed(name: string): PlanElement | null {
  const use = USES.find((one) => one === name);
  if (use) return { kind: "pavers", ...vocabularies.pavers.defaults, use };
  if (name === "tree") return { kind: "tree", species: "red-maple" };
  if (name === "hedge") return { kind: "hedge", species: "boxwood" };
  if (name === "furniture") return { kind: "furniture", set: "chairs", size: { count: 4 } };
  const words = name === "bed" ? "bed with hydrangeas and lavender" : name.replace("-", " ");
  if (Object.hasOwn(vocabularies, name)) {
    const [said] = parseWords(words).elements;
    if (said?.kind === name) return said;
    const kind = name as ElementKind;
    return { kind, ...vocabularies[kind].defaults } as PlanElement;
  }
  return findSpecies(name)?.role === "tree" ? { kind: "tree", species: name, size: { count: 3 } } : null;
}

/** The design after the operations, without the ids that it gave, in a form that can be compared. */
export function designAfter(
  before: DesignDocument,
  operations: readonly Operation[],
  said: string,
): Record<string, unknown> {
  let design = before;
  for (const operation of operations)
    if (operation.op !== "undo") design = applyOperation(design, operation, said).document;
  return {
    elements: design.elements.map(({ element }) => element),
    removals: design.removals,
    season: design.season,
    evening: design.evening,
    undone: operations.filter(({ op }) => op === "undo").length,
  };
}
