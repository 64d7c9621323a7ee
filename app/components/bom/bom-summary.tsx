import { counted } from "#app/lib/format.ts";
import type { Bom } from "#contract/endpoints/bom.ts";
import { moneyText, roughWords, totalText } from "./bom-figures.ts";

/** What it comes to, how far it may be off, and how much of it has a price. */
export function BomSummary({ bom }: { bom: Bom }) {
  const { totals, currency } = bom;
  const { itemsWithPricing, itemsWithoutPricing, costAccuracyPercent } = bom.summary;
  const rough = roughWords(bom);
  return (
    <dl className="figures grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3">
      <div className={totals.rough ? "col-span-2" : "col-span-2 sm:col-span-1"}>
        <dt className="text-sm text-ink-soft">Estimated total</dt>
        <dd className="text-2xl font-bold text-accent-ink">
          {rough ? <span className="block text-base text-ink">{rough}</span> : null}
          {totalText(bom)}
        </dd>
      </div>
      {rough ? null : (
        <div>
          <dt className="text-sm text-ink-soft">Likely range</dt>
          <dd className="text-lg">
            {moneyText(totals.low, currency, true)} – {moneyText(totals.high, currency, true)}
          </dd>
        </div>
      )}
      <div>
        <dt className="text-sm text-ink-soft">Items priced</dt>
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

/** How the total adds up: from the cost, or for a client from the price before tax. A client's rough total is shown alone. */
export function BomTotals({ bom }: { bom: Bom }) {
  const { totals, currency, prices } = bom;
  const rough = roughWords(bom);
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
    <dl className={`figures ms-auto w-full space-y-1 ${rough ? "max-w-md" : "max-w-80"}`}>
      {(rough && prices !== "cost" ? [] : rows).map(([label, amount]) => (
        <div key={label} className="flex justify-between gap-4 text-ink-soft">
          <dt>{label}</dt>
          <dd>{moneyText(amount, currency)}</dd>
        </div>
      ))}
      <div className="flex flex-wrap justify-between gap-x-4 border-line border-t pt-1 text-lg font-bold">
        <dt>Total</dt>
        <dd className="text-end">
          {rough ? <span className="block text-sm font-semibold">{rough}</span> : null}
          {totalText(bom)}
        </dd>
      </div>
    </dl>
  );
}
