import { timesCents } from "#core/money/cents.ts";
import type { PriceQuestion } from "#core/pricing/find-price.ts";
import type { Currency, PriceRow } from "#core/pricing/price-row.ts";
import { regions } from "#core/pricing/regions.ts";
import { PURCHASE_UNITS, type PurchaseUnit } from "#core/takeoff/purchase-units.ts";
import type { BomItem, ComputedBom, Terms } from "./bom.ts";
import { withItems } from "./edit-bom.ts";
import { renoted } from "./item-note.ts";
import { matchMaterial } from "./price-lines.ts";
import { toldIn } from "./rule-flags.ts";
import { withTaxExclusion } from "./tax-exclusion.ts";

/**
 * A bill with other terms. Every price that nobody entered is looked up anew in `prices` (the company's own above the catalogue);
 * quantities, entered prices, notes, added and deleted items stay as they are. Throws RangeError for terms that no contract could
 * hold.
 */
export function setTerms(bom: ComputedBom, terms: Terms, prices: readonly PriceRow[]): ComputedBom {
  const { currency } = regions[terms.region];
  // Prices may change with region, rate and price book; quantities never do.
  const repriced = (item: BomItem): BomItem => {
    const question = questionOf(item, prices);
    if (!question) return enteredBefore(item, bom.currency, currency);
    const matchedMaterial = matchMaterial(question, { ...terms, prices });
    const unitPriceCents = matchedMaterial?.typicalCents ?? null;
    const totalPriceCents = unitPriceCents === null ? null : timesCents(unitPriceCents, item.quantity);
    const changed = { ...item, matchedMaterial, unitPriceCents, totalPriceCents };
    return renoted(item, changed, bom.currency, currency);
  };
  const moved = {
    ...bom,
    currency,
    terms,
    designFlags: toldIn(currency, bom.designFlags),
    exclusions: withTaxExclusion(bom.exclusions, terms.tax),
  };
  return withItems(moved, (items) => items.map(repriced));
}

/**
 * A price that a person entered keeps its number in the new currency, whichever they meant, and remembers the one that it was entered in: the
 * bill asks them to look at it.
 */
function enteredBefore({ enteredIn, ...item }: BomItem, before: Currency, now: Currency): BomItem {
  const then = enteredIn ?? before;
  return item.unitPriceCents === null || then === now ? item : { ...item, enteredIn: then };
}

/** What the price list is asked for an item; null where a person entered its price, or added it. */
function questionOf(item: BomItem, prices: readonly PriceRow[]): PriceQuestion | null {
  const { family, unit, matchedMaterial: matched, unitPriceCents } = item;
  const isEntered = matched === null && unitPriceCents !== null;
  if (family === null || isEntered || !(unit in PURCHASE_UNITS)) return null;
  // Older bills do not say what was asked for; the row that answered does.
  const asked = item.asked ?? prices.find(({ id }) => id === matched?.id);
  return asked
    ? { item: family, unit: unit as PurchaseUnit, variant: asked.variant, kind: asked.kind }
    : null;
}
