import type { Asked } from "#core/plan/asked/asked-operations.ts";
import { landmarkOf } from "./landmarks.ts";
import type { Mention, Reading } from "./mention.ts";
import { readLexemes } from "./read-lexemes.ts";
import { isHead } from "./reader.ts";
import { tokenize } from "./tokenize.ts";
import { placeOf } from "./words/place-words.ts";

/** What says where something goes, before the name of what is there. */
const WHERE =
  "along|alongside|by|beside|next to|near|against|behind|in front of|under|underneath|beneath|below|above|past|beyond|across from|opposite|between|from|(?:up|over|down|out|back|right|round|around|close|next|all the way) to|as far as|(?:on |at |to )?(?:this|that|the (?:other|far|near|house|street|left|right|north|south|east|west|sunny|shady|downhill|uphill)|(?:either|each|both|one)) (?:side|sides|end|ends|edge|edges) of|(?:at|on|to|along|in|from) the (?:end|edge|foot|bottom|top|base|back|front|middle|center|centre|corner|side|left|right|sides?) of|(?:bottom|top|foot|base|end|edge|left|right) of";
/** Words before what is there. "That a deck" begins with what comes. */
const THE =
  "(?:the|my|our|your|his|her|their|that|those|these|this|both|existing|old|neighbou?rs?'?s?)(?! (?:an?|some)\\b)(?: (?:neighbou?rs?'?s?|same|existing|old|new))?";
/** Words that end the name of a place: a verb, a joint, what brings something new. */
const ENDS =
  "and|or|with|plus|but|then|so|a|an|some|new|more|another|put|plant|add|lay|build|install|place|set|make|want|need|like|have|i|we|it|is|are|in|on|of|for|to|from|instead|please|just|here|there";
const NAME = (most: number) => `(?:(?!(?:${ENDS}) )[a-z-]+(?:'s)? ){0,${most}}`;
/** The words right before a name by which somebody only says where; the second of two as well: "between the van and the fence". */
const SAYS_WHERE: readonly RegExp[] = [
  new RegExp(
    `\\b(?:between|from) (?:${THE} )?(?:(?!(?:${ENDS}) )[a-z-]+ ){1,3}(?:and|(?:out |up |over |down |back )?to) ${THE} (${NAME(3)})$`,
  ),
  new RegExp(`\\b(?:${WHERE}) ${THE} (${NAME(3)})$`),
];
/** The words right before a name by which somebody only says where it is; null where they say nothing of the kind. */
export const saysWhere = (before: string): RegExpExecArray | null =>
  SAYS_WHERE.map((one) => one.exec(before)).find((one) => one !== null) ?? null;

/** In words that the network takes for a place: one that names what is there. */
const IS_THERE = new RegExp(`^[a-z]+ (?:.* )?${THE} (?:(?!(?:an?|some) )[^,;.])*$`);

/** "In the back corner on flagstone": ground without an article is what comes under it. */
const LIES_UNDER = / on (?:(?!the |our |my |that |this )[a-z]+ )?$/;

/** Where the words begin that name a thing only to say where another goes; null where they ask for it. */
function startOfPlace({ start, end }: Mention, normal: string, asked: Asked | undefined): number | null {
  const part = asked?.operations
    .flatMap(({ parts }) => parts)
    .find((one) => one.part === "place" && one.start <= start && end <= one.end);
  const before = part ? normal.slice(part.start, start) : "";
  if (part && IS_THERE.test(before) && !LIES_UNDER.test(before)) return part.start;
  const said = saysWhere(normal.slice(0, start));
  // "Along the drive lavender": the drive is the place.
  const isNamed = said && !headsIn(said[1]!).length;
  return isNamed ? said.index : null;
}

const headsIn = (words: string) =>
  readLexemes(tokenize(words)).flatMap((one) =>
    one.type === "phrase" && isHead(one.entry) ? [one.entry] : [],
  );

/**
 * Takes out of the wishes what is named only to say where another thing goes: "from the steps to the green picket fence" asks for no fence. What
 * goes there gets its place. Who asks for nothing else, and for nothing that cannot be drawn, means it.
 */
export function dropPlaces(reading: Reading, normal: string, asked: Asked | undefined): void {
  const starts = new Map<Mention, number>();
  for (const mention of reading.mentions) {
    const start = mention.sure ? null : startOfPlace(mention, normal, asked);
    if (start !== null) starts.set(mention, start);
  }
  const kept = reading.mentions.filter((mention) => !starts.has(mention));
  const isAll = kept.length === 0;
  const isMore = reading.remarks.some(({ undrawn, unknown }) => undrawn || unknown);
  // What describes would find no other thing, and something takes the place of what goes.
  const waits = reading.loose.length + reading.styles.length + reading.removals.length > 0;
  if (isAll && (!isMore || waits)) return;
  reading.mentions = kept;
  for (const [{ end, sentence }, start] of starts) {
    const beside = kept.filter((one) => one.sentence === sentence);
    const own = beside.findLast((one) => one.end <= start) ?? beside.find((one) => one.start >= end);
    const place = placeSaid(normal.slice(start, end));
    if (own && place && !own.place) own.place = place;
  }
}

/** "Along the bottom of the garage wall": the wall of the house. */
function placeSaid(words: string) {
  const relation = readLexemes(tokenize(words)).find(
    (one) => one.type === "phrase" && one.entry.relation !== undefined,
  );
  const landmarks = headsIn(words).map(landmarkOf);
  const landmark = landmarks.includes("house") ? "house" : landmarks.findLast((one) => one !== null);
  const said = relation?.type === "phrase" ? relation.entry.relation : undefined;
  return said && landmark ? placeOf(said, landmark) : null;
}
