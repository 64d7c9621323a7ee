import { timesCents } from "#core/money/cents.ts";
import { findPrice, type PriceQuestion } from "#core/pricing/find-price.ts";
import type { Currency, PriceRow } from "#core/pricing/price-row.ts";
import { type Region, regions } from "#core/pricing/regions.ts";
import { CATEGORY_KEYS } from "#core/takeoff/takeoff-line.ts";
import type { BomCategory, BomItem, MatchedMaterial } from "./bom.ts";
import { CATEGORY_NAMES } from "./category-names.ts";
import { datedSource, itemNote } from "./item-note.ts";
import type { MergedLine } from "./merge-lines.ts";

/** Where a line's price is looked for. */
export type PriceList = {
  prices: readonly PriceRow[];
  region: Region;
  /** The contractor's rate for US prices on a Canadian bill; null = they are left out. */
  usdToCad: number | null;
};

/** The items of a bill by category, each line with the price that answers it. Works on any list of prices, however short. */
export function priceLines(lines: readonly MergedLine[], list: PriceList): BomCategory[] {
  const priced = lines.map((line) => ({
    category: line.category,
    item: toItem(line, matchMaterial(line, list), regions[list.region].currency),
  }));
  return CATEGORY_KEYS.map((key) => ({
    key,
    name: CATEGORY_NAMES[key],
    items: priced.filter(({ category }) => category === key).map(({ item }) => item),
  })).filter(({ items }) => items.length > 0);
}

/** The price that answers a question in the region's currency, or a US price at the contractor's own rate. */
export function matchMaterial(
  question: PriceQuestion,
  { prices, region, usdToCad }: PriceList,
): MatchedMaterial | null {
  const { currency, factor } = regions[region];
  const here = findPrice(question, prices, currency);
  if (here) return toMatch(here, region, here.grade === "own" || here.region !== "US" ? 1 : factor);
  // Only where the contractor named a rate: the product never converts by one of its own.
  const abroad = currency === "CAD" && usdToCad ? findPrice(question, prices, "USD") : null;
  if (!abroad || !usdToCad) return null;
  // `factor` is the exchange rate here; the region's own factor does not apply.
  return { ...toMatch(abroad, region, usdToCad), currency, exchange: usdToCad, regionFactor: 1 };
}

/** A company's price and a regional one already say what things cost there: their factor is 1. */
function toMatch(row: PriceRow, region: Region, factor: number): MatchedMaterial {
  const own = row.grade === "own";
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    // Rounded once per unit price, then multiplied by the quantity.
    lowCents: timesCents(row.lowCents, factor),
    typicalCents: timesCents(row.typicalCents, factor),
    highCents: timesCents(row.highCents, factor),
    currency: row.currency,
    region: own ? row.region : region,
    regionFactor: factor,
    source: row.source,
    asOf: row.asOf,
    grade: row.grade,
    own,
  };
}

function toItem(line: MergedLine, matched: MatchedMaterial | null, currency: Currency): BomItem {
  // The typical price, not the low or high end.
  const unitPriceCents = matched?.typicalCents ?? null;
  const hint = line.hint ? { hint: line.hint } : {};
  return {
    id: line.id,
    family: line.item,
    name: line.name,
    description: line.description,
    quantity: line.quantity,
    unit: line.unit,
    asked: { variant: line.variant, kind: line.kind },
    ...hint,
    unitPriceCents,
    totalPriceCents: unitPriceCents === null ? null : timesCents(unitPriceCents, line.quantity),
    notes: itemNote({ work: line.work, matchedMaterial: matched, unitPriceCents, ...hint }, currency),
    matchedMaterial: matched,
    isUserAdded: false,
    work: line.work,
  };
}

/** Where the prices of a bill come from, in full with their day, each once. */
export const sourcesOf = (items: readonly BomItem[]): string[] => [
  ...new Set(
    items.flatMap(({ matchedMaterial: matched }) =>
      matched
        ? [datedSource(matched.source === "assumption" ? "Our own assumption" : matched.source, matched)]
        : [],
    ),
  ),
];
