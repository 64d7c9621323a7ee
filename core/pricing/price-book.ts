import { parseCsv, restoreFormula, separatorOf, writeCsv } from "#core/csv/csv.ts";
import { centsText, parseCents, parseCentsOfComma } from "#core/money/cents.ts";
import { PURCHASE_UNITS, type PurchaseUnit } from "#core/takeoff/purchase-units.ts";
import type { PriceKind } from "#core/takeoff/takeoff-line.ts";
import type { Currency, PriceGrade, PriceRow } from "./price-row.ts";

/** Columns of a price book, the shipped one and a company's alike. A company needs only those in `REQUIRED_COLUMNS`. */
const PRICE_BOOK_COLUMNS = [
  "id",
  "item",
  "variant",
  "name",
  "unit",
  "kind",
  "low",
  "typical",
  "high",
  "currency",
  "region",
  "source",
  "as_of",
  "grade",
  "note",
] as const;
type Column = (typeof PRICE_BOOK_COLUMNS)[number];
const REQUIRED_COLUMNS: readonly Column[] = ["name", "unit", "typical", "currency"];

/** What the columns `unit`, `kind`, `currency` and `grade` may say. */
const units = Object.keys(PURCHASE_UNITS) as PurchaseUnit[];
const KINDS = namesOf<PriceKind>({ material: true, installed: true, labour: true });
const CURRENCIES = namesOf<Currency>({ USD: true, CAD: true });
const GRADES = namesOf<PriceGrade>({ A: true, B: true, C: true, D: true, X: true, own: true });

/** A name that is missing does not compile. */
function namesOf<Name extends string>(all: Record<Name, true>): readonly Name[] {
  return Object.keys(all) as Name[];
}

/** `row` as a spreadsheet numbers it: the header is row 1. */
export type PriceBookError = { row: number; message: string };
export type PriceBookResult = { ok: true; rows: PriceRow[] } | { ok: false; errors: PriceBookError[] };

/**
 * Reads a price book, all or nothing: one faulty row and none is taken, with every fault listed by its row.
 * `own` = the company's book: its rows are graded "own" and need no source, kind or range.
 */
export function parsePriceBook(text: string, { own }: { own: boolean }): PriceBookResult {
  const [header, ...lines] = parseCsv(text);
  const at = new Map((header ?? []).map((title, index) => [title.trim().toLowerCase(), index]));
  // Columns may stand in any order, and others beside them are ignored.
  const missing = REQUIRED_COLUMNS.filter((column) => !at.has(column));
  if (missing.length > 0) {
    const columns = missing.length === 1 ? "column" : "columns";
    return { ok: false, errors: [{ row: 1, message: `Please add the ${columns} ${missing.join(", ")}.` }] };
  }
  // Semicolons part the cells where the comma is the decimal sign, and only there.
  const readCents = separatorOf(text) === ";" ? parseCentsOfComma : parseCents;
  const errors: PriceBookError[] = [];
  const rows: PriceRow[] = [];
  const rowOfId = new Map<string, number>();
  lines.forEach((cells, index) => {
    // Row 1 is the header.
    const row = index + 2;
    if (cells.every((cell) => cell.trim() === "")) return;
    const cell = (column: Column) => restoreFormula((cells[at.get(column) ?? -1] ?? "").trim());
    const { price, faults } = readRow(cell, own, readCents);
    // Two rows with one id: the first keeps it, the second is told.
    const before = rowOfId.get(price.id);
    if (before !== undefined) faults.push(`The id ${price.id} is already used in row ${before}.`);
    rowOfId.set(price.id, row);
    errors.push(...faults.map((message) => ({ row, message })));
    rows.push(price);
  });
  // A book with a header alone is a mistake, and not a wish to have no prices.
  if (rows.length === 0 && errors.length === 0)
    errors.push({ row: 2, message: "Please add at least one price." });
  return errors.length > 0 ? { ok: false, errors } : { ok: true, rows };
}

/** Lower-case words joined by hyphens: an id from a name, where the book gives none. */
const slug = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

function readRow(
  cell: (column: Column) => string,
  own: boolean,
  readCents: (text: string) => number | null,
): { price: PriceRow; faults: string[] } {
  const faults: string[] = [];
  // One of a closed set; a fault keeps the first value so that the other columns of the row are still read.
  const oneOf = <Value extends string>(
    column: Column,
    allowed: readonly Value[],
    fallback?: Value,
  ): Value => {
    const found = allowed.find((value) => value === cell(column));
    if (found !== undefined) return found;
    if (cell(column) === "" && fallback !== undefined) return fallback;
    faults.push(`Please choose the ${column} from: ${allowed.join(", ")}.`);
    return allowed[0]!;
  };
  // Dollars with cents in the file, whole cents in the row.
  const amount = (column: Column, fallback?: number): number => {
    const cents = readCents(cell(column));
    if (cents !== null) return cents;
    if (cell(column) === "" && fallback !== undefined) return fallback;
    faults.push(`Please enter the ${column} price as a number such as 12.50.`);
    return 0;
  };
  const name = cell("name");
  if (name === "") faults.push("Please enter a name.");
  const typicalCents = amount("typical");
  // A book without a range has one price: low and high equal the typical one.
  const lowCents = amount("low", typicalCents);
  const highCents = amount("high", typicalCents);
  if (faults.length === 0 && !(lowCents <= typicalCents && typicalCents <= highCents)) {
    faults.push("Please enter low, typical and high in rising order.");
  }
  const asOf = cell("as_of");
  // A year, a month or a day; an empty date is allowed in a company's own book.
  if (asOf !== "" && !/^\d{4}(-\d{2}(-\d{2})?)?$/.test(asOf)) {
    faults.push("Please enter the date as 2026, 2026-06 or 2026-06-21.");
  }
  const source = cell("source");
  if (!own && source === "") faults.push("Please name the source.");
  const item = cell("item") || slug(name);
  const variant = cell("variant");
  return {
    price: {
      id: cell("id") || slug(`${item} ${variant}`),
      item,
      variant,
      name,
      unit: oneOf("unit", units),
      kind: oneOf("kind", KINDS, own ? "material" : undefined),
      lowCents,
      typicalCents,
      highCents,
      currency: oneOf("currency", CURRENCIES),
      region: cell("region"),
      source: source || "own price book",
      asOf,
      grade: own ? "own" : oneOf("grade", GRADES),
      note: cell("note"),
    },
    faults,
  };
}

/** A price book as a file that opens in Excel and LibreOffice and that `parsePriceBook` reads back. */
export const writePriceBook = (rows: readonly PriceRow[]): string =>
  writeCsv([
    PRICE_BOOK_COLUMNS,
    ...rows.map((row) => [
      row.id,
      row.item,
      row.variant,
      row.name,
      row.unit,
      row.kind,
      centsText(row.lowCents),
      centsText(row.typicalCents),
      centsText(row.highCents),
      row.currency,
      row.region,
      row.source,
      row.asOf,
      row.grade,
      row.note,
    ]),
  ]);
