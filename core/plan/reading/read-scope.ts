import type { ElementKind, HardscapeUse } from "#core/elements/element.ts";
import { coveredPlants, roomMadeBy, standingThing } from "#core/plan/removal-notes.ts";
import { getSpecies } from "#core/plants/catalogue.ts";
import type { Entry, Fits } from "./entry.ts";
import { coverOf } from "./join-stones.ts";
import type { Mention, Remark } from "./mention.ts";
import { isQuiet } from "./quiet-words.ts";
import {
  isHead,
  type PhraseLexeme,
  type Reader,
  type Scope,
  type Taken,
  type UnknownLexeme,
} from "./reader.ts";

export const NAME_OF_USE: Record<HardscapeUse, string> = {
  patio: "patio",
  driveway: "driveway",
  walkway: "walkway",
  area: "courtyard",
};

/** The one word under which a plan lists a thing, whatever the person called it ("grass" and "sod" are "lawn"). */
export function canonicalName(entry: Entry): string {
  if (entry.use) return NAME_OF_USE[entry.use];
  if (
    entry.noun &&
    ["lawn", "fence", "pool", "deck", "hedge", "path-lights", "uplights"].includes(entry.noun.kind)
  ) {
    return entry.noun.kind.replace("-", " ");
  }
  return entry.phrase;
}

function kindOfSpecies(entry: Entry): Mention["kind"] {
  const { role } = getSpecies(entry.species![0]!);
  return role === "tree" || role === "hedge" ? role : "bed";
}

/** Words for what lies on a bed. */
export const COVER = /\b(?:mulch|bark|chips?|straw|needles?|mou?ld)$/;

/** The cover that beds have where an entry names one: mulch, or loose stones. */
function coverNamedBy({ phrase, noun }: Entry): Fits["bed"] | null {
  if (noun?.kind === "bed" && COVER.test(phrase)) return noun.details.bed ?? null;
  return noun?.kind === "gravel" ? coverOf(noun) : null;
}

/** What another cover takes the place of is ground, and no rock that stands in it. */
const STONES = /\b(?:rocks?|stones?|pebbles?|cobbles?)$/;

/** Whether a mention is what an entry names, so that "remove the boulders" undoes an earlier "boulders". */
function isNamedBy(mention: Mention, entry: Entry): boolean {
  if (entry.use) return mention.use === entry.use;
  if (entry.noun) {
    if (mention.kind !== entry.noun.kind) return false;
    // "no mulch" takes back no plants.
    if (COVER.test(entry.phrase) && mention.species.length > 0) return false;
    return mention.use === undefined || mention.kind !== "pavers";
  }
  return entry.species !== undefined && mention.kind === kindOfSpecies(entry) && mention.kind !== "bed";
}

/** Whether an earlier wish holds what an entry names, a plant of a bed included. */
const asksFor = (mention: Mention, entry: Entry): boolean =>
  isNamedBy(mention, entry) || (entry.species?.some((id) => mention.species.includes(id)) ?? false);

function forget(names: string[], name: string): void {
  const at = names.indexOf(name);
  if (at >= 0) names.splice(at, 1);
}

/** Whether "keep", "remove" or "no" reaches past the comma or "and" at `index` to what follows. */
export function scopeContinues(reader: Reader, index: number): boolean {
  const { scope } = reader;
  const next = reader.entryAt(index + 1);
  if (!next || !scope) return false;
  if (scope.command === "replace" && LIST_THAT_GOES.test(reader.normal.slice(reader.lexemes[index]!.start)))
    return true;
  // "remove the mulch, new sod": what is new comes.
  if (scope.command === "remove" && COMES.test(reader.textOf(reader.lexemes[index + 1]!))) return false;
  if (scope.command === "paint") return next.fits !== undefined && !isHead(next);
  if (scope.command === "refuse" || scope.command === "instead") {
    return next.link === "or" || next.command === "refuse";
  }
  if (next.link === "and") return scopeContinues(reader, index + 1);
  if (next.article) return next.article !== "indefinite";
  if (!isHead(next) && !next.fits) return false;
  if (reader.lexemes[index]!.type !== "comma") return true;
  // "take out the bushes, hydrangeas instead": these come.
  if (IN_PLACE.test(reader.normal.slice(reader.lexemes[index]!.end))) return false;
  // "remove the shrubs, fence and deck": a bare list reaches to its end when the sentence has no other verb.
  for (let at = index + 1; at < reader.lexemes.length && reader.lexemes[at]!.type !== "stop"; at++) {
    if (reader.lexemes[at]!.type === "comma") continue;
    // "keep the tree, lavender underneath": what comes there.
    if (scope.command === "keep" && UNDER_IT.test(reader.textOf(reader.lexemes[at]!))) return false;
    const entry = reader.entryAt(at);
    const other =
      entry?.command ||
      entry?.link === "with" ||
      (entry?.fits && !(scope.command === "keep" && isOneOfList(reader, at))) ||
      entry?.pronoun ||
      entry?.article === "indefinite";
    if (!entry || other) return false;
  }
  return true;
}

/** "Keep the boat, log and boulders": a word that only describes elsewhere is a thing where it stands alone in a list. */
function isOneOfList(reader: Reader, at: number): boolean {
  const parts = (other: number) => {
    const lexeme = reader.lexemes[other];
    const entry = reader.entryAt(other);
    return (
      !lexeme || lexeme.type === "comma" || lexeme.type === "stop" || entry?.link === "and" || entry?.article
    );
  };
  const entry = reader.entryAt(at);
  return Boolean(entry && isHead(entry) && parts(at - 1) && parts(at + 1));
}

/** "Swap the sofa, chairs and table for": all of the list goes. */
const LIST_THAT_GOES =
  /^(?:,| and|and|&)(?: and)?(?: (?!(?:an?|some|new|put|add|plant|lay|with|for|to|by|keep)\b)[a-z'-]+,?){1,8} (?:with|for)\b/;
const COMES = /^(?:new|fresh)\b/;
const UNDER_IT = /^(?:underneath|beneath|below|under|around)$/;
const IN_PLACE = /^[^,.;!?]*\binstead\b(?! of\b)/;

/** Things that lie flat: new ground covers them. All else stands up in the photo, and only its foot can be covered. */
export const FLAT_KINDS: ReadonlySet<ElementKind> = new Set([
  "lawn",
  "pavers",
  "concrete",
  "gravel",
  "stepping-stones",
]);

/** What a scope word answers to the thing it took; `undid` = it took back an earlier wish, so nothing stands there. */
function answerTo(
  command: Scope["command"],
  entry: Entry,
  said: string,
  undid: boolean,
): Pick<Remark, "status" | "sentence"> {
  if (command === "keep") return { status: "placed", sentence: `Kept as it is: ${said}.` };
  if (command === "refuse" || command === "instead") {
    return { status: "placed", sentence: `Left out: ${said}.` };
  }
  const { noun, use, phrase, undrawable } = entry;
  const isFlat =
    use !== undefined ||
    (undrawable?.instead !== undefined && FLAT_KINDS.has(undrawable.instead)) ||
    phrase.includes("mulch") ||
    COVER.test(phrase) ||
    (command === "replace" && STONES.test(phrase)) ||
    (noun !== undefined && FLAT_KINDS.has(noun.kind));
  if (undid || isFlat) return { status: "placed", sentence: roomMadeBy(said) };
  if (noun?.kind === "bed" || (entry.species && kindOfSpecies(entry) !== "tree")) return coveredPlants(said);
  return standingThing(said);
}

/** "Instead of the old tree": it stands in the photo; "instead of a fence" names another way to do it. */
const THE_OLD = /\b(?:the|this|that|these|those|our|my|your|existing|old)(?: [a-z]+){0,2} $/;
const isThere = (reader: Reader, start: number, { noun, use, species }: Entry): boolean =>
  !use &&
  (species !== undefined || (noun !== undefined && !FLAT_KINDS.has(noun.kind))) &&
  THE_OLD.test(reader.normal.slice(0, start));

/** Puts a head under "keep", "remove", "no", "replace" or "instead of" into the list of that word. */
export function takeIntoScope(reader: Reader, lexeme: PhraseLexeme | UnknownLexeme, index: number): void {
  const scope = reader.scope!;
  const { reading } = reader;
  scope.empty = false;
  reader.drop();
  if (lexeme.type === "unknown") {
    // "no mowing": nothing that could be drawn.
    if (!(scope.command === "refuse" && isQuiet(lexeme.word))) reader.remarkUnknown(lexeme);
    return;
  }
  const { entry } = lexeme;
  if (scope.command === "paint") return;
  if (scope.command === "fewer") {
    const said = reader.textOf(lexeme);
    reader.remark(lexeme, "told", `Which of them go only you know: circle them and write “remove ${said}”.`);
    return;
  }
  if (scope.command === "move") {
    reader.remark(lexeme, "told", notMoved(reader.textOf(lexeme)));
    return;
  }
  if (isHousePart(entry) && CHANGES_HOUSE.has(scope.command)) {
    reader.remark(lexeme, "told", HOUSE_STAYS);
    reader.scope = { command: "paint", empty: false };
    return;
  }
  // "A cedar fence no gate": the fence comes. "It can't block the windows": they stay, and nothing of them is asked for.
  const isPlain = entry.landmark && !entry.noun && !entry.use && !entry.species;
  if (scope.command === "refuse" && (entry.phrase === "gate" || isPlain)) {
    const becomes = isPlain ? "Kept as it is" : "Left out";
    reader.remark(lexeme, "placed", `${becomes}: ${reader.textOf(lexeme)}.`);
    return;
  }
  // "rip out everything in front of the house": that is where it stands.
  const isPlace = entry.landmark && !entry.noun && !entry.use && !entry.species;
  if (isPlace && CLEARS.has(scope.command) && STANDS_AT.test(reader.normal.slice(0, lexeme.start))) {
    reader.use(lexeme);
    const all = reader.taken ? null : ALL_PLANTS.exec(reader.normal.slice(0, lexeme.start));
    if (all) {
      const said = { start: all.index, end: all.index + all[1]!.length };
      reading.removals.push("plants");
      const { status, sentence } = coveredPlants(reader.textOf(said));
      reader.remark(said, status, sentence);
    }
    return;
  }
  // "Pull out the yew in the island bed": the bed is where it stands.
  if (
    reader.taken &&
    CLEARS.has(scope.command) &&
    HOLDS_PLANTS.test(entry.phrase) &&
    !entry.species &&
    STANDS_IN.test(reader.normal.slice(reader.taken.end, lexeme.start))
  ) {
    reader.use(lexeme);
    return;
  }
  const name = canonicalName(entry);
  const list = scope.command === "keep" ? reading.keeps : reading.removals;
  const joined = reader.taken !== null && reader.normal.slice(reader.taken.end, lexeme.start).trim() === "";
  if (joined) {
    list.splice(list.indexOf(reader.taken!.name), 1);
    forget(reading.withdrawn, reader.taken!.name);
    reading.remarks.splice(reading.remarks.indexOf(reader.taken!.remark), 1);
  }
  if (!list.includes(name)) list.push(name);
  if (scope.command === "keep") reading.keptCover ??= coverNamedBy(entry);
  if (entry.noun && (scope.command === "remove" || scope.command === "replace"))
    reading.gone.push({ kind: entry.noun.kind, sentence: reader.sentence, end: lexeme.end });
  const start = joined ? reader.taken!.remark.start : lexeme.start;
  const said = reader.textOf({ start, end: lexeme.end });
  reader.countRemoval(name, start);
  const { mentions } = reading;
  const isUndone = (mention: Mention) =>
    mention.sentence !== reader.sentence &&
    isNamedBy(mention, entry) &&
    !(scope.command === "refuse" && isOtherSort(mention, entry));
  const undone = scope.command === "keep" ? [] : mentions.filter(isUndone);
  const goes = scope.command === "instead" && isThere(reader, start, entry);
  const { status, sentence } = answerTo(goes ? "replace" : scope.command, entry, said, undone.length > 0);
  const remark = reader.remark({ start, end: lexeme.end }, status, sentence);
  reader.taken = { name, remark, end: lexeme.end, lexeme, index, undone };
  if (scope.command === "keep") return;
  const wasAsked = mentions.some(
    (mention) => mention.sentence !== reader.sentence && asksFor(mention, entry),
  );
  if (scope.command === "refuse" || wasAsked) reading.withdrawn.push(name);
  // "no mulch": a bed without it may still come.
  if (entry.noun && !COVER.test(entry.phrase)) reading.refusedKinds.push(entry.noun.kind);
  if (entry.use && scope.command !== "refuse") reader.replacedUse = entry.use;
  // A change that was asked for later undoes what an earlier sentence asked for.
  reading.mentions = mentions.filter((mention) => !undone.includes(mention));
}

const CLEARS: ReadonlySet<Scope["command"]> = new Set(["remove", "replace"]);
const STANDS_AT =
  /\b(?:at|in front of|along|beside|next to|near|by|against|before|behind|under|below|around)(?: (?:the|my|our|your))?(?: (?:front|whole))? $/;
/** Only the one place stands between what goes and what it stands in. */
const STANDS_IN =
  /^ (?:(?:growing|standing|planted|out) )?(?:in|inside|from|out of)(?: (?:the|that|this|my|our|your))?(?: (?:front|whole|round))? $/;
const HOLDS_PLANTS = /\b(?:beds?|planters?|pots?)$/;

const ALL_PLANTS = /\b(everything|plants|plantings?|all of it)(?: out)?[^,.;]*$/;

/** "River rock beds. No red mulch": what is refused is another sort than what was asked for. */
function isOtherSort({ kind, details }: Mention, { noun }: Entry): boolean {
  const own: Readonly<Record<string, unknown>> = details[kind] ?? {};
  return Object.entries(noun?.details[kind] ?? {}).some(([key, value]) => own[key] !== value);
}

/** Takes back what the scope took last: "change the gravel to white" changes the gravel and removes nothing. */
export function untake(reader: Reader): Taken | null {
  const { taken, reading } = reader;
  if (!taken) return null;
  reading.removals = reading.removals.filter((name) => name !== taken.name);
  forget(reading.withdrawn, taken.name);
  reading.remarks = reading.remarks.filter((remark) => remark !== taken.remark);
  reading.mentions.push(...taken.undone);
  reading.refusedKinds = reading.refusedKinds.filter((kind) => kind !== taken.lexeme.entry.noun?.kind);
  reader.replacedUse = null;
  reader.taken = null;
  return taken;
}

export const HOUSE_STAYS = "The house itself stays as photographed.";

const notMoved = (said: string): string =>
  `What stands in the photo is not moved: write “remove ${said}” and say where new ones go.`;

const HOUSE_PARTS = /(?:window|door|siding|shutter)s?$/;

/** A part of the house that somebody may want changed; a garden goes around it. */
export const isHousePart = ({ landmark, phrase }: Entry): boolean =>
  landmark === "house" && HOUSE_PARTS.test(phrase);

const CHANGES_HOUSE: ReadonlySet<Scope["command"]> = new Set(["replace", "remove", "instead"]);

/** "paint the brick white" is of the house, "paint the fence white" of a fence. */
function paintsHouse(reader: Reader, index: number): boolean {
  for (let at = index + 1; reader.entryAt(at); at++) {
    const entry = reader.entryAt(at)!;
    if (entry.landmark || entry.told === HOUSE_STAYS) return true;
    if (isHead(entry)) return entry.noun?.details.pavers?.stone === "brick";
  }
  return true;
}

export function readCommand(reader: Reader, lexeme: PhraseLexeme, index: number): void {
  const command = lexeme.entry.command!;
  reader.flush();
  reader.clear();
  reader.adjacent = null;
  reader.taken = null;
  if (lexeme.entry.vague) reader.reading.vague ??= { start: lexeme.start, end: lexeme.end };
  if (command === "add") {
    // "don't add a pool": the no-word reaches past the verb.
    if (!(reader.scope?.command === "refuse" && reader.scope.empty)) reader.scope = null;
    return;
  }
  if (command === "paint") {
    const isHouse = paintsHouse(reader, index);
    if (isHouse) reader.remark(lexeme, "told", HOUSE_STAYS);
    reader.scope = isHouse ? { command, empty: true } : null;
    return;
  }
  // "Grass no.": the no-word comes after its thing.
  if (command === "refuse" && lexeme.entry.phrase === "no" && endsClause(reader, index)) {
    settleAfterwards(reader, lexeme, "goes");
    return;
  }
  // "kept at 4 feet", "stay under 3 ft": how large what comes is to be.
  if (command === "stays" && HOW_LARGE.test(reader.normal.slice(lexeme.end))) {
    const thing = reader.lastMention();
    if (thing) thing.sure = true;
    return;
  }
  // "A pergola over where the table goes": it is to stand there.
  if (command === "goes" && WHERE_IT.test(reader.normal.slice(0, lexeme.start))) return;
  if (command === "stays" || command === "goes" || command === "moved")
    settleAfterwards(reader, lexeme, command);
  else if (command === "unneeded") settleUnneeded(reader, lexeme);
  else reader.scope = { command, empty: true };
}

const HOW_LARGE =
  /^ (?:(?:at|to|under|below|around|about|clipped (?:at|to)) (?:\d|(?:two|three|four|five|six|eight|ten)\b)|(?:ever)?green\b|low\b|small\b|short\b|compact\b)/;

const WHERE_IT = /\bwhere (?:the|our|my) (?:[a-z]+ ){1,3}$/;

const endsClause = ({ lexemes }: Reader, index: number): boolean =>
  !["phrase", "size", "unknown"].includes(lexemes[index + 1]?.type ?? "stop");

/** "balustrade not needed": what was named last is no wish. */
function settleUnneeded(reader: Reader, { start, end }: PhraseLexeme): void {
  const { reading } = reader;
  const isLast = (range: { end: number }) =>
    range.end <= start && reader.normal.slice(range.end, start).length < 8;
  const mention = reading.mentions.findLast(isLast);
  const told = reading.remarks.findLast((remark) => (remark.undrawn || remark.unknown) && isLast(remark));
  if (!mention && !told) return;
  reading.mentions = reading.mentions.filter((one) => one !== mention);
  reading.remarks = reading.remarks.filter((one) => one !== told);
  const thing = mention ?? told!;
  reader.focus = null;
  reader.remark({ start: thing.start, end }, "placed", `Left out: ${reader.textOf(thing)}.`);
}

/** "the lawn stays", "the house should stay the same", "the deck is gone": the verb comes after its thing. */
function settleAfterwards(reader: Reader, lexeme: PhraseLexeme, command: "stays" | "goes" | "moved"): void {
  if (reader.scope) return;
  const last = reader.lastMention();
  const thing = last ?? reader.landmark;
  if (!thing) return;
  reader.reading.mentions = reader.reading.mentions.filter((mention) => mention !== last);
  reader.focus = null;
  const words = reader.textOf(thing);
  const name = last
    ? last.use
      ? NAME_OF_USE[last.use]
      : last.kind.replace("-", " ")
    : reader.landmark!.entry.phrase;
  if (command === "moved") {
    reader.remark({ start: thing.start, end: lexeme.end }, "told", notMoved(words));
    reader.spoke = true;
    return;
  }
  (command === "stays" ? reader.reading.keeps : reader.reading.removals).push(name);
  const sentence = command === "stays" ? `Kept as it is: ${words}.` : roomMadeBy(words);
  reader.remark({ start: thing.start, end: lexeme.end }, "placed", sentence);
}
