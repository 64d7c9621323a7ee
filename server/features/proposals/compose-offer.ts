import type { Offer } from "#contract/proposal-record.ts";
import { canonicalJson } from "#core/canonical-json/canonical-json.ts";
import { choicePrice } from "#core/proposals/choice-price.ts";
import type { PaymentPart } from "#core/proposals/payment-schedule.ts";
import { paymentSchedule } from "#core/proposals/payment-schedule.ts";
import type { Choice } from "#server/db/stored/choice.ts";
import type { LineBefore, OfferBase } from "#server/db/stored/offer-base.ts";
import { sha256Of } from "#server/sha256.ts";

/** What stands in place of the dates that a draft does not have yet. */
export type PreviewDates = { sentAt: string; validUntil: string };

/** The offer with what is chosen: the very document that is shown, hashed and signed. */
export function composeOffer(
  { files: _files, logoFileId: _logo, warnings: _warnings, ...base }: OfferBase,
  payments: readonly PaymentPart[],
  choice: Choice,
  preview: PreviewDates,
): Offer {
  const option = requireOption(base.options, choice.optionId);
  const price = choicePrice(option, choice.addOnIds);
  const { change, dates } = base;
  const deltaCents = change && price.totalCents - change.totalBeforeCents;
  return {
    ...base,
    dates: {
      ...dates,
      sentAt: dates.sentAt ?? preview.sentAt,
      validUntil: dates.validUntil ?? preview.validUntil,
    },
    choice: { optionId: option.id, addOnIds: choice.addOnIds, ...price },
    change: change && changeOf(change, chosenLines(option, choice.addOnIds), deltaCents ?? 0),
    schedule:
      deltaCents === null
        ? paymentSchedule(payments, price.totalCents)
        : [{ title: "Change of the price", cents: deltaCents }],
  };
}

export const hashOfOffer = (offer: Offer): string => sha256Of(canonicalJson(offer));

/** The lines of an option with the add-ons that are ticked. */
export const chosenLines = ({ lines }: Offer["options"][number], addOnIds: readonly string[]) =>
  lines.filter(({ addOnId }) => addOnId === null || addOnIds.includes(addOnId));

/** The choice on another version of the options: what is no longer offered falls away, a gone option gives way to the first. */
export function keepChoice(options: Offer["options"], { optionId, addOnIds }: Choice): Choice {
  const option = options.find(({ id }) => id === optionId);
  if (option)
    return { optionId, addOnIds: option.addOns.map(({ id }) => id).filter((id) => addOnIds.includes(id)) };
  return { optionId: options[0]?.id ?? "", addOnIds: [] };
}

function requireOption(options: Offer["options"], id: string): Offer["options"][number] {
  const option = options.find((one) => one.id === id);
  if (!option) throw new Error("a stored choice names no option");
  return option;
}

type Line = Offer["options"][number]["lines"][number];

/** What a change order adds and takes away, by the name of a line: the same thing of two elements is one. */
function changeOf(
  { linesBefore, pictureFileId: _picture, ...change }: NonNullable<OfferBase["change"]>,
  after: readonly Line[],
  deltaCents: number,
): NonNullable<Offer["change"]> {
  const before = sumByName(linesBefore);
  const now = sumByName(after);
  const keys = [...new Set([...before.keys(), ...now.keys()])];
  const lines = keys.flatMap((key) => {
    const { name, unit } = (before.get(key) ?? now.get(key))!;
    const quantityBefore = before.get(key)?.quantity ?? 0;
    const quantityAfter = now.get(key)?.quantity ?? 0;
    return quantityBefore === quantityAfter ? [] : [{ name, unit, quantityBefore, quantityAfter }];
  });
  return { ...change, deltaCents, lines };
}

function sumByName(lines: readonly LineBefore[]): Map<string, LineBefore> {
  const sums = new Map<string, LineBefore>();
  for (const { name, unit, quantity } of lines) {
    const key = `${name}\n${unit}`;
    // Quantities are bought in steps of a hundredth at the finest: sums are rounded to what they are, not to what floats add up to.
    const sum = Math.round(((sums.get(key)?.quantity ?? 0) + quantity) * 1e6) / 1e6;
    sums.set(key, { name, unit, quantity: sum });
  }
  return sums;
}
