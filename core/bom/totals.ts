import { splitCents, timesCents } from "#core/money/cents.ts";
import type { Currency } from "#core/pricing/price-row.ts";
import type {
  BomCategory,
  BomItem,
  BomSummary,
  BomTotals,
  ComputedBom,
  Markup,
  Tax,
  TaxPart,
} from "./bom.ts";
import { quantityRange } from "./quantity-range.ts";

/** In the order of the bill. */
export const allItems = (categories: readonly BomCategory[]): BomItem[] =>
  categories.flatMap(({ items }) => items);

/** How many items have a price, and their share in whole percent. */
export function summarize(items: readonly BomItem[]): BomSummary {
  const priced = items.filter(({ unitPriceCents }) => unitPriceCents !== null).length;
  return {
    itemsWithPricing: priced,
    itemsWithoutPricing: items.length - priced,
    costAccuracyPercent: items.length === 0 ? 0 : Math.round((100 * priced) / items.length),
  };
}

/** What is added to a cost. Markup: cost × rate. Margin: cost ÷ (1 − rate) − cost. Rates from 0, a margin below 1. */
function markupCents(costCents: number, { kind, rate }: Markup): number {
  // Written so that NaN is refused too.
  if (!(rate >= 0) || (kind === "margin" && rate >= 1)) throw new RangeError(`No such ${kind}: ${rate}`);
  return kind === "markup" ? timesCents(costCents, rate) : timesCents(costCents, 1 / (1 - rate)) - costCents;
}

/** The range of one item from its band and the price's range; a quantity or price that a person entered has none. */
function itemRange(item: BomItem): { lowCents: number; highCents: number } {
  const total = item.totalPriceCents ?? 0;
  const price = item.matchedMaterial;
  const typical = item.unitPriceCents ?? 0;
  const { low, high } = quantityRange(item);
  return {
    // The item's own total is always within its range, also where rounding up the quantity passed the high end.
    lowCents: Math.min(total, timesCents(price?.lowCents ?? typical, low)),
    highCents: Math.max(total, timesCents(price?.highCents ?? typical, high)),
  };
}

/** What items may be sold for before tax, from the low to the high end of their sizes and prices. Outwards to whole cents. */
export function sellingRange(
  items: readonly BomItem[],
  markup: Markup,
): { lowCents: number; highCents: number } {
  const ranges = items.map(itemRange);
  const sold = (costCents: number) => costCents + markupCents(costCents, markup);
  return {
    lowCents: sold(ranges.reduce((sum, { lowCents }) => sum + lowCents, 0)),
    highCents: sold(ranges.reduce((sum, { highCents }) => sum + highCents, 0)),
  };
}

/** Each item's selling price: its cost and its part of the markup, which together are subtotal + markup to the cent. */
export function sellingCents(items: readonly BomItem[], markup: number): number[] {
  const costs = items.map(({ totalPriceCents }) => totalPriceCents ?? 0);
  const parts = splitCents(markup, costs);
  return costs.map((cost, index) => cost + parts[index]!);
}

export const taxParts = ({ rate, on, parts }: Tax): TaxPart[] => parts ?? [{ name: "Tax", rate, on }];

/** 340000 × 1.13 is 384199.99999999994: four decimals of a cent are far more than any amount means. */
const withoutNoise = (cents: number) => Number(cents.toFixed(4));

/** Adds a bill up. Tax is taken once on the sum of what it applies to, never line by line. */
export function addUp(
  categories: readonly BomCategory[],
  currency: Currency,
  { markup, tax }: ComputedBom["terms"],
): BomTotals {
  const items = allItems(categories);
  // The ends of the range carry the markup of the total.
  const selling = (costCents: number) => costCents + markupCents(costCents, markup);
  const subtotalCents = items.reduce((sum, { totalPriceCents }) => sum + (totalPriceCents ?? 0), 0);
  const added = markupCents(subtotalCents, markup);
  const sold = sellingCents(items, added);
  const taxes = taxParts(tax).map(({ name, rate, on }) => {
    if (!(rate >= 0)) throw new RangeError(`No such tax: ${rate}`);
    // Tax is on the selling price: markup is taxed with its item.
    const taxed = items.reduce(
      (sum, item, index) => (on === "everything" || isMaterial(item) ? sum + sold[index]! : sum),
      0,
    );
    return { name, cents: timesCents(taxed, rate) };
  });
  const taxCents = taxes.reduce((sum, { cents }) => sum + cents, 0);
  const ranges = items.map(itemRange);
  // All low ends together, or all high ends: wider than is likely, since not all are low at once.
  const end = (value: (range: ReturnType<typeof itemRange>) => number) =>
    selling(ranges.reduce((sum, range) => sum + value(range), 0));
  const lowCents = end(({ lowCents }) => lowCents);
  const highCents = end(({ highCents }) => highCents);
  // The ends carry the same share of tax as the total: what is taxed does not change with the size.
  // 0 where nothing has a price yet.
  const taxShare = subtotalCents === 0 ? 0 : taxCents / (subtotalCents + added);
  return {
    currency,
    subtotalCents,
    markupCents: added,
    taxCents,
    taxes: taxes.filter(({ cents }) => cents > 0),
    totalCents: subtotalCents + added + taxCents,
    // Outwards to whole cents, so that the range never leaves out its own end.
    lowCents: Math.floor(withoutNoise(lowCents * (1 + taxShare))),
    highCents: Math.ceil(withoutNoise(highCents * (1 + taxShare))),
  };
}

/** Whether every amount is a whole number of cents that a computer counts exactly, which ends at 2^53: some 90 trillion dollars. */
export const isExact = ({ taxes = [], currency: _, ...amounts }: BomTotals): boolean =>
  [...Object.values(amounts), ...taxes.map(({ cents }) => cents)].every(Number.isSafeInteger);

/** Work stays work when a person enters its price, which ends the match with the price list. An item that a person added counts as goods. */
export const isMaterial = ({ matchedMaterial, asked }: BomItem) =>
  ((matchedMaterial ?? asked)?.kind ?? "material") === "material";
