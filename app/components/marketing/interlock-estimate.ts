import { mergeLines } from "#core/bom/merge-lines.ts";
import { priceLines } from "#core/bom/price-lines.ts";
import { addUp } from "#core/bom/totals.ts";
import type { PaverPattern } from "#core/elements/paver-looks.ts";
import { METERS_PER_FOOT } from "#core/geometry/units.ts";
import type { PlacedElement } from "#core/plan/placed-element.ts";
import type { PriceRow } from "#core/pricing/price-row.ts";
import { finishLine } from "#core/takeoff/draft-line.ts";
import type { Job } from "#core/takeoff/element-take-off.ts";
import type { Climate } from "#core/takeoff/formulas/paver-base.ts";
import { jobLines } from "#core/takeoff/job-lines.ts";
import { measureGround } from "#core/takeoff/measured-ground.ts";
import { takeOffPavers } from "#core/takeoff/pavers.ts";

export type InterlockWish = { areaSqFt: number; pattern: PaverPattern; climate: Climate };

/** What the cost is made of, by the families of the price book. */
export const COST_PARTS = [
  { name: "Excavation", families: ["excavation", "soil-haul-off"] },
  { name: "Base", families: ["base-crushed-stone", "geotextile", "bulk-delivery"] },
  { name: "Pavers", families: ["paver-concrete", "edging", "edge-spike"] },
  { name: "Labor", families: ["labour-landscape"] },
  { name: "Sand and sealing", families: ["sand", "polymeric-sand"] },
] as const;

export type CostRange = { lowCents: number; typicalCents: number; highCents: number };
export type InterlockEstimate = { parts: ({ name: string } & CostRange)[]; total: CostRange };

export const SMALLEST_SQ_FT = 50;
export const LARGEST_SQ_FT = 20_000;

/** A driveway twice as long as wide: what an area alone does not tell. Meters. */
export function drivewayOf({ areaSqFt, pattern }: InterlockWish): PlacedElement {
  const widthM = Math.sqrt(areaSqFt / 2) * METERS_PER_FOOT;
  return {
    element: { kind: "pavers", use: "driveway", pattern, colour: "blend", border: false },
    areaId: null,
    outline: [],
    areaM2: 2 * widthM ** 2,
    perimeterM: 6 * widthM,
  };
}

/** The person entered the area, so it is taken as it is. */
export const ENTERED = [{ areaId: null, band: 0, basis: "entered" as const }];

/** The lines of the bill of materials for this driveway, with the same formulas and rounding, added up by what they are for. */
export function estimateInterlock(wish: InterlockWish, prices: readonly PriceRow[]): InterlockEstimate {
  const placed = drivewayOf(wish);
  const ground = measureGround(placed, ENTERED);
  const job: Job = {
    removals: [],
    removalCounts: {},
    stillShown: [],
    climate: wish.climate,
    frostDepthIn: 36,
    existingGround: "bare",
    poolShell: "vinyl",
    irrigation: false,
    labour: true,
    placed: [placed],
    index: 0,
  };
  const { element } = placed;
  if (element.kind !== "pavers") throw new Error("A driveway is paved.");
  const own = takeOffPavers(element, ground, job).map((draft) =>
    finishLine(draft, ground, "pavers", "0-pavers"),
  );
  // The truckloads are as unsure as in every bill, whoever entered the area.
  const whole = measureGround(placed, []);
  const shared = jobLines(own, job)
    .map((draft) => finishLine(draft, whole, "job", "job"))
    .filter(({ exact }) => exact > 0);
  const categories = priceLines(mergeLines([...own, ...shared]), { prices, region: "US", usdToCad: null });
  const rangeOf = (families?: readonly string[]): CostRange => {
    const chosen = categories.map((category) => ({
      ...category,
      items: category.items.filter(({ family }) => !families || families.includes(family ?? "")),
    }));
    const { lowCents, totalCents, highCents } = addUp(chosen, "USD", {
      markup: { kind: "markup", rate: 0 },
      tax: { rate: 0, on: "everything" },
    });
    return { lowCents, typicalCents: totalCents, highCents };
  };
  return {
    parts: COST_PARTS.map(({ name, families }) => ({ name, ...rangeOf(families) })),
    total: rangeOf(),
  };
}
