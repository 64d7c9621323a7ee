import type { ElementKind } from "#core/elements/element.ts";
import { getSpecies } from "#core/plants/catalogue.ts";
import { flowerColorOf } from "#core/plants/flower-color.ts";
import { nameInSentence } from "#core/plants/name-in-sentence.ts";
import { landmarkOf } from "./landmarks.ts";
import type { Mention } from "./mention.ts";
import { saysWhere } from "./named-as-place.ts";
import { isOneOfTwo } from "./one-of-two.ts";
import { isListedIn, isPartOfPlace, isSortOf, KITCHEN } from "./parts-of-things.ts";
import { takeColor } from "./plant-colors.ts";
import { areStonesOf, isEdgeOf, isMaterialOf } from "./read-materials.ts";
import { isSecondSpot, readLandmark } from "./read-place.ts";
import { fillPlanter, growInPlanter, isPotted } from "./read-planter.ts";
import { COVER, canonicalName, HOUSE_STAYS, isHousePart, takeIntoScope } from "./read-scope.ts";
import { isSettingOfWalk } from "./read-setting.ts";
import { readUndrawable } from "./read-undrawable.ts";
import { type PhraseLexeme, quote, type Reader, SURFACES } from "./reader.ts";
import { dropGroup, shareOut } from "./share-out.ts";
import { eachOf, isShrub, isSingle } from "./single-plants.ts";
import { coversThing, isMadeOf, isScreenOf, isWordOf, standsThere } from "./standing-things.ts";
import type { Article } from "./words/function-words.ts";
import { placeOf, type Relation } from "./words/place-words.ts";

/** What an open use can turn out to be made of. */
const COVERINGS: ReadonlySet<ElementKind> = new Set([...SURFACES, "deck", "stepping-stones"]);

/** Place words that point at something standing there. */
const PLACED: ReadonlySet<Relation> = new Set([
  "along",
  "around",
  "behind",
  "before",
  "between",
  "left-of",
  "right-of",
]);

/** A word that names a thing: an element, a plant, a landmark, or something that cannot be drawn. */
export function readHead(reader: Reader, lexeme: PhraseLexeme, index: number): void {
  reader.use(lexeme);
  const { entry } = lexeme;
  // "a path to the house with lavender along it": it is the path.
  if (!isSettingOfWalk(reader)) {
    reader.namedEarlier = reader.named[0];
    reader.named = [reader.named[1], entry];
    reader.isBeforeMany = reader.isLastMany;
    reader.isLastMany = /[^s]s$/.test(reader.textOf(lexeme));
  }
  if (reader.scope) {
    // "remove the hedge along the fence": the fence says which hedge.
    const isWhere =
      !reader.scope.empty &&
      ((reader.relation && PLACED.has(reader.relation.relation)) ||
        isInBed(reader, lexeme) ||
        // "The decking between the lawn and the fence".
        saysWhere(reader.normal.slice(0, lexeme.start)) !== null);
    if (isWhere) {
      const landmark = landmarkOf(entry);
      reader.handedPlace = landmark && placeOf(reader.relation?.relation ?? "between", landmark);
      reader.clear();
      return;
    }
    takeIntoScope(reader, lexeme, index);
    reader.clear();
    return;
  }
  if (standsThere(reader, lexeme)) {
    reader.clear();
    reader.drop();
    return;
  }
  // "both sides of the asphalt drive": of what it is made.
  if (reader.relation && isMadeOf(reader, entry, index)) return;
  if (entry.landmark) reader.landmark = lexeme;
  if (reader.relation && readLandmark(reader, lexeme, index)) {
    reader.adjacent = null;
    return;
  }
  if (!reader.relation && isSecondSpot(reader, lexeme, index)) {
    reader.clear();
    return;
  }
  const { article } = reader;
  reader.clear();
  if (article === "existing") readExisting(reader, lexeme);
  else if (entry.undrawable && (isPartOfPlace(reader, lexeme) || coversThing(reader, lexeme, article)))
    reader.use(lexeme);
  else if (entry.undrawable) readUndrawable(reader, lexeme, index);
  else if (entry.species && !entry.noun) readPlants(reader, lexeme, index);
  else if (entry.use) readUse(reader, lexeme, article);
  else if (entry.noun) readNoun(reader, lexeme, index, article);
  else if (entry.phrase === "kitchen" && article === "indefinite") {
    reader.dress(reader.create(lexeme, "outdoor-kitchen"));
  } else {
    if (isHousePart(entry) && isAsked(reader, index)) reader.remark(lexeme, "told", HOUSE_STAYS);
    reader.pending = [];
  }
}

const BEDS =
  /^(?:(?:flower|garden|planting|plant|mulch|rock|gravel) )?(?:beds?|borders?|planters?|islands?|rocks?|gravel|mulch|bark|lawn)$/;
const WITHIN =
  /\b(?:in|from|out of|within|inside) (?:(?:the|this|that|these|those|my|our|front|back|side|old|both|all|of) )*$/;

/** "Dig out the bushes in the front bed": where they stand, and the bed stays. */
const isInBed = ({ normal }: Reader, { start, end }: PhraseLexeme): boolean =>
  BEDS.test(normal.slice(start, end)) && WITHIN.test(normal.slice(0, start));

/** Whether a verb with only describing words asks for what stands here: "put bigger windows". */
function isAsked(reader: Reader, index: number): boolean {
  for (let at = index - 1; at >= 0; at--) {
    const entry = reader.entryAt(at);
    if (entry?.command === "add") return true;
    if (!entry?.fits && !entry?.told && !entry?.article && !entry?.filler) return false;
  }
  return false;
}

function readExisting(reader: Reader, lexeme: PhraseLexeme): void {
  const name = canonicalName(lexeme.entry);
  if (!reader.reading.keeps.includes(name)) reader.reading.keeps.push(name);
  reader.remark(lexeme, "placed", `Kept as it is: ${reader.textOf(lexeme)}.`);
  reader.drop();
}

/** Plants by name: a tree or a hedge by itself, all others into the planting of a bed. */
function readPlants(reader: Reader, lexeme: PhraseLexeme, index: number): void {
  const { entry } = lexeme;
  let species = [...entry.species!];
  const single = species.length === 1 ? species[0]! : null;
  const { role } = getSpecies(species[0]!);
  const said = quote(reader.textOf(lexeme));
  if (isSortOf(reader, lexeme, index)) return;
  const changes = entry.standIn
    ? [`${said} is not among the plants yet; ${nameInSentence(species[0]!)} is drawn for it.`]
    : [];
  if (reader.headAfter(index)?.noun?.kind === "hedge") {
    reader.hedgePlant = { species: single, changes, start: lexeme.start };
    return;
  }
  const last = reader.lastMention();
  if (last?.kind === "hedge" && reader.lastLink === "of" && single) {
    last.details = { hedge: { species: single } };
    last.changes.push(...changes);
    last.end = lexeme.end;
    return;
  }
  const isPlanted = FILLS.has(reader.entryAt(index - 1)?.phrase ?? "");
  if (last?.kind === "planter" && (isPlanted || growInPlanter(reader, last, index))) {
    last.species.push(...species.filter((id) => !last.species.includes(id)));
    last.changes.push(...changes);
    last.end = lexeme.end;
    reader.drop();
    return;
  }
  if (isPotted(reader, lexeme)) {
    const mention = reader.create(lexeme, "planter", { species, changes });
    fillPlanter(reader, mention, lexeme);
    reader.dress(mention);
    reader.adjacent = mention;
    return;
  }
  // "a picket fence with roses": they grow along it.
  if (last?.kind === "fence" && reader.lastLink === "with") reader.place ??= "along-fence";
  const isListed = last?.kind === "raised-bed" && isListedIn(reader, last, lexeme);
  const isFilling =
    last?.kind === "raised-bed" &&
    (reader.lastLink === "with" || reader.lastLink === "of" || isPlanted || isListed);
  const isGroup = species.length > 1 && !entry.standIn;
  if (isFilling && (!isGroup || KITCHEN.has(entry.phrase))) {
    if (KITCHEN.has(entry.phrase)) reader.describe(last, { "raised-bed": { planting: "vegetables" } });
    else last.changes.push(`${said} is left out: raised beds are drawn with mixed flowers or vegetables.`);
    last.end = lexeme.end;
    reader.drop();
    return;
  }
  const colors = reader.pending.filter(({ text }) => flowerColorOf(text));
  reader.pending = reader.pending.filter((word) => !colors.includes(word));
  for (const word of colors) reader.use(word);
  const alone = entry.standsAs ?? (role === "tree" || role === "hedge" ? role : null);
  if (alone && reader.lastLink === "or" && last?.kind === alone) {
    last.changes.push(`${said} is left out: the first of the two is drawn.`);
    reader.drop();
    return;
  }
  // "two trees by the walk, dogwoods": of which kind they are.
  const isNamed =
    alone === "tree" && reader.lastLink === "comma" && reader.pending.length + reader.sizes.length === 0;
  if (isNamed && last?.kind === "tree" && !last.details.tree?.species && reader.entryAt(index - 1) === null) {
    last.details = { tree: { ...last.details.tree, species: species[0]! } };
    last.changes.push(...changes);
    return;
  }
  if (alone) {
    const mention = reader.create(lexeme, alone, { details: { [alone]: { species: species[0]! } }, changes });
    takeColors(mention, colors);
    if (alone === "hedge" && isSingle(reader, lexeme)) mention.sizes.push({ count: eachOf(reader, lexeme) });
    reader.dress(mention);
    reader.adjacent = mention;
    return;
  }
  dropGroup(reader, lexeme);
  const counted = reader.sizes.find(({ size }) => size.count !== undefined);
  if (counted) reader.use(counted);
  const isOne = (single !== null || isShrub(reader, lexeme)) && isSingle(reader, lexeme);
  const count = counted?.size.count ?? (isOne ? eachOf(reader, lexeme) : undefined);
  reader.sizes = reader.sizes.filter(({ size }) => size.count === undefined);
  const counts = count === undefined ? {} : shareOut(species, count);
  if (count !== undefined) species = species.filter((id) => counts[id]);
  const listed = reader.lastLink === "and" || reader.lastLink === "comma";
  const waits = reader.place !== null && reader.place !== last?.place;
  const joins = reader.adjacent?.plantsOnly || (last?.plantsOnly && !last.place && listed && !waits);
  const grouped = single || entry.standIn ? [] : species;
  if (joins && last) {
    // "Hostas and ferns around it": both are one, and "it" is what was named before them.
    reader.named = [reader.namedEarlier, entry];
    last.grouped = [...(last.grouped ?? []), ...grouped];
    last.species.push(...species.filter((id) => !last.species.includes(id)));
    // "5 barrel cactus, 3 ocotillo": both are drawn as one plant.
    const before = single && entry.standIn ? (last.counts[single] ?? 0) : 0;
    Object.assign(last.counts, single && count !== undefined ? { [single]: before + count } : counts);
    last.changes.push(...changes);
    last.end = lexeme.end;
    takeColors(last, colors);
    reader.drop();
    reader.adjacent = last;
    return;
  }
  const mention = reader.create(lexeme, "bed", { species, counts, plantsOnly: true, changes, grouped });
  takeColors(mention, colors);
  // "a border of lavender" is a bed.
  if (reader.lastLink === "of") for (const word of reader.pending) reader.use(word);
  // Other words in front of a plant tell its variety ("dwarf"); they say nothing about the bed.
  reader.pending = reader.pending.filter(({ fits }) => fits.bed?.style !== undefined);
  reader.dress(mention);
  reader.adjacent = mention;
}

const FILLS: ReadonlySet<string> = new Set(["fill with", "planted with", "fill", "plant"]);

function takeColors(mention: Mention, colors: Reader["pending"]): void {
  for (const word of colors) {
    // Told where the plant has no such color.
    takeColor(mention, word);
    mention.start = Math.min(mention.start, word.start);
  }
}

/** "concrete patio and walkway": a second use without words of its own is of the first one's material. */
function sharedMaterial(reader: Reader, { end }: PhraseLexeme, article: Article | null): Partial<Mention> {
  const last = reader.lastMention();
  const shares = last && !last.open && SURFACES.has(last.kind) && last.use && reader.lastLink === "and";
  const isFromIt = /^ (?:leading |going )?(?:from|off|to|off of) it\b/.test(reader.normal.slice(end));
  if (!shares || (article !== null && !isFromIt) || reader.pending.length > 0) return {};
  return { kind: last.kind, details: { ...last.details }, open: false };
}

/** A use of a surface: "patio", "driveway". Its material may stand before it, after it, or nowhere. */
function readUse(reader: Reader, lexeme: PhraseLexeme, article: Article | null): void {
  const use = lexeme.entry.use!;
  if (reader.widens) {
    reader.widens = false;
    const place = use === "driveway" ? "along-driveway" : "along-walk";
    const strip = reader.create(lexeme, "pavers", { use: "area", open: true, place });
    strip.changes.push("Only the strip by which it gets wider is laid: circle the ground where it belongs.");
    reader.dress(strip);
    return;
  }
  const { adjacent } = reader;
  if (adjacent && SURFACES.has(adjacent.kind) && (!adjacent.use || adjacent.use === use)) {
    adjacent.use = use;
    adjacent.end = lexeme.end;
    reader.dress(adjacent);
    return;
  }
  const known =
    article === "definite" ? reader.reading.mentions.find((mention) => mention.use === use) : undefined;
  const mention =
    known ?? reader.create(lexeme, "pavers", { use, open: true, ...sharedMaterial(reader, lexeme, article) });
  reader.dress(mention);
  reader.adjacent = mention;
}

/** The mention that a noun belongs to when it names nothing new; null when it does. */
function mentionOf(
  reader: Reader,
  kind: ElementKind,
  index: number,
  article: Article | null,
): Mention | null {
  const { adjacent, lastLink } = reader;
  const last = reader.lastMention();
  // "a vegetable garden, two beds 3 x 10": how many it has.
  const isCounted = reader.sizes.some(({ size }) => size.count !== undefined);
  if (
    kind === "bed" &&
    last?.kind === "raised-bed" &&
    (lastLink === "comma" || lastLink === "with") &&
    isCounted
  )
    return last;
  if (adjacent?.kind === kind) return adjacent;
  // "a path 4 ft wide, 30 ft long, in gravel"
  const isIn = /\b(?:in|of|from) $/.test(reader.normal.slice(0, reader.lexemes[index]!.start));
  // "a spot to park, gravel, 12 x 30"
  const isBare = (one: { type: string } | undefined) => one?.type !== "phrase";
  const isApart =
    lastLink === "comma" &&
    article === null &&
    isBare(reader.lexemes[index - 1]) &&
    (isBare(reader.lexemes[index + 1]) || reader.entryAt(index + 1)?.link === "with");
  const joins =
    isIn || isApart || adjacent === last || lastLink === "of" || lastLink === "with" || lastLink === null;
  // "widen the drive, same concrete"
  const isSame = /\bsame $/.test(reader.normal.slice(0, reader.lexemes[index]!.start));
  if (last?.open && (joins || isSame) && COVERINGS.has(kind) && !reader.headAfter(index)?.use) return last;
  if (article !== "definite") return null;
  return reader.reading.mentions.find((mention) => mention.kind === kind) ?? null;
}

const PLANTS = /^(?:plants?|shrub|bush|flowers?|greenery|foliage|landscape plants)$/;

/** "she says no mulch, he says mulch, so gravel": what the same sentence refuses. */
const isRefusedHere = (reader: Reader, { entry }: PhraseLexeme): boolean =>
  COVER.test(entry.phrase) &&
  reader.reading.withdrawn.includes(canonicalName(entry)) &&
  reader.normal.includes(`says ${entry.phrase}`);

function readNoun(reader: Reader, lexeme: PhraseLexeme, index: number, article: Article | null): void {
  if (isRefusedHere(reader, lexeme)) return;
  const { kind, details, place, generic } = lexeme.entry.noun!;
  // "our garden has room for a pond": the yard.
  if (lexeme.entry.phrase === "garden" && article === "definite" && reader.pending.length === 0) return;
  if (isEdgeOf(reader, lexeme) || isMaterialOf(reader, lexeme, index) || isWordOf(reader, lexeme)) return;
  if (areStonesOf(reader, lexeme, index, article) || isScreenOf(reader, lexeme)) return;
  const other = reader.lastMention();
  // "in asphalt or concrete": one ground has one of them.
  if (
    reader.lastLink === "or" &&
    other &&
    isOneOfTwo(other, { kind }, lexeme.entry.phrase) &&
    !reader.headAfter(index)
  ) {
    if (other.kind !== kind)
      other.changes.push(`${quote(reader.textOf(lexeme))} is left out: the first of the two is drawn.`);
    reader.drop();
    return;
  }
  // "a few shrubs": so many plants, and not so many beds.
  if (kind === "bed" && PLANTS.test(lexeme.entry.phrase)) {
    for (const size of reader.sizes) if (size.size.count !== undefined) reader.use(size);
    reader.sizes = reader.sizes.filter(({ size }) => size.count === undefined);
  }
  const known = mentionOf(reader, kind, index, article);
  // "steel edging for all beds": the beds stand there already.
  if (!known && kind === "bed" && article === "definite" && reader.pending.some(({ fits }) => fits.edging)) {
    reader.dress(reader.create(lexeme, "edging"));
    return;
  }
  const isCover = kind === "bed" && COVER.test(lexeme.entry.phrase);
  const mention =
    known ??
    reader.create(lexeme, kind, { generic: Boolean(generic), ...(isCover ? { cover: true as const } : {}) });
  // "mulch in all the beds": those are there.
  if (known && !isCover && article !== "definite" && article !== "existing") delete known.cover;
  if (known) {
    if (known.kind !== "raised-bed") known.kind = kind;
    known.open = false;
    known.plantsOnly = false;
    known.generic &&= Boolean(generic);
    known.end = Math.max(known.end, lexeme.end);
  }
  if (kind === "planter" && !known) fillPlanter(reader, mention, lexeme);
  if (kind === "hedge" && reader.hedgePlant) {
    const { species, changes, start } = reader.hedgePlant;
    if (species) mention.details = { hedge: { species } };
    mention.changes.push(...changes);
    mention.start = start;
  }
  reader.hedgePlant = null;
  reader.imply(mention, details);
  if (place && !mention.place) mention.place = place;
  reader.dress(mention);
  reader.adjacent = mention;
}
