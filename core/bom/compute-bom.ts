import type { PlacedElement } from "#core/plan/placed-element.ts";
import { catalogue } from "#core/pricing/catalogue.ts";
import { overridePrices } from "#core/pricing/find-price.ts";
import type { PriceRow } from "#core/pricing/price-row.ts";
import { type Region, regions } from "#core/pricing/regions.ts";
import { plantItems } from "#core/takeoff/plant-lines.ts";
import { takeOff } from "#core/takeoff/take-off.ts";
import type { TakeoffOptions } from "#core/takeoff/takeoff-options.ts";
import type { ComputedBom, Markup, RuleFlag, Tax } from "./bom.ts";
import { mergeLines } from "./merge-lines.ts";
import { priceLines, sourcesOf } from "./price-lines.ts";
import { designFlags, itemFlags } from "./rule-flags.ts";
import { taxExclusion } from "./tax-exclusion.ts";
import { addUp, summarize } from "./totals.ts";

export type BomOptions = TakeoffOptions & {
  title: string;
  description?: string;
  /** The company's own prices, read by `parsePriceBook`; they stand above the shipped catalogue. */
  ownPrices?: readonly PriceRow[];
  /** Says the currency too. Prices in another one are left out, or converted at `usdToCad` where a contractor gives a rate. */
  region?: Region;
  usdToCad?: number | null;
  markup?: Markup;
  tax?: Tax;
  /** YYYY-MM-DD; old prices are flagged against it. */
  today?: string;
  /** More to say of the design itself; stands after the design's own advice. */
  remarks?: readonly RuleFlag[];
};

export const DISCLAIMER =
  "All prices are estimates. Please measure on site and ask your suppliers before you sign anything.";

/**
 * The bill of materials of a design: what was placed, counted, merged, rounded and priced. Pure: the same input gives the same
 * bill. Throws RangeError for a markup, margin or tax that no contract could hold.
 */
export function computeBom(placed: readonly PlacedElement[], options: BomOptions): ComputedBom {
  // US dollars and no rate of exchange, where nobody says otherwise.
  const { region = "US", usdToCad = null, ownPrices = [] } = options;
  const { currency } = regions[region];
  const terms = {
    region,
    usdToCad,
    markup: options.markup ?? { kind: "markup", rate: 0 },
    tax: options.tax ?? { rate: 0, on: "everything" },
  } satisfies ComputedBom["terms"];
  const prices = overridePrices(catalogue, ownPrices);
  // Count, merge, round, then price: a quantity never depends on a price.
  const lines = mergeLines(takeOff(placed, options));
  const categories = priceLines(lines, { prices, region, usdToCad });
  const items = categories.flatMap((category) => category.items);
  const today = options.today ?? null;
  // Advice of the design stays through every edit; advice of the items is made anew with them.
  const ofDesign = [...designFlags(placed, currency), ...(options.remarks ?? [])];
  return {
    title: options.title,
    description: options.description ?? "",
    currency,
    categories,
    summary: summarize(items),
    totals: addUp(categories, currency, terms),
    terms,
    today,
    designFlags: ofDesign,
    flags: [...ofDesign, ...itemFlags(items, today)],
    exclusions: [
      ...exclusionsOf(options),
      ...(lines.some(({ item }) => plantItems.has(item)) ? [PLANT_EXCLUSION] : []),
      ...taxExclusion(terms.tax),
      GROUND_EXCLUSION,
    ],
    sources: sourcesOf(items),
    disclaimer: DISCLAIMER,
  };
}

/** What the options leave out of the count. */
function exclusionsOf(options: BomOptions): string[] {
  return [
    ...(options.irrigation ? [] : ["Irrigation is not counted."]),
    ...(options.labour === false ? ["Working hours are not counted."] : []),
  ];
}

const PLANT_EXCLUSION = "The picture shows plants some years after planting. Grown plants are not included.";

const GROUND_EXCLUSION = "What only digging shows (rock, roots, buried lines, wet ground) is not included.";
