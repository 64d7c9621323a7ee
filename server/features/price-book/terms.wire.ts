import type { PriceTerms } from "#contract/endpoints/price-book.ts";
import type { ComputedBom, Terms } from "#core/bom/bom.ts";
import { taxParts } from "#core/bom/totals.ts";

/** Percents have three decimals, as Quebec's 9.975 has. */
const percentOf = (share: number) => Math.round(share * 100_000) / 1000;
const shareOf = (percent: number) => Math.round(percent * 1000) / 100_000;

/** Who never set terms buys at national prices and adds nothing. */
export function presentTerms(terms: Partial<ComputedBom["terms"]>): PriceTerms {
  const { region = "US", usdToCad = null, markup, tax } = terms;
  return {
    region,
    markupKind: markup?.kind ?? "markup",
    markupPercent: percentOf(markup?.rate ?? 0),
    taxes: tax
      ? taxParts(tax).flatMap(({ name, rate, on }) =>
          rate > 0 ? [{ name, percent: percentOf(rate), on }] : [],
        )
      : [],
    usdToCad,
  };
}

export function readTerms({ region, markupKind, markupPercent, taxes, usdToCad }: PriceTerms): Terms {
  const parts = taxes.map(({ name, percent, on }) => ({ name, rate: shareOf(percent), on }));
  return {
    region,
    usdToCad,
    markup: { kind: markupKind, rate: shareOf(markupPercent) },
    // The sum and one base for the release before, which knows no parts.
    tax: { rate: parts.reduce((sum, { rate }) => sum + rate, 0), on: parts[0]?.on ?? "everything", parts },
  };
}
