import { timesCents } from "../money/cents.ts";
import type { PlacedElement } from "../plan/placed-element.ts";
import { catalogue } from "../pricing/catalogue.ts";
import { findPrice, overridePrices } from "../pricing/find-price.ts";
import type { Currency, PriceRow } from "../pricing/price-row.ts";
import { type Region, regions } from "../pricing/regions.ts";
import { takeOff } from "../takeoff/take-off.ts";
import { categoryKeys } from "../takeoff/takeoff-line.ts";
import type { TakeoffOptions } from "../takeoff/takeoff-options.ts";
import type { BomItem, ComputedBom, Markup, MatchedMaterial, RuleFlag, Tax } from "./bom.ts";
import { categoryNames } from "./category-names.ts";
import { type MergedLine, mergeLines } from "./merge-lines.ts";
import { designFlags, itemFlags } from "./rule-flags.ts";
import { addUp, summarize } from "./totals.ts";

export type BomOptions = TakeoffOptions & {
  title: string;
  description?: string;
  /** The company's own prices, read by `parsePriceBook`; they stand above the shipped catalogue. */
  ownPrices?: readonly PriceRow[];
  region?: Region;
  /** Prices in another currency are left out, never converted. */
  currency?: Currency;
  markup?: Markup;
  tax?: Tax;
  /** YYYY-MM-DD; old prices are flagged against it. */
  today?: string;
  /** More to say of the design itself; stands after the design's own advice. */
  remarks?: readonly RuleFlag[];
};

export const disclaimer =
  "All prices are estimates. Please measure on site and ask your suppliers before you sign anything.";

/**
 * The bill of materials of a design: what was placed, counted, merged, rounded and priced. Pure: the same input gives the same
 * bill. Throws RangeError for a markup, margin or tax that no contract could hold.
 */
export function computeBom(placed: readonly PlacedElement[], options: BomOptions): ComputedBom {
  const { region = "US", currency = "USD", ownPrices = [] } = options;
  const terms = {
    markup: options.markup ?? { kind: "markup", rate: 0 },
    tax: options.tax ?? { rate: 0, on: "everything" },
  } satisfies ComputedBom["terms"];
  const prices = overridePrices(catalogue, ownPrices);
  const lines = mergeLines(takeOff(placed, options));
  const matched = lines.map((line) => ({ line, match: matchMaterial(line, prices, currency, region) }));
  const sources = [...new Set(matched.flatMap(({ match }) => (match ? [sourceOf(match)] : [])))];
  const priced = matched.map(({ line, match }) => ({
    category: line.category,
    item: toItem(line, match, currency),
  }));
  const categories = categoryKeys
    .map((key) => ({
      key,
      name: categoryNames[key],
      items: priced.filter(({ category }) => category === key).map(({ item }) => item),
    }))
    .filter(({ items }) => items.length > 0);
  const items = categories.flatMap((category) => category.items);
  const today = options.today ?? null;
  const ofDesign = [...designFlags(placed), ...(options.remarks ?? [])];
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
    exclusions: exclusionsOf(options),
    sources,
    disclaimer,
  };
}

function matchMaterial(
  line: MergedLine,
  prices: readonly PriceRow[],
  currency: Currency,
  region: Region,
): MatchedMaterial | null {
  const row = findPrice(line, prices, currency);
  if (!row) return null;
  const own = row.grade === "own";
  // A company's price and a regional one already say what things cost there.
  const regionFactor = own || row.region !== "US" ? 1 : regions[region].factor;
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    lowCents: timesCents(row.lowCents, regionFactor),
    typicalCents: timesCents(row.typicalCents, regionFactor),
    highCents: timesCents(row.highCents, regionFactor),
    currency: row.currency,
    region: own ? row.region : region,
    regionFactor,
    source: row.source,
    asOf: row.asOf,
    grade: row.grade,
    own,
  };
}

function toItem(line: MergedLine, matched: MatchedMaterial | null, currency: Currency): BomItem {
  const unitPriceCents = matched?.typicalCents ?? null;
  return {
    id: line.id,
    family: line.item,
    name: line.name,
    description: line.description,
    quantity: line.quantity,
    unit: line.unit,
    unitPriceCents,
    totalPriceCents: unitPriceCents === null ? null : timesCents(unitPriceCents, line.quantity),
    notes: noteOf(line, matched, currency),
    matchedMaterial: matched,
    isUserAdded: false,
    work: line.work,
  };
}

const basisWords = { measured: "Measured", entered: "Entered", assumed: "Assumed size" } as const;

const dated = (source: string, { asOf }: MatchedMaterial) => (asOf ? `${source} (${asOf})` : source);

/** A price's source in full with its day, as the list of sources has it. */
const sourceOf = (matched: MatchedMaterial): string =>
  dated(matched.source === "assumption" ? "Our own assumption" : matched.source, matched);

/** The source's site, or its first words: enough to find it in the list of sources. */
function shortSource({ source }: MatchedMaterial): string {
  if (source === "assumption") return "our own assumption";
  const first = source.split(";")[0]!.trim();
  const site = /^(github\.com\/[\w-]+|[\w-]+(\.[\w-]+)+)/.exec(first);
  return site?.[0] ?? first.split(" ").slice(0, 2).join(" ");
}

/** How sure the quantity is and where the price comes from, in one short line for people. */
function noteOf({ work }: MergedLine, matched: MatchedMaterial | null, currency: Currency): string {
  const spread = work.exact > 0 ? Math.round((100 * (work.band.high - work.band.low)) / (2 * work.exact)) : 0;
  const words = spread === 0 && work.basis === "measured" ? "Counted in the design" : basisWords[work.basis];
  const size = spread > 0 ? `${words}, ±${spread} %` : words;
  if (!matched) return `${size}. No ${currency} price found; please enter one.`;
  return `${size}. ${matched.currency}, ${dated(shortSource(matched), matched)}.`;
}

function exclusionsOf(options: BomOptions): string[] {
  return [
    ...(options.irrigation ? [] : ["Irrigation is not counted."]),
    ...(options.labour === false ? ["Working hours are not counted."] : []),
    ...(options.tax && options.tax.rate > 0 ? [] : ["Taxes are not included."]),
    "What only digging shows (rock, roots, buried lines, wet ground) is not included.",
  ];
}
