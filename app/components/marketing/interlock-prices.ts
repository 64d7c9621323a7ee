import { catalogue } from "#core/pricing/catalogue.ts";
import type { PriceRow } from "#core/pricing/price-row.ts";
import { COST_PARTS } from "./interlock-estimate.ts";

const families: readonly string[] = COST_PARTS.flatMap((part) => part.families);
/** Of families with colors and kinds, those that a driveway takes. */
const VARIANTS: Record<string, string> = { "paver-concrete": "blend", edging: "paver-restraint" };

/** The rows of the shipped price book that an interlock driveway needs; the page carries them for its calculator. */
export const interlockPrices: readonly PriceRow[] = catalogue.filter(
  ({ item, variant, currency }) =>
    currency === "USD" && families.includes(item) && variant === (VARIANTS[item] ?? ""),
);
