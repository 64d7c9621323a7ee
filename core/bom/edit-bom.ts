import { timesCents } from "#core/money/cents.ts";
import type { CategoryKey } from "#core/takeoff/takeoff-line.ts";
import { CATEGORY_KEYS } from "#core/takeoff/takeoff-line.ts";
import type { BomCategory, BomItem, ComputedBom } from "./bom.ts";
import { CATEGORY_NAMES } from "./category-names.ts";
import { renoted } from "./item-note.ts";
import { sourcesOf } from "./price-lines.ts";
import { itemFlags } from "./rule-flags.ts";
import { addUp, allItems, summarize } from "./totals.ts";

export type EditRefusal =
  | "no-such-item"
  | "item-id-taken"
  | "not-a-quantity"
  | "not-a-price"
  | "name-missing";
export type EditResult = { ok: true; bom: ComputedBom } | { ok: false; reason: EditRefusal };

/** What a person may change; the total always follows from quantity and price. */
export type ItemUpdates = { quantity?: number; unitPriceCents?: number | null; notes?: string };

export type NewItem = {
  id: string;
  category: CategoryKey;
  name: string;
  description?: string;
  quantity: number;
  unit: string;
  unitPriceCents: number | null;
};

/** Rounding error of a quantity in hundredths: 0.29 × 100 is 28.999999999999996. */
const NOISE = 1e-6;
/** Quantities have two decimals, as the form's step 0.01 says. */
const isQuantity = (value: number) =>
  Number.isFinite(value) && value >= 0 && Math.abs(value * 100 - Math.round(value * 100)) < NOISE;
/** Whole cents; null = no price. */
const isPrice = (value: number | null) => value === null || (Number.isSafeInteger(value) && value >= 0);

/**
 * A quantity that a person enters is no longer the formula's, and a price no longer the catalogue's: `work` and
 * `matchedMaterial` go when the number truly changes. Saving without a change keeps both.
 */
export function updateItem(bom: ComputedBom, itemId: string, updates: ItemUpdates): EditResult {
  const item = allItems(bom.categories).find(({ id }) => id === itemId);
  if (!item) return { ok: false, reason: "no-such-item" };
  const { quantity = item.quantity, unitPriceCents = item.unitPriceCents, notes = item.notes } = updates;
  if (!isQuantity(quantity)) return { ok: false, reason: "not-a-quantity" };
  if (!isPrice(unitPriceCents)) return { ok: false, reason: "not-a-price" };
  const { enteredIn, ...rest } = item;
  const changed: BomItem = {
    ...rest,
    // Who saves a price has looked at it.
    ...(enteredIn && updates.unitPriceCents === undefined ? { enteredIn } : {}),
    quantity,
    unitPriceCents,
    notes,
    totalPriceCents: totalOf(quantity, unitPriceCents),
    work: quantity === item.quantity ? item.work : null,
    matchedMaterial: unitPriceCents === item.unitPriceCents ? item.matchedMaterial : null,
  };
  const edited = renoted(item, changed, bom.currency);
  return {
    ok: true,
    bom: withItems(bom, (items) => items.map((one) => (one.id === itemId ? edited : one))),
  };
}

/** `id` is the caller's: pure code has no source of new ones. */
export function addItem(bom: ComputedBom, added: NewItem): EditResult {
  if (added.name.trim() === "") return { ok: false, reason: "name-missing" };
  if (allItems(bom.categories).some(({ id }) => id === added.id))
    return { ok: false, reason: "item-id-taken" };
  if (!isQuantity(added.quantity)) return { ok: false, reason: "not-a-quantity" };
  if (!isPrice(added.unitPriceCents)) return { ok: false, reason: "not-a-price" };
  const item: BomItem = {
    id: added.id,
    family: null,
    name: added.name.trim(),
    description: added.description ?? "",
    quantity: added.quantity,
    unit: added.unit,
    unitPriceCents: added.unitPriceCents,
    totalPriceCents: totalOf(added.quantity, added.unitPriceCents),
    notes: "",
    matchedMaterial: null,
    isUserAdded: true,
    work: null,
  };
  return {
    ok: true,
    bom: withItems(bom, (items, key) => (key === added.category ? [...items, item] : items)),
  };
}

/** An item that is deleted stays away when the bill is counted again, see `keepEdits`. */
export function deleteItem(bom: ComputedBom, itemId: string): EditResult {
  if (!allItems(bom.categories).some(({ id }) => id === itemId)) return { ok: false, reason: "no-such-item" };
  return { ok: true, bom: withItems(bom, (items) => items.filter(({ id }) => id !== itemId)) };
}

/** Cents, rounded to the nearest; null where there is no price. */
export const totalOf = (quantity: number, unitPriceCents: number | null) =>
  unitPriceCents === null ? null : timesCents(unitPriceCents, quantity);

/** Applies a change to each category's items and counts everything anew; categories come and go with their items. */
export function withItems(
  bom: ComputedBom,
  change: (items: BomItem[], key: CategoryKey) => BomItem[],
): ComputedBom {
  // In the order of the keys, so that a category that comes back stands where it stood.
  const categories: BomCategory[] = CATEGORY_KEYS.map((key) => ({
    key,
    name: CATEGORY_NAMES[key],
    items: change(bom.categories.find((category) => category.key === key)?.items ?? [], key),
  })).filter(({ items }) => items.length > 0);
  const items = allItems(categories);
  return {
    ...bom,
    categories,
    summary: summarize(items),
    totals: addUp(categories, bom.currency, bom.terms),
    flags: [...bom.designFlags, ...itemFlags(items, bom.today)],
    sources: sourcesOf(items),
  };
}
