import type { RequestedSize } from "#core/elements/element.ts";
import { METERS_PER_FOOT, METERS_PER_INCH } from "#core/geometry/units.ts";
import type { Token } from "./tokenize.ts";

/** A size as spoken: `bareM` is one length whose direction the element's kind decides. */
export type SpokenSize = RequestedSize & { bareM?: number /** From one to the next. */; apartM?: number };

const LENGTH_UNITS: Record<string, number> = {
  ft: METERS_PER_FOOT,
  foot: METERS_PER_FOOT,
  feet: METERS_PER_FOOT,
  "'": METERS_PER_FOOT,
  in: METERS_PER_INCH,
  inch: METERS_PER_INCH,
  inches: METERS_PER_INCH,
  '"': METERS_PER_INCH,
  yd: 0.9144,
  yds: 0.9144,
  yard: 0.9144,
  yards: 0.9144,
  m: 1,
  meter: 1,
  meters: 1,
  metre: 1,
  metres: 1,
  cm: 0.01,
  mm: 0.001,
  millimeters: 0.001,
  millimetres: 0.001,
};
/** Feet along a line. */
const RUNNING_FEET: ReadonlySet<string> = new Set(["lf", "lft"]);

const SQUARE_UNITS: Record<string, number> = { sqft: METERS_PER_FOOT ** 2, sf: METERS_PER_FOOT ** 2, sqm: 1 };
const DIRECTIONS: Record<string, "lengthM" | "widthM" | "heightM"> = {
  long: "lengthM",
  length: "lengthM",
  wide: "widthM",
  width: "widthM",
  across: "widthM",
  diameter: "widthM",
  deep: "widthM",
  depth: "widthM",
  tall: "heightM",
  ht: "heightM",
  dia: "widthM",
  high: "heightM",
  height: "heightM",
};

type Quantity = { meters: number; unit: number | null; next: number };

/** One number with its unit, feet and inches together: `6`, `6 ft`, `5'6"`, `5 ft 6 in`. */
function readQuantity(tokens: readonly Token[], from: number): Quantity | null {
  const value = tokens[from]?.number;
  if (value === null || value === undefined) return null;
  const unit = LENGTH_UNITS[tokens[from + 1]?.text ?? ""];
  // "4 in the corner" is a count and a place, not four inches.
  const isPlaceWord =
    tokens[from + 1]?.text === "in" &&
    /^(the|a|an|my|our|each|front|back)$/.test(tokens[from + 2]?.text ?? "");
  if (unit === undefined || isPlaceWord) return { meters: value, unit: null, next: from + 1 };
  let meters = value * unit;
  let next = from + 2;
  if (tokens[next]?.text === ".") {
    // "6 ft. fence": the stop belongs to the unit when the sentence goes on right after it.
    const after = tokens[next + 1];
    if (after && after.kind !== "mark") next++;
  }
  const inches = tokens[next]?.number;
  const inchUnit = tokens[next + 1]?.text ?? "";
  if (
    unit === METERS_PER_FOOT &&
    inches !== null &&
    inches !== undefined &&
    inches < 12 &&
    /^("|in|inch|inches)$/.test(inchUnit)
  ) {
    meters += inches * METERS_PER_INCH;
    next += 2;
  }
  return { meters, unit, next };
}

function readSquareUnit(tokens: readonly Token[], from: number): { factor: number; next: number } | null {
  const word = tokens[from]?.text ?? "";
  if (Object.hasOwn(SQUARE_UNITS, word)) return { factor: SQUARE_UNITS[word]!, next: from + 1 };
  if (/^(sq|square)$/.test(word)) {
    const dot = tokens[from + 1]?.text === "." ? 1 : 0;
    const unit = LENGTH_UNITS[tokens[from + 1 + dot]?.text ?? ""];
    return unit === undefined ? null : { factor: unit ** 2, next: from + 2 + dot };
  }
  if (
    /^(ft|m)$/.test(word) &&
    tokens[from + 1]?.text === "2" &&
    tokens[from]?.end === tokens[from + 1]?.start
  ) {
    return { factor: LENGTH_UNITS[word]! ** 2, next: from + 2 };
  }
  return null;
}

const isTimes = (token: Token | undefined) => token?.text === "x" || token?.text === "by";

/** "16 wide by 20 long": sides without a unit are feet. */
function readBareSide(tokens: readonly Token[], from: number): { size: SpokenSize; next: number } | null {
  const [number, word, by, other] = tokens.slice(from, from + 4);
  const direction = DIRECTIONS[word?.text ?? ""];
  if (!number?.number || !direction) return null;
  // "two tall planters": so many of them.
  const isCount =
    /^[a-z]/.test(number.text) &&
    /^(?:tall|long|wide|deep)$/.test(word!.text) &&
    by?.kind === "word" &&
    !isTimes(by);
  if (isCount) return null;
  const size: SpokenSize = { [direction]: number.number * METERS_PER_FOOT };
  const isMore = (isTimes(by) || by?.text === "and") && other?.number != null;
  const more = isMore ? readBareSide(tokens, from + 3) : null;
  return more ? { size: { ...size, ...more.size }, next: more.next } : { size, next: from + 2 };
}

/** Widths of a driveway by cars, the usual ones of the United States: 10 ft a car. */
const CAR_WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/^(?:double|2|two) (?:wide|width|cars? wide|car width)\b/, 20 * METERS_PER_FOOT],
  [/^(?:single|1|one) (?:wide|width|cars? wide|car width)\b/, 10 * METERS_PER_FOOT],
];

/** "double wide", "two cars wide"; null for other words. */
export function readCarWidth(
  tokens: readonly Token[],
  from: number,
): { size: SpokenSize; next: number } | null {
  const said = tokens
    .slice(from, from + 3)
    .map(({ text }) => text)
    .join(" ");
  for (const [pattern, widthM] of CAR_WIDTHS) {
    const found = pattern.exec(said)?.[0];
    if (found) return { size: { widthM }, next: from + found.split(" ").length };
  }
  return null;
}

/**
 * Reads the size that starts at a number: "12x16", "10' by 12'", "4 ft wide", "200 sq ft", "3" (a count).
 * Lengths without a unit are feet. Null when the token is no number.
 */
export function readSize(tokens: readonly Token[], from: number): { size: SpokenSize; next: number } | null {
  const first = readQuantity(tokens, from);
  if (!first) return null;
  // "five or six", "3 to 4 ft": the larger number, which comes last.
  const isRange = first.unit === null && /^(?:or|to)$/.test(tokens[first.next]?.text ?? "");
  const larger = isRange ? readSize(tokens, first.next + 1) : null;
  if (larger) return larger;
  const square = readSquareUnit(tokens, from + 1);
  if (square) return { size: { areaM2: tokens[from]!.number! * square.factor }, next: square.next };

  if (RUNNING_FEET.has(tokens[from + 1]?.text ?? "")) {
    const isTimesHeight = isTimes(tokens[from + 2]);
    const height = isTimesHeight ? readSize(tokens, from + 3) : null;
    const heightM = height?.size.heightM ?? height?.size.bareM;
    const size = { lengthM: tokens[from]!.number! * METERS_PER_FOOT, ...(heightM ? { heightM } : {}) };
    return { size, next: height && heightM ? height.next : from + 2 };
  }
  if (/^footers?$/.test(tokens[from + 1]?.text ?? ""))
    return { size: { heightM: tokens[from]!.number! * METERS_PER_FOOT }, next: from + 2 };

  const sides: Quantity[] = [first];
  while (sides.length < 3 && isTimes(tokens[sides.at(-1)!.next])) {
    const side = readQuantity(tokens, sides.at(-1)!.next + 1);
    if (!side) break;
    sides.push(side);
  }
  if (sides.length > 1) {
    const unit = sides.findLast((side) => side.unit !== null)?.unit ?? METERS_PER_FOOT;
    const [one, two, heightM] = sides.map((side) => (side.unit === null ? side.meters * unit : side.meters));
    // Which way it lies is the layout's choice: the longer side is the length.
    const size = { lengthM: Math.max(one!, two!), widthM: Math.min(one!, two!) };
    return { size: heightM === undefined ? size : { ...size, heightM }, next: sides.at(-1)!.next };
  }
  const bare = first.unit === null ? readBareSide(tokens, from) : null;
  if (bare) return bare;
  if (first.unit === null) return { size: { count: first.meters }, next: first.next };
  const far = tokens.slice(first.next, first.next + 2).map(({ text }) => text);
  if (far[0] === "apart" || far[0] === "oc") return { size: { apartM: first.meters }, next: first.next + 1 };
  if (far[0] === "on" && /^cent(?:er|re)s?$/.test(far[1] ?? ""))
    return { size: { apartM: first.meters }, next: first.next + 2 };
  const directed = tokens[first.next]?.text === "in" ? first.next + 1 : first.next;
  const direction = DIRECTIONS[tokens[directed]?.text ?? ""];
  if (direction) return { size: { [direction]: first.meters }, next: directed + 1 };
  return { size: { bareM: first.meters }, next: first.next };
}
