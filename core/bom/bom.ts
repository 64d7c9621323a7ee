import type { Currency, PriceGrade } from "#core/pricing/price-row.ts";
import type { Region } from "#core/pricing/regions.ts";
import type { TaxBase } from "#core/pricing/sales-taxes.ts";
import type { Basis, CategoryKey, PriceKind, TakeoffInput } from "#core/takeoff/takeoff-line.ts";

/** The price that an item was matched to. Amounts in cents of `currency`, region factor applied. */
export type MatchedMaterial = {
  id: string;
  name: string;
  kind: PriceKind;
  lowCents: number;
  typicalCents: number;
  highCents: number;
  currency: Currency;
  region: string;
  regionFactor: number;
  source: string;
  asOf: string;
  grade: PriceGrade;
  /** From the company's own price book, not from the shipped catalogue. */
  own: boolean;
  /** Canadian dollars for one US dollar, where a US price was converted at the contractor's rate. */
  exchange?: number;
};

/** One element's share of an item: rounding happens once for the job, so two small patios share a bag of sand. */
export type BomPart = { element: string; formula: string; inputs: TakeoffInput[]; exact: number };

/** How a computed quantity came about. An item added by a person has none. */
export type BomWork = {
  parts: BomPart[];
  /** Sum of the parts, in the item's unit, before rounding. */
  exact: number;
  waste: number;
  step: number;
  band: { low: number; high: number };
  basis: Basis;
};

export type BomItem = {
  id: string;
  /** Family of the price catalogue ("paver-concrete"); null for what a person added. */
  family: string | null;
  name: string;
  description: string;
  quantity: number;
  unit: string;
  /** What the price list is asked for beside family and unit. Missing in older bills and in items that a person added. */
  asked?: { variant: string; kind: PriceKind };
  /** What the contractor should look at, part of our own note: "A common size is assumed; enter the true size". */
  hint?: string;
  /** Null = nobody knows the price yet. */
  unitPriceCents: number | null;
  /** `quantity` × unit price, rounded to the cent; null when the price is. */
  totalPriceCents: number | null;
  notes: string;
  matchedMaterial: MatchedMaterial | null;
  isUserAdded: boolean;
  /** The price was entered in this currency, before the bill got another one; missing where nothing of the kind happened. */
  enteredIn?: Currency;
  work: BomWork | null;
};

export type BomCategory = { key: CategoryKey; name: string; items: BomItem[] };

export type BomSummary = {
  itemsWithPricing: number;
  itemsWithoutPricing: number;
  /** Share of items with a price, 0 to 100, whole; 0 for an empty bill. The name is the wire's: how unsure the sizes are is no part of it. */
  costAccuracyPercent: number;
};

/** Every amount in cents of `currency`; `totalCents` = subtotal + markup + tax, exactly. */
export type BomTotals = {
  currency: Currency;
  subtotalCents: number;
  markupCents: number;
  taxCents: number;
  /** What `taxCents` is made of, in the order of the terms. Missing in older bills. */
  taxes?: { name: string; cents: number }[];
  totalCents: number;
  /** Total if every quantity and price lay at the low or the high end. */
  lowCents: number;
  highCents: number;
};

export type RuleFlagCode =
  | "wall-over-4-ft"
  | "slope-to-house"
  | "base-missing"
  | "joist-span"
  | "guard-required"
  | "pool-barrier"
  | "call-before-you-dig"
  | "old-prices"
  | "entered-in-other-currency"
  /** What a person did to the bill of the picture before. */
  | "edits-came"
  | "edits-dropped"
  /** What a vision model found in the picture, held against the plan. */
  | "not-seen"
  | "seen-besides"
  | "seen-uncounted"
  | "picture-not-read";

/** Advice for the contractor, never engineering. */
export type RuleFlag = { code: RuleFlagCode; sentence: string };

/** How cost becomes a selling price: markup is a share of the cost, margin a share of the price. */
export type Markup = { kind: "markup" | "margin"; rate: number };
/** `parts` are taxes by name, each on the price without the others; without them there is one tax, `rate` on `on`. */
export type Tax = { rate: number; on: TaxBase; parts?: TaxPart[] };
export type TaxPart = { name: string; rate: number; on: TaxBase };

/** How a company sells: where, and what is added. `usdToCad` = its own rate for US prices on a Canadian bill; null = it uses none. */
export type Terms = { region: Region; usdToCad: number | null; markup: Markup; tax: Tax };

export type ComputedBom = {
  title: string;
  description: string;
  currency: Currency;
  /** In the order of `CATEGORY_KEYS`; a category without items is left out. */
  categories: BomCategory[];
  summary: BomSummary;
  totals: BomTotals;
  /** What the totals were made with, so that an edit adds up the same way. Older bills lack region and rate. */
  terms: Pick<Terms, "markup" | "tax"> & Partial<Terms>;
  /** Day of the computation, YYYY-MM-DD; prices are old against it. */
  today: string | null;
  /** Advice that the design gives, whatever is done to the items; contained in `flags`. */
  designFlags: RuleFlag[];
  flags: RuleFlag[];
  /** What the amounts do not contain, one sentence each. */
  exclusions: string[];
  /** Where prices come from, in full, each once; an item's note names its own in short. Missing in older bills. */
  sources?: string[];
  disclaimer: string;
};
