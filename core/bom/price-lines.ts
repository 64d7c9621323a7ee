import { timesCents } from "../money/cents.ts";
import { findPrice } from "../pricing/find-price.ts";
import type { Currency, PriceRow } from "../pricing/price-row.ts";
import { type Region, regions } from "../pricing/regions.ts";
import { categoryKeys } from "../takeoff/takeoff-line.ts";
import type { BomCategory, BomItem, MatchedMaterial } from "./bom.ts";
import { categoryNames } from "./category-names.ts";
import { datedSource, itemNote } from "./item-note.ts";
import type { MergedLine } from "./merge-lines.ts";

/**
 * The items of a bill by category, each line with the price that answers it, and where those prices come from. Works on any list of
 * prices, however short.
 */
export function priceLines(
  lines: readonly MergedLine[],
  { prices, currency, region }: { prices: readonly PriceRow[]; currency: Currency; region: Region },
): { categories: BomCategory[]; sources: string[] } {
  const matched = lines.map((line) => ({ line, match: matchMaterial(line, prices, currency, region) }));
  const priced = matched.map(({ line, match }) => ({
    category: line.category,
    item: toItem(line, match, currency),
  }));
  const categories = categoryKeys
    .map((key) => ({
      key,
      name: categoryNames[key],
      items: priced.filter(({ category }) => category === key).map(({ item }) => item),
    }))
    .filter(({ items }) => items.length > 0);
  return {
    categories,
    sources: [...new Set(matched.flatMap(({ match }) => (match ? [sourceOf(match)] : [])))],
  };
}

function matchMaterial(
  line: MergedLine,
  prices: readonly PriceRow[],
  currency: Currency,
  region: Region,
): MatchedMaterial | null {
  const row = findPrice(line, prices, currency);
  if (!row) return null;
  const own = row.grade === "own";
  // A company's price and a regional one already say what things cost there.
  const regionFactor = own || row.region !== "US" ? 1 : regions[region].factor;
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    lowCents: timesCents(row.lowCents, regionFactor),
    typicalCents: timesCents(row.typicalCents, regionFactor),
    highCents: timesCents(row.highCents, regionFactor),
    currency: row.currency,
    region: own ? row.region : region,
    regionFactor,
    source: row.source,
    asOf: row.asOf,
    grade: row.grade,
    own,
  };
}

function toItem(line: MergedLine, matched: MatchedMaterial | null, currency: Currency): BomItem {
  const unitPriceCents = matched?.typicalCents ?? null;
  return {
    id: line.id,
    family: line.item,
    name: line.name,
    description: line.description,
    quantity: line.quantity,
    unit: line.unit,
    unitPriceCents,
    totalPriceCents: unitPriceCents === null ? null : timesCents(unitPriceCents, line.quantity),
    notes: itemNote({ work: line.work, matchedMaterial: matched, unitPriceCents }, currency),
    matchedMaterial: matched,
    isUserAdded: false,
    work: line.work,
  };
}

/** A price's source in full with its day, as the list of sources has it. */
const sourceOf = (matched: MatchedMaterial): string =>
  datedSource(matched.source === "assumption" ? "Our own assumption" : matched.source, matched);
