import type { PlacedElement } from "#core/plan/placed-element.ts";
import type { Currency } from "#core/pricing/price-row.ts";
import { regions } from "#core/pricing/regions.ts";
import { type BomOptions, computeBom } from "./compute-bom.ts";
import { addUp } from "./totals.ts";

/**
 * What one element costs if it were built alone, material, labor, markup and tax: the records that it has on the bill, without what is
 * bought for the whole job. Null when nothing of it has a price. Each element rounds to whole bags by itself, so all together are a little more
 * than the bill.
 */
export function priceElement(
  own: readonly PlacedElement[],
  options: Omit<BomOptions, "title">,
): { cents: number; currency: Currency } | null {
  const bom = computeBom(own, { ...options, title: "" });
  const categories = bom.categories.map((category) => ({
    ...category,
    items: category.items.filter(({ work }) => work?.parts.some(({ element }) => element !== "job")),
  }));
  const isPriced = categories.some(({ items }) =>
    items.some(({ unitPriceCents }) => unitPriceCents !== null),
  );
  if (!isPriced) return null;
  const { currency } = regions[options.region ?? "US"];
  // Lines of the job, such as delivery and permits, are left out: they belong to no element.
  const { totalCents } = addUp(categories, currency, { ...bom.terms });
  return { cents: totalCents, currency };
}
