/** Money is whole cents everywhere; a fraction of a cent is rounded once, half up. */
export const timesCents = (cents: number, factor: number) => Math.round(cents * factor + 1e-9);

/** "12.5", "12.50" or "1,234.50" to cents; null for anything else, negatives and thirds of a cent included. */
export function parseCents(text: string): number | null {
  const plain = text
    .trim()
    .replace(/^\$/, "")
    .replaceAll(/,(?=\d{3}(\D|$))/g, "");
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(plain)) return null;
  const [whole, fraction = ""] = plain.split(".");
  return Number(whole) * 100 + Number(fraction.padEnd(2, "0"));
}

/** A whole part of "1234", "1 234" or "1.234", a comma, and one or two digits of cents. */
const WITH_DECIMAL_COMMA = /^(\d+|\d{1,3}(?:[.\s]\d{3})+),(\d{1,2})$/;

/**
 * An amount from where the decimal sign is the comma, as "12,50" or "1 234,50 $"; what has a point as its decimal sign is read as well.
 * "1,234" is null: thousands of dollars in one office and thirds of a cent in the next.
 */
export function parseCentsOfComma(text: string): number | null {
  const plain = text.trim().replace(/^\$\s*|\s*\$$/g, "");
  const [, whole, cents] = WITH_DECIMAL_COMMA.exec(plain) ?? [];
  if (whole !== undefined) return parseCents(`${whole.replaceAll(/[.\s]/g, "")}.${cents}`);
  return /^\d+,\d{3}$/.test(plain) ? null : parseCents(plain);
}

/** 123450 to "1234.50", the form that every spreadsheet reads as a number. */
export const centsText = (cents: number) =>
  `${Math.trunc(cents / 100)}.${String(Math.abs(cents) % 100).padStart(2, "0")}`;

/**
 * Splits whole cents over shares so that the parts add up to the whole exactly: each share gets its floor, and the cents
 * left over go to the largest remainders, the earlier share first. All shares zero: the first takes it all.
 */
export function splitCents(cents: number, shares: readonly number[]): number[] {
  const sum = shares.reduce((total, share) => total + share, 0);
  if (sum === 0) return shares.map((_, index) => (index === 0 ? cents : 0));
  const ideal = shares.map((share) => (cents * share) / sum);
  const parts = ideal.map(Math.floor);
  const left = cents - parts.reduce((total, part) => total + part, 0);
  const byRemainder = ideal
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, left)) parts[index]!++;
  return parts;
}
