import type { TakeoffLine } from "#core/takeoff/takeoff-line.ts";
import type { Currency, PriceRow } from "./price-row.ts";

export type PriceQuestion = Pick<TakeoffLine, "item" | "variant" | "unit" | "kind">;

/**
 * The shipped rows under the company's own. An own row that says the same as the shipped one is no override: who downloads the
 * catalogue, changes one price and uploads it again keeps source and region factor on all the others.
 */
export function overridePrices(shipped: readonly PriceRow[], own: readonly PriceRow[]): PriceRow[] {
  const shippedById = new Map(shipped.map((row) => [row.id, row]));
  const changed = own.filter((row) => {
    const same = shippedById.get(row.id);
    return !same || !samePrice(same, row);
  });
  const replaced = new Set(changed.map(({ id }) => id));
  return [...changed, ...shipped.filter(({ id }) => !replaced.has(id))];
}

/** What a bill asks for and no shipped row prices: the removal of a thing that nobody here knows. */
const UNPRICED_FAMILY = "removal-other";

/** Own rows that price no line of any bill: no shipped row has their family, unit and kind. */
export function unusedPrices(shipped: readonly PriceRow[], own: readonly PriceRow[]): PriceRow[] {
  const keyOf = ({ item, unit, kind }: PriceRow) => [item, unit, kind].join("\n");
  const asked = new Set(shipped.map(keyOf));
  return own.filter((row) => row.item !== UNPRICED_FAMILY && !asked.has(keyOf(row)));
}

/** Name, source and date play no part. */
const samePrice = (a: PriceRow, b: PriceRow) =>
  a.lowCents === b.lowCents &&
  a.typicalCents === b.typicalCents &&
  a.highCents === b.highCents &&
  a.currency === b.currency &&
  a.unit === b.unit &&
  a.kind === b.kind;

/** Of the same family and variant, of the family's default, of any other variant; 0 = no answer. Own prices stand above all shipped ones. */
function closeness(row: PriceRow, question: PriceQuestion): number {
  const own = row.grade === "own";
  // Higher numbers are nearer: 5 own and exact, 4 own default, 3 shipped and exact, 2 shipped default, 1 shipped and other.
  // An own price of another variant answers nothing: a company's gray paver does not price its red one.
  if (row.variant === question.variant) return own ? 5 : 3;
  if (row.variant === "") return own ? 4 : 2;
  return own ? 0 : 1;
}

/** The row that prices a line: same family, unit, kind and currency, never converted; null when there is none. */
export function findPrice(
  question: PriceQuestion,
  prices: readonly PriceRow[],
  currency: Currency,
): PriceRow | null {
  let best: { row: PriceRow; score: number } | null = null;
  for (const row of prices) {
    if (row.item !== question.item || row.unit !== question.unit) continue;
    if (row.kind !== question.kind || row.currency !== currency) continue;
    const score = closeness(row, question);
    // The first of equals stays: the order of the list decides.
    if (score > (best?.score ?? 0)) best = { row, score };
  }
  return best?.row ?? null;
}
