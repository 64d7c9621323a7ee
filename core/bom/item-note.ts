import type { Currency } from "../pricing/price-row.ts";
import type { BomItem, MatchedMaterial } from "./bom.ts";

const basisWords = { measured: "Measured", entered: "Entered", assumed: "Assumed size" } as const;

export const datedSource = (source: string, { asOf }: MatchedMaterial) =>
  asOf ? `${source} (${asOf})` : source;

/** The source's site, or its first words: enough to find it in the list of sources. */
function shortSource({ source }: MatchedMaterial): string {
  if (source === "assumption") return "our own assumption";
  const first = source.split(";")[0]!.trim();
  const site = /^(github\.com\/[\w-]+|[\w-]+(\.[\w-]+)+)/.exec(first);
  return site?.[0] ?? first.split(" ").slice(0, 2).join(" ");
}

function quantityNote(work: BomItem["work"]): string {
  if (!work) return "Quantity entered by hand";
  const spread = work.exact > 0 ? Math.round((100 * (work.band.high - work.band.low)) / (2 * work.exact)) : 0;
  const words = spread === 0 && work.basis === "measured" ? "Counted in the design" : basisWords[work.basis];
  return spread > 0 ? `${words}, ±${spread} %` : words;
}

/** How sure the quantity is and where the price comes from, in one short line. Follows from what the item holds, so an edit renews it. */
export function itemNote(
  {
    work,
    matchedMaterial: matched,
    unitPriceCents,
  }: Pick<BomItem, "work" | "matchedMaterial" | "unitPriceCents">,
  currency: Currency,
): string {
  const quantity = quantityNote(work);
  if (matched) return `${quantity}. ${matched.currency}, ${datedSource(shortSource(matched), matched)}.`;
  return unitPriceCents === null
    ? `${quantity}. No ${currency} price found; please enter one.`
    : `${quantity}. Price entered by hand.`;
}
