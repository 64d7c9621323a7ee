import type { DesignFacts } from "./design-document.ts";

/**
 * What has to go from the yard, in the words of the grammar: what first wishes and changes take away that stands in the photo. What an
 * earlier version of the design had was only ever drawn.
 */
export function demolitionsOf({
  removals,
  withdrawn,
}: Pick<DesignFacts, "removals" | "withdrawn">): string[] {
  return [...new Set(removals.filter((name) => !withdrawn.includes(name)))];
}
