import { CATALOGUE_CSV } from "./catalogue.generated.ts";
import { parsePriceBook } from "./price-book.ts";
import type { PriceRow } from "./price-row.ts";

/** The file is part of the build, so a fault in it is a mistake of ours: it throws when the module loads. */
function readCatalogue(): readonly PriceRow[] {
  const result = parsePriceBook(CATALOGUE_CSV, { own: false });
  if (!result.ok) throw new Error(`catalogue.csv: ${JSON.stringify(result.errors)}`);
  return result.rows;
}

/**
 * The shipped prices, in the order of `catalogue.csv`: United States, US dollars, national ranges from public pages. A place to
 * start from, which a company's own book overrides.
 */
export const catalogue: readonly PriceRow[] = readCatalogue();
