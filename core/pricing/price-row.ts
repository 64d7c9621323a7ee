import type { PurchaseUnit } from "#core/takeoff/purchase-units.ts";
import type { PriceKind } from "#core/takeoff/takeoff-line.ts";

export type Currency = "USD" | "CAD";

/**
 * How far a source can be trusted: A standards body or government, B dated trade publication or stated values of an
 * open calculator, C consumer cost article, D one content network, X our own assumption, own = the company's book.
 */
export type PriceGrade = "A" | "B" | "C" | "D" | "X" | "own";

/** One price: an item in one variant and unit, in integer cents of `currency`. */
export type PriceRow = {
  id: string;
  /** Family that a take-off line asks for ("paver-concrete"). */
  item: string;
  /** What sets it apart within the family ("charcoal"); empty = the family's default. */
  variant: string;
  name: string;
  unit: PurchaseUnit;
  kind: PriceKind;
  /** Range of the source, and the price between its ends that a bill counts with. */
  lowCents: number;
  typicalCents: number;
  highCents: number;
  currency: Currency;
  /** "US" = national range, to which a region factor applies; anything else is taken as it is. */
  region: string;
  /** Name and address of the source, or "assumption" with the reasoning in `note`. */
  source: string;
  /** Year, month or day to which the price belongs (2026, 2026-06, 2026-06-21). */
  asOf: string;
  grade: PriceGrade;
  note: string;
};
