import type { priceBookEndpoints } from "#contract/endpoints/price-book.ts";
import { MESSAGES } from "#contract/messages.ts";
import type { Handlers } from "#server/http/api.ts";
import { fileAnswer } from "#server/http/file-answer.ts";
import {
  findOwnPriceBook,
  type PriceBookDeps,
  priceBookCsv,
  replacePrices,
  saveTerms,
} from "./price-book.ts";
import { presentPriceBook } from "./price-book.wire.ts";
import { readTerms } from "./terms.wire.ts";

export const priceBookRoutes = (deps: PriceBookDeps): Handlers<typeof priceBookEndpoints> => ({
  getPriceBook: async (_, { actor }) => ({ data: presentPriceBook(await findOwnPriceBook(deps, actor)) }),
  downloadPriceBook: async ({ query }, { actor }) =>
    fileAnswer(await priceBookCsv(deps, actor, query.of), "csv", `prices_${query.of}.csv`),
  putPriceBook: async ({ body }, { actor }) => {
    const { book, faults, unused } = await replacePrices(deps, actor, body.csv);
    const data = presentPriceBook(book);
    return { ...(faults.length > 0 ? {} : { message: MESSAGES.priceBookSaved }), faults, unused, data };
  },
  putPriceTerms: async ({ body }, { actor }) => ({
    message: MESSAGES.priceTermsSaved,
    data: presentPriceBook(await saveTerms(deps, actor, readTerms(body))),
  }),
});
