import { timesCents } from "#core/money/cents.ts";

/** `lowCents` and `highCents`: what the price may come to, before tax, where the sizes are a guess. */
type Amount = {
  priceCents: number;
  taxedCents: readonly number[];
  lowCents?: number | undefined;
  highCents?: number | undefined;
};

/** What of an option sets its price. Browser and server count with the same function, so that they never differ by a cent. */
export type PricedOption = {
  base: Amount;
  addOns: readonly (Amount & { id: string })[];
  taxes: readonly { name: string; rate: number }[];
};

export type ChoicePrice = {
  /** Before tax. */
  priceCents: number;
  taxes: { name: string; cents: number }[];
  totalCents: number;
  /** What the total may come to; only where the sizes are a guess. */
  range?: { lowCents: number; highCents: number };
};

/** The option with the add-ons that are ticked. Each tax is taken once on the sum of what it applies to, never add-on by add-on. */
export function choicePrice(option: PricedOption, addOnIds: readonly string[]): ChoicePrice {
  const parts = [option.base, ...option.addOns.filter(({ id }) => addOnIds.includes(id))];
  const priceCents = parts.reduce((sum, part) => sum + part.priceCents, 0);
  const taxes = option.taxes.map(({ name, rate }, nth) => ({
    name,
    cents: timesCents(
      parts.reduce((sum, { taxedCents }) => sum + (taxedCents[nth] ?? 0), 0),
      rate,
    ),
  }));
  const totalCents = taxes.reduce((sum, { cents }) => sum + cents, priceCents);
  const ends = parts.map(({ lowCents, highCents }) => [lowCents, highCents] as const);
  const isRough = option.base.lowCents !== undefined && priceCents > 0;
  // The ends carry the same share of tax as the total: what is taxed does not change with the size.
  const withTax = (nth: 0 | 1) =>
    timesCents(
      ends.reduce((sum, end, at) => sum + (end[nth] ?? parts[at]!.priceCents), 0),
      totalCents / priceCents,
    );
  return {
    ...{ priceCents, taxes, totalCents },
    ...(isRough ? { range: { lowCents: withTax(0), highCents: withTax(1) } } : {}),
  };
}

/** What a total may come to, for people; `money` writes whole amounts. */
export const rangeSentence = (
  { lowCents, highCents }: NonNullable<ChoicePrice["range"]>,
  money: (cents: number) => string,
): string =>
  `Estimated from a photo: once the site is measured, between ${money(lowCents)} and ${money(highCents)}.`;
