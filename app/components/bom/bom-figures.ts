import { formatMoney } from "#app/lib/format.ts";
import type { Bom, BomItem } from "#contract/endpoints/bom.ts";
import { MESSAGES } from "#contract/messages.ts";
import { unitText } from "#core/takeoff/purchase-units.ts";

/** Amounts of this wire are decimal; the formatter takes cents. */
export const moneyText = (amount: number, currency: string, round = false): string =>
  formatMoney(Math.round(amount * 100), { currency, round });

export const quantityText = (quantity: number): string =>
  new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 }).format(quantity);

type Shown = { unitPrice: boolean; lines: boolean; total: boolean };

/** What of the money a bill shows, by the word it comes with; a section's total comes with the section or not. */
const SHOWN = {
  cost: { unitPrice: true, lines: true, total: true },
  lines: { unitPrice: false, lines: true, total: true },
  sections: { unitPrice: false, lines: false, total: true },
  total: { unitPrice: false, lines: false, total: true },
  none: { unitPrice: false, lines: false, total: false },
} as const satisfies Record<Bom["prices"], Shown>;

export const shownPrices = ({ prices }: Pick<Bom, "prices">): Shown => SHOWN[prices];

/** What the design comes to; where the sizes are too unsure for one amount, what it may lie between. */
export const totalText = ({ totals, currency }: Pick<Bom, "totals" | "currency">): string =>
  totals.rough
    ? `${moneyText(totals.low, currency, true)} to ${moneyText(totals.high, currency, true)}`
    : moneyText(totals.total, currency);

/** Stands in front of a rough total; null where the total is shown. */
export const roughWords = ({ totals, prices }: Pick<Bom, "totals" | "prices">): string | null =>
  totals.rough ? (prices === "cost" ? MESSAGES.bomRough : MESSAGES.bomRoughForClient) : null;

/** "6.2 to 7.9 tons" where the true need is not certain; null where it is. */
export function bandText({ work, unit }: BomItem): string | null {
  if (!work || work.highQuantity - work.lowQuantity < 0.01) return null;
  const { lowQuantity: low, highQuantity: high } = work;
  return `${quantityText(low)} to ${quantityText(high)} ${unitText(high, unit)}`;
}

/** An amount typed into a number field; null = left empty, NaN = not a number with at most two decimals from 0. */
export function readAmount(text: string): number | null {
  const plain = text.trim();
  if (plain === "") return null;
  return /^\d{1,8}(\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN;
}
