import type { Tax } from "./bom.ts";
import { taxParts } from "./totals.ts";

/** What a bill without tax says of it. */
const UNTAXED = "Taxes are not included.";

export const taxExclusion = (tax: Tax): string[] =>
  taxParts(tax).some(({ rate }) => rate > 0) ? [] : [UNTAXED];

/** A bill's exclusions with or without the sentence about tax, whatever they said before. */
export function withTaxExclusion(exclusions: readonly string[], tax: Tax): string[] {
  const others = exclusions.filter((sentence) => sentence !== UNTAXED);
  // The last sentence, about the ground, stays last.
  return [...others.slice(0, -1), ...taxExclusion(tax), ...others.slice(-1)];
}
