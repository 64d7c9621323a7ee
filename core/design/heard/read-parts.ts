import { isDeedWord, statesOnly } from "#core/design/states-only.ts";
import { chairsOfPit } from "./chairs-of-pit.ts";
import type { Named, Parts } from "./clause-types.ts";
import { type Heard, type Meant, now, type Reader, saysHow } from "./heard.ts";
import { readAgain } from "./read-again.ts";
import { readColors } from "./read-colors.ts";
import { readOnly, readReplacing } from "./read-coming.ts";
import { readCovering } from "./read-covering.ts";
import { readEdging } from "./read-edging.ts";
import { readKeeping, readRemoving, readRest, readTooMany } from "./read-going.ts";
import { readImplied } from "./read-implied.ts";
import { readMaterial } from "./read-material.ts";
import { readAdding, readMore } from "./read-more.ts";
import { readOnlyCover } from "./read-only-cover.ts";
import { readPlanting, readPotted } from "./read-planting.ts";
import { readSame } from "./read-same.ts";
import { readSaying } from "./read-saying.ts";
import { readSomething } from "./read-something.ts";
import { readSplitting } from "./read-splitting.ts";
import { readSwapping } from "./read-swapping.ts";

export function readParts(parts: Parts, words: readonly string[], heard: Heard): Meant {
  for (const one of parts.named) one.known = now(one.known, heard);
  const there = parts.named.filter(({ known }) => known.elements.length > 0);
  const said = words.slice(parts.from, parts.end).join(" ");
  // "Petunias die every summer": what is told of a thing finds fault with it, and something may come for it.
  if (
    there.length === 1 &&
    !parts.isKept &&
    (parts.wheres.length === 0 || HABIT.test(said)) &&
    !saysHow(parts) &&
    !(parts.verb === "remove" && there[0]!.from >= parts.afterVerb && DISLIKES.test(said)) &&
    statesOnly(said)
  ) {
    heard.last = there[0]!.known;
    if (!PRAISES.test(said)) heard.refused = heard.last;
    return "told";
  }
  // "The boulders are still there": they were to go.
  if (there.length === 1 && parts.named.length === 1 && STILL_THERE.test(said)) {
    Object.assign(heard, { last: there[0]!.known, refused: there[0]!.known });
    return "told";
  }
  // "Too much rock": something else is to lie there.
  if (there.length === 1 && there[0]!.known.isCover && /^(?:its |it is )?too much [a-z]+$/.test(said)) {
    Object.assign(heard, { last: there[0]!.known, refused: there[0]!.known });
    return "told";
  }
  if (NEEDS_ROOM.test(said) || (SAME_AS_NOW.test(said) && there.length === 1)) return "told";
  if (OTHER_COLOR.test(said) && parts.values.length === 0) {
    heard.isLost = true;
    const name = there[0] ? words.slice(there[0].from, there[0].end).join(" ") : "";
    return { unread: name ? `${name} in another color` : said };
  }
  if (MEANT.test(said) && there.length === 1 && parts.wheres.length > 0)
    return { unread: words.slice(there[0]!.from, parts.end).join(" ") };
  // "An 8 ft hedge is too much": how it is, and not how it is to be.
  if (there.length === 1 && parts.named.length === 1 && parts.sizes.length > 0 && IS_TOO.test(said)) {
    Object.assign(heard, { last: there[0]!.known, refused: there[0]!.known });
    return "told";
  }
  if (ASKS_OF_IT.test(said)) return "unread";
  const ofPit = chairsOfPit(parts, there, said, heard);
  if (ofPit) return ofPit;
  if (FARTHER_FROM.test(said) && parts.named.length === 0) return { unread: said };
  if (AS_BEFORE.test(said)) return "told";
  const isOfATime =
    parts.showing &&
    SEES.test(said) &&
    parts.values.length === 0 &&
    parts.named.every(({ isNew, known }) => !isNew && known.elements.length > 0);
  // "With the roses in full bloom": as they are.
  const isAsItIs =
    /^with\b/.test(said) &&
    there.length > 0 &&
    there.length === parts.named.length &&
    there.every(({ isNew, isNot }) => !isNew && !isNot) &&
    !saysHow(parts) &&
    parts.wheres.length + parts.unknown.length === 0;
  if (isAsItIs && /\b(?:bloom|flower)\b/.test(said)) return "told";
  if (isOfATime) return [{ op: "show", what: parts.showing! }];
  // "On the left is shade all day".
  const isOfAPlaceThere = there.length === 0 && parts.wheres[0]?.from === parts.from;
  if (isOfAPlaceThere && statesOnly(said)) return "told";
  // "They touch the wall": what is told of what was spoken of.
  const isOfIt =
    /^(?:they|it)\b/.test(said) &&
    parts.verb === null &&
    there.length === 0 &&
    !saysHow(parts) &&
    (parts.unknown.length > 0 || isDeedWord(words[parts.from + 1] ?? "")) &&
    parts.named.every(({ isNew }) => !isNew);
  if (isOfIt && statesOnly(said)) return "told";
  // "The Joe Pye is in front": where it stands now.
  const isThere =
    /\b(?:is|are|was|were)\b(?! (?:to|better)\b)/.test(said) &&
    !/\b(?:should|could|must|better|would|instead|needs?)\b/.test(said) &&
    there.length === 1 &&
    parts.named.length === 1 &&
    parts.verb === "set" &&
    parts.wheres.length > 0 &&
    !saysHow(parts) &&
    !parts.isToo;
  if (isThere && parts.unknown.length === 0) {
    heard.last = there[0]!.known;
    return "told";
  }
  // "Because it gets so hot in summer".
  if (parts.isShowing && (parts.isWhy || statesOnly(said) || WOULD_BE_SO.test(said)) && !SEES.test(said))
    return "told";
  if (parts.isShowing) return null;
  const isEmpty =
    parts.verb === null &&
    parts.named.length + parts.unknown.length + parts.values.length + parts.wheres.length === 0 &&
    !saysHow(parts);
  if (/^if\b/.test(words[parts.from]!) && there.length > 0) return "unread";
  // "It is all green", "the fence looks fake": what is, and not what is to be.
  const isState =
    STATES.test(said) &&
    parts.sizes.length === 0 &&
    !parts.comparison &&
    !parts.shade &&
    !parts.isGone &&
    !parts.isKept;
  if (isState && parts.isTold && there.length === 0) return "told";
  const looks = /\b(?:looks?|feels?|seems?)\b/.test(said);
  if (
    looks &&
    there.length === 1 &&
    !parts.comparison &&
    (parts.verb === null || parts.verb === "set") &&
    parts.values.length > 0
  ) {
    Object.assign(heard, { last: there[0]!.known, refused: there[0]!.known });
    return "fault";
  }
  const isOfWhatWas =
    /^(?:not|no)$/.test(words[parts.from]!) &&
    parts.isOne &&
    parts.named.length === 0 &&
    heard.verb !== "remove";
  if (isOfWhatWas) return "told";
  if (
    parts.isDeaf ||
    (isEmpty &&
      !parts.isIt &&
      !parts.isOne &&
      !parts.isGone &&
      !parts.isKept &&
      !parts.isShowing &&
      !parts.isInstead &&
      !parts.isSame)
  )
    return "told";
  const isOfTheLost =
    heard.isLost &&
    parts.named.length === 0 &&
    saysHow(parts) &&
    (parts.verb === null || (parts.verb === "add" && parts.isOne));
  if (isOfTheLost) return "unread";
  if (heard.isLost && parts.isIt && parts.verb === "move" && there.length === 0) return "told";
  const split = readSplitting(parts, there, words, heard);
  if (split !== undefined) return split;
  if (
    parts.verb !== "remove" &&
    parts.verb !== "keep" &&
    !parts.isGone &&
    there.some(({ isUnplaced }) => isUnplaced)
  )
    return null;
  for (const reader of READERS) {
    const operations = reader(parts, there, words, heard);
    if (operations === undefined) continue;
    if (operations) {
      // "The steps the same as the wall": the steps are spoken of.
      const known = (parts.isSame ? there[0] : there.at(-1))?.known;
      const isReplaced = Array.isArray(operations) && operations.some(({ op }) => op === "replace");
      if (known && operations !== "told" && !isReplaced)
        heard.last = now(known, heard).elements.length > 0 ? known : heard.last;
    }
    return operations;
  }
  const isTelling =
    (parts.isTold || parts.isWhy || isComplaint(parts, there, said)) && !ASKS.has(parts.verb ?? "set");
  if (isTelling) {
    const known = there.at(-1)?.known;
    if (known && !parts.isWhy) Object.assign(heard, { last: known, refused: known });
    return parts.isTold || parts.isWhy ? "told" : "fault";
  }
  // "Three tiers each": a number of what is not known here.
  const isOfUnknown =
    parts.verb === null &&
    parts.named.length === 0 &&
    parts.counts.length === 1 &&
    /^\d+ [a-z]+(?: each)?$/.test(said) &&
    parts.unknown.length === 1;
  if (isOfUnknown) return "unread";
  // "Add basil and mint".
  const isOfList =
    parts.unknown.length > 0 &&
    parts.named.length === 0 &&
    parts.verb === null &&
    heard.verb === "add" &&
    !saysHow(parts) &&
    !parts.isWhy;
  if (isOfList) return { unread: `add ${said}` };
  // "Tenants need to get in there": nobody asks for anything that is drawn.
  const isOfOthers =
    (parts.verb === "want" || parts.verb === "have") &&
    there.length === 0 &&
    !parts.named.some(({ isNew }) => isNew) &&
    !saysHow(parts) &&
    parts.unknown.includes(words[parts.from]!);
  if (isOfOthers) return "told";
  if (
    there.length === 1 &&
    parts.named.length === 1 &&
    parts.verb === null &&
    parts.unknown.length > 0 &&
    !there[0]!.isNew
  )
    heard.last = there[0]!.known;
  // "Planters at the start of the walk": a place that is not known.
  const [one] = there;
  const where = one ? words.slice(one.end, parts.end).join(" ") : "";
  const isSomewhere =
    one !== undefined &&
    parts.named[0] === one &&
    parts.verb === null &&
    parts.unknown.length > 0 &&
    !one.isNew &&
    !one.isNot &&
    !saysHow(parts) &&
    SOMEWHERE.test(where);
  if (isSomewhere) return { unread: `move ${words.slice(one.from, one.end).join(" ")} ${where}` };
  // "Make the railing black": nothing of the design is named.
  const isOfNothing =
    parts.unknown.length > 0 &&
    there.length === 0 &&
    (parts.verb === "set" || parts.verb === "move") &&
    !parts.isIt &&
    parts.named.length === 0;
  const isOfAPart =
    parts.unknown.length > 0 &&
    parts.named.length === 0 &&
    parts.verb === null &&
    parts.values.some(({ isNot }) => !isNot) &&
    parts.wheres.some(({ at }) => at);
  return isOfNothing || isOfAPart ? "unread" : null;
}

/** "The echinacea would flop there", "the seat wall too much": a name, and words that ask for nothing. */
const isComplaint = (
  { unknown, verb, isToo, named }: Parts,
  there: readonly Named[],
  said: string,
): boolean =>
  FINDS_FAULT.test(said) &&
  there.length === 1 &&
  named.length === 1 &&
  (verb === null || verb === "set") &&
  !there[0]!.isNew &&
  !there[0]!.isNot &&
  (unknown.length > 0 || isToo);

/** "Who makes that brick", "which apples would these be": nothing of the design is to be otherwise. */
const ASKS_OF_IT =
  /^(?:and |so |but |also )*(?:who (?:makes|sells|installs|supplies)|where (?:can|do|could) (?:i|we|you) (?:buy|get|find)|how (?:often|long|soon)\b|which [a-z ]*\b(?:would|is|are|will) (?:it|this|that|these|those|they|you)\b|(?:is|are) (?:it|this|that|they|these|those) (?:in stock|available|safe|legal|toxic|poisonous|worth))\b/;
/** "My wife hates the gravel": it is to go. */
const DISLIKES = /\b(?:hates?|dislikes?)\b/;
const STILL_THERE = /\bstill (?:there|here|in there|in it|in the (?:picture|design|photo)|showing)$/;
/** "Need room to mow", "the mower has to fit". */
const NEEDS_ROOM =
  /^(?:(?:i|we|they|the [a-z]+) )?(?:needs?|have to have|want) (?:an? |more |some |enough )?(?:room|space|access|clearance|spot|place)\b(?! (?:between|around|behind))|\b(?:has|have|needs?) to (?:fit|get (?:by|through|past|in))\b/;
/** "I meant the hedge on the right": what should happen to it is not said. */
const MEANT = /^(?:no )?(?:i|we) meant? (?:the|my|our) /;
/** "A bigger table, same patio". */
const SAME_AS_NOW = /^(?:and |but |on |with )*(?:the )?same [a-z]+(?: [a-z]+)?$/;
const IS_TOO =
  /\d [a-z]+ [a-z ]*\b(?:is|are|looks?|feels?|seems?) (?:way |just |a bit |much |really )*too (?:much|high|tall|big|wide|long)\b/;
/** "2 ft further from the fence": only distances from the house are measured. */
const FARTHER_FROM =
  /^(?:(?:about|maybe|like) )*\d[\d.]* (?:ft|feet|foot|in|inch|inches|m|cm|yards?) (?:further|farther|away) from (?:the|my|our) (?!house\b|home\b)/;
/** "A third bed, same size": what is added is like the others anyway. */
const AS_BEFORE =
  /^(?:and |in |at |of )?(?:the )?same (?:size|number|amount|count|spacing|height|width|colou?r|style|look|kind|type|shape|material|stone|block|brick|place|spot)(?: as before| too| please| more or less| roughly)?$/;
const OTHER_COLOR = /\b(?:other|another|different|new) (?:colou?rs?|shades?)\b/;

const HABIT = /\b(?:always|never|keeps?|constantly|every (?:time|day|week|year)|ends? up)\b/;

const SOMEWHERE =
  /^(?:at|in|on|by|near|around|along|behind|under|next to|beside) (?:the|my|our|each|either|both|every)\b/;

const SEES = /\b(?:season|time of year|see|look|looks|show|shown|picture|view)\b/;

/** "They would be flopping by July": what is feared. */
const WOULD_BE_SO = /^(?:and |or )?(?:they|it|that|those|these) (?:would|will|might|may) /;

const PRAISES =
  /\b(?:love|loves|like|likes|beautiful|gorgeous|great|good|nice|perfect|lovely|pretty|fine|amazing|stunning)\b/;

const FINDS_FAULT =
  /\b(?:would|will|wont|looks?|is|are|was|feels?|seems?|gets?|doesnt|dont|never|always|too)\b/;

const STATES =
  /^(?:right now |at the moment |now )?(?:its|it is|thats|that is|theyre|they are|there is|there are)\b(?! (?:too|to be)\b)/;

const ASKS: ReadonlySet<string> = new Set([
  "add",
  "remove",
  "replace",
  "put",
  "move",
  "sized",
  "other",
  "want",
  "keep",
]);

const READERS: readonly Reader[] = [
  readOnlyCover,
  readKeeping,
  readTooMany,
  readSame,
  readAgain,
  readPotted,
  readSomething,
  readRest,
  readRemoving,
  readOnly,
  readSwapping,
  readCovering,
  readMaterial,
  readImplied,
  readReplacing,
  readPlanting,
  readEdging,
  readColors,
  readMore,
  readAdding,
  readSaying,
];
