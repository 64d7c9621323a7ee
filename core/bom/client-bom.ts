import type { CategoryKey } from "#core/takeoff/takeoff-line.ts";
import type { BomItem, ComputedBom } from "./bom.ts";
import { roughRange } from "./rough-total.ts";
import { allItems, sellingCents } from "./totals.ts";

/** How much of the price a client's paper shows. The contractor chooses; nothing is shown before. */
export const PRICE_DETAILS = {
  none: { label: "No prices" },
  total: { label: "One total" },
  sections: { label: "A price for each section" },
  lines: { label: "A price for each line" },
} as const satisfies Record<string, { label: string }>;
export type PriceDetail = keyof typeof PRICE_DETAILS;
export const priceDetailKeys = Object.keys(PRICE_DETAILS) as [PriceDetail, ...PriceDetail[]];

/** A bill as the client sees it: what and how much, and selling prices as far as the contractor shows them. Amounts in cents. */
export type ClientBom = {
  /** What is shown, which is less than was asked for where the total is rough. */
  detail: PriceDetail;
  categories: {
    key: CategoryKey;
    name: string;
    /** Selling price of the section; null where it is not shown. */
    totalCents: number | null;
    items: (Pick<BomItem, "id" | "name" | "description" | "quantity" | "unit"> & {
      totalCents: number | null;
    })[];
  }[];
  /** Null where no price is shown. `priceCents` = before tax. `range`: shown in place of the total where that is rough. */
  totals: {
    priceCents: number;
    taxes: { name: string; cents: number }[];
    totalCents: number;
    range: { lowCents: number; highCents: number } | null;
  } | null;
  exclusions: string[];
  disclaimer: string;
};

const DISCLAIMERS = {
  priced: "All prices are estimates. Quantities and prices are confirmed after a visit to the site.",
  rough:
    "All prices are estimates. Prices of sections and lines follow once the sizes are confirmed after a visit to the site.",
  unpriced: "All quantities are estimates. They are confirmed after a visit to the site.",
};

/**
 * What may leave the company: never cost, markup or margin, price sources, bands of items, notes or advice. An item's selling price is its cost
 * and its part of the markup, so that lines, sections and total agree to the cent.
 */
export function clientBom(bom: ComputedBom, asked: PriceDetail): ClientBom {
  const { totals } = bom;
  const range = roughRange(bom);
  // Sections or lines to the cent would add up to the one total that the range stands in place of.
  const detail = range && asked !== "none" ? "total" : asked;
  const items = allItems(bom.categories);
  // Each item carries its part of the markup, to the cent: a client adds up lines and finds the total.
  const sold = sellingCents(items, totals.markupCents);
  const sellingOf = new Map(
    items.map(({ id, totalPriceCents }, at) => [id, totalPriceCents === null ? null : sold[at]!]),
  );
  const showsLines = detail === "lines";
  const showsSections = showsLines || detail === "sections";
  const showsTotal = detail !== "none";
  return {
    detail,
    categories: bom.categories.map(({ key, name, items: own }) => ({
      key,
      name,
      // A section's price is the sum of its lines' selling prices, shown or not.
      totalCents: showsSections ? own.reduce((sum, { id }) => sum + (sellingOf.get(id) ?? 0), 0) : null,
      items: own.map(({ id, name: itemName, description, quantity, unit }) => ({
        id,
        name: itemName,
        description,
        quantity,
        unit,
        totalCents: showsLines ? (sellingOf.get(id) ?? null) : null,
      })),
    })),
    totals: showsTotal
      ? {
          priceCents: totals.subtotalCents + totals.markupCents,
          taxes: taxLines(bom),
          totalCents: totals.totalCents,
          range,
        }
      : null,
    // Without prices nothing is missing from a total.
    exclusions: showsTotal
      ? [...bom.exclusions, ...unpriced(items)]
      : bom.exclusions.filter((sentence) => !SAYS_PRICE.test(sentence)),
    disclaimer: detail !== asked ? DISCLAIMERS.rough : showsTotal ? DISCLAIMERS.priced : DISCLAIMERS.unpriced,
  };
}

/** Tax by name; one line for a bill of before. */
export const taxLines = ({ totals: { taxes, taxCents } }: Pick<ComputedBom, "totals">) =>
  taxes ?? (taxCents > 0 ? [{ name: "Tax", cents: taxCents }] : []);

/** A paper without prices leaves out what is said of the taxes that they do not contain. */
const SAYS_PRICE = /^Taxes /;

/** Names of items without a price, each once. */
function unpriced(items: readonly BomItem[]): string[] {
  const names = items.filter(({ unitPriceCents }) => unitPriceCents === null).map(({ name }) => name);
  return names.length > 0 ? [`Not priced yet, and not in the total: ${[...new Set(names)].join(", ")}.`] : [];
}
