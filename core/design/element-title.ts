import type { PlanElement } from "#core/elements/element.ts";
import { SET_WORDS } from "#core/plan/describe-element.ts";
import { nameInSentence } from "#core/plants/name-in-sentence.ts";
import { type DesignElement, elementNumber } from "./design-document.ts";
import type { Target } from "./operation.ts";
import { targetWords } from "./target-words.ts";

export function nameOf(element: PlanElement): string {
  if ("use" in element) return targetWords({ use: element.use });
  if (element.kind === "tree") return nameInSentence(element.species);
  if (element.kind === "hedge") return `${nameInSentence(element.species)} hedge`;
  if (element.kind === "furniture") return SET_WORDS[element.set];
  return targetWords({ kind: element.kind });
}

/** What lists and histories call an element: "Planting bed 2". */
export function elementTitle({ id, element }: { id: string; element: PlanElement }): string {
  const name = nameOf(element);
  return `${name[0]!.toUpperCase()}${name.slice(1)} ${elementNumber(id)}`;
}

/** What is taken out; the chairs round a fire pit go with it. */
export function goneWords(target: Target, found: readonly DesignElement[]): string {
  const hasChairs = found.some(({ element }) => element.kind === "fire-pit" && element.seating);
  const [one] = found;
  return `${target.it && one ? nameOf(one.element) : targetWords(target)}${hasChairs ? " with its chairs" : ""}`;
}
