import { METERS_PER_FOOT, METERS_PER_INCH, METERS_PER_YARD } from "#core/geometry/units.ts";

/** Meters of one unit, by all its spellings. */
const UNITS: Record<string, number> = {
  ft: METERS_PER_FOOT,
  foot: METERS_PER_FOOT,
  feet: METERS_PER_FOOT,
  in: METERS_PER_INCH,
  inch: METERS_PER_INCH,
  inches: METERS_PER_INCH,
  m: 1,
  meter: 1,
  meters: 1,
  metre: 1,
  metres: 1,
  cm: 0.01,
  yd: METERS_PER_YARD,
  yard: METERS_PER_YARD,
  yards: METERS_PER_YARD,
};
const UNIT = Object.keys(UNITS)
  .sort((a, b) => b.length - a.length)
  .join("|");
// "in" is a unit only where no place follows: "4 in the corner" are four.
const LENGTH = new RegExp(
  `\\b(\\d+(?:\\.\\d+)?|half an?|an?)\\s*((?!in\\b)(?:${UNIT})|in(?! (?:the|my|a|each)\\b))\\b`,
);

export type Taken<T> = { value: T; rest: string };

const without = (text: string, at: number, length: number): string =>
  `${text.slice(0, at)} ${text.slice(at + length)}`.replace(/\s+/g, " ").trim();

/** One length with its unit, in meters, and the words without it. */
export function takeLength(clause: string): Taken<number> | null {
  const found = LENGTH.exec(clause);
  if (!found) return null;
  const [all, number = "", unit = ""] = found;
  const count = number.startsWith("half") ? 0.5 : /^an?$/.test(number) ? 1 : Number(number);
  return { value: count * UNITS[unit]!, rest: without(clause, found.index, all.length) };
}

/** A factor of a size: "twice as big", "50 percent bigger", "half the size of", "in half". */
export function takeFactor(clause: string, way: "grow" | "shrink"): Taken<number> | null {
  const rows: readonly (readonly [RegExp, (n: number) => number])[] = [
    [/\b(\d+) percent\b(?: of)?/, (n) => (way === "grow" ? 1 + n / 100 : 1 - n / 100)],
    [/\b(?:twice|double)\b(?: as)?/, () => 2],
    [/\b(\d+) times\b(?: as)?/, (n) => n],
    [/\b(?:triple)\b/, () => 3],
    [/\b(?:in half|half(?: as| the size of| the size| of)?)\b/, () => 0.5],
  ];
  for (const [pattern, factorOf] of rows) {
    const found = pattern.exec(clause);
    if (found)
      return { value: factorOf(Number(found[1] ?? 1)), rest: without(clause, found.index, found[0].length) };
  }
  return null;
}
