import type { PlanElement } from "#core/elements/element.ts";
import { SET_WORDS } from "#core/plan/describe-element.ts";
import { nameInSentence } from "#core/plants/name-in-sentence.ts";
import { elementNumber } from "./design-document.ts";
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
