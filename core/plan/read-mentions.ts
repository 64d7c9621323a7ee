import type { ElementKind, HardscapeUse, Place } from "../elements/element.ts";
import { getSpecies, type SpeciesId } from "../plants/catalogue.ts";
import type { Entry, Fits } from "./lexicon.ts";
import type { Loose, Mention, Reading } from "./mention.ts";
import type { Lexeme } from "./read-lexemes.ts";
import type { Article, Link } from "./words/function-words.ts";
import { type Landmark, placeOf, type Relation } from "./words/place-words.ts";

type PhraseLexeme = Extract<Lexeme, { type: "phrase" }>;
type Scope = { command: "keep" | "remove" | "refuse" | "replace" | "instead"; empty: boolean };

const surfaces: ReadonlySet<ElementKind> = new Set(["pavers", "concrete", "gravel"]);
const coverings: ReadonlySet<ElementKind> = new Set([...surfaces, "deck", "stepping-stones"]);

const landmarkOfKind: Partial<Record<ElementKind, Landmark>> = {
  pool: "pool",
  fence: "fence",
  tree: "tree",
  deck: "patio",
  lawn: "boundary",
};
const landmarkOfUse: Record<HardscapeUse, Landmark> = {
  patio: "patio",
  area: "patio",
  driveway: "driveway",
  walkway: "walk",
};

const landmarkOf = (entry: Entry): Landmark | null => {
  if (entry.landmark) return entry.landmark;
  if (entry.use) return landmarkOfUse[entry.use];
  if (entry.noun) return landmarkOfKind[entry.noun.kind] ?? null;
  if (entry.species?.some((id) => getSpecies(id).role === "tree")) return "tree";
  return null;
};

const isHead = (entry: Entry): boolean =>
  Boolean(entry.noun || entry.use || entry.species || entry.undrawable || entry.landmark);

const quote = (text: string) => `“${text}”`;

/**
 * Reads the lexemes from left to right into mentions. Describing words go to the next head that they fit, else to one
 * before; words after "keep", "remove", "no" and "replace" go to the lists of those instead of becoming elements.
 * Linear in the number of lexemes but for the look back over one sentence.
 */
export const readMentions = (normal: string, lexemes: readonly Lexeme[]): Reading => {
  const reading: Reading = {
    mentions: [],
    loose: [],
    removals: [],
    keeps: [],
    refusedKinds: [],
    styles: [],
    vague: null,
    remarks: [],
  };
  let sentence = 0;
  let scope: Scope | null = null;
  let article: Article | null = null;
  let relation: { relation: Relation; start: number } | null = null;
  let place: Place | null = null;
  let pending: (Loose & { type: "fits" })[] = [];
  let sizes: (Loose & { type: "size" })[] = [];
  let adjacent: Mention | null = null;
  let lastLink: Link | "comma" | null = null;
  let replacedUse: HardscapeUse | null = null;
  let hedgeSpecies: SpeciesId | null = null;

  const textOf = (start: number, end: number) => normal.slice(start, end);
  const entryAt = (index: number): Entry | null => {
    const lexeme = lexemes[index];
    return lexeme?.type === "phrase" ? lexeme.entry : null;
  };
  /** The head that follows with only describing words between; null when a link or mark comes first. */
  const headAfter = (index: number): Entry | null => {
    for (let next = index + 1; next < lexemes.length; next++) {
      const entry = entryAt(next);
      if (!entry) return null;
      if (isHead(entry) && !(entry.fits && entry.landmark)) return entry;
      if (!entry.fits && !entry.style && !entry.filler) return null;
    }
    return null;
  };
  const inSentence = (): Mention | null => {
    const last = reading.mentions.at(-1);
    return last && last.sentence === sentence ? last : null;
  };
  const flush = () => {
    reading.loose.push(...pending, ...sizes);
    pending = [];
    sizes = [];
  };
  const setPlace = (found: Place) => {
    const last = inSentence();
    if (last && !last.place) last.place = found;
    else if (!last) place = found;
  };
  const fitsOf = (mention: Mention, fits: Fits): boolean => {
    if (fits[mention.kind]) return true;
    if (!mention.open) return false;
    // "stamped driveway": the word decides the material that the use left open.
    const kind = (["concrete", "gravel"] as const).find((other) => fits[other]);
    if (kind) mention.kind = kind;
    return Boolean(kind);
  };
  const describe = (mention: Mention, fits: Fits) => {
    const kind = mention.kind;
    mention.details = { ...mention.details, [kind]: { ...mention.details[kind], ...fits[kind] } };
  };
  /** Gives the waiting words to a head; what does not fit the head was said of it all the same and is dropped. */
  const dress = (mention: Mention) => {
    for (const word of pending) {
      if (fitsOf(mention, word.fits)) describe(mention, word.fits);
      mention.start = Math.min(mention.start, word.start);
    }
    for (const { size, start } of sizes) {
      mention.sizes.push(size);
      mention.start = Math.min(mention.start, start);
    }
    if (place && !mention.place) mention.place = place;
    pending = [];
    sizes = [];
    place = null;
  };
  const create = (lexeme: Lexeme, kind: ElementKind, more: Partial<Mention> = {}): Mention => {
    const mention: Mention = {
      kind,
      details: {},
      open: false,
      species: [],
      plantsOnly: false,
      sizes: [],
      start: lexeme.start,
      end: lexeme.end,
      sentence,
      changes: [],
      ...more,
    };
    reading.mentions.push(mention);
    return mention;
  };
  const clear = () => {
    article = null;
    relation = null;
  };

  const take = (lexeme: PhraseLexeme | Extract<Lexeme, { type: "unknown" }>) => {
    const name = lexeme.type === "phrase" ? lexeme.entry.phrase : lexeme.word;
    const said = textOf(lexeme.start, lexeme.end);
    const current = scope!;
    current.empty = false;
    pending = [];
    sizes = [];
    const entry = lexeme.type === "phrase" ? lexeme.entry : null;
    if (!entry) {
      reading.remarks.push({
        start: lexeme.start,
        end: lexeme.end,
        status: "told",
        sentence: `I did not understand ${quote(said)}.`,
      });
      return;
    }
    const kind = entry.noun?.kind ?? (entry.species ? "bed" : null);
    if (current.command === "keep") {
      if (!reading.keeps.includes(name)) reading.keeps.push(name);
      reading.remarks.push({
        start: lexeme.start,
        end: lexeme.end,
        status: "placed",
        sentence: `The ${name} stays as it is.`,
      });
      return;
    }
    if (!reading.removals.includes(name)) reading.removals.push(name);
    if (entry.noun) reading.refusedKinds.push(entry.noun.kind);
    if (entry.use) replacedUse = current.command === "replace" ? entry.use : replacedUse;
    if (kind === null && !entry.use && !entry.undrawable && !entry.landmark) return;
    const sentenceOf = {
      remove: `The ${name} goes.`,
      replace: `The ${name} makes room.`,
      instead: `The ${name} makes room.`,
      refuse: `No ${name} is drawn.`,
    };
    reading.remarks.push({
      start: lexeme.start,
      end: lexeme.end,
      status: "placed",
      sentence: sentenceOf[current.command],
    });
  };

  const isSeating = (fits: Fits) => Boolean(fits["fire-pit"]);

  lexemes.forEach((lexeme, index) => {
    if (lexeme.type === "stop") {
      flush();
      clear();
      scope = null;
      place = null;
      adjacent = null;
      lastLink = null;
      replacedUse = null;
      sentence++;
      return;
    }
    if (lexeme.type === "comma") {
      flush();
      adjacent = null;
      relation = null;
      article = null;
      lastLink = "comma";
      if (scope && !continues(index)) scope = null;
      return;
    }
    if (lexeme.type === "size") {
      if (scope) return;
      sizes.push({
        type: "size",
        size: lexeme.size,
        start: lexeme.start,
        end: lexeme.end,
        sentence,
        text: textOf(lexeme.start, lexeme.end),
      });
      article = article ?? "indefinite";
      return;
    }
    if (lexeme.type === "unknown") {
      if (scope) take(lexeme);
      else {
        reading.remarks.push({
          start: lexeme.start,
          end: lexeme.end,
          status: "told",
          sentence: `I did not understand ${quote(textOf(lexeme.start, lexeme.end))}.`,
        });
        pending = [];
      }
      adjacent = null;
      clear();
      return;
    }
    readPhrase(lexeme, index);
  });
  flush();
  return reading;

  /** Whether "keep", "remove" or "no" reaches past a comma or an "and" to what follows. */
  function continues(index: number): boolean {
    const next = entryAt(index + 1);
    if (!next || !scope) return false;
    if (scope.command === "refuse" || scope.command === "instead")
      return next.link === "or" || next.command === "refuse";
    if (next.link === "and") return continues(index + 1);
    if (next.article) return next.article !== "indefinite";
    if (!isHead(next) && !next.fits) return false;
    if (lexemes[index]!.type !== "comma") return true;
    // "remove the shrubs, fence and deck": a bare list reaches to its end when the sentence has no other verb.
    for (let at = index + 1; at < lexemes.length && lexemes[at]!.type !== "stop"; at++) {
      const entry = entryAt(at);
      if (!entry || entry.command || entry.link === "with" || entry.fits || entry.article === "indefinite") {
        if (lexemes[at]!.type !== "comma") return false;
      }
    }
    return true;
  }

  function readPhrase(lexeme: PhraseLexeme, index: number) {
    const { entry } = lexeme;
    if (entry.command) return readCommand(lexeme);
    if (entry.link) return readLink(entry.link, index);
    if (entry.article) {
      article = entry.article;
      return;
    }
    if (entry.style && !entry.noun && !entry.species) {
      if (!scope) reading.styles.push({ style: entry.style, start: lexeme.start, end: lexeme.end });
      return;
    }
    // A place word with a head behind it describes that head ("left bed", "border plants"), after a relation it stands alone.
    if (entry.place && (relation || !entry.fits) && !scope) {
      const followed = entryAt(index + 1);
      if (followed?.place) return;
      const found = entry.place;
      if (relation || !headAfter(index)) setPlace(found);
      else place = found;
      relation = null;
      return;
    }
    if (entry.relation) {
      flush();
      relation = { relation: entry.relation, start: lexeme.start };
      article = null;
      adjacent = null;
      return;
    }
    if (entry.fits && !(entry.noun && actsAsNoun(entry, index)) && !entry.use)
      return readAttribute(lexeme, index);
    if (isHead(entry)) return readHead(lexeme, index);
    if (entry.vague && !scope) reading.vague = reading.vague ?? { start: lexeme.start, end: lexeme.end };
  }

  /** "concrete" in "concrete patio" is a noun, in "concrete stepping stones" it describes what follows. */
  function actsAsNoun(entry: Entry, index: number): boolean {
    const next = headAfter(index);
    if (!next?.noun) return true;
    return !entry.fits![next.noun.kind];
  }

  function readCommand(lexeme: PhraseLexeme) {
    const command = lexeme.entry.command!;
    flush();
    clear();
    adjacent = null;
    if (command === "add") {
      if (!(scope?.command === "refuse" && scope.empty)) scope = null;
      return;
    }
    if (command === "stays" || command === "goes") {
      const last = inSentence();
      if (last && !scope) {
        reading.mentions.pop();
        const name = textOf(last.start, last.end);
        (command === "stays" ? reading.keeps : reading.removals).push(name);
        reading.remarks.push({
          start: last.start,
          end: lexeme.end,
          status: "placed",
          sentence: command === "stays" ? `The ${name} stays as it is.` : `The ${name} goes.`,
        });
      }
      return;
    }
    scope = { command, empty: true };
  }

  function readLink(link: Link, index: number) {
    if (link === "of" || link === "into") {
      if (link === "into" && scope?.command === "replace") scope = null;
      if (!(link === "of" && relation)) relation = null;
      lastLink = link;
      adjacent = null;
      article = null;
      return;
    }
    if (scope && (link === "with" || link === "but")) scope = null;
    if (scope && link === "and" && !continues(index)) scope = null;
    const between: boolean = relation?.relation === "between";
    const next = entryAt(index + 1);
    // "tan and grey pavers": both words wait for the noun.
    const keepsWaiting =
      link === "and" && Boolean(next?.fits) && adjacent === null && headAfter(index) !== null;
    if (!keepsWaiting) flush();
    adjacent = null;
    article = null;
    if (!between) relation = null;
    lastLink = link;
  }

  function readAttribute(lexeme: PhraseLexeme, index: number) {
    if (scope) return;
    const fits = lexeme.entry.fits!;
    if (isSeating(fits)) sizes = sizes.filter(({ size }) => size.count === undefined);
    // "charcoal border": the colour is the border's, not the paving's.
    if (fits.pavers && "border" in fits.pavers)
      pending = pending.filter(({ fits: earlier }) => !earlier.pavers || !("colour" in earlier.pavers));
    const next = entryAt(index + 1);
    // "red roses": the colour is the flower's.
    if (next?.species && fits.bed && "mulch" in fits.bed) return;
    const word = {
      type: "fits" as const,
      fits,
      start: lexeme.start,
      end: lexeme.end,
      sentence,
      text: textOf(lexeme.start, lexeme.end),
    };
    pending.push(word);
    relation = null;
  }

  function readHead(lexeme: PhraseLexeme, index: number) {
    const { entry } = lexeme;
    if (scope) {
      take(lexeme);
      clear();
      return;
    }
    const landmark = landmarkOf(entry);
    const said = article;
    if (relation && relatesTo(lexeme, landmark)) return;
    clear();
    if (said === "existing") {
      if (!reading.keeps.includes(entry.phrase)) reading.keeps.push(entry.phrase);
      reading.remarks.push({
        start: lexeme.start,
        end: lexeme.end,
        status: "placed",
        sentence: `The ${entry.phrase} stays as it is.`,
      });
      pending = [];
      return;
    }
    if (entry.undrawable) return readUndrawable(lexeme);
    if (entry.species && !entry.noun) return readPlants(lexeme, index);
    if (entry.use) return readUse(lexeme, said);
    if (entry.noun) return readNoun(lexeme, index, said);
    pending = [];
  }

  /** A head after a place word. True = it was only the landmark; false = it is asked for as well. */
  function relatesTo(lexeme: PhraseLexeme, landmark: Landmark | null): boolean {
    const { entry } = lexeme;
    const { relation: word, start } = relation!;
    const isNew: boolean = article === "indefinite" || (article === null && pending.length > 0);
    if (word === "at" || word === "from") {
      if (entry.landmark) {
        clear();
        pending = [];
        return true;
      }
      if (article !== "definite" && article !== "existing") return false;
      const last = inSentence();
      if (last && entry.use && surfaces.has(last.kind) && !last.use) {
        last.use = entry.use;
        last.end = lexeme.end;
      } else if (!last && (entry.use || entry.noun || entry.species)) {
        // "on the patio, a fire pit" names what is there; "for the driveway, pavers" what is wanted: the latter is commoner.
        return false;
      }
      clear();
      return true;
    }
    const found = landmark ? placeOf(word, landmark) : null;
    if (found) setPlace(found);
    const last = inSentence();
    if (!found && last && !isNew && (article === "definite" || entry.landmark)) {
      last.changes.push(
        `“${textOf(start, lexeme.end)}” is a place I cannot aim at yet, so the layout chose one.`,
      );
    }
    const consumed: boolean =
      entry.landmark !== undefined || (!isNew && (found !== null || article === "definite"));
    if (consumed) {
      // "between the walk and the house" has two landmarks.
      if (word !== "between") relation = null;
      article = null;
      pending = [];
    }
    return consumed;
  }

  function readUndrawable(lexeme: PhraseLexeme) {
    const { suggestion, instead } = lexeme.entry.undrawable!;
    const said = textOf(lexeme.start, lexeme.end);
    adjacent = null;
    if (!instead) {
      pending = [];
      sizes = [];
      reading.remarks.push({
        start: lexeme.start,
        end: lexeme.end,
        status: "told",
        sentence: `A picture of ${quote(said)} cannot be drawn yet. ${suggestion}`,
      });
      return;
    }
    const mention = create(lexeme, instead);
    dress(mention);
    mention.changes.push(`${quote(said)} cannot be drawn as such yet. ${suggestion}`);
  }

  function readPlants(lexeme: PhraseLexeme, index: number) {
    const { entry } = lexeme;
    const species = [...entry.species!];
    const { role, name } = getSpecies(species[0]!);
    const standIn = entry.standIn
      ? [
          `${quote(textOf(lexeme.start, lexeme.end))} is not among the plants yet; ${name.toLowerCase()} is drawn for it.`,
        ]
      : [];
    const next = headAfter(index);
    if (next?.noun?.kind === "hedge" && species.length === 1) {
      hedgeSpecies = species[0]!;
      return;
    }
    const last = inSentence();
    if (last?.kind === "hedge" && lastLink === "of" && species.length === 1) {
      last.details = { ...last.details, hedge: { species: species[0]! } };
      last.end = lexeme.end;
      return;
    }
    if (role === "tree" || role === "hedge") {
      const kind = role;
      const mention = create(lexeme, kind, {
        details: { [kind]: { species: species[0]! } },
        changes: standIn,
      });
      dress(mention);
      adjacent = mention;
      return;
    }
    if (
      adjacent?.plantsOnly ||
      (last?.plantsOnly && !last.place && (lastLink === "and" || lastLink === "comma"))
    ) {
      const group = adjacent?.plantsOnly ? adjacent : last!;
      group.species.push(...species.filter((id) => !group.species.includes(id)));
      group.changes.push(...standIn);
      group.end = lexeme.end;
      sizes = [];
      pending = [];
      adjacent = group;
      return;
    }
    const counted = sizes.some(({ size }) => size.count !== undefined);
    sizes = sizes.filter(({ size }) => size.count === undefined);
    const mention = create(lexeme, "bed", { species, plantsOnly: true, changes: standIn });
    if (counted) mention.changes.push("How many plants there are follows from their grown size.");
    dress(mention);
    adjacent = mention;
  }

  function readUse(lexeme: PhraseLexeme, said: Article | null) {
    const use = lexeme.entry.use!;
    if (adjacent && surfaces.has(adjacent.kind) && (!adjacent.use || adjacent.use === use)) {
      adjacent.use = use;
      adjacent.end = lexeme.end;
      dress(adjacent);
      return;
    }
    const earlier = said === "definite" ? reading.mentions.find((mention) => mention.use === use) : undefined;
    if (earlier) {
      dress(earlier);
      adjacent = earlier;
      return;
    }
    const mention = create(lexeme, "pavers", { use, open: true });
    dress(mention);
    adjacent = mention;
  }

  function readNoun(lexeme: PhraseLexeme, index: number, said: Article | null) {
    const { kind, details, place: ownPlace } = lexeme.entry.noun!;
    const last = inSentence();
    const grow = (mention: Mention) => {
      describe(mention, details);
      mention.end = lexeme.end;
      if (ownPlace && !mention.place) mention.place = ownPlace;
      dress(mention);
      adjacent = mention;
    };
    if (adjacent?.kind === kind && !adjacent.plantsOnly) return grow(adjacent);
    if (adjacent?.plantsOnly && kind === "bed") {
      adjacent.plantsOnly = false;
      return grow(adjacent);
    }
    const joins = adjacent === last || lastLink === "of" || lastLink === "with" || lastLink === null;
    if (last?.open && joins && coverings.has(kind) && !headAfter(index)?.use) {
      last.kind = kind;
      last.open = false;
      return grow(last);
    }
    const earlier =
      said === "definite" ? reading.mentions.find((mention) => mention.kind === kind) : undefined;
    if (earlier) return grow(earlier);
    const mention = create(lexeme, kind);
    if (kind === "hedge" && hedgeSpecies) mention.details = { hedge: { species: hedgeSpecies } };
    hedgeSpecies = null;
    if (surfaces.has(kind) && replacedUse) mention.use = replacedUse;
    grow(mention);
  }
};
