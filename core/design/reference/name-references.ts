import type { DesignDocument } from "#core/design/design-document.ts";
import { knownBy } from "#core/design/heard/known-things.ts";
import { evidenceFor, isAsSaid, standsThere, withoutSizes } from "./evidence.ts";
import type { Named } from "./named.ts";
import { hasAnswer } from "./own-answer.ts";
import { type Referent, referentsOf } from "./referents.ts";
import { type Reference, referencesIn, type Word, wordsIn } from "./said-references.ts";

const A_NUMBER =
  /^(?:more|fewer|less|extra|another|\d+|one|two|three|four|five|six|seven|eight|nine|ten|half|some|couple|few|many)$/;
const isNumber = (words: readonly Word[], at: number): boolean => A_NUMBER.test(words[at]?.word ?? "");

/** Words after which something new is named, and nothing of the design. */
const NEW_BEHIND = /^(?:add|plant|with|for|like|install|use|into|to|prefer|want|need|as)$/;

/** What was named in a text. */
export function spokenIn(text: string, referents: readonly Referent[]): Referent[] {
  const said = ` ${text.toLowerCase().replace(/[^a-z0-9]+/g, " ")} `;
  return referents.filter(({ name, plant, of: { element } }) => {
    const ofPlant = plant ? [...plant.aliases, plant.id.replaceAll("-", " ")] : [];
    const ofKind = element.kind === "bed" && plant ? [] : [element.kind.replaceAll("-", " ")];
    return [name, ...ofPlant, ...ofKind].some((each) =>
      [each, `${each}s`, `${each}es`, each.replace(/y$/, "ies")].some((form) => said.includes(` ${form} `)),
    );
  });
}

/** Nouns that the readers know as kinds of a design, where nothing tells one from another. */
const NAMED_ALREADY = /^(?:trees?|plants?|plantings?|greenery|palms?|green)$/;

/** What scores this much less than the best may be meant too: half of one sign. */
const LEAST_LEAD = 0.5;

/** What a reference means: one thing or several; null = its words stay as they are. */
function meantBy(
  reference: Reference,
  before: string,
  referents: readonly Referent[],
  isKind: (noun: string) => boolean,
): { meant: Referent[]; isSure: boolean } | null {
  const { noun, looks, isOther, place, isMany } = reference;
  const spoken = spokenIn(before, referents);
  // "The other ones" are of those that were not spoken of.
  const open = isOther ? referents.filter((one) => !spoken.includes(one)) : referents;
  if (isOther && (spoken.length === 0 || (noun === null && IS_PART.test(before.replace(LAST_CLAUSE, "")))))
    return null;
  // What was spoken of before says of what sort "ones" are.
  if (noun === null && !isOther && spoken.length > 0) return null;
  const plants =
    isOther && noun === null && spoken.some(({ plant }) => plant) ? open.filter(({ plant }) => plant) : open;
  const saysWhich = looks.length > 0 || place !== null || isOther;
  if (!saysWhich && noun !== null && NAMED_ALREADY.test(noun) && isKind(noun)) return null;
  const scoredBy = (said: Reference, all: readonly Referent[]) =>
    all
      .map((one) => ({ one, score: evidenceFor(said, one, all) }))
      .filter(({ one, score }) => score > Number.NEGATIVE_INFINITY && !(isOther && one.isMany !== isMany))
      .sort((a, b) => b.score - a.score);
  const bySort = scoredBy(withoutSizes(reference), plants);
  const likely = bySort.filter(({ score }) => score >= bySort[0]!.score - LEAST_LEAD).map(({ one }) => one);
  const scored = scoredBy(reference, likely);
  const [best] = scored;
  if (!best) return null;
  const of = scored.map(({ one }) => one);
  // Words that fit nothing point at nothing that is known.
  if (noun === null && !isOther && !isAsSaid(reference, best.one, of)) return null;
  if (saysWhich && !isOther && best.score < 0) return null;
  const meant = scored.filter(({ score }) => score >= best.score - LEAST_LEAD).map(({ one }) => one);
  const single = [...new Map(meant.map((one) => [one.name, one])).values()];
  return { meant: single, isSure: single.length === 1 || (isMany && noun !== null) };
}

/** "Four more plants" behind a hedge, a bed or a tree are of that. */
const MORE_PLANTS =
  /\b((?:\d+|a|one|two|three|four|five|six|seven|eight|nine|ten|a few|a couple|some|another|few) (?:more|extra|additional|fewer|less)) (?:of )?(plants|bushes|shrubs|of them|ones)\b/i;
/** "On both sides" of a walk or a drive that was spoken of just before. */
const BOTH_SIDES = /\b(?:on|down|along|to|at)? ?(?:both|each|either) sides?\b(?! of\b)/i;
const IS_RUN: ReadonlySet<string> = new Set(["walkway", "driveway"]);

function withSpoken(text: string, referents: readonly Referent[]): Named {
  const names: Named["names"] = [];
  const lastBefore = (at: number, isIt: (one: Referent) => boolean): Referent | undefined => {
    const spoken = spokenIn(text.slice(0, at), referents).filter(isIt);
    return new Set(spoken.map(({ of }) => of)).size === 1 ? spoken[0] : undefined;
  };
  let written = text;
  const more = MORE_PLANTS.exec(written);
  const planted = more && lastBefore(more.index, ({ plant, isMany }) => plant !== null && isMany);
  if (more && planted) {
    const name = `${more[1]} of the ${planted.name}`;
    written = written.replace(more[0], name);
    names.push({ name, said: more[0] });
  }
  const sides = BOTH_SIDES.exec(written);
  const run =
    sides && lastBefore(sides.index, ({ of: { element } }) => "use" in element && IS_RUN.has(element.use));
  if (sides && run) {
    const name = ` along both sides of the ${run.name}`;
    written = written.replace(sides[0], name);
    names.push({ name: name.trim(), said: sides[0].trim() });
  }
  return { text: written, names, asks: [] };
}

/** The text of a change with the names of what its words point at: "too many of those little round bushes" is of the boxwood. */
export function withNames(said: string, document: DesignDocument): Named {
  const referents = referentsOf(document);
  const { text, names } = withSpoken(said, referents);
  const words = wordsIn(text);
  const references = referencesIn(words);
  if (references.length === 0) return { text, names, asks: [] };
  const asks: Named["asks"] = [];
  let written = "";
  let at = 0;
  for (const reference of references) {
    const first = words[reference.from]!;
    if (isNew(words, reference)) continue;
    if (hasAnswer(text, first.start, words[reference.end - 1]!.end)) continue;
    const found = meantBy(reference, text.slice(0, first.start), referents, (noun) =>
      noun !== "tree" && noun !== "trees" ? true : referents.some(({ of }) => of.element.kind === "tree"),
    );
    if (!found) continue;
    const { meant, isSure } = found;
    // A place that is not known to be theirs stays said.
    const known = placesIn(words, reference).filter(({ place }) =>
      meant.every((one) => standsThere(place, one)),
    );
    const isThere = known.length > 0;
    const { end } = words[isThere ? known.at(-1)!.last : reference.head]!;
    const own = text.slice(first.start, end);
    // "The one by the door on the left": which of two it is stands in no design.
    const [only] = meant;
    if (!reference.isMany && !reference.noun && meant.length === 1 && (only?.count ?? 0) > 1) {
      asks.push({ said: own, among: [only!.name], isOfSeveral: true });
      continue;
    }
    const isGroup = meant.length > 1 && reference.looks.length === 0 && !isThere && !reference.isOther;
    if (
      isGroup &&
      knownBy(
        words.map(({ word }) => word),
        reference.head,
        document,
      )[0]
    )
      continue;
    const before = reference.from - 1;
    const isCounted = isNumber(words, words[before]?.word === "of" ? before - 1 : before);
    if (!isSure || (meant.length > 1 && isCounted)) {
      if (meant.length <= MOST_ASKED) asks.push({ said: own, among: meant.map(({ name }) => name) });
      continue;
    }
    if (meant.length > MOST_ASKED) continue;
    const name = meant.map((one) => (reference.isBare ? one.name : `the ${one.name}`)).join(" and ");
    if (name === own.toLowerCase()) continue;
    written += text.slice(at, first.start) + name;
    at = end;
    names.push({ name, said: own });
  }
  return { text: written + text.slice(at), names, asks };
}

const MOST_ASKED = 4;

/** The places behind a reference, each with its last word: "by the door", "on the left". */
function placesIn(words: readonly Word[], { head, end }: Reference): { place: string; last: number }[] {
  const places: { place: string; last: number }[] = [];
  for (let at = head + 1; at < end; at++) {
    const { word } = words[at]!;
    if (places.length === 0 || BEGINS_A_PLACE.test(word)) places.push({ place: word, last: at });
    else places[places.length - 1] = { place: `${places.at(-1)!.place} ${word}`, last: at };
  }
  return places;
}
const BEGINS_A_PLACE = /^(?:by|near|next|beside|along|at|on|in|behind|under|around|against)$/;

/** "The yuccas by the walk ... the other ones": of the same plants. */
const LAST_CLAUSE = /[^.,;!?]*$/;
const IS_PART =
  /\b(?:by|near|next to|on|at|along|nearest|closest|left|right|front|back|one|two|three|half|some)\b/i;

/** "Add the tall grass": what comes is not there yet. */
const isNew = (words: readonly Word[], { from, isOther }: Reference): boolean =>
  !isOther && NEW_BEHIND.test(words[from - 1]?.word ?? "");
