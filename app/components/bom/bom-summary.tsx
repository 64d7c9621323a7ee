import { counted } from "#app/lib/format.ts";
import type { Bom } from "#contract/endpoints/bom.ts";
import { moneyText } from "./bom-figures.ts";

/** What it comes to, how far it may be off, and how much of it has a price. */
export function BomSummary({ bom: { totals, summary, currency } }: { bom: Bom }) {
  const { itemsWithPricing, itemsWithoutPricing, costAccuracyPercent } = summary;
  return (
    <dl className="figures grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3">
      <div className="col-span-2 sm:col-span-1">
        <dt className="text-sm text-ink-soft">Estimated total</dt>
        <dd className="text-2xl font-bold text-accent-ink">{moneyText(totals.total, currency)}</dd>
      </div>
      <div>
        <dt className="text-sm text-ink-soft">Likely range</dt>
        <dd className="text-lg">
          {moneyText(totals.low, currency, true)} – {moneyText(totals.high, currency, true)}
        </dd>
      </div>
      <div>
        <dt className="text-sm text-ink-soft">Cost accuracy</dt>
        <dd className="text-lg">
          {costAccuracyPercent}%
          <span className="block text-sm text-ink-soft">
            {counted(itemsWithPricing, "item")} priced
            {itemsWithoutPricing > 0 ? `, ${itemsWithoutPricing} without a price` : ""}
          </span>
        </dd>
      </div>
    </dl>
  );
}

/** How the total adds up: from the cost, or for a client from the price before tax. */
export function BomTotals({ bom: { totals, currency, prices } }: { bom: Bom }) {
  const rows: [string, number][] = [
    ...(prices === "cost"
      ? [["Subtotal", totals.subtotal] as [string, number]]
      : totals.taxes.length > 0
        ? [["Price before tax", totals.subtotal] as [string, number]]
        : []),
    ...(totals.markup > 0 ? [["Markup", totals.markup] as [string, number]] : []),
    ...totals.taxes.map(({ name, amount }): [string, number] => [name, amount]),
  ];
  return (
    <dl className="figures ms-auto w-full max-w-80 space-y-1">
      {rows.map(([label, amount]) => (
        <div key={label} className="flex justify-between gap-4 text-ink-soft">
          <dt>{label}</dt>
          <dd>{moneyText(amount, currency)}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 border-line border-t pt-1 text-lg font-bold">
        <dt>Total</dt>
        <dd>{moneyText(totals.total, currency)}</dd>
      </div>
    </dl>
  );
}
