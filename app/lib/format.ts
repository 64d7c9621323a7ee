const LOCALE = "en-US";

const money = (currency: string, cents: boolean) =>
  new Intl.NumberFormat(LOCALE, {
    style: "currency",
    currency,
    minimumFractionDigits: cents ? 2 : 0,
    maximumFractionDigits: cents ? 2 : 0,
  });

/** Integer cents to "$1,234.50"; whole amounts drop the cents only where `round` says that they do not matter. */
export const formatMoney = (cents: number, { currency = "USD", round = false } = {}): string =>
  money(currency, !round).format(cents / 100);

/**
 * "1,240", "4.3". Not by `Intl`: a browser takes 50 ms to get ready for its first number, on a phone four times as long, and areas stand on
 * the first screen of a design.
 */
function grouped(value: number, digits: number): string {
  const [whole = "", part] = String(Math.round(value * 10 ** digits) / 10 ** digits).split(".");
  return whole.replace(/\B(?=(\d{3})+$)/g, ",") + (part ? `.${part}` : "");
}

export const formatCount = (count: number): string => grouped(count, 0);

/** Below 10 one decimal is kept, because there it matters. */
const sized = (value: number): string => grouped(value, value < 10 ? 1 : 0);

/** "1,240 sq ft" */
export const formatArea = (areaSqFt: number): string => `${sized(areaSqFt)} sq ft`;

export const formatLength = (feet: number): string => `${sized(feet)} ft`;

/** "Nov 21, 2026" in the reader's own time zone. */
export const formatDate = (iso: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(LOCALE, { dateStyle: "medium", timeZone }).format(new Date(iso));

/** "Nov 21, 2026, 4:05 PM" in the reader's own time zone. */
export const formatMoment = (iso: string): string =>
  new Intl.DateTimeFormat(LOCALE, { dateStyle: "medium", timeStyle: "short" }).format(new Date(iso));

/** "1 project", "2 projects". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;
