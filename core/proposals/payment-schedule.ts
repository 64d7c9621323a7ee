import { timesCents } from "#core/money/cents.ts";

/** A payment as a share of the total: `percent` 0 to 100, and no more than `atMostCents` where that is set. */
export type PaymentPart = { title: string; percent: number; atMostCents: number | null };

/** The amounts of a total, in the order of payment. The last part is whatever the others leave, so that they add up to the cent. */
export function paymentSchedule(
  parts: readonly PaymentPart[],
  totalCents: number,
): { title: string; cents: number }[] {
  let left = totalCents;
  return parts.map(({ title, percent, atMostCents }, nth) => {
    const share = Math.min(
      timesCents(totalCents, percent / 100),
      atMostCents ?? Number.POSITIVE_INFINITY,
      left,
    );
    const cents = nth === parts.length - 1 ? left : share;
    left -= cents;
    return { title, cents };
  });
}

/** What is due on signing: the first of several payments. Null where all is paid at once, or nothing on signing. */
export const depositOf = ([first, ...others]: readonly { cents: number }[]): number | null =>
  first && first.cents > 0 && others.length > 0 ? first.cents : null;
