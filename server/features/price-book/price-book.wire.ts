import type { PriceBook } from "#contract/endpoints/price-book.ts";
import type { PriceBookRow } from "./price-book.store.ts";
import { presentTerms } from "./terms.wire.ts";

export const presentPriceBook = (book: PriceBookRow | null): PriceBook => ({
  ownPrices: book?.rows.length ?? 0,
  terms: presentTerms(book ?? {}),
  updatedAt: book?.updatedAt.toISOString() ?? null,
});
