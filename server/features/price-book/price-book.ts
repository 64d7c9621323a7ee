import type { PriceTerms } from "#contract/endpoints/price-book.ts";
import type { BomOptions } from "#core/bom/compute-bom.ts";
import { catalogue } from "#core/pricing/catalogue.ts";
import { type PriceBookError, parsePriceBook, writePriceBook as toCsv } from "#core/pricing/price-book.ts";
import type { Db, Transaction } from "../../db/connect.ts";
import type { Actor } from "../../http/context.ts";
import { findPriceBook, type PriceBookRow, writePriceBook } from "./price-book.store.ts";

export type PriceBookDeps = { db: Db; now(): Date };

/** The book; null for who has never touched it. */
export const findOwnPriceBook = (deps: PriceBookDeps, actor: Actor) => findPriceBook(deps.db, actor.userId);

/** What a new bill is priced with. */
export async function pricingOf(
  db: Db | Transaction,
  userId: string,
): Promise<Pick<BomOptions, "ownPrices" | "region" | "markup" | "tax">> {
  const book = await findPriceBook(db, userId);
  return book ? { ownPrices: book.rows, region: book.region, markup: book.markup, tax: book.tax } : {};
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
): Promise<{ book: PriceBookRow | null; faults: PriceBookError[] }> {
  const parsed = parsePriceBook(csv, { own: true });
  if (!parsed.ok) return { book: await findOwnPriceBook(deps, actor), faults: parsed.errors };
  const { rows } = parsed;
  const book = await writePriceBook(deps.db, { userId: actor.userId, rows, updatedAt: deps.now() });
  return { book, faults: [] };
}

const shareOf = (percent: number) => Math.round(percent * 100) / 10_000;

export function setTerms(deps: PriceBookDeps, actor: Actor, terms: PriceTerms): Promise<PriceBookRow> {
  return writePriceBook(deps.db, {
    userId: actor.userId,
    region: terms.region,
    markup: { kind: terms.markupKind, rate: shareOf(terms.markupPercent) },
    tax: { rate: shareOf(terms.taxPercent), on: terms.taxOn },
    updatedAt: deps.now(),
  });
}
