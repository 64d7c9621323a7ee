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

/** The same with how many of each there are, as a bill counts them. */
export const demolitionOptions = (facts: Pick<DesignFacts, "removals" | "withdrawn" | "removalCounts">) => ({
  removals: demolitionsOf(facts),
  removalCounts: facts.removalCounts ?? {},
});

/** A document with more of what has to go, and with how many there are where a number was said. */
export const withDemolitions = <Facts extends DesignFacts>(
  facts: Facts,
  removals: readonly string[],
  counts: DesignFacts["removalCounts"],
): Facts => ({
  ...facts,
  removals: [...new Set([...facts.removals, ...removals])],
  ...(counts ? { removalCounts: { ...facts.removalCounts, ...counts } } : {}),
});
