import { parsePlan } from "./parse-plan.ts";

/**
 * What has to go from the yard, in the words of the grammar: what the texts of a design (first wishes, then changes, in their order)
 * take away, without what an earlier one of them asked for. That was only ever drawn.
 */
export function demolitionsOf(texts: readonly string[]): string[] {
  const { removals, withdrawn = [] } = parsePlan(texts.filter((text) => text.trim() !== "").join(". "));
  return removals.filter((name) => !withdrawn.includes(name));
}
