import { MESSAGES } from "#contract/messages.ts";
import type { ComputedBom } from "#core/bom/bom.ts";
import { clientBom, type PriceDetail, taxLines } from "#core/bom/client-bom.ts";
import { isRoughTotal } from "#core/bom/rough-total.ts";
import { unitText } from "#core/takeoff/purchase-units.ts";

/** A bill as a paper shows it: words and amounts in cents, ready to be set. */
export type BomSheet = {
  /** Whom the paper is for, where that is not the client. */
  mark: string | null;
  /** Titles of the columns of amounts; each row has as many. */
  amountTitles: string[];
  sections: {
    name: string;
    totalCents: number | null;
    rows: { name: string; detail: string; quantity: number; unit: string; amounts: (number | null)[] }[];
  }[];
  /** The last one is the total, and a client's rough one stands alone; empty where no price is shown. */
  totals: { label: string; cents: number }[];
  /** Where the total may lie; null where no paper says so. `rough`: stands in its place, after these words. */
  range: { lowCents: number; highCents: number; rough: string | null } | null;
  remarks: string[];
  lists: { title: string; sentences: string[] }[];
};

export const sheetOf = (bom: ComputedBom, prices: "cost" | PriceDetail): BomSheet =>
  prices === "cost" ? ownSheet(bom) : clientSheet(bom, prices);

/** For the company itself: costs, how they came about, and what is added. */
function ownSheet(bom: ComputedBom): BomSheet {
  const { totals, terms, summary } = bom;
  const added = terms.markup.kind === "margin" ? "Margin" : "Markup";
  return {
    mark: "For your own use: shows costs and markup",
    amountTitles: ["Unit cost", "Cost"],
    sections: bom.categories.map(({ name, items }) => ({
      name,
      totalCents: items.reduce((sum, { totalPriceCents }) => sum + (totalPriceCents ?? 0), 0),
      rows: items.map((item) => ({
        name: item.name,
        detail: [item.description, item.notes].filter(Boolean).join(" · "),
        quantity: item.quantity,
        unit: unitText(item.quantity, item.unit),
        amounts: [item.unitPriceCents, item.totalPriceCents],
      })),
    })),
    totals: [
      { label: "Subtotal", cents: totals.subtotalCents },
      ...(totals.markupCents > 0 ? [{ label: added, cents: totals.markupCents }] : []),
      ...taxLines(bom).map(({ name: label, cents }) => ({ label, cents })),
      { label: "Total", cents: totals.totalCents },
    ],
    range: {
      lowCents: totals.lowCents,
      highCents: totals.highCents,
      rough: isRoughTotal(bom) ? MESSAGES.bomRough : null,
    },
    remarks: [
      `${summary.itemsWithPricing} of ${summary.itemsWithPricing + summary.itemsWithoutPricing} items have a price`,
    ],
    lists: [
      { title: "Please note", sentences: bom.flags.map(({ sentence }) => sentence) },
      { title: "Not included", sentences: bom.exclusions },
      { title: "Disclaimer", sentences: [bom.disclaimer] },
      { title: "Price sources", sentences: bom.sources ?? [] },
    ],
  };
}

function clientSheet(bom: ComputedBom, asked: PriceDetail): BomSheet {
  const { detail, categories, totals, exclusions, disclaimer } = clientBom(bom, asked);
  const showsLines = detail === "lines";
  return {
    mark: null,
    amountTitles: showsLines ? ["Price"] : [],
    sections: categories.map(({ name, totalCents, items }) => ({
      name,
      totalCents,
      rows: items.map((item) => ({
        name: item.name,
        detail: item.description,
        quantity: item.quantity,
        unit: unitText(item.quantity, item.unit),
        amounts: showsLines ? [item.totalCents] : [],
      })),
    })),
    totals: totals
      ? [
          ...(totals.taxes.length === 0 || totals.range
            ? []
            : [
                { label: "Price before tax", cents: totals.priceCents },
                ...totals.taxes.map(({ name: label, cents }) => ({ label, cents })),
              ]),
          { label: "Total", cents: totals.totalCents },
        ]
      : [],
    range: totals?.range ? { ...totals.range, rough: MESSAGES.bomRoughForClient } : null,
    remarks: [],
    lists: [
      { title: "Not included", sentences: exclusions },
      { title: "Disclaimer", sentences: [disclaimer] },
    ],
  };
}
