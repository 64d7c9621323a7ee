import { z } from "zod";
import { CALLS } from "#contract/calls.ts";
import type { EndpointRows } from "#contract/endpoint.ts";
import { withData } from "#contract/envelope.ts";
import { PRICE_BOOK_MAX_CHARS } from "#contract/limits.ts";
import { MESSAGES } from "#contract/messages.ts";
import { type Region, regions } from "#core/pricing/regions.ts";

const percent = (max: number, sentence: string) =>
  z.number({ error: sentence }).min(0, sentence).max(max, sentence);

const Percent = percent(50, MESSAGES.taxInvalid);

/** Shares as people say them: 8.25 is eight and a quarter percent. The region says the currency. */
export const PriceTerms = z.object({
  region: z.enum(Object.keys(regions) as [Region, ...Region[]]),
  markupKind: z.enum(["markup", "margin"]),
  markupPercent: percent(90, MESSAGES.markupInvalid),
  /** By name, as a bill shows them; each on the price without the others. */
  taxes: z
    .array(
      z.object({
        name: z.string().trim().min(1).max(20),
        percent: Percent,
        on: z.enum(["everything", "materials"]),
      }),
    )
    .max(3),
  /** Canadian dollars for one US dollar: prices US goods on a Canadian bill. Null = those have no price. */
  usdToCad: z
    .number({ error: MESSAGES.exchangeInvalid })
    .min(0.5, MESSAGES.exchangeInvalid)
    .max(3, MESSAGES.exchangeInvalid)
    .nullable(),
});
export type PriceTerms = z.infer<typeof PriceTerms>;

const PriceBook = z.object({
  /** How many prices of one's own there are. */
  ownPrices: z.number().int(),
  terms: PriceTerms,
  updatedAt: z.string().nullable(),
});
export type PriceBook = z.infer<typeof PriceBook>;

/** `row` as a spreadsheet numbers it: the header is row 1. */
const RowFault = z.object({ row: z.number().int(), message: z.string() });

export const priceBookEndpoints = {
  getPriceBook: {
    ...CALLS.getPriceBook,
    summary: "My own prices in numbers, and my terms",
    reply: withData(PriceBook),
  },
  downloadPriceBook: {
    ...CALLS.downloadPriceBook,
    summary: "My own prices, or the shipped catalog to start from, as CSV",
    query: z.object({ of: z.enum(["own", "catalogue"]).default("own") }),
    reply: "file",
  },
  putPriceBook: {
    ...CALLS.putPriceBook,
    summary: "Replace my own prices by those of a CSV file; with one fault in it nothing is taken",
    body: z.object({
      csv: z
        .string({ error: MESSAGES.priceBookUnreadable })
        .max(PRICE_BOOK_MAX_CHARS, MESSAGES.priceBookTooLarge),
    }),
    /** With `faults` nothing was taken and `data` is as it was before. */
    reply: withData(PriceBook).extend({
      faults: z.array(RowFault),
      /** Names of prices that were taken and that fit no line of a bill. */
      unused: z.array(z.string()),
    }),
  },
  putPriceTerms: {
    ...CALLS.putPriceTerms,
    summary: "Set region, markup or margin, and taxes that my next bills start with",
    body: PriceTerms,
    reply: withData(PriceBook),
  },
} satisfies EndpointRows;
