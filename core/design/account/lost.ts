import { KNOWN_WORDS } from "#core/design/change-words.ts";
import type { Tag } from "#core/design/heard/tag-words.ts";
import type { PlanElement } from "#core/elements/element.ts";
import { wordList } from "#core/elements/vocabulary.ts";
import { isQuiet } from "#core/plan/reading/quiet-words.ts";
import { placeBeside } from "./place-beside.ts";
import { isAtPlace, type SaidClause, saysWas, spanOf, wholeOf, wordsOf } from "./said.ts";
import {
  hasSpecies,
  holdsText,
  isStony,
  OF_STONE,
  showsPlace,
  showsSize,
  showsValue,
  type Touched,
  type TouchedOnes,
} from "./shown.ts";

/** Words of a change that nothing of the design shows: what sort they are, and what they were said of. */
export type Lost = {
  is: "value" | "size" | "where" | "thing" | "whole";
  words: string;
  tag: Tag;
  clause: SaidClause;
  of: readonly Touched[];
  /** The clause names what it is said of. */
  isNamed: boolean;
};

/** Describing words that ask for nothing that could be missed. */
const IDLE_VALUES: ReadonlySet<string> = new Set(
  wordList(
    `natural, plain, simple, perfect, lush, healthy, small, little, big, large, low, tall, short, wide, narrow, thin, thick, separate, new, real, nice, usual, regular, normal, standard, classic,
    clean, fresh, soft, smooth, even, flat, good, bigger, smaller, mixed, privacy, accent, single, warm, light, gas, koi, matching, outdoor`,
  ),
);

/** "Wall" and "door" of what is said already: "against the house wall". */
const ENDS_A_PLACE = /^(?:wall|walls|door|doors|side|edge|line|corner|window|windows)$/;

/** What a clause is said of: the things that it names, else all that were changed, else all that were meant. */
export function ownersOf(
  { tags }: SaidClause,
  { changed, named }: TouchedOnes,
): { of: readonly Touched[]; isNamed: boolean } {
  const ids = new Set(
    tags.flatMap((tag) => (tag.is === "thing" ? tag.known.elements.map(({ id }) => id) : [])),
  );
  const isNamed = ({ id, is }: Touched): boolean =>
    ids.has(id) || (is !== null && tags.some((tag) => tag.is === "thing" && isOfEntry(is, tag)));
  const own = changed.filter(isNamed);
  const of = own.length > 0 ? own : named.filter(isNamed);
  if (of.length > 0) return { of, isNamed: true };
  const all = changed.length > 0 ? changed : named;
  return { of: all, isNamed: all.length === 1 && !tags.some(({ is }) => NAMES.has(is)) };
}

const NAMES: ReadonlySet<Tag["is"]> = new Set(["thing", "unknown"]);

function isOfEntry(element: PlanElement, { entry, known }: Extract<Tag, { is: "thing" }>): boolean {
  if (!entry) return false;
  const { noun, use, species } = entry;
  const meant = known.target.species;
  return (
    // "The myrtles" are crape myrtles here; river rock covers a bed.
    (meant !== undefined && hasSpecies(element, [meant])) ||
    // "Lights on the wall" shine up at it.
    (noun?.kind === "path-lights" && element.kind === "uplights") ||
    (noun?.kind === "gravel" && element.kind === "bed" && element.mulch === "gravel") ||
    noun?.kind === element.kind ||
    (use !== undefined && "use" in element && element.use === use) ||
    (species !== undefined && hasSpecies(element, species)) ||
    holdsText(element, entry.phrase)
  );
}

/** The words of a clause that are shown nowhere. */
export function lostIn(clause: SaidClause, touched: TouchedOnes): Lost[] {
  const { of, isNamed } = ownersOf(clause, touched);
  const isDescribed = SOMETHING.test(wholeOf(clause)) && touched.changed.length > 0;
  if (!isDescribed && isIgnored(clause, touched))
    return [{ is: "whole", words: spanOf(clause), tag: clause.tags[0]!, clause, of: [], isNamed: false }];
  const { tags } = clause;
  // "Yuccas ok".
  if (of.length === 0 || tags.some(({ is }) => is === "stays")) return [];
  const lost: Lost[] = [];
  const was = saysWas(clause);
  for (const [at, tag] of tags.entries()) {
    const is = was[at] ? null : lostAs(tag, at, clause, of, touched);
    // What is described and not named is chosen by those words: plants of a bed stand by their height.
    const isShownBy =
      isDescribed && (is !== "where" || touched.changed.some((one) => one.was?.kind === "bed"));
    if (!is || isShownBy) continue;
    const before = lost.at(-1);
    if (before?.is === is && is !== "where" && before.tag.end === tag.from) {
      // "Navy blue", "dark gray".
      Object.assign(before, { words: wordsOf(clause, before.tag.from, tag.end) });
    } else
      lost.push({
        is,
        words: wordsOf(clause, fromOf(tags, at, is), endOf(tags, at, clause)),
        tag,
        clause,
        of,
        isNamed,
      });
  }
  return lost;
}

const SOMETHING = /\bsomething\b/;

/** Whether a clause asks for something of things of the design of which nothing was changed or meant. */
function isIgnored({ tags, words }: SaidClause, { changed, named }: TouchedOnes): boolean {
  const ids = tags.flatMap((tag) => (tag.is === "thing" ? tag.known.elements.map(({ id }) => id) : []));
  const isTouched = [...changed, ...named].some(
    ({ id, is }) =>
      ids.includes(id) || (is !== null && tags.some((tag) => tag.is === "thing" && isOfEntry(is, tag))),
  );
  const asks = tags.some(
    (tag) =>
      (tag.is === "verb" && ASKING.has(tag.verb) && words[tag.from] !== "go") ||
      tag.is === "compare" ||
      tag.is === "shade",
  );
  const isSame = tags.some(({ is }) => is === "same" || is === "stays") || /\bsame\b/.test(words.join(" "));
  return ids.length > 0 && !isTouched && !isSame && (asks || words[tags[0]!.from] === "let");
}
const ASKING: ReadonlySet<string> = new Set([
  "remove",
  "add",
  "put",
  "replace",
  "set",
  "move",
  "sized",
  "other",
  "edged",
]);

const fromOf = (tags: readonly Tag[], at: number, is: Lost["is"]): number =>
  is === "where" && tags[at]!.is === "thing" ? tags[at - 2]!.from : tags[at]!.from;

function endOf(tags: readonly Tag[], at: number, { words }: SaidClause): number {
  const next = tags[at + 1];
  const isOfPlace = tags[at]!.is === "where" && next && ENDS_A_PLACE.test(words[next.from]!);
  return isOfPlace ? next.end : tags[at]!.end;
}

/** "The white fence": which one is meant. */
function isOfName(tags: readonly Tag[], at: number): boolean {
  let end = at + 1;
  while (tags[end]?.is === "value" || tags[end]?.is === "size") end++;
  let from = at - 1;
  while (tags[from]?.is === "value" || tags[from]?.is === "size") from--;
  const before = tags[from];
  const thing = tags[end];
  return (
    before?.is === "article" &&
    before.article !== "indefinite" &&
    thing?.is === "thing" &&
    thing.known.elements.length > 0
  );
}

/** As what a word is lost; null where something shows it, or where it asks for nothing. */
function lostAs(
  tag: Tag,
  at: number,
  clause: SaidClause,
  of: readonly Touched[],
  touched: TouchedOnes,
): Lost["is"] | null {
  const { tags, words } = clause;
  const states = of.flatMap(({ was, is }) => [was, is]).filter((one) => one !== null);
  switch (tag.is) {
    case "value":
      return IDLE_VALUES.has(tag.word) ||
        LOOKS.test(words[tag.from - 1] ?? "") ||
        tag.word === "no" ||
        isOfName(tags, at) ||
        states.some(
          (one) =>
            showsValue(one, tag.fits, tag.hue) ||
            holdsText(one, tag.word) ||
            (OF_STONE.test(tag.word) && isStony(one)),
        )
        ? null
        : "value";
    case "size":
      return tag.size.about ||
        words[tag.end] === "percent" ||
        // "Between the two".
        (tags[at - 1]?.is === "article" && words[tags[at - 1]!.from] === "the") ||
        (tag.size.count ?? 2) < 2 ||
        isOfName(tags, at) ||
        isVague(tag, clause)
        ? null
        : of.some((one) => showsSize(one, tag.size)) || isManyNew(tag.size.count, touched)
          ? null
          : "size";
    case "where":
      // "The same bed as on the left": what it is like.
      return words[tag.from - 1] === "as" || isPlaceShown(tag, at, clause, of, touched) ? null : "where";
    case "thing": {
      const before = tags[at - 1];
      if (before?.is === "where" && before.end === tag.from && ENDS_A_PLACE.test(words[tag.from]!))
        return null;
      if (tag.known.elements.length > 0 || !tag.entry || IDLE_VALUES.has(words[tag.from]!)) return null;
      const { entry } = tag;
      const details = entry.noun?.details;
      if (states.some((one) => isOfEntry(one, tag) || (details && showsValue(one, details, null))))
        return null;
      if (isAtPlace(tags, at, words, AT_OR_TO)) return "where";
      if (entry.fits?.["fire-pit"]?.seating && states.some(hasChairs)) return null;
      return entry.fits && states.some((one) => showsValue(one, entry.fits!, null)) ? null : "thing";
    }
    case "unknown":
      // "Cust wants": who wants it.
      if (tags[at + 1]?.is === "verb" && /^(?:wants?|needs?)/.test(words[tags[at + 1]!.from]!)) return null;
      if (isNewName(tags, at, words) && !HELD_PARTS.test(tag.word)) return "thing";
      return tags[at - 1]?.is === "it" ||
        tags[at - 1]?.is === "teller" ||
        isQuiet(tag.word) ||
        tag.word.split(" ").every((word) => KNOWN_WORDS.has(word) || OF_PARTS.test(word))
        ? null
        : "thing";
    default:
      return null;
  }
}

const hasChairs = (element: PlanElement): boolean =>
  (element.kind === "furniture" && element.set === "chairs") ||
  (element.kind === "fire-pit" && element.seating);

/** "Put up a birdhouse": what is to come, even where it is a word of everyday speech. */
function isNewName(tags: readonly Tag[], at: number, words: readonly string[]): boolean {
  const before = tags[at - 1];
  const isLast = tags[at + 1]?.from !== tags[at]!.end || !["unknown", "thing"].includes(tags[at + 1]!.is);
  const adds = tags
    .slice(0, at)
    .some((tag) => tag.is === "verb" && (tag.verb === "add" || tag.verb === "put"));
  return adds && isLast && before?.is === "article" && /^(?:an?|another)$/.test(words[before.from]!);
}

const AT_OR_TO = /^(?:at|by|around|to)$/;

const LOOKS = /^(?:looks?|looking|feels?|seems?|is|are|too|so)$/;

/** Parts of a thing that a field of it holds. */
const HELD_PARTS = /^(?:gates?|borders?|edges?)$/;
/** Parts that other fields hold, and joints of sentences. */
const OF_PARTS = /^(?:gates?|borders?|edges?|or|[a-z]+nt|cannot|n|w|u|asap|rows?)$/;

/** "A few", "a couple": the number is that of nobody. */
const isVague = (tag: Tag, { said, words }: SaidClause): boolean =>
  !said.includes(words[tag.from]!) && VAGUE.test(said);
const VAGUE = /\b(?:few|couple|several|handful|some|pair)\b/i;

const isManyNew = (count: number | undefined, { changed }: TouchedOnes): boolean =>
  count !== undefined && changed.filter(({ was, is }) => !was || !is).length === count;

function isPlaceShown(
  tag: Extract<Tag, { is: "where" }>,
  at: number,
  { tags, words }: SaidClause,
  of: readonly Touched[],
  { changed }: TouchedOnes,
): boolean {
  const next = tags[at + 1];
  const said = words.slice(tag.from, tag.end).join(" ");
  // "The back fence": which one is meant.
  if (next?.is === "thing" && next.from === tag.end && !tag.at && NAMES_A_SIDE.test(said)) return true;
  const moves = tags.some(
    ({ is, ...one }) => is === "verb" && "verb" in one && MOVES.has(one.verb as string),
  );
  if (SAYS_LITTLE.test(said) && !moves) return true;
  // "Away from the house": where it moved to.
  if (AWAY.test(said) && of.some(({ was, is }) => was && is && was.place !== is.place)) return true;
  const ids = tag.at?.elements.map(({ id }) => id) ?? [];
  if (changed.some(({ id }) => ids.includes(id))) return true;
  // "A border around the patio": the thing that was changed is named by it.
  if (tag.to && changed.some(({ was, is }) => was && is && placeBeside(is) === tag.to)) return true;
  // "Another one next to it": more of a thing stand together.
  const isMore = of.every(({ was, is }) => was && is && was.kind === is.kind);
  if (OF_IT.test(said) && (isMore || of.some(({ is }) => is?.place !== undefined))) return true;
  const beside = (tag.at?.elements ?? []).flatMap(({ element }) => placeBeside(element) ?? []);
  if (of.some(({ is }) => is?.place !== undefined && beside.includes(is.place))) return true;
  // Edging comes along a bed by its nature.
  if (of.some((one) => !one.was && beside.some((to) => showsPlace(one, to)))) return true;
  return tag.to !== null && of.some((one) => showsPlace(one, tag.to!));
}

const MOVES: ReadonlySet<string> = new Set(["move", "put", "add"]);
const SAYS_LITTLE =
  /^(?:right|left|back|front|forward|over|side|sides|middle|away|closer|nearer|under|between)$/;
const AWAY = /^(?:away |out )?from\b/;
const NAMES_A_SIDE = /^(?:left|right|back|front|middle|rear|far|near|corner|side)\b/;
const OF_IT = /\b(?:it|them|those|that|these|this|each other|ones?|others?)$/;
