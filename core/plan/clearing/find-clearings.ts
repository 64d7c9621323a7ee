import { LOOSE_PLACES, type LooseKind, looseWish, THING_WORDS } from "./loose-things.ts";

/** A loose thing that is to go: where words name it with its place, and the name alone. */
export type Clearing = { name: string; start: number; end: number };
/** The loose things that a text asks to take out of the photo, and the words that ask for nothing else. */
export type Clearings = { things: Clearing[]; cuts: { start: number; end: number }[] };

/** Verbs that take a thing away by themselves. */
const TAKES =
  "remove|removing|get rid of|getting rid of|rid of|take out|taking out|take away|haul (?:away|off|out)|cart (?:away|off)|clear (?:out|away|off|up)|clear|clean (?:up|out|off)|delete|erase|lose|ditch|scrap|toss|chuck|dump|pull (?:out|up)|pull|yank|eliminate|nix|photoshop out|edit out|tidy (?:up|away)|pick up|pack up|put away|shift|do away with|no more|crop out";
/** Verbs that do so with a particle behind the thing, or with the place that it goes from. */
const TAKES_WITH =
  "get|getting|take|taking|want|wants|have|edit|photoshop|move|moving|shift|haul|pull|clear|throw|cart|toss|crop|put|pick|need";
const PHOTO = "(?:there|here|(?:the|this|my|our) (?:picture|photo|shot|yard|way|frame|scene|view|image))";
const PARTICLE = `(?:out of ${PHOTO}|from ${PHOTO}|out|off|away|gone|removed|up)`;
const GOES = `(?:(?:all|both|just|really|also|definitely|should|please) )*(?:ha(?:s|ve)(?: got)? to go|gotta go|needs? to (?:go|be removed|be gone|disappear)|must go|can (?:all )?go|should go|go(?:es)?|(?:is|are) (?:out|gone)|gone|removed|cleared(?: (?:out|away|off|up))?|cleaned up|hauled (?:off|away|out)|away|out of ${PHOTO}|out|off|comes? out)`;
const CLAUSE_ENDS = "(?=\\s*(?:$|[,:)(-]|and\\b|but\\b|then\\b|please\\b|too\\b|so\\b|as well\\b))";

/** Words that end the name of a thing towards its beginning: they ask, join or place. */
const BREAKS = new Set(
  "no and or but with for from of off out away up down on in at by to into onto over under near behind beside then so because remove removing rid take taking haul cart clear clean delete erase lose ditch scrap toss chuck dump pull yank eliminate nix photoshop edit tidy pick pack put shift do more crop get getting want wants have move moving throw need add make build plant install lay set keep keeping leave replace swap give please is are was be has had can could should would will just also around plus lets i we you she he they it s d ll re".split(
    " ",
  ),
);
/** What points at a thing that stands there. It is no part of its name. */
const POINTERS =
  /^(?:(?:the|that|those|these|this|all|any|both|every|each|my|our|her|his|their|your|old|ugly|of|them|damn|stupid|whole) )+/;
/** A wish for a thing, not for its going. */
const ASKS_FOR = /^(?:a|an|some|new|another|more)\b|\bnew\b/;
const LONGEST_NAME = 4;
/** Posts that hold something up, and mailboxes. */
const HELD =
  /\b(?:fence|porch|gate|lamp|light|mailbox|mail|deck|pergola|railing|corner|end|by the|next to the) posts?$/;

const OWNED = new RegExp(`^(?:'s|s')? (?:${THING_WORDS})\\b`);

const PLACE_NAMES = Object.values(LOOSE_PLACES).join("|");
const PLACE = `(?: (?:(?:standing|sitting|parked|lying|lined up|up) )?(?:off|off of|from|on|in|out of|by|around|under|near|at|along|over|beside|next to|in front of|behind|to)(?: (?:the|my|our|her|his|their|that|this|all))*(?: (?:front|back|side|whole|wood|wooden|pool))?(?: (?:${PLACE_NAMES}))\\b)`;

// Made once: each step of a drag reads the words.
const PRONOUN = `(?:every one of them|each of them|all of them|them all|them|him|her|it)(?=\\s*(?:$|,|and\\b|${PARTICLE}\\b))`;
const THING_OR_PRONOUN = new RegExp(`\\b(?:(${THING_WORDS})|(${PRONOUN}))\\b`, "g");
const ENDS_IN_TAKING = new RegExp(`\\b(?:${TAKES}|${TAKES_WITH}) $`);
const BEGINS_WITH_PLACE = new RegExp(`^${PLACE}`);

/** A thing, or a pronoun for it, at its place in the sentence; `named` = where it is named, without what points at it. */
type Item = { start: number; end: number; named: Clearing };

const isNegated = (text: string, at: number): boolean =>
  /\b(?:not|dont|don't|never|without|no need to|cant|can't|cannot) (?:[a-z]+ )?$/.test(text.slice(0, at));

/** Finds in a text in normal form the loose things that are to go, whatever stands around them. */
export function findClearings(normal: string): Clearings {
  const things: Clearing[] = [];
  const cuts: Clearings["cuts"] = [];
  for (const { 0: sentence, index } of normal.matchAll(/[^.;!?\n]+/g)) {
    const found = inSentence(sentence);
    things.push(...found.things.map((one) => shifted(one, index)));
    cuts.push(...found.cuts.map((one) => shifted(one, index)));
  }
  return { things, cuts };
}

const shifted = <One extends { start: number; end: number }>(one: One, by: number): One => ({
  ...one,
  start: one.start + by,
  end: one.end + by,
});

function inSentence(text: string): Clearings {
  const items = itemsOf(text);
  const things: Clearing[] = [];
  const cuts: Clearings["cuts"] = [];
  for (let from = 0; from < items.length; ) {
    const list = listFrom(text, items, from);
    from += list.length;
    const cut = goingOf(text, list);
    if (!cut) continue;
    things.push(...list.map(({ named }) => named));
    cuts.push(...cut);
  }
  return { things, cuts };
}

/** Things that are named, with what says where they stand; a pronoun behind a verb stands for what was named before. */
function itemsOf(text: string): Item[] {
  const items: Item[] = [];
  for (const { 0: words, 1: thing, index } of text.matchAll(THING_OR_PRONOUN)) {
    const last = items.at(-1);
    if (last && index < last.end) continue;
    if (!thing) {
      const stands = last ?? null;
      if (!stands || !ENDS_IN_TAKING.test(text.slice(0, index))) continue;
      items.push({ ...stands, start: index, end: index + words.length });
      continue;
    }
    const start = nameStart(text, index);
    const nameEnd = index + words.length;
    // "kids toys", "the realtor sign": whose it is.
    if (OWNED.test(text.slice(nameEnd))) continue;
    if (
      HELD.test(text.slice(0, nameEnd)) ||
      /^ (?:wall|of|seat|space|line|light|shed|house|room)\b/.test(text.slice(nameEnd))
    )
      continue;
    const place = BEGINS_WITH_PLACE.exec(text.slice(nameEnd))?.[0] ?? "";
    // "everything" alone is the whole design.
    if (/^everything$/.test(words) && !/ (?:off|from|out of) | on (?!.*(?:left|right)$)/.test(place))
      continue;
    const end = nameEnd + place.length;
    // "Where the table goes": it comes, and stands there.
    if (ASKS_FOR.test(text.slice(start, nameEnd)) || /\bwhere\b/.test(text.slice(start, nameEnd))) continue;
    const pointed = POINTERS.exec(text.slice(start, nameEnd))?.[0].length ?? 0;
    const name = text.slice(start + pointed, nameEnd);
    items.push({ start, end, named: { name, start: start + pointed, end } });
  }
  return items;
}

function nameStart(text: string, at: number): number {
  let start = at;
  for (let words = 0; words < LONGEST_NAME; words++) {
    const before = /([a-z0-9']+) $/.exec(text.slice(0, start));
    if (!before || BREAKS.has(before[1]!)) break;
    start -= before[0].length;
  }
  return start;
}

const OVER =
  /\b(?:(?:i|we|she|he|they)(?:'?m|'?s|'?re| is| are)? )?(?:over|tired of|sick of|done with) (?:the |those |these |her |his |our |my )?$/;

/** Things that no design has: "no sign" is of the one that stands there. */
const NEVER_BUILT: ReadonlySet<LooseKind | undefined> = new Set<LooseKind>([
  "person",
  "sign",
  "bin",
  "vehicle",
  "bike",
  "toy",
  "cone",
  "stake",
  "hose",
  "tool",
  "tent",
]);
const REFUSED = /(?:^|[,:]\s*|\b(?:and|but) )no (?:more )?$/;

const JOINT = /^\s*(?:,|and|&|plus|or|, and|, plus|as well as|along with|and all of|and all)?\s*$/;

/** The item and those that are listed with it. */
function listFrom(text: string, items: readonly Item[], from: number): Item[] {
  const list = [items[from]!];
  for (const next of items.slice(from + 1)) {
    if (!JOINT.test(text.slice(list.at(-1)!.end, next.start))) break;
    list.push(next);
  }
  return list;
}

/** The words to read no further where a list of things is to go; null where it is not. */
function goingOf(text: string, list: readonly Item[]): Clearings["cuts"] | null {
  const { start } = list[0]!;
  const { end } = list.at(-1)!;
  const before = text.slice(0, start);
  const after = text.slice(end);
  const refused = REFUSED.exec(before);
  if (refused && list.every(({ named }) => NEVER_BUILT.has(looseWish(named.name)?.kind)))
    return [{ start: refused.index, end }];
  const own = list.map((one) => ({ start: one.start, end: one.end }));
  const verb = new RegExp(`\\b(?:${TAKES})(?: (?:up|all|of))*\\s*$`).exec(before);
  const particle = new RegExp(`^\\s*${PARTICLE}\\b`).exec(after)?.[0] ?? "";
  const end2 = end + particle.length;
  if (verb && !isNegated(text, verb.index) && !/^\s*(?:to|into|onto)\b/.test(after)) {
    // "remove the chairs and the old shrubs": the verb is needed for the rest.
    const goesOn = /^\s*(?:,|and|, and|or) *(?:the|those|that|these|this|all|my|our|old)\b/.test(
      text.slice(end2),
    );
    return goesOn ? own : [{ start: antecedentStart(text, list, verb.index), end: end2 }];
  }
  const weak = new RegExp(`\\b(?:${TAKES_WITH})(?: (?:all|of))*\\s*$`).exec(before);
  const fromPlace = list.some((one) => / (?:off|from|out of) /.test(text.slice(one.start, one.end)));
  if (weak && !isNegated(text, weak.index) && (particle || fromPlace))
    return [{ start: antecedentStart(text, list, weak.index), end: end2 }];
  const goes = new RegExp(`^\\s*,?\\s*${GOES}${CLAUSE_ENDS}`).exec(after);
  if (goes) return [{ start, end: end + goes[0].length }];
  // "everything off the lawn", "sunbeds away": nothing else is asked of them in the clause.
  const alone = /^\s*$|[,:]\s*(?:and )?$/.test(before) && /^\s*(?:please)?\s*(?:$|,)/.test(after);
  if (alone && fromPlace) return [{ start, end }];
  // "remove the barberries, the sign and the bins": others stand between the verb and these.
  const far =
    /\b(?:remove|rip out|get rid of|haul away|take out|clear out)\b([a-z' ,]{1,60}(?:,|and)\s*)$/.exec(
      before,
    );
  if (
    far &&
    !isNegated(text, far.index) &&
    !/\b(?:add|put|plant|install|build|lay|keep|leave|replace|give|make|then)\b/.test(far[1]!)
  )
    return own;
  return null;
}

/** Where what is read no further begins: with what a pronoun stands for, as "she's over the red pots, clear them out" asks for none. */
function antecedentStart(text: string, [first]: readonly Item[], at: number): number {
  const { named, start } = first!;
  if (named.end > start) return at;
  return OVER.exec(text.slice(0, named.start))?.index ?? named.start;
}
