import { flowerColorOf } from "#core/plants/flower-color.ts";
import { plantsSaid } from "#core/plants/plant-traits.ts";
import { type Mention, newMention, type Reading } from "./mention.ts";
import type { Lexeme } from "./read-lexemes.ts";
import { isHead } from "./reader.ts";

/** Words that stand for plants nobody names, and how far back what describes them may stand. */
const SOMETHING =
  /^(?:something|anything|some thing|whatever|plants|flowers|shrubs?|bush(?:es)?|greenery|things?|stuff)$/;
const BEFORE: Readonly<Record<string, number>> = {
  stuff: 3,
  things: 3,
  plants: 3,
  flowers: 3,
  shrubs: 3,
  bushes: 3,
};
/** "something like that", "or something": no wish. */
const NO_WISH = /^ (?:like|out|with|to|similar|from|about|along|else (?:to|with)|of|in|for|at)\b/;

type Range = { start: number; end: number };
const isIn = ({ start, end }: Range, one: Range): boolean => start <= one.start && one.end <= end;

/**
 * "replace the weeds with something tough", "stuff that spills over, purple": plants that are described and not named become a bed of those
 * that are so.
 */
export function readSomething(
  reading: Reading,
  lexemes: readonly Lexeme[],
  normal: string,
  clears: boolean,
): void {
  let sentence = 0;
  for (const [at, lexeme] of lexemes.entries()) {
    if (lexeme.type === "stop") sentence++;
    if (lexeme.type === "stop" || !SOMETHING.test(normal.slice(lexeme.start, lexeme.end))) continue;
    const range = describedAt(lexemes, at, normal);
    const named = reading.mentions.filter(
      (one) => one.sentence === sentence && one.end > range.start && one.start < range.end,
    );
    const own = named.find((one) => one.start <= lexeme.start && lexeme.end <= one.end);
    const isNoun = lexeme.type === "phrase" && lexeme.entry.noun !== undefined;
    // "yank the shrubs": they are no wish.
    // "Don't change anything else".
    if (
      /\b(?:not|don't|dont|doesn't|doesnt|didn't|didnt|without|never|no need to) (?:[a-z]+ ){0,2}$/.test(
        normal.slice(0, range.start),
      )
    )
      continue;
    if (named.some((one) => one !== own) || (own ? !isUnnamed(own) : isNoun)) continue;
    const before = reading.mentions.findLast((one) => one.sentence === sentence && one.end <= lexeme.start);
    if (before && screened(reading, { range, sentence }, normal)) continue;
    // "a fountain, something small that you can hear": of that.
    const isOfBefore = before !== undefined && /^ ?, $/.test(normal.slice(before.end, lexeme.start));
    if (
      isOfBefore ||
      /\bor $/.test(normal.slice(0, lexeme.start)) ||
      reading.remarks.some((one) => one.undrawn && isIn(range, one))
    )
      continue;
    settle(reading, { lexeme, range, own, sentence }, lexemes, normal, clears);
  }
}

const SCREENS =
  /\bso (?:that )?(?:[a-z']+ ){1,3}(?:can'?t|cannot|doesn'?t|don'?t|does not|do not|won'?t|will not)(?: have to)? (?:see|look)\b|\b(?:block|hide|screen)\b/;

/** "with something along the side so my wife does not have to see it": a hedge. */
function screened(
  reading: Reading,
  { range, sentence }: { range: Range; sentence: number },
  normal: string,
): boolean {
  const rest = /^[^.;!?]*/.exec(normal.slice(range.start))![0];
  if (!SCREENS.test(rest)) return false;
  reading.mentions.push(
    newMention(
      "hedge",
      { ...range, sentence },
      { details: { hedge: { species: "arborvitae" } }, sure: true },
    ),
  );
  reading.used.push({ start: range.start, end: range.start + rest.length });
  return true;
}

type Found = { lexeme: Lexeme; range: Range; own: Mention | undefined; sentence: number };

function settle(
  reading: Reading,
  { lexeme, range, own, sentence }: Found,
  lexemes: readonly Lexeme[],
  normal: string,
  clears: boolean,
): void {
  const inside = lexemes.filter((one) => isIn(range, one));
  const hues = inside.flatMap((one) => flowerColorOf(normal.slice(one.start, one.end)) ?? []);
  const most = inside.find((one) => one.type === "size" && UNDER.test(normal.slice(range.start, one.start)));
  const mostM = most?.type === "size" ? (most.size.bareM ?? most.size.heightM ?? null) : null;
  const words = normal.slice(range.start, range.end);
  // Of named flowers and shrubs a word before them says the look; what a clause says of them chooses them.
  if (own && !CLAUSE.test(normal.slice(lexeme.end, range.end)) && mostM === null) return;
  const said = plantsSaid(own ? normal.slice(lexeme.end, range.end) : words, hues, mostM);
  const goes =
    clears ||
    /\b(?:cover|hide|screen|soften|dress up|around)\b/.test(normal.slice(0, range.start)) ||
    reading.removals.length > reading.withdrawn.length;
  if (!said && (own || !goes || NO_WISH.test(normal.slice(lexeme.end)) || !PRAISED.test(words))) return;
  const bed = own ?? newMention("bed", { ...range, sentence }, { plantsOnly: said !== null });
  if (!own) reading.mentions.push(bed);
  if (!own && AT_HOUSE.test(words)) bed.place = "along-house";
  bed.sure = true;
  if (said)
    Object.assign(bed, {
      species: said.species,
      grouped: said.species,
      belowM: said.belowM,
      hues: undefined,
    });
  bed.start = Math.min(bed.start, range.start);
  const isRead = (one: Range) => isIn(range, one);
  reading.remarks = reading.remarks.filter(
    (one) => !isRead(one) || one.status !== "told" || one.undrawn !== undefined,
  );
  reading.loose = reading.loose.filter((one) => !isRead(one) || (one.type === "place" && !OVER.test(words)));
  reading.styles = reading.styles.filter((one) => !isRead(one));
  bed.sizes = bed.sizes.filter(({ bareM, heightM }) => (bareM ?? heightM) !== mostM || mostM === null);
  if (reading.vague && isRead(reading.vague)) reading.vague = null;
  reading.used.push(range);
}

const UNDER =
  /\b(?:under|below|less than|lower than|shorter than|up to|max|at most|no more than|(?:not?|nothing|never) (?:taller|higher|bigger|over|above|past)(?: than)?) $/;
/** "something that covers the foundation" */
const AT_HOUSE = /\b(?:foundation|house|porch|windows?|crawl ?space|siding)\b/;
/** "spills over the edge": how it grows, and no place. */
const OVER = /\bover (?:the|it|this|that)\b/;
const CLAUSE = /^ (?:that|which|to|who|for|good for)\b/;
const PRAISED =
  /\b(?:nicer?|prett(?:y|ier)|better|cuter?|soft(?:er)?|new|fresh|else|different|modern|simple|clean|good|lovely|beautiful|attractive|smaller|lower|instead)\b/;

const isUnnamed = ({ kind, species, plantsOnly }: Mention): boolean =>
  kind === "bed" && species.length === 0 && !plantsOnly;

/** From the words that describe it to the end of what is said of it. */
function describedAt(lexemes: readonly Lexeme[], at: number, normal: string): Range {
  const entryOf = (one: Lexeme | undefined) => (one?.type === "phrase" ? one.entry : null);
  let from = at;
  const back = BEFORE[normal.slice(lexemes[at]!.start, lexemes[at]!.end)] ?? 0;
  for (let k = at - 1; k >= Math.max(0, at - back); k--) {
    const entry = entryOf(lexemes[k]);
    if (!entry || entry.article || entry.command || entry.link || entry.relation || isHead(entry)) break;
    from = k;
  }
  let to = at;
  for (let k = at + 1; k < lexemes.length; k++) {
    const one = lexemes[k]!;
    const next = entryOf(lexemes[k + 1]);
    const isNext = one.type === "comma" || entryOf(one)?.link === "and";
    const isClause = /\b(?:that|which|who|to) $/.test(normal.slice(0, one.start));
    if (one.type === "stop" || (entryOf(one)?.command && !isClause) || entryOf(one)?.link === "but") break;
    const isOfOther = (at: number) => lexemes[at]?.type === "size" && entryOf(lexemes[at + 1])?.noun;
    if (isNext && (isOfOther(k + 1) || (next?.link === "and" && isOfOther(k + 2)))) break;
    if (isNext && (next?.article || next?.command || (next && isHead(next) && !next.fits))) break;
    if (entryOf(one)?.relation && k + 1 < lexemes.length && entryOf(lexemes[k + 1])?.article) break;
    to = k;
  }
  return { start: lexemes[from]!.start, end: lexemes[to]!.end };
}
