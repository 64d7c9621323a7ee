import type { Bom, BomItem } from "#contract/endpoints/bom.ts";
import type { BomItem as CoreItem } from "#core/bom/bom.ts";
import { quantityRange } from "#core/bom/quantity-range.ts";
import type { BomRow } from "./bom.store.ts";
import type { ShownBom } from "./bom.ts";

const amount = (cents: number) => cents / 100;

const presentItem = (item: CoreItem, version: number, withPrices: boolean): BomItem => {
  const { work, matchedMaterial: matched } = item;
  const range = quantityRange(item);
  const price = (cents: number | null) => (withPrices && cents !== null ? amount(cents) : null);
  return {
    id: item.id,
    name: item.name,
    description: item.description,
    quantity: item.quantity,
    unit: item.unit,
    unitPrice: price(item.unitPriceCents),
    totalPrice: price(item.totalPriceCents),
    notes: item.notes,
    matchedMaterial:
      withPrices && matched
        ? { name: matched.name, source: matched.source, asOf: matched.asOf, own: matched.own }
        : null,
    isUserAdded: item.isUserAdded,
    version,
    work: work && {
      basis: work.basis,
      lowQuantity: range.low,
      highQuantity: range.high,
      wastePercent: Math.round(work.waste * 1000) / 10,
      parts: work.parts.map(({ formula, inputs }) => ({
        formula,
        inputs: inputs.map(({ name, value, unit, basis }) => ({ name, value, unit, basis })),
      })),
    },
  };
};

/** A share without prices shows what and how much, and nothing of the money. */
export function presentBom({ row, editable, withPrices }: ShownBom): Bom {
  const { content, versions } = row;
  const money = (cents: number) => (withPrices ? amount(cents) : 0);
  return {
    id: row.id,
    title: row.title,
    description: content.description,
    currency: content.currency,
    categories: content.categories.map(({ key, name, items }) => ({
      key,
      name,
      items: items.map((item) => presentItem(item, versions[item.id] ?? 1, withPrices)),
    })),
    summary: content.summary,
    totals: {
      subtotal: money(content.totals.subtotalCents),
      markup: money(content.totals.markupCents),
      tax: money(content.totals.taxCents),
      total: money(content.totals.totalCents),
      low: money(content.totals.lowCents),
      high: money(content.totals.highCents),
    },
    flags: content.flags,
    exclusions: content.exclusions,
    sources: withPrices ? (content.sources ?? []) : [],
    disclaimer: content.disclaimer,
    editable,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** One's own, to edit. */
export const presentOwnBom = (row: BomRow): Bom => presentBom({ row, editable: true, withPrices: true });

export const presentRecord = (row: Pick<BomRow, "id" | "title" | "createdAt" | "updatedAt">) => ({
  Id: row.id,
  BOMTitle: row.title,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
