import type { HardscapeUse, Place } from "#core/elements/element.ts";
import { LACKING } from "#core/elements/without.ts";
import { getSpecies } from "#core/plants/catalogue.ts";
import { flowerColorOf } from "#core/plants/flower-color.ts";
import { isColorOfFlowers } from "./color-lists.ts";
import { endsScope } from "./ends-scope.ts";
import type { Entry, Fits } from "./entry.ts";
import { landmarkOf } from "./landmarks.ts";
import { isOnes, leavesReplace } from "./leaves-replace.ts";
import type { Reading } from "./mention.ts";
import { isQuiet } from "./quiet-words.ts";
import { readHead } from "./read-heads.ts";
import type { Lexeme } from "./read-lexemes.ts";
import { readPlaceWord } from "./read-place.ts";
import { readPronoun } from "./read-pronoun.ts";
import { readCommand, scopeContinues, takeIntoScope } from "./read-scope.ts";
import { readShowing } from "./read-showing.ts";
import { readSizeLexeme } from "./read-size-lexeme.ts";
import { isHead, type PhraseLexeme, quote, Reader, saysMuch } from "./reader.ts";
import { placeRound } from "./round-a-fire.ts";
import { takeSize } from "./whose-size.ts";
import type { Link } from "./words/function-words.ts";
import { REGION_LOOKS } from "./words/style-words.ts";

/**
 * Reads the lexemes from left to right into mentions. Describing words go to the next head that they fit, else to one
 * before; words after "keep", "remove", "no" and "replace" go to the lists of those instead of becoming elements.
 * Time grows with the number of lexemes times the length of a sentence.
 */
export function readMentions(normal: string, lexemes: readonly Lexeme[]): Reading {
  const reader = new Reader(normal, lexemes);
  for (const [index, lexeme] of lexemes.entries()) readLexeme(reader, lexeme, index);
  reader.endSentence();
  return reader.reading;
}

function readLexeme(reader: Reader, lexeme: Lexeme, index: number): void {
  if (lexeme.type === "stop") reader.endSentence();
  else if (lexeme.type === "comma") readComma(reader, index);
  else if (lexeme.type === "size") readSizeLexeme(reader, lexeme, index);
  else if (lexeme.type === "unknown") readUnknown(reader, lexeme, index);
  else if (!leavesReplace(reader, lexeme.entry, index)) readPhrase(reader, lexeme, index);
}

function readComma(reader: Reader, index: number): void {
  reader.flush();
  reader.clear();
  reader.adjacent = null;
  reader.taken = null;
  reader.lastLink = "comma";
  if (reader.scope && !scopeContinues(reader, index)) reader.scope = null;
}

function readUnknown(reader: Reader, lexeme: Extract<Lexeme, { type: "unknown" }>, index: number): void {
  if (reader.scope) takeIntoScope(reader, lexeme, index);
  else {
    reader.spoke ||= !isQuiet(lexeme.word);
    // "a granite counter": what describes an unknown thing is told with it.
    for (const word of reader.pending) if (word.matters) reader.remarkUnknown(word);
    // "a 12 inch cap", "3 courses": a number right before it is its own.
    const own = reader.sizes.at(-1);
    if (own && own.end + 1 === lexeme.start && !reader.headAfter(index)) {
      reader.sizes.pop();
      reader.remarkUnknown(own);
    }
    if (isAmongPlants(reader, lexeme, index))
      reader.remark(
        lexeme,
        "told",
        `${quote(reader.textOf(lexeme))} is not among the plants yet: name another.`,
      );
    else reader.remarkUnknown(lexeme);
  }
  reader.pending = [];
  reader.adjacent = null;
  // "across the blank wall": the place word still reaches the wall.
  if (reader.relation && comesSoon(reader, index)) return;
  reader.clear();
}

/** "roses, zorps and lavender": in a list of plants a word without an article is a plant. */
function isAmongPlants(reader: Reader, { word }: { word: string }, index: number): boolean {
  const last = reader.lastMention();
  const listed = reader.lastLink === "and" || reader.lastLink === "comma";
  const isBare = (lexeme: Lexeme | undefined) => !lexeme || lexeme.type === "comma" || lexeme.type === "stop";
  const next = reader.lexemes[index + 1];
  const before = reader.lexemes[index - 1];
  return (
    listed &&
    last?.plantsOnly === true &&
    reader.relation === null &&
    (isBare(before) || reader.entryAt(index - 1)?.link === "and") &&
    (isBare(next) || reader.entryAt(index + 1)?.link === "and") &&
    !isQuiet(word)
  );
}

/** Whether only words that describe stand between here and the next thing. */
function comesSoon(reader: Reader, index: number): boolean {
  const next = reader.lexemes[index + 1];
  return next?.type === "unknown" ? comesSoon(reader, index + 1) : reader.headAfter(index) !== null;
}

/** "concrete" in "concrete patio" is a thing, in "concrete stepping stones" it describes what follows. */
function isThing(reader: Reader, entry: Entry, index: number): boolean {
  const last = reader.lastMention();
  // "a fence for privacy" is one thing, "plants for privacy" asks for a hedge.
  if (last && /^(?:for|to) /.test(entry.phrase) && entry.fits![last.kind]) return false;
  // "a granite counter": it is of something that the lexicon lacks.
  const isOfUnknown =
    reader.lexemes[index + 1]?.type === "unknown" && entry.noun?.details.pavers?.stone !== undefined;
  if (isOfUnknown) return false;
  if (last && entry.fits![last.kind] && isOnes(reader, index + 1)) return false;
  // "fire pit with benches", "benches around the fire pit": its seats.
  // "a fire pit and a bench": one more thing.
  const isOneMore =
    reader.article === "indefinite" &&
    reader.lastLink === "and" &&
    reader.sizes.every(({ size }) => size.count === undefined);
  const isSeat = entry.noun?.kind === "furniture" && entry.fits!["fire-pit"]?.seating && !isOneMore;
  if (isSeat && (last?.kind === "fire-pit" || isSaidOfNext(reader, entry.fits!, index))) return false;
  const next = reader.headAfter(index);
  return !next?.noun || !entry.fits![next.noun.kind];
}

/** "a bench under the tree", "one pine": words that describe another thing ("fire pit with benches", "pine deck") and name one by themselves. */
function isNamedAlone(reader: Reader, { undrawable, species, fits, noun }: Entry, index: number): boolean {
  if (!fits || noun) return false;
  const last = reader.lastMention();
  const next = reader.headAfter(index);
  // "take out the pines"
  if (reader.scope)
    return species?.length === 1 && next === null && /s$/.test(reader.textOf(reader.lexemes[index]!));
  if (next?.noun && fits[next.noun.kind]) return false;
  // "under the pines"
  if (reader.relation && reader.article === "definite" && species && !next?.noun && !next?.use) return true;
  if (undrawable) return !(last && fits[last.kind]) && !isSaidOfNext(reader, fits, index);
  const isOne = reader.article === "indefinite" || reader.sizes.some(({ size }) => size.count !== undefined);
  // "rosemary, thyme, sage", "prefer evergreen": a plant among plants, or a group of them.
  const isPlant = species !== undefined && (reader.adjacent?.plantsOnly || species.length > 1);
  if (isPlant && !(last && last.kind !== "bed" && fits[last.kind])) return true;
  return species !== undefined && isOne && !(last && fits[last.kind] && reader.lastLink === "of");
}

/** Whether the same clause names the thing that a word describes farther on: "benches around a fire pit". */
function isSaidOfNext(reader: Reader, fits: Fits, index: number): boolean {
  for (const one of reader.lexemes.slice(index + 1)) {
    if (one.type === "comma" || one.type === "stop") return false;
    const relation = one.type === "phrase" ? one.entry.relation : undefined;
    if (relation && relation !== "around" && relation !== "at") return false;
    const noun = one.type === "phrase" ? one.entry.noun : undefined;
    if (noun && fits[noun.kind]) return true;
  }
  return false;
}

/** The facets of a phrase in the order in which they count; the words around decide between thing and description. */
function readPhrase(reader: Reader, lexeme: PhraseLexeme, index: number): void {
  const { entry } = lexeme;
  if (reader.scope?.command === "instead" && entry.relation && !reader.scope.empty) reader.scope = null;
  if (endsScope(reader, lexeme)) reader.scope = null;
  const { scope } = reader;
  if (scope) reader.use(lexeme);
  // "Convert the front yard to river rock": the yard is what changes.
  if (scope?.command === "replace" && entry.scene) scope.empty = false;
  if (entry.limit) return;
  if (entry.command && !isNamedStrip(reader, entry, index)) readCommand(reader, lexeme, index);
  else if (entry.link) readLink(reader, entry.link, index);
  else if (entry.article) reader.article = isNewThere(reader, entry) ? "definite" : entry.article;
  else if (entry.pronoun && reader.relation) readPronoun(reader, index);
  else if (WIDENS.has(entry.phrase) && isWalkNext(reader, index)) reader.widens = true;
  else if (entry.vague && isPlantingAround(reader, entry, index))
    reader.dress(reader.create(lexeme, "bed", { generic: true }));
  else if (entry.told && isOfLawn(reader, index)) reader.use(lexeme);
  else if (entry.told) reader.remark(lexeme, "told", entry.told);
  else if (entry.season || entry.evening) readShowing(reader, lexeme, entry.season);
  else if (AUTUMN.has(entry.phrase) && isTree(reader.entryAt(index + 1)))
    readShowing(reader, lexeme, "autumn");
  else if (entry.style && !entry.noun && !entry.species) readStyle(reader, lexeme, index);
  else if (entry.place && (reader.relation || !entry.fits) && !scope) readPlaceWord(reader, lexeme, index);
  else if (entry.relation) readRelation(reader, lexeme, index);
  else if (isNamedAlone(reader, entry, index)) readHead(reader, lexeme, index);
  else if (entry.fits && !entry.use && !(entry.noun && isThing(reader, entry, index))) {
    readDescription(reader, lexeme, index);
  } else if (isHead(entry)) readHead(reader, lexeme, index);
  else if (entry.vague && !scope) reader.reading.vague ??= { start: lexeme.start, end: lexeme.end };
}

/** "the strip along the street" is ground; "strip the sod" is a verb. */
const isNamedStrip = (reader: Reader, { phrase }: Entry, index: number): boolean =>
  phrase === "strip" &&
  (reader.entryAt(index - 1)?.article !== undefined ||
    // "a turf strip between the pavers"
    reader.entryAt(index - 1)?.noun !== undefined ||
    reader.lexemes[index - 1]?.type === "size" ||
    // "the dirt strip on the left": the verb stands before a thing.
    reader.entryAt(index + 1)?.relation !== undefined ||
    reader.entryAt(index + 1)?.place !== undefined ||
    reader.entryAt(index + 1)?.link === "of");

/** "landscaping around it": plants at a place, and no look for the whole yard. */
const isPlantingAround = (reader: Reader, { phrase }: Entry, index: number): boolean =>
  /^landscap/.test(phrase) && !reader.scope && AT_PLACES.has(reader.entryAt(index + 1)?.relation ?? "");
const AT_PLACES: ReadonlySet<string> = new Set(["along", "around", "before", "behind", "between"]);

/** "a bigger lawn": it lies wherever nothing else does. */
const isOfLawn = (reader: Reader, index: number): boolean =>
  /^(?:bigger|larger)$/.test(reader.entryAt(index)!.phrase) && reader.headAfter(index)?.noun?.kind === "lawn";

/** "Down this side of the new drive": it is there, or was asked for before. */
const isNewThere = (reader: Reader, { phrase }: Entry): boolean =>
  phrase === "new" && reader.relation !== null && reader.article === "definite";

const WIDENS: ReadonlySet<string> = new Set(["widen", "wider"]);

/** "widen the driveway by 4 ft": with a length, a strip beside it. */
function isWalkNext(reader: Reader, index: number): boolean {
  const at = reader.entryAt(index + 1)?.article ? index + 2 : index + 1;
  const use = reader.entryAt(at)?.use;
  return (
    (use === "driveway" || use === "walkway") &&
    reader.lexemes.slice(at).some((one) => one.type === "size" && one.size.count === undefined)
  );
}

const OF_EDGE = /\b(?:border|banding|edging|soldier course) (?:in|of) $/;

const isTree = (entry: Entry | null): boolean =>
  entry?.species?.some((id) => getSpecies(id).role === "tree") ?? false;

/** "An autumn red maple": before a tree a bare season says how it is to look. "Autumn fern" and "fall aster" are names. */
const AUTUMN: ReadonlySet<string> = new Set(["autumn", "fall"]);

function readStyle(reader: Reader, lexeme: PhraseLexeme, index: number): void {
  const { start, end } = lexeme;
  reader.use(lexeme);
  // "An Arizona ash": of the name.
  if (REGION_LOOKS.has(lexeme.entry.phrase) && reader.entryAt(index + 1)?.species?.length === 1) return;
  if (!reader.scope) reader.reading.styles.push({ style: lexeme.entry.style!, start, end });
  else if (reader.scope.command !== "keep")
    reader.remark(lexeme, "placed", `Nothing ${reader.textOf(lexeme)} is drawn.`);
}

/** "a pool with paving all round": what it is around was named before. */
const ALL_ROUND = /^(?:all round|all around|all the way around|under|underneath|beneath)$/;

/** "A 2 ft ring of boulders": a shape of them, and no place. */
const isShape = (reader: Reader, { entry }: PhraseLexeme, index: number): boolean =>
  /^(?:ring|line|frame)$/.test(entry.phrase) && reader.entryAt(index + 1)?.link === "of";

function readRelation(reader: Reader, lexeme: PhraseLexeme, index: number): void {
  if (isShape(reader, lexeme, index)) return;
  reader.flush();
  const before = reader.lexemes[index - 1];
  const link = reader.entryAt(index - 1)?.link;
  const opens = !before || before.type === "comma" || before.type === "stop" || link === "and";
  reader.relation = { relation: lexeme.entry.relation!, start: lexeme.start, opens };
  reader.article = null;
  reader.adjacent = null;
  const next = reader.lexemes[index + 1];
  const last = reader.lastMention();
  // "planters, one on each side of the door"
  if (/^one /.test(lexeme.entry.phrase) && last && !last.sizes.some(({ count }) => count !== undefined))
    takeSize(last, { count: 2 });
  const endsHere =
    (next?.type !== "phrase" || (next.entry.link !== undefined && next.entry.phrase !== "both")) &&
    next?.type !== "size";
  if (ALL_ROUND.test(lexeme.entry.phrase) && endsHere) readPronoun(reader, index);
}

function readLink(reader: Reader, link: Link, index: number): void {
  // "under both windows"
  if (reader.entryAt(index)!.phrase === "both" && reader.relation) {
    reader.article = "definite";
    return;
  }
  reader.taken = null;
  if (link === "of" || link === "into") {
    if (link === "into" && reader.scope?.command === "replace") reader.scope = null;
    // "path to the back: decomposed granite": a colon ends the place.
    const isColon = reader.textOf(reader.lexemes[index]!) === ":";
    reader.relation = link === "of" && !isColon ? reader.relation : null;
    reader.lastLink = link;
    reader.adjacent = null;
    reader.article = null;
    return;
  }
  if (reader.scope && (link === "with" || link === "lined" || link === "edged" || link === "but"))
    reader.scope = null;
  if (reader.scope && link === "and" && !scopeContinues(reader, index)) reader.scope = null;
  // "tan and grey pavers": both words wait for the noun.
  // "a fire pit with 4 chairs and gravel": the chairs are no word of the gravel.
  const areSeats = reader.pending.some(({ fits }) => fits["fire-pit"]?.seating);
  const waits =
    link === "and" &&
    reader.adjacent === null &&
    !(areSeats && reader.focus) &&
    Boolean(reader.entryAt(index + 1)?.fits);
  if (!waits || !reader.headAfter(index)) reader.flush();
  if (reader.relation?.relation !== "between") reader.relation = null;
  reader.adjacent = null;
  reader.article = null;
  reader.lastLink = link === "lined" || link === "edged" ? "with" : link;
  const last = reader.lastMention();
  reader.edging = link === "edged" || (link === "lined" && last?.kind === "lawn");
  if (link === "lined" && last) reader.place = placeRound(reader.reading, last);
}

const ALONG_WAY: Partial<Record<HardscapeUse, Place>> = { walkway: "along-walk", driveway: "along-driveway" };

/** "steel edging along the lawn": a thing of its own where what it runs along is no bed. What that is; null where it is none. */
function edgedAlong(reader: Reader, { entry }: PhraseLexeme, index: number): Entry | null {
  const relation = reader.entryAt(index + 1)?.relation;
  if (!entry.fits?.edging || (relation !== "along" && relation !== "around")) return null;
  const next = reader.entryAt(index + 2)?.article ? reader.entryAt(index + 3) : reader.entryAt(index + 2);
  return next?.noun?.kind === "lawn" || next?.use !== undefined ? next : null;
}

/** "along the curved walk", "in the middle of the round lawn": how what stands there looks. */
const isOfPlace = (reader: Reader, index: number): boolean =>
  reader.relation !== null &&
  reader.article === "definite" &&
  (reader.relation.relation === "at"
    ? reader.entryAt(index - 2)?.link === "of"
    : reader.relation.relation !== "from") &&
  isThereAfter(reader, index);

/** Whether a thing that stands there or a part of the yard is named next, with only describing words between. */
function isThereAfter(reader: Reader, index: number): boolean {
  const next = reader.headAfter(index);
  if (next) return landmarkOf(next) !== null;
  let at = index + 1;
  while (reader.entryAt(at)?.fits ?? reader.entryAt(at)?.filler) at++;
  return reader.entryAt(at)?.scene === true;
}

function readDescription(reader: Reader, lexeme: PhraseLexeme, index: number): void {
  if (reader.scope) return;
  if (isOfPlace(reader, index)) {
    reader.use(lexeme);
    return;
  }
  const said = lexeme.entry.fits!;
  const edged = edgedAlong(reader, lexeme, index);
  if (edged) {
    reader.use(lexeme);
    const place = edged.use && ALONG_WAY[edged.use];
    reader.dress(
      reader.create(lexeme, "edging", { details: { edging: said.edging! }, ...(place ? { place } : {}) }),
    );
    return;
  }
  // "four chairs": the number counts the chairs, not the fire pit.
  const seats = said["fire-pit"]?.seating
    ? reader.sizes.find(({ size }) => size.count)?.size.count
    : undefined;
  const fits: Fits = seats ? { ...said, "fire-pit": { ...said["fire-pit"], seats } } : { ...said };
  if (seats) for (const size of reader.sizes) reader.use(size);
  if (seats) reader.sizes = reader.sizes.filter(({ size }) => size.count === undefined);
  // "charcoal border": the color is the border's, not the paving's.
  if (fits.pavers && "border" in fits.pavers) {
    const colored = reader.pending.findLast(({ fits: { pavers } }) => pavers && "colour" in pavers);
    const own = colored?.fits.pavers;
    if (colored) reader.use(colored);
    if (own?.colour && fits.pavers.border && !fits.pavers.borderColour)
      fits.pavers = { ...fits.pavers, borderColour: own.colour };
    reader.pending = reader.pending.filter(({ fits: { pavers } }) => !pavers || !("colour" in pavers));
  }
  // "paving, black steel edging": the color right before an edging is that of nothing else.
  const before = reader.pending.at(-1);
  const isEdgings =
    fits.edging && before?.fits.pavers?.colour && reader.normal.slice(before.end, lexeme.start) === " ";
  if (isEdgings) {
    reader.use(before);
    reader.pending.pop();
  }
  // "a soldier course in charcoal"
  const isBorders = OF_EDGE.test(reader.normal.slice(0, lexeme.start));
  if (isBorders && fits.pavers?.colour && reader.lastMention()?.kind === "pavers")
    fits.pavers = { borderColour: fits.pavers.colour };
  // "red roses": the color is the flower's.
  const text = reader.textOf(lexeme);
  if (reader.entryAt(index + 1)?.species && !fits.bed?.style && !flowerColorOf(text)) return;
  const { start, end } = lexeme;
  if (LACKING.test(lexeme.entry.phrase)) reader.use(lexeme);
  const matters = Boolean(lexeme.entry.hue) || (saysMuch(fits) && !lexeme.entry.filler);
  const isOfFlowers = isColorOfFlowers(reader, index);
  reader.pending.push({
    ...{ type: "fits", fits, matters, start, end, text },
    sentence: reader.sentence,
    ...(isOfFlowers ? { ofFlowers: true } : {}),
  });
  reader.relation = null;
}
