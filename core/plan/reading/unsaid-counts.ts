import type { ElementKind } from "#core/elements/element.ts";
import type { Mention } from "./mention.ts";

/** Kinds that are drawn once without a number: a plural is a pair. */
const ONCE: ReadonlySet<ElementKind> = new Set([
  ...(["tree", "raised-bed", "pergola", "fire-pit", "water-feature"] as const),
]);
/** Trees that line or close something are a row. */
const ROW = 3;
const OF_ROWS = /^(?:along-|back$|border$)/;
const FURNITURE = /\b(?:umbrellas|parasols|benches|side tables|end tables|bistro sets)\b/;

/** A trellis is one. */
const PLURAL = /(?:(?<=[^su])(?<!trelli)s|[^aeiou]us?es|ches)$/;
const SINGLE = /^(?:an?|one|single|the|big|large|small|little|nice|accent|feature|low|flat|round)\b/;

/**
 * How many are drawn of what is named in the plural or in the singular, where nobody says a number. `plurals`: not of what takes the place of
 * others, which is as many as those were.
 */
export function countUnsaid(mentions: readonly Mention[], normal: string, plurals: boolean): void {
  for (const mention of mentions) {
    if (mention.sizes.some(({ count }) => count !== undefined)) continue;
    const count = unsaidCount(mention, normal);
    if (count !== null && (plurals || count === 1)) mention.sizes.push({ count });
  }
}

function unsaidCount({ kind, place, start, end }: Mention, normal: string): number | null {
  const whole = normal.slice(start, end).trim();
  // "A raised bed with flowers": what grows in it is none of its name.
  const said =
    kind === "raised-bed" ? (/^.*\b(?:beds?|boxe?s?|planters?|gardens?)\b/.exec(whole)?.[0] ?? "") : whole;
  if (PLURAL.test(said)) {
    const isPair = ONCE.has(kind) || (kind === "furniture" && FURNITURE.test(said));
    return kind === "tree" && OF_ROWS.test(place ?? "") ? ROW : isPair ? 2 : null;
  }
  // "A small boulder" is one of what is drawn in groups, and "one step down" is one.
  const isOne = ONE_BEFORE.test(normal.slice(0, start)) || SINGLE.test(said);
  if (kind === "boulders" && /\bboulder$/.test(said) && isOne) return 1;
  return kind === "steps" && /\bstep$/.test(said) && ONE_STEP.test(normal.slice(0, end)) ? 1 : null;
}

const ONE_BEFORE = /\b(?:an?|one|single)(?: [a-z]+){0,2} $|[,;] ?$/;
const ONE_STEP = /\b(?:one|a single|single|1) (?:[a-z]+ )?step$/;

const EACH_PLACE =
  /^(?: [a-z]+){0,2},? (?:with )?(one|two|three|\d) (?:(?:is|on|at|to|by|in) )?(?:the |my |our )?[a-z]+(?: side)?,? (?:and |,? ?)(?:the )?(one|two|three|other|another|\d)\b/;
const NUMBER: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, other: 1, another: 1 };

/** "Two maples, one on the left and one on the right": how many stand at the first of the places that are told one by one. */
export function firstOfPlaces({ end, sizes }: Mention, normal: string): number | null {
  const all = sizes.find(({ count }) => count !== undefined)?.count;
  const [, first, second] = EACH_PLACE.exec(normal.slice(end)) ?? [];
  if (all === undefined || !first || !second) return null;
  const numberOf = (word: string): number => NUMBER[word] ?? Number(word);
  return numberOf(first) + numberOf(second) === all ? numberOf(first) : null;
}
