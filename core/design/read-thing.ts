import type { ElementKind } from "#core/elements/element.ts";
import type { Entry, Fits } from "#core/plan/reading/entry.ts";
import { findPhrase } from "#core/plan/reading/lexicon.ts";
import type { SpeciesId } from "#core/plants/catalogue.ts";
import { GROUP_WORDS, NAME_WORDS, WHICH_OF_LANDMARK, WHICH_WORDS } from "./change-words.ts";
import type { Target, Which } from "./operation.ts";

/** What a few words name: the thing itself, and what they say of it. */
export type Thing = {
  target: Target | null;
  /** What describing words, and nouns that describe ("black mulch"), say of it. */
  fits: Fits;
  species: SpeciesId | null;
  /** The words have an article of something new: "a", "some", "another". */
  isNew: boolean;
  /** Words that mean nothing here. */
  unknown: string[];
};

function merge(a: Fits, b: Fits): Fits {
  const merged: Record<string, object> = { ...a };
  for (const [kind, details] of Object.entries(b)) merged[kind] = { ...merged[kind], ...details };
  return merged as Fits;
}

function targetOf(entry: Entry): Target | null {
  if (entry.noun && !(entry.species && entry.noun.kind === "tree")) return { kind: entry.noun.kind };
  if (entry.use) return { use: entry.use };
  if (entry.species) return { species: entry.species[0]! };
  return entry.noun ? { kind: entry.noun.kind } : null;
}

/** Kinds whose plant says which one is meant: "the boxwood hedge" is the boxwood. */
const OF_A_PLANT: ReadonlySet<ElementKind> = new Set(["hedge", "tree"]);

const ORDINALS: ReadonlySet<string> = new Set(["first", "second", "third", "last", "other"]);
const SIDES: ReadonlySet<Which> = new Set(["left", "right", "middle", "front", "back"]);

/** Reads words that name one thing. What stands behind "on", "by" or "along" says which one. */
export function readThing(words: readonly string[]): Thing {
  const thing: Thing = { target: null, fits: {}, species: null, isNew: false, unknown: [] };
  let which: Which | undefined;
  let behind = false;
  let isOne = false;
  let isSingular = false;
  for (let at = 0; at < words.length; ) {
    const word = words[at]!;
    const rest = words.slice(at).join(" ");
    const whichWord = WHICH_WORDS.find(([phrase]) => rest === phrase || rest.startsWith(`${phrase} `));
    const found = findPhrase(words, at);
    if (whichWord && (!found || found.length <= whichWord[0].split(" ").length)) {
      which = whichWord[1];
      at += whichWord[0].split(" ").length;
      continue;
    }
    if (!thing.target && (rest.startsWith("one of ") || (words[at - 1] === "the" && ORDINALS.has(word)))) {
      isOne = true;
      at++;
      continue;
    }
    const group = GROUP_WORDS[word];
    if (group && (!found || found.length === 1) && !thing.target && !behind) {
      thing.target = { group };
      if (found?.entry.fits) thing.fits = merge(thing.fits, found.entry.fits);
      at++;
      continue;
    }
    const named = NAME_WORDS[word];
    if (named && (!found || found.length === 1) && !behind && !thing.target) {
      thing.target = { kind: named };
      if (found?.entry.fits) thing.fits = merge(thing.fits, found.entry.fits);
      at++;
      continue;
    }
    if (!found) {
      if (!/^[\d.]/.test(word) && word.length > 1) thing.unknown.push(word);
      at++;
      continue;
    }
    const { entry, length } = found;
    at += length;
    if (behind) {
      const landmark =
        entry.landmark ?? entry.use ?? entry.noun?.kind ?? (entry.species ? "tree" : undefined);
      which ??= landmark === undefined ? undefined : WHICH_OF_LANDMARK[landmark];
      continue;
    }
    if (entry.article === "indefinite") thing.isNew = true;
    if (entry.pronoun || word === "one" || word === "ones") thing.target ??= { it: true };
    else if (entry.relation && thing.target) behind = true;
    else {
      takeEntry(thing, entry);
      isSingular = !words[at - 1]!.endsWith("s");
    }
  }
  if (thing.target && which) thing.target.which = which;
  const isOfSide =
    isSingular && (thing.target?.kind ?? "tree") === "tree" && which !== undefined && SIDES.has(which);
  if (thing.target && (isOne || isOfSide)) thing.target.single = true;
  return thing;
}

function takeEntry(thing: Thing, entry: Entry): void {
  const { noun, fits, species } = entry;
  if (species) thing.species = species[0]!;
  const named = targetOf(entry);
  if (!named) {
    if (fits) thing.fits = merge(thing.fits, fits);
    return;
  }
  const before = thing.target;
  // "the boxwood hedge": the plant says which; "the paver patio", "mulch bed": the later word names the thing.
  if (before?.species && named.kind && OF_A_PLANT.has(named.kind)) return;
  if (before?.group === undefined || named.kind !== "bed") thing.target = named;
  // A word that is a thing by itself describes when another thing follows ("concrete stepping stones").
  thing.fits = merge(thing.fits, { ...fits, ...(noun ? merge(fits ?? {}, noun.details) : {}) });
}
