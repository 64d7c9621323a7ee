import { writeCsv } from "#core/csv/csv.ts";
import type { ComputedBom } from "./bom.ts";

/** The specification's columns, in its order. */
const BOM_CSV_COLUMNS = [
  "Category",
  "Item",
  "Description",
  "Quantity",
  "Unit",
  "Unit Price",
  "Total Price",
  "Notes",
] as const;

/** One row per item, amounts as plain numbers in the bill's currency, which the notes name; an unknown price is an empty cell. */
export const bomToCsv = ({ categories }: Pick<ComputedBom, "categories">): string =>
  writeCsv([
    BOM_CSV_COLUMNS,
    ...categories.flatMap(({ name: category, items }) =>
      items.map(({ name, description, quantity, unit, unitPriceCents, totalPriceCents, notes }) => [
        category,
        name,
        description,
        quantity,
        unit,
        amount(unitPriceCents),
        amount(totalPriceCents),
        notes,
      ]),
    ),
  ]);

/** Cents as a number with at most two decimals: 12.5 and 12.50 are the same to a spreadsheet. Dollars, or whatever the bill's currency is. */
const amount = (cents: number | null) => (cents === null ? "" : cents / 100);

/**
 * Characters of a title that a file's name keeps. A character takes up to four bytes and the rest of the name 20, and most file systems
 * allow a name 255 bytes.
 */
const LONGEST_TITLE = 56;

/** BOM_{title}_{date}.csv; `date` as YYYY-MM-DD. What file systems refuse becomes an underscore. */
export function bomFileName(title: string, date: string, extension: "csv" | "pdf" | "xlsx" = "csv"): string {
  // Composed letters first, so that one letter is one character.
  const safe = title
    .normalize("NFC")
    .replaceAll(/[\p{Cc}\s<>:"/\\|?*.]+/gu, "_")
    .replaceAll(/^_+|_+$/g, "");
  // Cut between characters: half of an emoji cannot be written into a header.
  const short = [...safe].slice(0, LONGEST_TITLE).join("");
  return `BOM_${short || "Design"}_${date}.${extension}`;
}
