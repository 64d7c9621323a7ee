import { roundUp } from "./formulas/round-up.ts";
import type { MeasuredGround } from "./measured-ground.ts";
import type { PurchaseUnit } from "./purchase-units.ts";
import type { CategoryKey, PriceKind, TakeoffInput, TakeoffLine } from "./takeoff-line.ts";

/** What a kind says about one line; the rest (rounding, band, basis, id) follows from it. */
export type DraftLine = {
  /** The thing within its element, kebab-case; part of the line's id. */
  key: string;
  category: CategoryKey;
  name: string;
  description?: string;
  /** For the contractor's eyes: what to look at or to enter. No sentence's end. */
  hint?: string;
  item: string;
  variant?: string;
  /** Default: material. */
  kind?: PriceKind;
  formula: string;
  /** The geometry that drives the line stands first. */
  inputs: TakeoffInput[];
  /** Default 0; contained in `exact`. */
  waste?: number;
  exact: number;
  unit: PurchaseUnit;
  /** Default 1. */
  step?: number;
  /** What the need grows with, for its band; a count of drawn pieces is exact. */
  growsWith: "area" | "length" | "count";
  /** Relative half-width that the formula itself adds (a density, a coverage). */
  ownBand?: number;
  /** In place of both, for what is worked out from other lines: it is as sure as these are. */
  band?: TakeoffLine["band"];
};

/** A number from a standard or from practice, with its source. */
export const given = (name: string, value: number, unit: string, source: string): TakeoffInput => ({
  name,
  value,
  unit,
  basis: "assumed",
  source,
});

/** Names of sources that several kinds cite. */
export const SOURCE = {
  // How far each can be trusted, graded as prices are (`price-row.ts`). A: the standards body of paving.
  icpi: "ICPI / CMHA guidance (PAV-TEC-002)",
  // B: a calculator's stated values, which cite TxDOT and Caltrans.
  compaction: "remodelcalculators.com gravel compaction",
  // C and B: two calculators that differ by 12%; see `aggregate.ts`.
  density: "getcalculatortools; github.com/estimatorsuite/construction-calculators",
  // B: constants of an open repository under the MIT license.
  calculators: "github.com/estimatorsuite/construction-calculators",
  // A: the American Wood Council.
  dca6: "AWC Prescriptive Residential Wood Deck Construction Guide (DCA 6)",
  // C: a calculator's article; the yields agree with what makers print on bags of that weight.
  bags: "allthecalculations.com/construction/concrete-bags",
  // No grade: what the trade does, and what we assume where no source says anything.
  trade: "trade convention",
  own: "assumption",
} as const;

/**
 * Soil, stone, sand and mulch are bought by the half, in cubic yards or tons. With whole units a small bed would pay for twice its need.
 * Assumption.
 */
export const BULK_STEP = 0.5;
/** Sod, liner and old surfaces are counted by this, sq ft. Assumption. */
export const SURFACE_STEP_SQ_FT = 10;
/** Edging of steel and plastic comes in lengths of this, ft. */
export const EDGING_LENGTH_FT = 10;

/**
 * A draft with its rounding, band, basis and id. The band multiplies what the ground's size and what the formula itself leave open;
 * `groundBand` and `ownBand` are relative half-widths, and the low end is never below 0.
 */
export function finishLine(
  draft: DraftLine,
  ground: MeasuredGround,
  element: TakeoffLine["element"],
  idPrefix: string,
): TakeoffLine {
  const { key, growsWith, ownBand = 0, band, ...rest } = draft;
  const groundBand = { area: ground.areaBand, length: ground.lengthBand, count: 0 }[growsWith];
  const step = draft.step ?? 1;
  return {
    description: "",
    variant: "",
    kind: "material",
    waste: 0,
    ...rest,
    id: `${idPrefix}-${key}`,
    element,
    step,
    quantity: roundUp(draft.exact, step),
    // Both relative widths together; rounding to `step` is no part of it.
    band: band ?? {
      low: draft.exact * Math.max(0, (1 - groundBand) * (1 - ownBand)),
      high: draft.exact * (1 + groundBand) * (1 + ownBand),
    },
    // The first input is the geometry; the line has its basis.
    basis: draft.inputs[0]?.basis ?? "assumed",
  };
}
