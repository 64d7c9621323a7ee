import type { ElementKind, HardscapeUse, Place } from "../../elements/element.ts";
import { useWords } from "../../elements/uses.ts";
import { vocabularies } from "../../elements/vocabularies.ts";
import { type Details, wordList } from "../../elements/vocabulary.ts";
import { catalogue, type SpeciesId } from "../../plants/catalogue.ts";
import { plantGroups, plantStandIns } from "../../plants/plant-words.ts";
import { spellingCorrector } from "./spelling.ts";
import {
  type Article,
  articleWords,
  type Command,
  commandWords,
  fillerWords,
  hueWords,
  type Link,
  linkWords,
  numberWords,
} from "./words/function-words.ts";
import {
  type Landmark,
  landmarkWords,
  placeWords,
  type Relation,
  relationWords,
  sceneWords,
} from "./words/place-words.ts";
import { type DesignStyle, styleWords, vagueWords } from "./words/style-words.ts";
import { type Undrawable, unclearWords, undrawables } from "./words/undrawable-words.ts";

/** Details by kind: what one describing word says of each kind that it can describe. */
export type Fits = { [K in ElementKind]?: Partial<Details<K>> };

/** All that one phrase can mean. Several facets may be set; the words around it decide ("light": a lamp, or pale). */
export type Entry = {
  /** The phrase as listed: the word by which removals and keeps name it. */
  phrase: string;
  noun?: { kind: ElementKind; details: Fits; place?: Place; generic?: true };
  fits?: Fits;
  use?: HardscapeUse;
  species?: readonly SpeciesId[];
  /** The species is only the nearest look to what was named. */
  standIn?: true;
  /** Set where the plant is asked for as a tree though the stand-in is none ("pine"). */
  standsAs?: "tree";
  /** A colour: it is missed where it cannot be shown. */
  hue?: true;
  style?: DesignStyle;
  vague?: true;
  landmark?: Landmark;
  relation?: Relation;
  place?: Place;
  scene?: true;
  undrawable?: Undrawable;
  /** A sentence to answer with; the word itself changes nothing ("bigger"). */
  told?: string;
  command?: Command;
  link?: Link;
  article?: Article;
  filler?: true;
  /** Stands for a thing named before. */
  pronoun?: true;
};

const listed = new Map<string, Entry>();

const entryOf = (phrase: string): Entry => {
  const found = listed.get(phrase);
  if (found) return found;
  const entry: Entry = { phrase };
  listed.set(phrase, entry);
  return entry;
};

/** Adds a facet to every phrase of a list; what an earlier list said stays. */
const teach = (words: string, facet: Partial<Entry>) => {
  for (const phrase of wordList(words)) {
    const entry = entryOf(phrase);
    Object.assign(entry, { ...facet, ...entry });
  }
};

for (const [kind, vocabulary] of Object.entries(vocabularies) as [
  ElementKind,
  (typeof vocabularies)[ElementKind],
][]) {
  for (const [words, details, place] of vocabulary.nouns) {
    teach(words, { noun: { kind, details: { [kind]: details ?? {} }, ...(place ? { place } : {}) } });
  }
  for (const [words, details] of vocabulary.attributes) {
    for (const phrase of wordList(words)) {
      const entry = entryOf(phrase);
      entry.fits = { ...entry.fits, [kind]: details };
    }
  }
}
for (const species of catalogue) {
  teach([species.name.toLowerCase().replaceAll("-", " ").replaceAll("'", ""), ...species.aliases].join(","), {
    species: [species.id],
  });
}
for (const [words, species] of plantGroups) teach(words, { species });
for (const [words, species, standsAs] of plantStandIns) {
  teach(words, { species: [species], standIn: true, ...(standsAs ? { standsAs } : {}) });
}
for (const [use, words] of Object.entries(useWords)) teach(words, { use: use as HardscapeUse });
for (const undrawable of undrawables) teach(undrawable.words, { undrawable });
for (const [style, words] of Object.entries(styleWords)) teach(words, { style: style as DesignStyle });
teach(vagueWords, { vague: true });
for (const [landmark, words] of Object.entries(landmarkWords))
  teach(words, { landmark: landmark as Landmark });
for (const [relation, words] of Object.entries(relationWords))
  teach(words, { relation: relation as Relation });
for (const [place, words] of Object.entries(placeWords)) teach(words, { place: place as Place });
teach(sceneWords, { scene: true });
for (const { words, sentence } of unclearWords) teach(words, { told: sentence });
const garden = entryOf("garden");
garden.noun = { ...garden.noun!, generic: true };

for (const hue of wordList(hueWords)) {
  const entry = entryOf(hue);
  entry.fits = { bed: {}, tree: {}, hedge: {}, ...entry.fits };
  entry.hue = true;
}

/** How many distinct words and phrases of landscaping the grammar knows; function words and fillers not counted. */
export const gardenTerms: readonly string[] = [...listed.keys()];

for (const [command, words] of Object.entries(commandWords)) teach(words, { command: command as Command });
for (const [link, words] of Object.entries(linkWords)) teach(words, { link: link as Link });
for (const [article, words] of Object.entries(articleWords)) teach(words, { article: article as Article });
for (const words of fillerWords) teach(words, { filler: true });
teach("it, them", { pronoun: true });

/** The singular of an English word, well enough to look it up: "birches" "birch", "daisies" "daisy". */
export const singular = (word: string): string => {
  if (word.length < 4 || !word.endsWith("s") || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ch|sh|ss|x|z)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
};

const bySurface = new Map<string, Entry>();
const gardenVocabulary = new Set<string>();
let longest = 1;
const everyPhrase = [...listed.keys()];
// The form as listed wins over a form that is only derived from another phrase ("grasses" is not the plural of "grass").
for (const phrase of everyPhrase) bySurface.set(phrase, listed.get(phrase)!);
for (const phrase of everyPhrase) {
  const entry = listed.get(phrase)!;
  const words = phrase.split(" ");
  longest = Math.max(longest, words.length);
  const derived = [words.map(singular).join(" "), words.length === 2 ? words.join("") : phrase];
  for (const form of derived) if (!bySurface.has(form)) bySurface.set(form, entry);
}
const knownWords = new Set([...bySurface.keys()].flatMap((phrase) => phrase.split(" ")));
for (const phrase of gardenTerms) for (const word of phrase.split(" ")) gardenVocabulary.add(word);
for (const phrase of gardenTerms) {
  const words = phrase.split(" ");
  if (words.length === 2) gardenVocabulary.add(words.join(""));
}
const correct = spellingCorrector(gardenVocabulary);

/** The word as the lexicon spells it; unknown words come back as they are. */
export const respell = (word: string): string => {
  if (knownWords.has(word) || knownWords.has(singular(word)) || Object.hasOwn(numberWords, word)) return word;
  return correct(word) ?? correct(singular(word)) ?? word;
};

/** The longest phrase that starts at a word, with the number of words that it takes; null when none does. */
export const findPhrase = (
  words: readonly string[],
  from: number,
): { entry: Entry; length: number } | null => {
  for (let length = Math.min(longest, words.length - from); length >= 1; length--) {
    const slice = words.slice(from, from + length);
    const entry = bySurface.get(slice.join(" ")) ?? bySurface.get(slice.map(singular).join(" "));
    if (entry) return { entry, length };
  }
  return null;
};
