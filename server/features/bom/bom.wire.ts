import type { Bom, BomItem } from "#contract/endpoints/bom.ts";
import type { BomItem as CoreItem } from "#core/bom/bom.ts";
import { clientBom, type PriceDetail, taxLines } from "#core/bom/client-bom.ts";
import { quantityRange } from "#core/bom/quantity-range.ts";
import { isRoughTotal } from "#core/bom/rough-total.ts";
import { presentTerms } from "#server/features/price-book/terms.wire.ts";
import type { BomRow } from "./bom.store.ts";
import type { ShownBom } from "./bom.ts";

const amount = (cents: number) => cents / 100;
const amountOrNull = (cents: number | null) => (cents === null ? null : amount(cents));

const presentTaxes = (taxes: { name: string; cents: number }[]) =>
  taxes.map(({ name, cents }) => ({ name, amount: amount(cents) }));

function presentItem(item: CoreItem, version: number): BomItem {
  const { work, matchedMaterial: matched } = item;
  const range = quantityRange(item);
  return {
    id: item.id,
    name: item.name,
    description: item.description,
    quantity: item.quantity,
    unit: item.unit,
    unitPrice: amountOrNull(item.unitPriceCents),
    totalPrice: amountOrNull(item.totalPriceCents),
    notes: item.notes,
    matchedMaterial: matched && {
      name: matched.name,
      source: matched.source,
      asOf: matched.asOf,
      own: matched.own,
    },
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
}

const headOf = ({ id, title, content, createdAt, updatedAt }: BomRow) => ({
  id,
  title,
  description: content.description,
  currency: content.currency,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

/** One's own, to edit. */
export function presentOwnBom(row: BomRow): Bom {
  const { content, versions } = row;
  const { totals } = content;
  return {
    ...headOf(row),
    prices: "cost",
    categories: content.categories.map(({ key, name, items }) => ({
      key,
      name,
      total: amount(items.reduce((sum, { totalPriceCents }) => sum + (totalPriceCents ?? 0), 0)),
      items: items.map((item) => presentItem(item, versions[item.id] ?? 1)),
    })),
    summary: content.summary,
    totals: {
      subtotal: amount(totals.subtotalCents),
      markup: amount(totals.markupCents),
      tax: amount(totals.taxCents),
      taxes: presentTaxes(taxLines(content)),
      total: amount(totals.totalCents),
      low: amount(totals.lowCents),
      high: amount(totals.highCents),
      rough: isRoughTotal(content),
    },
    flags: content.flags,
    exclusions: content.exclusions,
    sources: content.sources ?? [],
    disclaimer: content.disclaimer,
    terms: presentTerms(content.terms),
    editable: true,
  };
}

/** What a client sees, to look at: nothing but what `clientBom` lets through. */
function presentClientBom(row: BomRow, asked: PriceDetail): Bom {
  const { detail, categories, totals, exclusions, disclaimer } = clientBom(row.content, asked);
  // Where the range is shown the one total is told to nobody: it would be read out of the answer.
  const sure = totals?.range ? null : totals;
  return {
    ...headOf(row),
    prices: detail,
    categories: categories.map(({ key, name, totalCents, items }) => ({
      key,
      name,
      total: amountOrNull(totalCents),
      items: items.map(({ totalCents: sold, ...item }) => ({
        ...item,
        unitPrice: null,
        totalPrice: amountOrNull(sold),
        notes: "",
        matchedMaterial: null,
        isUserAdded: false,
        version: 1,
        work: null,
      })),
    })),
    summary: { itemsWithPricing: 0, itemsWithoutPricing: 0, costAccuracyPercent: 0 },
    totals: {
      subtotal: amount(sure?.priceCents ?? 0),
      markup: 0,
      tax: amount((sure?.totalCents ?? 0) - (sure?.priceCents ?? 0)),
      taxes: presentTaxes(sure?.taxes ?? []),
      total: amount(sure?.totalCents ?? 0),
      low: amount(totals?.range?.lowCents ?? sure?.totalCents ?? 0),
      high: amount(totals?.range?.highCents ?? sure?.totalCents ?? 0),
      rough: Boolean(totals?.range),
    },
    flags: [],
    exclusions,
    sources: [],
    disclaimer,
    terms: null,
    editable: false,
  };
}

export const presentBom = ({ row, prices }: ShownBom): Bom =>
  prices === "cost" ? presentOwnBom(row) : presentClientBom(row, prices);

export const presentRecord = (row: Pick<BomRow, "id" | "title" | "createdAt" | "updatedAt">) => ({
  Id: row.id,
  BOMTitle: row.title,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
