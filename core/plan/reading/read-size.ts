import type { RequestedSize } from "#core/elements/element.ts";
import type { SlabSize } from "#core/elements/paver-looks.ts";
import { METERS_PER_FOOT, METERS_PER_INCH } from "#core/geometry/units.ts";
import {
  DIRECTIONS,
  JOINTS,
  LENGTH_UNITS,
  LONGEST_STONE_M,
  LOOSE_MATERIAL,
  type NoSize,
  OF_NO_SIZE,
  PARTS,
  SQUARE_UNITS,
  STONE_FORMATS,
  STONES,
  STONES_BEFORE,
} from "./number-words.ts";
import type { Token } from "./tokenize.ts";

/**
 * What a number phrase says, in meters. `bareM` is one length whose direction the element's kind decides, `deepM` one whose meaning it
 * decides, `apartM` from one to the next; `about`: nothing that an element can have.
 */
export type SpokenSize = RequestedSize & {
  bareM?: number;
  deepM?: number;
  apartM?: number;
  /** Sides of one paving stone, and how far it is from the next. */
  slab?: SlabSize;
  jointM?: number;
  about?: NoSize;
};

type Read = { size: SpokenSize; next: number };
type Quantity = { meters: number; unit: number | null; next: number };

const wordsFrom = (tokens: readonly Token[], from: number, many: number): string =>
  tokens
    .slice(from, from + many)
    .map(({ text }) => text)
    .join(" ");

/** "4 in the corner" is a count and a place, not four inches. */
const PLACE_AFTER_IN = /^(?:the|a|an|my|our|each|front|back|total|all)$/;

/** The unit behind a number: "linear feet" is feet as well. */
function unitAt(tokens: readonly Token[], at: number): { meters: number; next: number } | null {
  const skipped = /^(?:linear|lineal|running)$/.test(tokens[at]?.text ?? "") ? at + 1 : at;
  const word = tokens[skipped]?.text ?? "";
  if (!Object.hasOwn(LENGTH_UNITS, word)) return null;
  if (word === "in" && PLACE_AFTER_IN.test(tokens[skipped + 1]?.text ?? "")) return null;
  return { meters: LENGTH_UNITS[word]!, next: skipped + 1 };
}

/** One number with its unit, feet and inches together: `6`, `6 ft`, `5'6"`, `5 ft 6 in`, `a couple of feet`. */
function readQuantity(tokens: readonly Token[], from: number): Quantity | null {
  const value = tokens[from]?.number;
  if (value === null || value === undefined) return null;
  const of = tokens[from + 1]?.text === "of" ? unitAt(tokens, from + 2) : null;
  const unit = of ?? unitAt(tokens, from + 1);
  if (!unit) return { meters: value, unit: null, next: from + 1 };
  let meters = value * unit.meters;
  let { next } = unit;
  if (tokens[next]?.text === ".") {
    // "6 ft. fence": the stop belongs to the unit when the sentence goes on right after it.
    const after = tokens[next + 1];
    const goesOn = Object.hasOwn(DIRECTIONS, after?.text ?? "") || !NAMED.test(tokens[from - 1]?.text ?? "a");
    if (after && after.kind !== "mark" && goesOn) next++;
  }
  const inches = tokens[next]?.number;
  const isInches =
    unit.meters === METERS_PER_FOOT &&
    inches != null &&
    inches < 12 &&
    INCHES.test(wordsFrom(tokens, next + 1, 1));
  if (isInches) {
    meters += inches * METERS_PER_INCH;
    next += 2;
  }
  return { meters, unit: unit.meters, next };
}
/** "Fence 6 ft. Patio ...": behind a name the stop ends the sentence. */
const NAMED =
  /^(?!(?:an?|the|with|of|by|add|install|put|build|new|and|or|to|for|about|roughly|is|at|be|want|need|in|every|x|make|another|approximately|approx|around)$)[a-z]{3,}$/;
const INCHES = /^(?:"|in|inch|inches)$/;

/** "a meter high", "half a yard wide": a length without a numeral. A bare "a yard" is ground, so a direction has to follow. */
export function readSpelledLength(tokens: readonly Token[], from: number): Read | null {
  const isHalf = tokens[from]?.text === "half";
  const at = isHalf ? from + 1 : from;
  const unit = LENGTH_UNITS[tokens[at + 1]?.text ?? ""];
  if (!/^an?$/.test(tokens[at]?.text ?? "") || unit === undefined || tokens[at + 1]!.text.length < 3)
    return null;
  const meters = unit * (isHalf ? 0.5 : 1);
  const directed = readDirection(tokens, at + 2, meters);
  if (directed) return directed;
  return AWAY.test(wordsFrom(tokens, at + 2, 4)) ? { size: { about: "distance" }, next: at + 2 } : null;
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
function readBareSide(tokens: readonly Token[], from: number): Read | null {
  const [number, word, by, other] = tokens.slice(from, from + 4);
  const direction = Object.hasOwn(DIRECTIONS, word?.text ?? "") ? DIRECTIONS[word!.text]! : null;
  if (!number?.number || !direction || direction === "thick") return null;
  // "two tall planters": so many of them.
  const isCount =
    /^(?:tall|long|wide|deep|high)$/.test(word!.text) &&
    by?.kind === "word" &&
    !isTimes(by) &&
    // "3 tall palms" are counted, "6 tall fence" is measured.
    (/^[a-z]/.test(number.text) || /[^s]s$/.test(by.text));
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
export function readCarWidth(tokens: readonly Token[], from: number): Read | null {
  const said = wordsFrom(tokens, from, 3);
  for (const [pattern, widthM] of CAR_WIDTHS) {
    const found = pattern.exec(said)?.[0];
    if (found) return { size: { widthM }, next: from + found.split(" ").length };
  }
  return null;
}

/** What stands behind a length that says how far something is from a thing. */
const AWAY =
  /^(?:(?:away|out|back|in) )?(?:from|off|off of|above|below|short of|between) (?:of )?(?:the|our|my|his|her|their|any) (?!ground\b)/;
const OFF_THE_GROUND = /^(?:off the ground|above (?:the )?(?:ground|grade))\b/;

/** The direction of a length by the word behind it: "wide", "in length", "off the ground". */
function readDirection(tokens: readonly Token[], from: number, meters: number): Read | null {
  const at = tokens[from]?.text === "in" ? from + 1 : from;
  const word = tokens[at]?.text ?? "";
  // "Six foot across the back": where it stands.
  const isPlace = word === "across" && /^(?:the|my|our|this|that)$/.test(tokens[at + 1]?.text ?? "");
  const direction = Object.hasOwn(DIRECTIONS, word) && !isPlace ? DIRECTIONS[word]! : null;
  if (direction === "thick") return { size: { about: "thickness" }, next: at + 1 };
  if (direction) return { size: { [direction]: meters }, next: at + 1 };
  const ground = OFF_THE_GROUND.exec(wordsFrom(tokens, from, 3))?.[0];
  return ground ? { size: { heightM: meters }, next: from + ground.split(" ").length } : null;
}

/** The direction of a length by the words before it: "a height of 4 ft", "width: 12 ft". */
function directionBefore(tokens: readonly Token[], from: number): (typeof DIRECTIONS)[string] | null {
  let at = from - 1;
  while (/^(?:of|is|at|to|be|should|about|around|roughly|maybe|:)$/.test(tokens[at]?.text ?? "")) at--;
  const word = tokens[at]?.text ?? "";
  return /^(?:height|width|length|depth|diameter|thickness)$/.test(word) ? DIRECTIONS[word]! : null;
}

/** What a number is of, where that is nothing that an element has. */
function readNoSize(tokens: readonly Token[], from: number): Read | null {
  const after = wordsFrom(tokens, from + 1, 5);
  for (const [pattern, about] of OF_NO_SIZE) {
    const found = pattern.exec(after)?.[0].trim();
    if (found) return { size: { about }, next: from + 1 + found.split(" ").length };
  }
  return null;
}

/** The sides of one stone, where a pair of lengths can be them: a usual format, or a pair that is too short for ground. */
function slabOf(
  sides: readonly { meters: number; unit: number | null; said: SpokenSize | null }[],
  unit: number,
): SlabSize | null {
  if (sides.length !== 2 || sides.some(({ said }) => said !== null)) return null;
  const isBare = sides.every((side) => side.unit === null);
  const times = isBare ? STONE_FORMATS.get(sides.map(({ meters }) => meters).join("x")) : undefined;
  if (isBare && times === undefined) return null;
  const lengths = sides.map(({ meters, unit: own }) => meters * (times ?? (own === null ? unit : 1)));
  const longM = Math.max(...lengths);
  return longM <= LONGEST_STONE_M ? { longM, wideM: Math.min(...lengths) } : null;
}

const wordsBefore = (tokens: readonly Token[], at: number): string =>
  `${wordsFrom(tokens, Math.max(0, at - 3), Math.min(3, at))} `;

/** Two or three sides joined by "x" or "by", each with a unit and a direction of its own or with those of the others. */
function readSides(tokens: readonly Token[], from: number, first: Quantity): Read | null {
  const sides: (Quantity & { said: SpokenSize | null })[] = [];
  for (let side: Quantity | null = first; side && sides.length < 3; ) {
    const directed = readDirection(tokens, side.next, side.meters);
    const next: number = directed && !directed.size.about ? directed.next : side.next;
    sides.push({ ...side, next, said: directed && !directed.size.about ? directed.size : null });
    side = isTimes(tokens[next]) ? readQuantity(tokens, next + 1) : null;
  }
  if (sides.length < 2) return null;
  const unit = sides.findLast((side) => side.unit !== null)?.unit ?? METERS_PER_FOOT;
  const { next } = sides.at(-1)!;
  if (PARTS.test(wordsFrom(tokens, next, 2))) return { size: { about: "part" }, next };
  // "a 20 by 20 concrete slab": the ground, and no stone.
  const isGround = /^(?:(?:concrete|cement|poured) )*slab(?! pavers?\b)\b/.test(wordsFrom(tokens, next, 3));
  const slab = isGround ? null : slabOf(sides, unit);
  if (slab && (STONES.test(wordsFrom(tokens, next, 5)) || STONES_BEFORE.test(wordsBefore(tokens, from))))
    return { size: { slab }, next };
  // "a 6' x 80 lf fence": feet along a line.
  const run = RUNNING_FEET.has(tokens[next]?.text ?? "") ? sides.length - 1 : -1;
  const size: SpokenSize = {};
  const bare: number[] = [];
  for (const [at, { meters, unit: own, said }] of sides.entries()) {
    const inM = own === null ? meters * unit : meters;
    const [direction] = Object.keys(said ?? (at === run ? { lengthM: 0 } : {})) as (keyof RequestedSize)[];
    if (direction) size[direction] = inM;
    else bare.push(inM);
  }
  if (bare.length === 3) size.heightM = bare.pop()!;
  // Which way it lies is the layout's choice: the longer side is the length.
  if (bare.length === 2) Object.assign(size, { lengthM: Math.max(...bare), widthM: Math.min(...bare) });
  else if (bare.length === 1 && bare[0] !== undefined) size.bareM = bare[0];
  return { size, next: run > 0 ? next + 1 : next };
}

/** Wider than this is no joint, meters. */
const WIDEST_JOINT_M = 0.31;
/** Behind a length: so deep it lies. */
const OF_MULCH = /^of (?:[a-z]+ ){0,2}(?:mulch|bark|wood chips|pine straw|pine needles)\b/;
/** Feet along a line. */
const RUNNING_FEET: ReadonlySet<string> = new Set(["lf", "lft"]);

/**
 * Reads the number phrase that starts at a number: "12x16", "10' by 12'", "4 ft wide", "200 sq ft", "3" (a count), "15 gallon" (no size).
 * Lengths without a unit are feet. Null when the token is no number.
 */
export function readSize(tokens: readonly Token[], from: number): Read | null {
  const first = readQuantity(tokens, from);
  if (!first) return null;
  // "five or six", "3 to 4 ft": the larger number, which comes last.
  const isRange = first.unit === null && /^(?:or|to)$/.test(tokens[first.next]?.text ?? "");
  const larger = isRange ? readSize(tokens, first.next + 1) : null;
  if (larger) return larger;
  const square = readSquareUnit(tokens, from + 1);
  if (square) return { size: { areaM2: tokens[from]!.number! * square.factor }, next: square.next };
  if (first.unit !== null && first.meters < WIDEST_JOINT_M && JOINTS.test(wordsFrom(tokens, first.next, 4)))
    return { size: { jointM: first.meters }, next: first.next };
  if (first.unit !== null && OF_MULCH.test(wordsFrom(tokens, first.next, 5)))
    return { size: { deepM: first.meters }, next: first.next };
  const other = readNoSize(tokens, from);
  if (other) return other;

  if (RUNNING_FEET.has(tokens[from + 1]?.text ?? "")) {
    const isTimesHeight = isTimes(tokens[from + 2]);
    const height = isTimesHeight ? readSize(tokens, from + 3) : null;
    const heightM = height?.size.heightM ?? height?.size.bareM;
    const size = { lengthM: tokens[from]!.number! * METERS_PER_FOOT, ...(heightM ? { heightM } : {}) };
    return { size, next: height && heightM ? height.next : from + 2 };
  }
  if (/^footers?$/.test(tokens[from + 1]?.text ?? ""))
    return { size: { heightM: tokens[from]!.number! * METERS_PER_FOOT }, next: from + 2 };

  const sides = readSides(tokens, from, first);
  if (sides) return sides;
  const bare = first.unit === null ? readBareSide(tokens, from) : null;
  if (bare) return bare;
  if (first.unit === null) return { size: { count: first.meters }, next: first.next };
  return readOneLength(tokens, from, first);
}

/** "5 ft between them", "distance 3 meter": from one to the next. */
const BETWEEN = /^(?:in )?between(?: (?:them|each|each one|plants|trees|posts))?(?= *$|(?= (?:[.,;]|and\b)))/;
const GAP_BEFORE = /\b(?:distance|spacing|gaps?|intervals?)(?: (?:of|is|at|about|around|:))? $/;

/** One length with a unit: its direction, what it is from, or bare. */
function readOneLength(tokens: readonly Token[], from: number, { meters, unit, next }: Quantity): Read {
  const far = tokens.slice(next, next + 2).map(({ text }) => text);
  if (far[0] === "apart" || far[0] === "oc" || far[0] === "spacing" || far[0] === "intervals")
    return { size: { apartM: meters }, next: next + 1 };
  const gap = BETWEEN.exec(wordsFrom(tokens, next, 4))?.[0];
  if (gap) return { size: { apartM: meters }, next: next + gap.split(" ").length };
  if (GAP_BEFORE.test(wordsBefore(tokens, from))) return { size: { apartM: meters }, next };
  if (far[0] === "on" && /^cent(?:er|re)s?$/.test(far[1] ?? ""))
    return { size: { apartM: meters }, next: next + 2 };
  const after = wordsFrom(tokens, next, 12);
  if (unit === METERS_PER_INCH && STONES.test(after))
    return { size: { slab: { longM: meters, wideM: meters } }, next };
  const directed = readDirection(tokens, next, meters);
  // "a gate 3 ft wide"
  if (/^gates?$/.test(tokens[from - 1]?.text ?? ""))
    return { size: { about: "part" }, next: directed?.next ?? next };
  if (directed) return directed;
  // "mulch, 6 yards"
  const isYards = /^(?:yards?|yds?)$/.test(tokens[next - 1]?.text ?? "");
  if (isYards && LOOSE_MATERIAL.test(wordsFrom(tokens, Math.max(0, from - 5), Math.min(5, from))))
    return { size: { about: "amount" }, next };
  // "from the drive to the porch" says where it leads.
  const away = AWAY.exec(after);
  if (away && !/^[^,.;]*\bto\b/.test(after)) return { size: { about: "distance" }, next };
  if (far[0] === "square" && !STONES.test(after))
    return { size: { lengthM: meters, widthM: meters }, next: next + 1 };
  const before = directionBefore(tokens, from);
  if (before === "thick") return { size: { about: "thickness" }, next };
  return { size: { [before ?? "bareM"]: meters }, next };
}
