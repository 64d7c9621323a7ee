import type { PriceBook } from "#contract/endpoints/price-book.ts";
import type { PriceBookRow } from "./price-book.store.ts";

const percentOf = (share: number) => Math.round(share * 10_000) / 100;

/** Who has no book yet buys at national prices and adds nothing. */
export const presentPriceBook = (book: PriceBookRow | null): PriceBook => ({
  ownPrices: book?.rows.length ?? 0,
  terms: {
    region: book?.region ?? "US",
    markupKind: book?.markup.kind ?? "markup",
    markupPercent: percentOf(book?.markup.rate ?? 0),
    taxPercent: percentOf(book?.tax.rate ?? 0),
    taxOn: book?.tax.on ?? "everything",
  },
  updatedAt: book?.updatedAt.toISOString() ?? null,
});
