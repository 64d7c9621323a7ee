import type { ElementKind } from "#core/elements/element.ts";
import type { Entry, Fits } from "#core/plan/reading/entry.ts";
import { findPhrase } from "#core/plan/reading/lexicon.ts";
import type { Relation } from "#core/plan/reading/words/place-words.ts";
import type { SpeciesId } from "#core/plants/catalogue.ts";
import { flowerColorOf } from "#core/plants/flower-color.ts";
import type { FlowerColor } from "#core/plants/species-facts.ts";
import { GROUP_WORDS, NAME_WORDS, WHICH_OF_LANDMARK, WHICH_WORDS } from "./change-words.ts";
import type { Target, Which } from "./operation.ts";

/** What a few words name: the thing itself, and what they say of it. */
export type Thing = {
  target: Target | null;
  /** What describing words, and nouns that describe ("black mulch"), say of it. */
  fits: Fits;
  species: SpeciesId | null;
  hue: FlowerColor | null;
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
  const instead = entry.undrawable?.instead;
  const kind = entry.noun?.kind ?? (instead && STANDS_FOR_A_THING.has(instead) ? instead : undefined);
  return kind ? { kind } : null;
}

/** What is drawn for pots, benches and uplights is what those names mean; concrete that is drawn for asphalt is a material. */
const STANDS_FOR_A_THING: ReadonlySet<ElementKind> = new Set([
  "raised-bed",
  "planter",
  "furniture",
  "path-lights",
  "uplights",
  "water-feature",
  "outdoor-kitchen",
]);

/** Kinds whose plant says which one is meant: "the boxwood hedge" is the boxwood. */
const OF_A_PLANT: ReadonlySet<ElementKind> = new Set(["hedge", "tree"]);

const IS_PAVED_WITH: ReadonlySet<ElementKind> = new Set(["pavers", "concrete", "gravel"]);

const ORDINALS: ReadonlySet<string> = new Set(["first", "second", "third", "last", "other"]);
const SIDES: ReadonlySet<Which> = new Set(["left", "right", "middle", "front", "back"]);

const PICKS: ReadonlySet<string> = new Set(["the", "those", "these", "all"]);
/** Words that say which one by what it is near to: no name behind them is that of the thing. */
const NEAR_WORDS: ReadonlySet<string> = new Set([
  "past",
  "nearest",
  "closest",
  "furthest",
  "farthest",
  "facing",
]);
/** "on", "for", "to" say of a thing as often what it is for as where it stands. */
const WEAK_RELATIONS: ReadonlySet<Relation> = new Set(["at", "from"]);

/** Reads words that name one thing. What stands behind "on", "by" or "along" says which one. */
export function readThing(words: readonly string[]): Thing {
  const thing: Thing = { target: null, fits: {}, species: null, hue: null, isNew: false, unknown: [] };
  let which: Which | undefined;
  let behind = false;
  let nearFrom = -1;
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
    if (NEAR_WORDS.has(word) && thing.target) {
      behind = true;
      nearFrom = at++;
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
    // "one lamp post": what is never drawn is no other name for the last thing.
    if (entry.undrawable && targetOf(entry) === null && !behind) thing.unknown.push(entry.phrase);
    if (behind) {
      const landmark =
        entry.landmark ?? entry.use ?? entry.noun?.kind ?? (entry.species ? "tree" : undefined);
      const there = landmark === undefined ? undefined : WHICH_OF_LANDMARK[landmark];
      which ??= there;
      if (there) nearFrom = -1;
      continue;
    }
    if (entry.article === "indefinite") thing.isNew = true;
    if (entry.pronoun || word === "one" || word === "ones") {
      // "the yellow ones": of several things nobody knows which.
      const said = thing.hue ?? (Object.keys(thing.fits).length > 0 ? words[at - length - 1] : undefined);
      thing.target ??= {
        it: true,
        ...(word.startsWith("one") && said && PICKS.has(words[0]!) ? { near: said } : {}),
      };
    } else if (entry.relation && thing.target) {
      behind = true;
      if (!WEAK_RELATIONS.has(entry.relation)) nearFrom = at - length;
    } else {
      thing.hue ??= length === 1 ? flowerColorOf(word) : null;
      takeEntry(thing, entry);
      isSingular = !words[at - 1]!.endsWith("s");
    }
  }
  if (thing.target?.it && thing.unknown.length > 0 && words.includes("one")) thing.target = null;
  if (thing.target && which) thing.target.which = which;
  else if (thing.target && nearFrom >= 0) thing.target.near = words.slice(nearFrom).join(" ");
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
  // "The patio gray porcelain": a material behind a use says what it is of.
  if (before?.use && named.kind && IS_PAVED_WITH.has(named.kind)) {
    thing.fits = merge(
      merge({ ...fits }, noun?.details ? (merge(fits ?? {}, noun.details) as Fits) : {}),
      thing.fits,
    );
    return;
  }
  if (before?.group === undefined || named.kind !== "bed") thing.target = named;
  // A word that is a thing by itself describes when another thing follows ("concrete stepping stones").
  // And what was said of it before stands: "gray brick".
  thing.fits = merge({ ...fits, ...(noun ? merge(fits ?? {}, noun.details) : {}) }, thing.fits);
}
