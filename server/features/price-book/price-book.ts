import type { Terms } from "#core/bom/bom.ts";
import type { BomOptions } from "#core/bom/compute-bom.ts";
import { catalogue } from "#core/pricing/catalogue.ts";
import { unusedPrices } from "#core/pricing/find-price.ts";
import { type PriceBookError, parsePriceBook, writePriceBook as toCsv } from "#core/pricing/price-book.ts";
import type { Actor } from "#server/actor.ts";
import type { Db, Transaction } from "#server/db/connect.ts";
import { findPriceBook, type PriceBookRow, writePriceBook } from "./price-book.store.ts";

export type PriceBookDeps = { db: Db; now(): Date };

/** The book; null for who has never touched it. */
export const findOwnPriceBook = (deps: PriceBookDeps, actor: Actor) =>
  findPriceBook(deps.db, actor.companyId);

/** What a new bill is priced with. */
export async function pricingOf(
  db: Db | Transaction,
  userId: string,
): Promise<Pick<BomOptions, "ownPrices" | keyof Terms>> {
  const book = await findPriceBook(db, userId);
  if (!book) return {};
  const { rows: ownPrices, region, usdToCad, markup, tax } = book;
  return { ownPrices, region, usdToCad, markup, tax };
}

/** A book to edit in a spreadsheet and to bring back: one's own rows, or the whole catalogue with its columns as example. */
export async function priceBookCsv(
  deps: PriceBookDeps,
  actor: Actor,
  of: "own" | "catalogue",
): Promise<string> {
  if (of === "catalogue") return toCsv(catalogue);
  return toCsv((await findOwnPriceBook(deps, actor))?.rows ?? []);
}

/** Replaces the whole book. Faulty files change nothing and are told row by row. */
export async function replacePrices(
  deps: PriceBookDeps,
  actor: Actor,
  csv: string,
): Promise<{ book: PriceBookRow | null; faults: PriceBookError[]; unused: string[] }> {
  const parsed = parsePriceBook(csv, { own: true });
  if (!parsed.ok) return { book: await findOwnPriceBook(deps, actor), faults: parsed.errors, unused: [] };
  const { rows } = parsed;
  const book = await writePriceBook(deps.db, { userId: actor.companyId, rows, updatedAt: deps.now() });
  return { book, faults: [], unused: unusedPrices(catalogue, rows).map(({ name }) => name) };
}

export const saveTerms = (deps: PriceBookDeps, actor: Actor, terms: Terms): Promise<PriceBookRow> =>
  writePriceBook(deps.db, { userId: actor.companyId, ...terms, updatedAt: deps.now() });
