import { designOf, type Wishes } from "./design-of.ts";

/**
 * What has to go from the yard, in the words of the grammar: what first wishes and changes take away that stands in the photo. What an
 * earlier version of the design had was only ever drawn.
 */
export function demolitionsOf(wishes: Wishes): string[] {
  const { removals, withdrawn } = designOf(wishes).document;
  return [...new Set(removals.filter((name) => !withdrawn.includes(name)))];
}
