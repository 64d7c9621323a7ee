import type { BomTotals, ComputedBom } from "./bom.ts";
import { allItems } from "./totals.ts";

/** Half the range that unsure sizes give a cost, as a share of it, from which no single total may be shown. */
const MOST_SIZE_SPREAD = 0.35;

/**
 * Whether the sizes are so unsure that the total is shown as a range and a known size is asked for. Every screen and paper asks here.
 * Prices play no part: a known size in the photo makes none of them surer. Nor does rounding to whole bags.
 */
export function isRoughTotal({ categories }: Pick<ComputedBom, "categories">): boolean {
  let cost = 0;
  let spread = 0;
  for (const { work, totalPriceCents } of allItems(categories)) {
    cost += totalPriceCents ?? 0;
    if (work && work.exact > 0)
      spread += ((totalPriceCents ?? 0) * (work.band.high - work.band.low)) / (2 * work.exact);
  }
  return spread > MOST_SIZE_SPREAD * cost;
}

type Range = Pick<BomTotals, "lowCents" | "highCents">;

/** What a rough total may lie between; null where the total is shown. */
export const roughRange = (bom: Pick<ComputedBom, "categories"> & { totals: Range }): Range | null =>
  isRoughTotal(bom) ? { lowCents: bom.totals.lowCents, highCents: bom.totals.highCents } : null;
