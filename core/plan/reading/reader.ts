import type { ElementKind, HardscapeUse, Place } from "#core/elements/element.ts";
import type { PlanterSpot } from "#core/elements/planter-looks.ts";
import type { SpeciesId } from "#core/plants/catalogue.ts";
import { countBefore } from "./count-before.ts";
import type { Entry, Fits } from "./entry.ts";
import { type Loose, type Mention, newMention, type Reading, type Remark } from "./mention.ts";
import { takeColor } from "./plant-colors.ts";
import type { Lexeme } from "./read-lexemes.ts";
import { sizeOf, takeSize, takesPair, whyLeft } from "./whose-size.ts";
import type { Article, Command, Link } from "./words/function-words.ts";
import type { Relation } from "./words/place-words.ts";

export type PhraseLexeme = Extract<Lexeme, { type: "phrase" }>;
export type UnknownLexeme = Extract<Lexeme, { type: "unknown" }>;

/** A verb or no-word and how far it reaches: heads within it go to its list instead of becoming elements. */
export type Scope = {
  command: Exclude<Command, "add" | "stays" | "goes" | "moved" | "unneeded">;
  /** Nothing was named after it yet. */
  empty: boolean;
};

/** What a scope took last, with what is needed to take it back. */
export type Taken = {
  name: string;
  remark: Remark;
  end: number;
  lexeme: PhraseLexeme;
  index: number;
  /** Earlier wishes that it undid. */
  undone: Mention[];
};

/** Surfaces that a use ("patio") can be made of and still be that use. */
export const SURFACES: ReadonlySet<ElementKind> = new Set(["pavers", "concrete", "gravel"]);

const PLANTED: ReadonlySet<ElementKind> = new Set(["bed", "tree", "hedge"]);

/** What may stand between a place and the plants that come there: more of the place, how many, of what color. */
const RIGHT_BEHIND =
  /^(?: of (?:the|my|our|this) (?:[a-z]+ )?[a-z]+)?[,:]? (?:(?:an?|some|few|pair|couple|row|of|more|about|or|\d+|two|three|four|five|six|seven|eight|white|pink|red|blue|yellow|purple|orange|big|large|tall|low|small|dwarf) )*$/;
/** "By the porch hydrangeas plant ferns": those stand there. */
const PUT_THERE = /^,? (?:put|plant|add|install|i|we|can|could|please)\b/;

export const quote = (text: string) => `“${text}”`;

export const notUnderstood = (text: string) => `I did not understand ${quote(text)}.`;

/** Whether an entry can be the thing that a phrase is about. */
export const isHead = (entry: Entry): boolean =>
  Boolean(entry.noun || entry.use || entry.species || entry.undrawable || entry.landmark);

/** Where the reading of a text stands: what was read, and the words that still wait for their head. */
export class Reader {
  readonly reading: Reading = {
    mentions: [],
    loose: [],
    removals: [],
    removalCounts: {},
    withdrawn: [],
    gone: [],
    keeps: [],
    keptCover: null,
    refusedKinds: [],
    styles: [],
    vague: null,
    season: null,
    evening: false,
    remarks: [],
    used: [],
  };
  sentence = 0;
  scope: Scope | null = null;
  article: Article | null = null;
  /** A place word whose landmark has not come yet; `opens` = it begins its clause ("along the house, plant ..."). */
  relation: { relation: Relation; start: number; opens: boolean } | null = null;
  /** A place that waits for its element. */
  place: Place | null = null;
  /** Where the text says it. */
  placeSaid: { start: number; end: number } | null = null;
  /** Where the words for the last place end. */
  placeEnd: number | null = null;
  /** The thing that what was named last stands at, and where the text says it. */
  atLandmark: { relation: Relation; end: number } | null = null;
  /** What a planter that comes stands at. */
  spot: PlanterSpot | null = null;
  /** "widen" came: what is named next gets a strip beside it. */
  widens = false;
  pending: (Loose & { type: "fits" })[] = [];
  sizes: (Loose & { type: "size" })[] = [];
  /** The mention whose head was the word before: "paver" + "patio" are one thing, "pavers and patio" two. */
  adjacent: Mention | null = null;
  focus: Mention | null = null;
  lastLink: Link | "comma" | null = null;
  /** "edged with" came: the next material is an edge of the last thing. */
  edging = false;
  /** The use that "replace the driveway with ..." hands on. */
  replacedUse: HardscapeUse | null = null;
  /** Where something stood that makes room: what is planted for it has that place. */
  handedPlace: Place | null = null;
  /** Plants in front of "hedge". */
  hedgePlant: { species: SpeciesId | null; changes: string[]; start: number } | null = null;
  /** The last landmark of the sentence, for "the house should stay". */
  landmark: PhraseLexeme | null = null;
  /** The head taken by the scope just before: "concrete driveway" is one thing. */
  taken: Taken | null = null;
  /** The last two things named in the sentence, for "around it". */
  named: [before: Entry | null, last: Entry | null] = [null, null];
  /** What was named before those two. */
  namedEarlier: Entry | null = null;
  /** The last thing that the sentence before named. */
  namedBefore: Entry | null = null;
  /** The first of them was named in the plural: "it" is another thing. */
  isBeforeMany = false;
  isLastMany = false;
  /** Something was named that cannot be drawn: what follows in "of the courtyard" is its setting. */
  spoke = false;
  /** It was no purpose ("a pad for a shed"): a place that follows is its own. */
  lost = false;
  readonly normal: string;
  readonly lexemes: readonly Lexeme[];

  constructor(normal: string, lexemes: readonly Lexeme[]) {
    this.normal = normal;
    this.lexemes = lexemes;
  }

  textOf(range: { start: number; end: number }): string {
    return this.normal.slice(range.start, range.end);
  }

  entryAt(index: number): Entry | null {
    const lexeme = this.lexemes[index];
    return lexeme?.type === "phrase" ? lexeme.entry : null;
  }

  /** The head that follows with only describing words between; null when anything else comes first. */
  headAfter(index: number): Entry | null {
    for (let next = index + 1; next < this.lexemes.length; next++) {
      const entry = this.entryAt(next);
      if (!entry) return null;
      if (isHead(entry)) return entry;
      // "the big old oak": an article that only describes.
      const isOld = entry.article !== undefined && entry.article !== "indefinite";
      if (!entry.fits && !entry.style && !entry.filler && !entry.told && !isOld) return null;
    }
    return null;
  }

  /** Whether the clause still names a head before its end: then a place in front of it is the head's. */
  headComes(index: number): boolean {
    for (let next = index + 1; next < this.lexemes.length; next++) {
      const lexeme = this.lexemes[next]!;
      if (lexeme.type === "size") continue;
      const entry = this.entryAt(next);
      if (!entry) {
        // One comma may part the place from what goes there ("along the house, plant hydrangeas").
        if (lexeme.type === "comma" && next === index + 1) continue;
        return false;
      }
      if (isHead(entry)) return true;
      // "around the tree a circle of white stones"
      if (entry.link === "of") continue;
      if (entry.link || entry.relation) return false;
      if (entry.command && entry.command !== "add") return false;
    }
    return false;
  }

  /** The mention that the present sentence spoke of last, also one that an earlier sentence asked for. */
  lastMention(): Mention | null {
    return this.focus;
  }

  /** How many of what goes there are, where the words before `start` say it. */
  countRemoval(name: string, start: number): void {
    const many = this.scope?.command === "keep" ? null : countBefore(this.normal.slice(0, start));
    if (many) this.reading.removalCounts[name] = many;
  }

  /** Says that words were read: what is never said so of is told. */
  use({ start, end }: { start: number; end: number }): void {
    this.reading.used.push({ start, end });
  }

  remark(range: { start: number; end: number }, status: Remark["status"], sentence: string): Remark {
    const remark: Remark = { start: range.start, end: range.end, status, sentence };
    this.reading.remarks.push(remark);
    return remark;
  }

  remarkUnknown(range: { start: number; end: number }): void {
    this.remark(range, "told", notUnderstood(this.textOf(range))).unknown = true;
  }

  /**
   * Words that found no head before a link or mark go to the thing just spoken of, when they fit it; `bind-loose.ts`
   * gives the others to the nearest element.
   */
  flush(): void {
    const { focus } = this;
    // "crape myrtle in a mulch ring, white": the color is the tree's.
    const tree = focus?.details.bed?.bare && this.reading.mentions.findLast(({ kind }) => kind === "tree");
    const colored = tree || focus;
    for (const word of this.pending) {
      const isColor = colored && takeColor(colored, word);
      const isTaken = isColor || (focus && fitsMention(focus, word.fits));
      if (isTaken) this.use(word);
      if (isColor) continue;
      if (isTaken) this.describe(focus!, word.fits);
      else if (focus && word.matters && this.isNextTo(focus, word)) {
        this.use(word);
        focus.changes.push(`${quote(word.text)} is left out: it cannot be drawn that way yet.`);
      } else if (word.matters) this.reading.loose.push(word);
    }
    for (const size of this.sizes) {
      // What stood behind a thing that cannot be drawn was said of that.
      // "a driveway with tie edging, 12 ft wide by 60": a pair of sides is of no edge.
      const isOfGround = focus?.kind === "edging" && size.size.widthM !== undefined;
      if (isOfGround) this.reading.loose.push(size);
      else if (focus ? takeSize(focus, size.size) : this.spoke) this.use(size);
      else if (focus && this.isRightBehind(focus, size)) {
        this.use(size);
        focus.changes.push(`${quote(size.text)} is left out: ${whyLeft(focus.kind, size.size)}`);
      } else this.reading.loose.push(size);
    }
    this.drop();
  }

  /** "a bench 6 ft long": nothing parts the length from its thing, so it is of nothing else. */
  private isRightBehind(mention: Mention, { start, size }: Loose & { type: "size" }): boolean {
    const between = this.normal.slice(mention.end, start);
    return (
      size.count === undefined && start >= mention.end && !/[,;:]|\b(?:and|with|of|plus|or)\b/.test(between)
    );
  }

  /** "wall blocks tan color": a color right behind a thing is of that, or of nothing. */
  private isNextTo(mention: Mention, { start, fits }: Loose & { type: "fits" }): boolean {
    const isColor = ["pavers", "fence", "planter"].some((kind) => {
      const details = fits[kind as "pavers" | "fence" | "planter"];
      return details !== undefined && ("colour" in details || "color" in details);
    });
    return (
      isColor &&
      /^ (?:(?!and|with|or|in|on|of|for|to|plus)[a-z]+ )?$/.test(this.normal.slice(mention.end, start))
    );
  }

  drop(): void {
    this.pending = [];
    this.sizes = [];
  }

  clear(): void {
    this.article = null;
    this.relation = null;
  }

  create(lexeme: Lexeme, kind: ElementKind, more: Partial<Mention> = {}): Mention {
    const { start, end } = lexeme;
    const mention = newMention(kind, { start, end, sentence: this.sentence }, more);
    this.reading.mentions.push(mention);
    this.focus = mention;
    return mention;
  }

  /** Sets details of a mention's own kind; later words stand above earlier ones. */
  describe(mention: Mention, fits: Fits): void {
    const { kind } = mention;
    mention.details = { ...mention.details, [kind]: { ...mention.details[kind], ...fits[kind] } };
  }

  /** What a noun implies ("brick" is red) stands below what its sentence said before ("circular"). */
  imply(mention: Mention, fits: Fits): void {
    const { kind } = mention;
    if (mention.sentence !== this.sentence) this.describe(mention, fits);
    else mention.details = { ...mention.details, [kind]: { ...fits[kind], ...mention.details[kind] } };
  }

  /** Gives the waiting words, sizes and place to a head. A word that does not fit it was said of it all the same. */
  dress(mention: Mention): void {
    for (const word of this.pending) {
      const isColor = takeColor(mention, word);
      const isTaken = isColor || fitsMention(mention, word.fits);
      if (isTaken || word.matters) this.use(word);
      if (isColor) continue;
      if (isTaken) this.describe(mention, word.fits);
      else if (word.matters)
        mention.changes.push(`${quote(word.text)} is left out: it cannot be drawn that way yet.`);
      mention.start = Math.min(mention.start, word.start);
    }
    for (const { size, start, end } of this.sizes) {
      this.use({ start, end });
      const isOfPlant = mention.plantsOnly && (size.bareM ?? size.heightM) !== undefined;
      if (!isOfPlant && sizeOf(mention.kind, size)) mention.sizes.push(size);
      else if (!isOfPlant && takesPair(this.reading.mentions, mention, size)) continue;
      else
        mention.changes.push(
          `${quote(this.textOf({ start, end }))} is left out: ${whyLeft(mention.kind, size)}`,
        );
      mention.start = Math.min(mention.start, start);
    }
    if (this.place && (!mention.place || mention.sentence !== this.sentence)) {
      mention.place = this.place;
      // "In the back corner hydrangeas": a plant that comes, though roles of words take all for one place.
      const between = this.normal.slice(this.placeSaid?.end ?? 0, mention.start);
      const isThere = PUT_THERE.test(this.normal.slice(mention.end));
      if (PLANTED.has(mention.kind) && RIGHT_BEHIND.test(between) && !isThere) mention.sure = true;
    }
    this.place = null;
    this.focus = mention;
    this.drop();
  }

  endSentence(): void {
    this.flush();
    if (this.place && this.placeSaid) {
      const { start, end } = this.placeSaid;
      const text = this.textOf({ start, end });
      this.reading.loose.push({
        type: "place",
        place: this.place,
        start,
        end,
        sentence: this.sentence,
        text,
      });
    }
    for (const mention of this.reading.mentions) {
      const inherits = this.replacedUse && mention.sentence === this.sentence && SURFACES.has(mention.kind);
      if (inherits && !mention.use) {
        mention.use = this.replacedUse!;
      }
      // "20 ft wide at the garage", "out to the fence": a drive that takes another's place lies where that lay.
      const isSameDrive = this.replacedUse === "driveway" && mention.use === "driveway";
      if (isSameDrive && mention.sentence === this.sentence) delete mention.place;
      if (this.handedPlace && mention.sentence === this.sentence && PLANTED.has(mention.kind))
        mention.place ??= this.handedPlace;
    }
    this.clear();
    this.scope = null;
    this.place = null;
    this.placeSaid = null;
    this.placeEnd = null;
    this.atLandmark = null;
    this.spot = null;
    this.widens = false;
    this.adjacent = null;
    this.edging = false;
    this.focus = null;
    this.lastLink = null;
    this.replacedUse = null;
    this.handedPlace = null;
    this.hedgePlant = null;
    this.landmark = null;
    this.taken = null;
    this.namedBefore = this.named[1];
    this.named = [null, null];
    this.namedEarlier = null;
    this.isBeforeMany = false;
    this.isLastMany = false;
    this.spoke = false;
    this.lost = false;
    this.sentence++;
  }
}

/** Words like "natural" and "curved" describe without changing a material or a color: nobody misses them where they do not fit. */
export const saysMuch = (fits: Fits) =>
  Object.entries(fits).some(([kind, details]) => kind !== "pool" && Object.keys(details).length > 0);

/** "a terrace of wood" is a deck. */
const deckOf = ({ use }: Mention, fits: Fits) =>
  use === "patio" && fits.deck && ("wood" in fits.deck || "material" in fits.deck) ? "deck" : undefined;

/** "two chairs and an umbrella": no word that only describes an umbrella. */
export const areTwoThings = ({ kind, details }: Mention, fits: Fits): boolean =>
  kind === "furniture" && details.furniture?.set === "umbrella" && fits["fire-pit"]?.seating === true;

/** Whether a describing word fits a mention; it may decide the material that a use left open ("stamped driveway"). */
export function fitsMention(mention: Mention, fits: Fits): boolean {
  if (areTwoThings(mention, fits)) return false;
  if (fits[mention.kind]) return true;
  // "concrete slabs with grass between": slabs with open joints are laid like pavers.
  if (mention.kind === "concrete" && fits.pavers?.joints) {
    mention.kind = "pavers";
    mention.details = { pavers: { pattern: "stack-bond", colour: "grey" } };
    return true;
  }
  if (!mention.open) return false;
  const kind = (["concrete", "gravel"] as const).find((other) => fits[other]) ?? deckOf(mention, fits);
  if (kind) mention.kind = kind;
  return Boolean(kind);
}
