/** From `start` (included) to `end` (not included). */
export type BillingMonth = { start: Date; end: Date };

/** The anchor moved by whole months in UTC; a day that the month lacks becomes its last day (31 January -> 28 February). */
function monthsAfter(anchor: Date, months: number): Date {
  const moved = new Date(anchor);
  moved.setUTCDate(1);
  moved.setUTCMonth(anchor.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(anchor.getUTCDate(), lastDay));
  return moved;
}

/**
 * The month of a subscription that holds `now`, counted from the anchor (the start of any of its billing periods), so
 * that a yearly period, or an event of the payment provider that comes late, still gives months. Without an anchor: the
 * calendar month in UTC.
 */
export function billingMonth(anchor: Date | null, now: Date): BillingMonth {
  const from = anchor ?? new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  const calendarMonths =
    (now.getUTCFullYear() - from.getUTCFullYear()) * 12 + now.getUTCMonth() - from.getUTCMonth();
  // The anchor's day and hour may not have come yet in this calendar month.
  const months = monthsAfter(from, calendarMonths) > now ? calendarMonths - 1 : calendarMonths;
  return { start: monthsAfter(from, months), end: monthsAfter(from, months + 1) };
}
