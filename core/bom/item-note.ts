import type { Currency } from "#core/pricing/price-row.ts";
import type { BomItem, MatchedMaterial } from "./bom.ts";
import { GUESS_PERCENT } from "./guess-percent.ts";

/** How the size behind a quantity is known. */
const BASIS_WORDS = { measured: "Measured", entered: "Entered", assumed: "Assumed size" } as const;

export const datedSource = (source: string, { asOf }: MatchedMaterial) =>
  asOf ? `${source} (${asOf})` : source;

/** The source's site, or its first words: enough to find it in the list of sources. */
function shortSource({ source }: MatchedMaterial): string {
  if (source === "assumption") return "our own assumption";
  // A repository's owner, a site's name, or the first two words.
  const first = source.split(";")[0]!.trim();
  const site = /^(github\.com\/[\w-]+|[\w-]+(\.[\w-]+)+)/.exec(first);
  return site?.[0] ?? first.split(" ").slice(0, 2).join(" ");
}

const GUESS_WORDS =
  "The size is a guess so far. Mark a door or another size you know in the photo, then count again";

function quantityNote(work: BomItem["work"]): string {
  if (!work) return "Quantity entered by hand";
  // Half of the band's width as a share of the exact quantity, whole percent.
  const spread = work.exact > 0 ? Math.round((100 * (work.band.high - work.band.low)) / (2 * work.exact)) : 0;
  const words = spread === 0 && work.basis === "measured" ? "Counted in the design" : BASIS_WORDS[work.basis];
  if (spread >= GUESS_PERCENT) return GUESS_WORDS;
  return spread > 0 ? `${words}, ±${spread}%` : words;
}

type Noted = Pick<BomItem, "work" | "matchedMaterial" | "unitPriceCents" | "hint">;

function priceNote({ matchedMaterial: matched, unitPriceCents }: Noted, currency: Currency): string {
  if (matched) {
    const rate = matched.exchange ? ` at ${matched.exchange} for a US dollar` : "";
    return `${matched.currency}${rate}, ${datedSource(shortSource(matched), matched)}.`;
  }
  return unitPriceCents === null ? `No ${currency} price found; please enter one.` : "Price entered by hand.";
}

/**
 * How sure the quantity is and where the price comes from, in one short line. Follows from what the item holds, so an edit renews
 * it.
 */
export function itemNote(item: Noted, currency: Currency): string {
  const hint = item.hint && item.work ? ` ${item.hint}.` : "";
  return `${quantityNote(item.work)}.${hint} ${priceNote(item, currency)}`;
}

/** An item after a change. A note of our own changes with it; what a person wrote stays. */
export const renoted = (before: BomItem, after: BomItem, currency: Currency, now = currency): BomItem =>
  after.notes === itemNote(before, currency) ? { ...after, notes: itemNote(after, now) } : after;
