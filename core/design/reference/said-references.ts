import { plantLook, plantNoun } from "./plant-senses.ts";

/** Words of a text, lower case, with where each begins and ends in it; marks are words of their own. */
export type Word = { word: string; start: number; end: number };

export const wordsIn = (text: string): Word[] =>
  [...text.matchAll(/[a-z0-9]+(?:['’][a-z]+)?|[.,;:!?()]/gi)].map((found) => ({
    word: found[0].toLowerCase().replaceAll("’", "'"),
    start: found.index,
    end: found.index + found[0].length,
  }));

/** Words that point at something and do not say its name: "those little round bushes", "the one by the door". */
export type Reference = {
  /** Words from `from` to before `end`. */
  from: number;
  head: number;
  end: number;
  looks: string[];
  /** "bushes"; null = "ones", "things", which say nothing of the sort. */
  noun: string | null;
  isMany: boolean;
  isOther: boolean;
  /** Without an article. */
  isBare: boolean;
  /** The words of a place behind it: "by the door". */
  place: string | null;
};

const POINTS: ReadonlySet<string> = new Set([
  "the",
  "those",
  "these",
  "that",
  "this",
  "my",
  "our",
  "them",
  "your",
]);
/** Before plants in general they count what is there: "half as many grasses", "too many bushes". */
const COUNTS: ReadonlySet<string> = new Set(["many", "fewer"]);
const ANYTHING = /^(?:ones?|things?|guys?|stuff|bits?)$/;
const PLAIN_LOOKS = new Set(
  `big bigger biggest large larger largest huge tall taller tallest high little small smaller smallest tiny low lower lowest short shorter
  white pink red yellow orange purple blue green gray grey black brown tan beige dark light bright colored colorful
  wood wooden metal stone brick concrete cedar vinyl steel
  left right front back middle center far`
    .split(/\s+/)
    .filter(Boolean),
);
/** What people think of a thing, or how much of it there is, says not which. */
const IDLE_LOOKS = new Set(
  `ugly boring stupid silly pretty nice lovely weird old new same existing dead sad plain cheap fancy damn darn dang dumb poor awful
  overgrown scraggly messy scrawny other actual really very kinda ornamental`
    .split(/\s+/)
    .filter(Boolean),
);
const MOST_LOOKS = 4;

const isLook = (word: string): boolean =>
  PLAIN_LOOKS.has(word) || IDLE_LOOKS.has(word) || plantLook(word) !== null || word === "and";

const PLACES =
  /^(?:by|near|next|beside|along|at|on|in|behind|under|around|against|closest|nearest|close|up|out|over|down|to|of)$/;
const WHERE =
  /^(?:door|entry|entrance|porch|steps?|stoop|house|home|windows?|wall|fence|gate|walk|walkway|path|sidewalk|drive|driveway|garage|street|road|curb|pool|patio|deck|corner|left|right|front|back|middle|center|mailbox|side|edge|end|hand)$/;
const SMALL = /^(?:the|my|our|of|to|that|is|are|which|very|far|hand|s|front|back|left|right|side)$/;
const MOST_PLACE = 6;

/** Where the words of a place end that begin at `at`; `at` itself where none do. */
function placeEnd(words: readonly Word[], at: number): number {
  let next = at;
  while (/^(?:that|which|are|is|'s|right|over|all|up|out)$/.test(words[next]?.word ?? "")) next++;
  if (!PLACES.test(words[next]?.word ?? "")) return at;
  let end = at;
  for (let to = next + 1; to < Math.min(words.length, next + MOST_PLACE); to++) {
    const word = words[to]!.word;
    if (WHERE.test(word)) end = to + 1;
    else if (!SMALL.test(word) && !PLACES.test(word)) break;
  }
  return end;
}

const isPlural = (word: string, point: string): boolean =>
  /^(?:those|these|them)$/.test(point) || /[^s]s$|^stuff$|^cacti$|shes$|sses$/.test(word);

/** The references of a text in their order. */
export function referencesIn(words: readonly Word[]): Reference[] {
  const found: Reference[] = [];
  for (let from = 0; from < words.length; from++) {
    const point = words[from]!.word;
    if (!POINTS.has(point) && !COUNTS.has(point)) continue;
    let at = from + 1;
    while (at - from <= MOST_LOOKS && isLook(words[at]?.word ?? "") && !isHeadHere(words, at)) at++;
    const head = words[at]?.word ?? "";
    const isOfPlants = plantNoun(head) !== null;
    if (!isOfPlants && (COUNTS.has(point) || !ANYTHING.test(head))) continue;
    // "Something that blooms".
    if (point === "that" && /s$/.test(head)) continue;
    // "The grass seed", "the flower bed": the word only describes.
    if (DESCRIBES.test(words[at + 1]?.word ?? "")) continue;
    const looks = words.slice(from + 1, at).map(({ word }) => word);
    const end = placeEnd(words, at + 1);
    found.push({
      from: COUNTS.has(point) ? from + 1 : from,
      head: at,
      end: Math.max(end, at + 1),
      looks: looks.filter((word) => !IDLE_LOOKS.has(word) && word !== "and"),
      noun: isOfPlants ? head : null,
      isMany: isPlural(head, point),
      isOther: looks.includes("other"),
      isBare: COUNTS.has(point),
      place:
        end > at + 1
          ? words
              .slice(at + 1, end)
              .map(({ word }) => word)
              .join(" ")
          : null,
    });
    from = at;
  }
  return found;
}

/** "Green" is a noun in "those greens" and describes in "those green things". */
function isHeadHere(words: readonly Word[], at: number): boolean {
  const word = words[at]!.word;
  const next = words[at + 1]?.word ?? "";
  return plantNoun(word) !== null && plantNoun(next) === null && !ANYTHING.test(next) && !isLook(next);
}
const DESCRIBES =
  /^(?:beds?|seed|pots?|boxe?s?|line|area|strip|patch|lines?|row|border|cover|house|trunks?|guards?|rings?|colors?|colours?)$/;
