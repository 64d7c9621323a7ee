import { COMPARING, COMPARISONS, type Comparison, GROUP_WORDS, SHADES } from "#core/design/change-words.ts";
import type { DesignDocument } from "#core/design/design-document.ts";
import type { Direction, Shade } from "#core/design/operation.ts";
import type { Place } from "#core/elements/element.ts";
import type { Entry, Fits } from "#core/plan/reading/entry.ts";
import { findPhrase } from "#core/plan/reading/lexicon.ts";
import type { SpokenSize } from "#core/plan/reading/read-size.ts";
import { type Landmark, placeOf } from "#core/plan/reading/words/place-words.ts";
import { flowerColorOf } from "#core/plants/flower-color.ts";
import type { FlowerColor } from "#core/plants/species-facts.ts";
import { findMark, type Mark, SMALL } from "./clause-words.ts";
import { type Known, knownBy, OF_STONE } from "./known-things.ts";
import { withoutSecondChoice } from "./second-choice.ts";
import { sizesOf } from "./sizes-of.ts";
import { directionAt, type Shown, shownBy } from "./ways-and-times.ts";

/** What a run of words is in a clause. */
type Meaning =
  | Mark
  | { is: "comma" }
  | { is: "size"; size: SpokenSize }
  | { is: "compare"; comparison: Comparison; word: string }
  | { is: "shade"; shade: Shade }
  /** `to`: which way or which place; `at`: what it stands at, where that is of the design. */
  | { is: "where"; to: Direction | Place | null; at?: Known; isAt?: boolean; isNearer?: true }
  | { is: "relation"; entry: Entry }
  | { is: "landmark"; landmark: Landmark }
  | { is: "thing"; known: Known; entry: Entry | null }
  | { is: "value"; fits: Fits; hue: FlowerColor | null; word: string }
  | { is: "article"; article: string }
  | { is: "showing"; what?: Shown }
  | { is: "unknown"; word: string }
  | { is: "small" };

export type Tag = { from: number; end: number } & Meaning;

/** Words that the readers by words alone know how to take. */
const UNREAD = /^(?:rows?|together|apart|mature|young|every|level|flush|gates?|half of)$/;

const SO_A_REQUEST =
  /^(?:an?|some|put|plant|use|add|make|take|remove|swap|replace|change|move|lower|raise|lets|let|please|can|could|maybe)$/;
const SO_MUCH = /^(?:close|near|big|high|tall|wide|much|many|small|long|far|dark|bright|low|narrow)$/;
/** "Put real grass back": the verb has two words, and no way is said. */
const isParticle = (words: readonly string[], at: number): boolean =>
  /\b(?:put|bring|want|get|have) (?!.*\b(?:move|the|my|our|it|them)\b)[a-z ]+$/.test(
    words.slice(0, at).join(" "),
  ) && /^(?:|,|and|i|we|please|but)$/.test(words[at + 1] ?? "");

const OF_ITS_OWN =
  /^(?:sunny|shady|house|street|garage|pool|kitchen|neighbou?rs?|open|dry|wet|windy|warm|cool)$/;
const CHAIRS = /\bchairs?$/;
const EDGES = /^(?:edge|ring|line|border|frame|rim|trim|outline|surround)$/;
const REPLACES = /^(?:replaced?|swap(?:ped)?|switch(?:ed)?|changed?|exchanged?|traded?|substituted?)$/;

/** A word that begins a request and has an object: "edge it", "please line the bed". */
const isVerbOfIt = (words: readonly string[], at: number): boolean =>
  /^(?:|,|and|please|then|just|lets|you|we|to|also)$/.test(words[at - 1] ?? "") &&
  /^(?:it|them|those|these|that|the|my|our|each|both|all)$/.test(words[at + 1] ?? "") &&
  (words[at] !== "trim" || /\b(?:with|in) (?!half\b)[a-z]/.test(words.slice(at).join(" ")));
const A_PLACE =
  /^(?:around|along|by|beside|behind|under|next|near|between|against|closer|nearer|further|farther|back|to|on|in|at|over|up|where|all)$/;
const NO_COVER = /^(?:no|without)\b.*\bmulch$/;

const showingOf = ({ season, evening }: Entry): Meaning => ({
  is: "showing",
  ...(evening ? { what: "evening" as const } : season ? { what: season } : {}),
});

const isBehindAThing = (words: readonly string[], at: number, document: DesignDocument): boolean =>
  at > 0 &&
  /s$/.test(words[at]!) !== /s$/.test(words[at - 1]!) &&
  knownBy(words, at - 1, document)[0] !== null;

function meaningOf(words: readonly string[], at: number, document: DesignDocument): [Meaning, number] {
  const word = words[at]!;
  if (word === ",") return [{ is: "comma" }, 1];
  const found = findPhrase(words, at);
  // "No mulch, use stone": the cover is a thing that goes.
  if (found && NO_COVER.test(found.entry.phrase)) return [{ is: "verb", verb: "remove" }, found.length - 1];
  const mark = findMark(words, at);
  // "Bring it all the way to the corner".
  if (/^(?:it|them) all the (?:way|time)\b/.test(words.slice(at, at + 4).join(" "))) return [{ is: "it" }, 1];
  if (/^all the way$/.test(words.slice(at, at + 3).join(" "))) return [{ is: "small" }, 3];
  const way = word === "over" ? null : directionAt(words, at);
  const longest = found?.length ?? 0;
  const [known, length] = knownBy(words, at, document);
  if (word === "more" && /^(?:at|to|on|towards?)$/.test(words[at + 1] ?? "")) return [{ is: "small" }, 1];
  if (word === "between" && at === words.length - 1) return [{ is: "where", to: null }, 1];
  if (UNREAD.test(word) || /^1 of|^one of/.test(`${word} ${words[at + 1] ?? ""}`))
    return [{ is: "unknown", word }, 1];
  if (/^(?:dark|light|bright|pale)$/.test(word) && words[at - 1] === "too")
    return [{ is: "unknown", word }, 1];
  // "Stamp the concrete" makes it stamped.
  if (word === "stamp" && /^(?:the|it|that|my|our)$/.test(words[at + 1] ?? "")) {
    const fits = findPhrase(["stamped"], 0)?.entry.fits;
    if (fits) return [{ is: "value", fits, hue: null, word }, 1];
  }
  if (EDGES.test(word) && isVerbOfIt(words, at)) return [{ is: "verb", verb: "edged" }, 1];
  // "Border" and "edge" alone are parts of a thing.
  if (
    /^(?:borders?|edges?)$/.test(word) &&
    !/^(?:the|both|each|outer|front|back|far)$/.test(words[at - 1] ?? "")
  )
    return [{ is: "unknown", word }, 1];
  const shown = shownBy(words, at);
  if (shown) return [{ is: "showing", what: shown }, 1];
  if (
    word === "loose" &&
    (at === 0 || /^(?:,|and|please)$/.test(words[at - 1]!)) &&
    /^(?:the|those|that|all)$/.test(words[at + 1] ?? "")
  )
    return [{ is: "verb", verb: "remove" }, 1];
  // "They jump it so a taller fence would be better": what follows is asked for.
  if (word === "so" && SO_A_REQUEST.test(words[at + 1] ?? "")) return [{ is: "parting" }, 1];
  if (word === "so" && SO_MUCH.test(words[at + 1] ?? "")) return [{ is: "small" }, 1];
  if (word === "something" && (SHADES.has(words[at + 1] ?? "") || words[at + 1] === "like"))
    return [{ is: "small" }, 1];
  // "Further from the fence": the place says what from.
  if (/^(?:further|farther|away)$/.test(word) && words[at + 1] === "from" && !(way && way.length > 1))
    return [{ is: "small" }, 1];
  if (word === "away") return [{ is: "where", to: "away" }, 1];
  if (
    /^one (?:is|will|would) (?:enough|plenty|do|be enough|be plenty)\b/.test(
      words.slice(at, at + 4).join(" "),
    )
  )
    return [{ is: "size", size: { count: 1 } }, 1];
  // "Change it to block" is no screen that blocks something.
  if (
    word === "to" &&
    longest > 1 &&
    found?.entry.noun &&
    words.slice(0, at).some((one) => REPLACES.test(one))
  )
    return [{ is: "to" }, 1];
  // "With a lighter border": a color of the border, and none of the paving.
  if (
    /^(?:lighter|light|pale|darker|dark)$/.test(word) &&
    /^(?:borders?|banding|bands?|edges?|edging|trim)$/.test(words[at + 1] ?? "")
  )
    return [
      {
        is: "value",
        fits: {
          pavers: { border: true, borderColour: /^(?:dark|darker)$/.test(word) ? "charcoal" : "sand" },
        },
        hue: null,
        word,
      },
      2,
    ];
  // "The fence should go around the beds" moves it.
  if (
    mark?.mark.is === "goes" &&
    / go$/.test(words.slice(at, at + mark.length).join(" ")) &&
    A_PLACE.test(words[at + mark.length] ?? "")
  )
    return [{ is: "verb", verb: "move" }, mark.length];
  // "Out of budget" is not out.
  if (mark?.mark.is === "goes" && words[at + mark.length] === "of" && words[at + mark.length - 1] === "out")
    return [{ is: "unknown", word }, 1];
  // "Lavender hates my soil": a thing likes nothing, and asks for nothing.
  if (/^(?:hates?|loves?|likes?)$/.test(word) && isBehindAThing(words, at, document))
    return [{ is: "unknown", word }, 1];
  // "It blocks the sun".
  if (/^blocks?$/.test(word) && /^(?:it|they|that|which|these|those)$/.test(words[at - 1] ?? ""))
    return [{ is: "unknown", word }, 1];
  if (word === "back" && isParticle(words, at)) return [{ is: "small" }, 1];
  // "Closer to the fence" is one way to go.
  const nearTo = /^(?:nearer|closer)$/.test(word) ? (way ?? directionAt(words, at + 1)) : null;
  if (nearTo && nearTo.length > 1)
    return [{ is: "where", to: nearTo.to }, nearTo === way ? way.length : nearTo.length + 1];
  if (/^(?:nearer|closer)$/.test(word)) return [{ is: "where", to: "nearer", isNearer: true }, 1];
  if (/^(?:more|most)$/.test(word) && /^(?:near|close)$/.test(words[at + 1] ?? ""))
    return [{ is: "where", to: "nearer", isNearer: true }, 2];
  const less = /^(?:less|more)$/.test(word) ? COMPARISONS.get(words[at + 1] ?? "") : undefined;
  if (
    less &&
    less.side !== "count" &&
    !COMPARING.has(words[at + 1]!) &&
    !findPhrase(words, at + 1)?.entry.noun
  )
    return [
      {
        is: "compare",
        word: words[at + 1]!,
        comparison: word === "more" ? less : { ...less, way: less.way === "grow" ? "shrink" : "grow" },
      },
      2,
    ];
  if (way && way.length > 1 && way.length >= Math.max(longest, mark?.length ?? 0, length))
    return [{ is: "where", to: way.to }, way.length];
  // "3 more by the steps": where they are to stand.
  const isAround = word === "around" && /^(?:the|my|our|that)$/.test(words[at + 1] ?? "");
  const near =
    isAround || (word === "by" && !/^(?:\d|about$|around$|maybe$|half$)/.test(words[at + 1] ?? ""));
  if (near && found?.entry.relation && !words.slice(0, at).some((one) => REPLACES.test(one)))
    return [{ is: "relation", entry: found.entry }, longest];
  const isFiller =
    found?.entry.filler === true && !found.entry.noun && !found.entry.fits && !found.entry.relation;
  if (
    mark &&
    (mark.length >= Math.max(longest, length) || (isFiller && !known)) &&
    !(known && length >= mark.length)
  )
    return [mark.mark, mark.length];
  if (known && !(SMALL.has(word) && !found))
    return [{ is: "thing", known, entry: found?.entry ?? null }, length];
  const comparison =
    COMPARING.has(word) || /^(?:narrow|lower|double)$/.test(word) ? COMPARISONS.get(word) : undefined;
  if (SHADES.has(word)) return [{ is: "shade", shade: SHADES.get(word)! }, 1];
  if (comparison) return [{ is: "compare", comparison, word }, 1];
  if (!found)
    return way
      ? [{ is: "where", to: way.to }, way.length]
      : GROUP_WORDS[word] === "all"
        ? [{ is: "it" }, 1]
        : SMALL.has(word)
          ? [{ is: "small" }, 1]
          : [{ is: "unknown", word }, 1];
  const { entry } = found;
  if (entry.undrawable && !entry.undrawable.instead && !entry.noun && !entry.fits)
    return [{ is: "unknown", word: words.slice(at, at + longest).join(" ") }, longest];
  if ((entry.season || entry.evening) && !entry.noun && !entry.species) return [showingOf(entry), longest];
  if (entry.relation) return [{ is: "relation", entry }, longest];
  if (entry.noun || entry.use || entry.species)
    return [{ is: "thing", known: { elements: [], target: {} }, entry }, longest];
  // "The sunny side": which one it is stands in no design.
  if (word === "side" && entry.place && OF_ITS_OWN.test(words[at - 1] ?? "the"))
    return [{ is: "where", to: null }, longest];
  if (entry.place) return [{ is: "where", to: entry.place }, longest];
  if (way && !(entry.landmark && longest > way.length)) return [{ is: "where", to: way.to }, way.length];
  if (entry.landmark) return [{ is: "landmark", landmark: entry.landmark }, longest];
  // "A gravel strip between the bed and the house": what it lies between is no thing that is changed.
  if (words[at + longest - 1] === "between")
    return [{ is: "unknown", word: words.slice(at, at + longest).join(" ") }, longest];
  // "For 5 adirondack chairs": chairs by themselves, where no fire pit has them.
  if (entry.fits?.["fire-pit"]?.seating && CHAIRS.test(entry.phrase))
    return [{ is: "thing", known: { elements: [], target: {} }, entry }, longest];
  if (entry.fits || entry.hue)
    return [{ is: "value", fits: entry.fits ?? {}, hue: flowerColorOf(word), word }, longest];
  if (entry.season || entry.evening) return [showingOf(entry), longest];
  if (entry.article) return [{ is: "article", article: entry.article }, longest];
  if (entry.filler || SMALL.has(word) || entry.scene || entry.pronoun) return [{ is: "small" }, longest];
  return [{ is: "unknown", word: words.slice(at, at + longest).join(" ") }, longest];
}

/** Says of each word of a sentence what it is, by the lexicon and by what the design has. */
export function tagWords(words: readonly string[], document: DesignDocument): Tag[] {
  const sizes = sizesOf(words);
  const tags: Tag[] = [];
  for (let at = 0; at < words.length; ) {
    const size = sizes.get(at);
    const [meaning, length]: [Meaning, number] = size
      ? [{ is: "size", size: size.size }, size.length]
      : meaningOf(words, at, document);
    tags.push({ from: at, end: at + length, ...meaning });
    at += length;
  }
  return withPlaces(withoutSecondChoice(tags, words), words);
}

/** "Where the wall was". */
const saysWas = (after: Tag | undefined, relation: string | undefined): boolean =>
  relation === "where" && after?.is === "verb" && after.verb === "set";

const OF_A_HOUSE = /\b(?:house|home|garage|porch) walls?$/;
const UNDER = /^(?:under|underneath|beneath|between|behind|beside)$/;
const OF_A_SIDE: ReadonlySet<string> = new Set(["border", "corner"]);
const OF_ITS_NAME: ReadonlySet<Tag["is"]> = new Set(["article", "value", "small", "it", "size"]);

/** A relation with what it relates to is one place: "by the pool", "in front of the hedge". */
function withPlaces(tags: readonly Tag[], words: readonly string[]): Tag[] {
  const joined: Tag[] = [];
  for (let at = 0; at < tags.length; at++) {
    const tag = tags[at]!;
    // "The left side", "to the right corner": the side says it.
    const last = joined.at(-1);
    if (
      tag.is === "where" &&
      last?.is === "where" &&
      last.to &&
      last.end === tag.from &&
      OF_A_SIDE.has(tag.to ?? "")
    ) {
      joined[joined.length - 1] = { ...last, end: tag.end };
      continue;
    }
    // "Against the house wall".
    if (
      last?.is === "where" &&
      last.end === tag.from &&
      OF_A_HOUSE.test(words.slice(last.from, tag.end).join(" "))
    ) {
      joined[joined.length - 1] = { ...last, end: tag.end };
      continue;
    }
    // "At the front corners of the patio": whose corners they are.
    const isWhose =
      tag.is === "small" &&
      words[tag.from] === "of" &&
      last?.is === "where" &&
      last.end === tag.from &&
      !/^of /.test(words[last.from]!);
    let whose = tags[at + 1]?.is === "article" ? at + 2 : at + 1;
    while (whose > at + 1 && tags[whose]?.is === "value" && tags[whose + 1]) whose++;
    if (isWhose && ["thing", "landmark"].includes(tags[whose]?.is ?? "")) {
      joined[joined.length - 1] = { ...last, end: tags[whose]!.end };
      at = whose;
      continue;
    }
    // "Nearer to the beds" is a place, and no way to go.
    // "Over closer to the door": closer.
    if (tag.is === "relation" && words[tag.from] === "over" && tags[at + 1]?.is === "where") continue;
    const isNearer =
      tag.is === "where" &&
      tag.isNearer === true &&
      ["to", "small", "article"].includes(tags[at + 1]?.is ?? "");
    const behind = isNearer && tags[at + 1]?.is !== "article" ? at + 2 : at + 1;
    if (tag.is !== "relation" && !isNearer) {
      joined.push(tag);
      continue;
    }
    let end = behind;
    while (tags[end] && OF_ITS_NAME.has(tags[end]!.is) && tags[end + 1] && end - at < 4) end++;
    const first = tags[behind];
    const isName = ["landmark", "thing", "where"].includes(tags[end]?.is ?? "");
    if (!isName && (first?.is === "it" || first?.is === "one")) end = tags.indexOf(first);
    const other = tags[end];
    const relation = tag.is === "relation" ? tag.entry.relation! : "along";
    const isAt = relation === "at" || relation === "from";
    // "The path in decomposed granite": what it is to be of.
    if (
      words[tag.from] === "in" &&
      first === other &&
      other?.is === "thing" &&
      OF_STONE.has(other.entry?.noun?.kind ?? "")
    ) {
      joined.push({ from: tag.from, end: tag.end, is: "small" });
      continue;
    }
    // "The kitchen" is that of the yard where there is one.
    const isOfYard =
      other?.is === "thing" && other.entry?.landmark === "house" && other.known.elements.length > 0;
    if (other?.is === "landmark" || (other?.is === "thing" && other.entry?.landmark && !isOfYard)) {
      const landmark = other.is === "landmark" ? other.landmark : other.entry!.landmark!;
      const at_ = other.is === "thing" ? { at: other.known } : {};
      const isWas = saysWas(tags[end + 1], words[tag.from]);
      joined.push({
        from: tag.from,
        end: (isWas ? tags[end + 1]! : other).end,
        is: "where",
        to: placeOf(relation, landmark) ?? (isNearer ? placeOf("around", landmark) : null),
        isAt,
        ...at_,
      });
      at = isWas ? end + 1 : end;
    } else if (other?.is === "thing" && other.known.elements.length > 0) {
      const isWas = saysWas(tags[end + 1], words[tag.from]);
      joined.push({
        from: tag.from,
        end: (isWas ? tags[end + 1]! : other).end,
        is: "where",
        to: isNearer && other.known.target.kind === "pool" ? "around-pool" : null,
        at: other.known,
        isAt,
      });
      at = isWas ? end + 1 : end;
    } else if (other?.is === "thing" && saysWas(tags[end + 1], words[tag.from])) {
      // What stood there is gone by now.
      joined.push({ from: tag.from, end: tags[end + 1]!.end, is: "where", to: null, isAt });
      at = end + 1;
    } else if (other?.is === "thing" && first?.is === "article" && first.article === "definite") {
      // What the design has not stands in the photo.
      joined.push({ from: tag.from, end: other.end, is: "where", to: null, isAt });
      at = end;
    } else if (other?.is === "where" && isAt) {
      joined.push({ ...other, from: tag.from });
      at = end;
    } else if (other?.is === "where" || (isNearer && !other)) {
      joined.push({ ...(other ?? tag), from: tag.from } as Tag);
      at = Math.min(end, tags.length - 1);
    } else if (!isAt && (other?.is === "it" || other?.is === "one")) {
      joined.push({ from: tag.from, end: other.end, is: "where", to: null, isAt });
      at = end;
    } else if (!tags[at + 1] && UNDER.test(words[tag.from]!) && tag.end - tag.from === 1) {
      // "And the bench under".
      joined.push({ from: tag.from, end: tag.end, is: "where", to: null, isAt });
    } else if (isNearer) joined.push(tag);
    else joined.push({ from: tag.from, end: tag.end, is: "small" });
  }
  return joined;
}
