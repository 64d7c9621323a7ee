import { canonicalJson } from "#core/canonical-json/canonical-json.ts";
import type { PlanElement } from "#core/elements/element.ts";
import type { DesignDocument, DesignElement } from "./design-document.ts";

/** The element that a name alone is that of. */
export const thereAlready = ({ elements }: DesignDocument, element: PlanElement): DesignElement | undefined =>
  elements.find(
    (one) =>
      isSameThing(one.element, element) ||
      (STANDS_ALONE.has(element.kind) &&
        one.element.kind === element.kind &&
        isOfOneUse(one.element, element)),
  );

/** Kinds of which a yard has one: their name alone is that of the one that there is. */
const STANDS_ALONE: ReadonlySet<PlanElement["kind"]> = new Set([
  ...(["pavers", "concrete", "deck", "pool", "fire-pit", "pergola", "fence", "outdoor-kitchen"] as const),
]);
const isOfOneUse = (a: PlanElement, b: PlanElement): boolean =>
  !("use" in a && "use" in b) || a.use === b.use;

/** What one name is said of. */
const isSameThing = (a: PlanElement, b: PlanElement): boolean =>
  a.kind === b.kind &&
  isOfOneUse(a, b) &&
  (!("species" in a && "species" in b) || canonicalJson(a.species) === canonicalJson(b.species)) &&
  !b.place;

export const isThereWords = (name: string): string =>
  `“${name}” is in this design already. Say “another” to have one more, or what should be different about it.`;
