import type { PlanElement } from "#core/elements/element.ts";
import type { PurchaseUnit } from "./purchase-units.ts";

/** Where a number comes from: the photo's geometry, a person, or a convention of the trade. */
export type Basis = "measured" | "entered" | "assumed";

/** The surer basis never hides the less sure one. */
const LESS_SURE = ["assumed", "measured", "entered"] as const;
export const leastSure = (lines: readonly { basis: Basis }[]): Basis =>
  LESS_SURE.find((basis) => lines.some((line) => line.basis === basis)) ?? "assumed";

/** Keys of the bill's categories, in the order in which they are shown. */
export const CATEGORY_KEYS = [
  "removals",
  "hardscaping",
  "plants",
  "features",
  "infrastructure",
  "supplies",
] as const;
export type CategoryKey = (typeof CATEGORY_KEYS)[number];

/** What a price covers: goods alone, goods with the work, or work alone. */
export type PriceKind = "material" | "installed" | "labour";

/** One named number of a formula. The formula's text uses the name, so that a person can work it out again. */
/** `value` is exact, in `unit`; `source` names where a number comes from that was not measured. */
export type TakeoffInput = { name: string; value: number; unit: string; basis: Basis; source?: string };

/** One line of the take-off: how much of one thing one placed element needs, and how that was worked out. */
export type TakeoffLine = {
  /** Stable for the same design: position of the element, its kind, the thing ("0-pavers-bedding-sand"). */
  id: string;
  /** "job" = belongs to the whole job: deliveries, permits, what is taken away. */
  element: PlanElement["kind"] | "job";
  category: CategoryKey;
  name: string;
  description: string;
  /** What the contractor should look at; never on a client's paper. */
  hint?: string;
  /** Family of the price catalogue that this is bought from, and the wanted variant of it. */
  item: string;
  variant: string;
  kind: PriceKind;
  /** In the names of `inputs`, with + − × ÷ ( ), roundUp() and greater(); its value is `exact`. */
  formula: string;
  inputs: TakeoffInput[];
  /** Share added for cutting and breakage, contained in `exact` (0.1 = 10 %). */
  waste: number;
  /** In `unit`, before rounding. */
  exact: number;
  unit: PurchaseUnit;
  /** Smallest quantity sold; rounding up to it is the last step. */
  step: number;
  quantity: number;
  /** Where the true need lies, in `unit`, from the measure's and the formula's own uncertainty. */
  band: { low: number; high: number };
  /** Basis of the geometry that drives the line. */
  basis: Basis;
};
