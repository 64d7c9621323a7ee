import { timesCents } from "#core/money/cents.ts";

type Amount = { priceCents: number; taxedCents: readonly number[] };

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
  return { priceCents, taxes, totalCents: taxes.reduce((sum, { cents }) => sum + cents, priceCents) };
}
