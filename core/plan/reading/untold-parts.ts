import type { Place, PlanElement } from "#core/elements/element.ts";
import type { AskedOp, AskedOperation, Span } from "#core/plan/asked/asked-operation.ts";
import type { Asked } from "#core/plan/asked/asked-operations.ts";
import { BY_NATURE, isAimed, placesIn, placeWords } from "./aimed-places.ts";
import type { Mention, Remark } from "./mention.ts";
import type { Lexeme } from "./read-lexemes.ts";
import { quote } from "./reader.ts";

type Settled = { mention: Mention; element: PlanElement };

/** Operations of a first wish that bring a thing. */
const BRINGS: ReadonlySet<AskedOp> = new Set(["add", "more", "replace"]);

/** By how much the words of an operation must be likelier that than anything else, in the scores of the network. */
const LEAST_MARGIN = 0.4;

const isByNature = ({ element }: Settled, words: string): boolean =>
  (BY_NATURE[element.kind]?.test(words) ?? false) ||
  // "Pea gravel under it": of what stands on paving it is the patio.
  ("use" in element && element.use === "patio" && /^(?:under|beneath|underneath)\b/.test(words));

const meets = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

/**
 * Places and numbers that somebody asked for and that no element got, by the parts that the network finds in what is asked. A part of which
 * something is told already is told once.
 */
export function untoldParts(
  normal: string,
  lexemes: readonly Lexeme[],
  asked: Asked,
  settled: readonly Settled[],
  remarks: readonly Remark[],
): Remark[] {
  return asked.operations.flatMap((one): Remark[] => {
    if (!BRINGS.has(one.op) || asked.likelier(one, new Set([one.op])) > -LEAST_MARGIN) return [];
    const own = ownOf(one, settled, lexemes);
    if (own.length === 0) return [];
    const isUntold = (part: Span): boolean => !isTold(part, normal, remarks);
    return [
      ...lostPlaces(one, own, settled, normal, lexemes)
        .filter(isUntold)
        .map((part) => placeRemark(part, normal)),
      ...lostCounts(one, settled, normal, lexemes)
        .filter(isUntold)
        .map((part) => countRemark(part, normal)),
    ];
  });
}

/** What an operation brings: its words stand in it, or it names what was joined with what is named elsewhere. */
function ownOf(one: Span, settled: readonly Settled[], lexemes: readonly Lexeme[]): Settled[] {
  const own = settled.filter(({ mention }) => meets(mention, one));
  if (own.length > 0) return own;
  const plants: readonly string[] = lexemes.flatMap((lexeme) =>
    lexeme.type === "phrase" && meets(lexeme, one) ? (lexeme.entry.species ?? []) : [],
  );
  return settled.filter(
    ({ element }) => element.kind === "bed" && element.species.some((id) => plants.includes(id)),
  );
}

function isTold(part: Span, normal: string, remarks: readonly Remark[]): boolean {
  const words = normal.slice(part.start, part.end);
  return remarks.some(
    ({ start, end, status, sentence }) =>
      status !== "placed" &&
      (words.split(" ").some((word) => word.length > 3 && sentence.toLowerCase().includes(word)) ||
        (status === "told" && meets({ start, end }, part))),
  );
}

const isPlaced = ({ mention, element }: Settled): boolean =>
  (mention.place ?? element.place) !== undefined ||
  ("by" in element && element.by !== undefined) ||
  ("ends" in element && element.ends !== undefined) ||
  (element.kind === "fire-pit" && element.seating) ||
  (element.kind === "bed" && element.bare === true);

/** "Boxwoods in front of them": a row of the bed. */
const isRow = (words: string): boolean =>
  /^(?:in front|behind|in back)(?: of)?(?: (?:them|those|these|it|that))?$/.test(words);

/**
 * Places of an operation that the thing before them, or else the first behind them, did not get: one that stands elsewhere, or that has its one
 * place from other words.
 */
function lostPlaces(
  { parts }: AskedOperation,
  own: readonly Settled[],
  all: readonly Settled[],
  normal: string,
  lexemes: readonly Lexeme[],
): Span[] {
  const aimed = parts.filter((part) => part.part === "place" && isAimed(placeWords(part, normal)));
  const ownerOf = (part: Span): Settled | undefined => {
    // A mention reaches to the last word that was said of it: its place may lie within.
    const before = all
      .filter(
        ({ mention }) => mention.start < part.start && !/[!?]/.test(normal.slice(mention.start, part.start)),
      )
      .sort((a, b) => a.mention.start - b.mention.start);
    return before.at(-1) ?? own.find(({ mention }) => mention.start >= part.end);
  };
  // "A bed with roses and a maple by the porch": the place is that of all of them.
  const isOfAny = (owner: Settled, place: Place): boolean =>
    [owner, ...(own.includes(owner) ? own : [])].some((one) => placeIn(one) === place);
  const taken = new Set<Settled>();
  return aimed.filter((part) => {
    const owner = ownerOf(part);
    const words = normal.slice(part.start, part.end);
    if (owner === undefined || isByNature(owner, words) || isOfBand(owner, words) || isNamedIn(part, own))
      return false;
    if (isRow(words) && own.some(({ element }) => element.kind === "bed" && element.rows !== undefined))
      return false;
    const places = placesIn(part, lexemes);
    const isPair = BOTH_SIDES.test(words) && !areBySides(owner);
    if (isPair) return true;
    if (places.some((place) => isOfAny(owner, place))) return false;
    const isOther = places.length > 0 && taken.has(owner);
    const isShared = aimed.length === 1 && own.includes(owner) && own.some(isPlaced);
    if (!isOther && (isPlaced(owner) || isShared)) {
      taken.add(owner);
      return false;
    }
    return true;
  });
}

/** "Next to a bench": the place names a thing that comes. */
const isNamedIn = (part: Span, own: readonly Settled[]): boolean =>
  own.some(({ mention }) => mention.start >= part.start && meets(mention, part));

const placeIn = ({ mention, element }: Settled): Place | undefined => mention.place ?? element.place;

/** "Both sides of the door": what lies along the house does not stand so; pots do, and what lines a way. */
const BOTH_SIDES =
  /^(?:on |at |to |down )?(?:both|either|each) sides? of (?:the |my |our )?(?:[a-z]+ )?(?:doors?|entry|entrance|steps?|stairs?|porch|gate|window|garage|slider|stoop|bench|fountain|arbor|mailbox)$/;
const areBySides = ({ element }: Settled): boolean =>
  ("by" in element && element.by !== undefined) || element.kind === "path-lights";

/** Plants of a bed stand by their height. */
const isOfBand = ({ element }: Settled, words: string): boolean =>
  element.kind === "bed" &&
  element.species.length > 1 &&
  /^(?:in|at|towards?) (?:the )?(?:front|back|middle|rear)$/.test(words);

/** Numbers of an operation that no element has, whichever it is said of. */
function lostCounts(
  { parts }: AskedOperation,
  settled: readonly Settled[],
  normal: string,
  lexemes: readonly Lexeme[],
): Span[] {
  // "Two apple trees and a pear": three, of which two were counted.
  const held = settled.flatMap(({ mention, element }) => [
    ...numbersOf(element),
    ...mention.sizes.map(({ count }) => count),
  ]);
  return parts.filter((part) => {
    if (part.part !== "num" && part.part !== "size") return false;
    if (VAGUE.test(normal.slice(part.start, part.end))) return false;
    const sizes = lexemes.flatMap((one) => (one.type === "size" && meets(one, part) ? [one.size] : []));
    const [size] = sizes;
    const count = size?.count;
    return sizes.length === 1 && count !== undefined && count > 1 && !held.includes(count);
  });
}

const VAGUE = /\b(?:few|couple|several|handful|some|lots|many|bunch|pair|or|rows?|cars?)\b/;

/** All numbers of things that an element has. */
function numbersOf(element: PlanElement): number[] {
  const counts = "counts" in element ? Object.values(element.counts ?? {}) : [];
  const sum = counts.reduce((all, one) => all + one, 0);
  const seats = "seats" in element && element.seats !== undefined ? [element.seats] : [];
  return [...counts, sum, ...seats, ...(element.size?.count === undefined ? [] : [element.size.count])];
}

const placeRemark = ({ start, end }: Span, normal: string): Remark => ({
  ...{ start, end, status: "told" },
  sentence: `${quote(normal.slice(start, end))}: that place cannot be aimed at yet: circle it.`,
});

const countRemark = ({ start, end }: Span, normal: string): Remark => ({
  ...{ start, end, status: "told" },
  sentence: `${quote(normal.slice(start, end))}: how many there are is left to the layout.`,
});
