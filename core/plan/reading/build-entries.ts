import type { ElementKind, HardscapeUse, Place } from "../../elements/element.ts";
import { useWords } from "../../elements/uses.ts";
import { vocabularies } from "../../elements/vocabularies.ts";
import { wordList } from "../../elements/vocabulary.ts";
import { catalogue } from "../../plants/catalogue.ts";
import { plantGroups, plantStandIns } from "../../plants/plant-words.ts";
import type { Season } from "../../plants/season.ts";
import type { Entry } from "./entry.ts";
import {
  type Article,
  articleWords,
  type Command,
  commandWords,
  fillerWords,
  hueWords,
  type Link,
  linkWords,
} from "./words/function-words.ts";
import {
  type Landmark,
  landmarkWords,
  placeWords,
  type Relation,
  relationWords,
  sceneWords,
} from "./words/place-words.ts";
import { eveningWords, seasonWords } from "./words/showing-words.ts";
import { type DesignStyle, styleWords, vagueWords } from "./words/style-words.ts";
import { unclearWords, undrawables } from "./words/undrawable-words.ts";

/** Phrases and all that each can mean; a phrase may stand in several lists. */
class Entries {
  readonly byPhrase = new Map<string, Entry>();

  at(phrase: string): Entry {
    const found = this.byPhrase.get(phrase);
    if (found) return found;
    const entry: Entry = { phrase };
    this.byPhrase.set(phrase, entry);
    return entry;
  }

  /** Adds a facet to every phrase of a list; what an earlier list said stays. */
  teach(words: string, facet: Partial<Entry>): void {
    for (const phrase of wordList(words)) {
      const entry = this.at(phrase);
      Object.assign(entry, { ...facet, ...entry });
    }
  }
}

const teachElements = (entries: Entries): void => {
  for (const [kind, vocabulary] of Object.entries(vocabularies) as [
    ElementKind,
    (typeof vocabularies)[ElementKind],
  ][]) {
    for (const [words, details, place] of vocabulary.nouns) {
      entries.teach(words, {
        noun: { kind, details: { [kind]: details ?? {} }, ...(place ? { place } : {}) },
      });
    }
    for (const [words, details] of vocabulary.attributes) {
      for (const phrase of wordList(words)) {
        const entry = entries.at(phrase);
        entry.fits = { ...entry.fits, [kind]: details };
      }
    }
  }
};

const teachPlants = (entries: Entries): void => {
  for (const species of catalogue) {
    entries.teach(
      [species.name.toLowerCase().replaceAll("-", " ").replaceAll("'", ""), ...species.aliases].join(","),
      {
        species: [species.id],
      },
    );
  }
  for (const [words, species] of plantGroups) entries.teach(words, { species });
  for (const [words, species, standsAs] of plantStandIns) {
    entries.teach(words, { species: [species], standIn: true, ...(standsAs ? { standsAs } : {}) });
  }
};

const teachYard = (entries: Entries): void => {
  for (const [use, words] of Object.entries(useWords)) entries.teach(words, { use: use as HardscapeUse });
  for (const undrawable of undrawables) entries.teach(undrawable.words, { undrawable });
  for (const [style, words] of Object.entries(styleWords))
    entries.teach(words, { style: style as DesignStyle });
  entries.teach(vagueWords, { vague: true });
  for (const [season, words] of Object.entries(seasonWords))
    entries.teach(words, { season: season as Season });
  entries.teach(eveningWords, { evening: true });
  for (const [landmark, words] of Object.entries(landmarkWords))
    entries.teach(words, { landmark: landmark as Landmark });
  for (const [relation, words] of Object.entries(relationWords))
    entries.teach(words, { relation: relation as Relation });
  for (const [place, words] of Object.entries(placeWords)) entries.teach(words, { place: place as Place });
  entries.teach(sceneWords, { scene: true });
  for (const { words, sentence } of unclearWords) entries.teach(words, { told: sentence });
  const garden = entries.at("garden");
  garden.noun = { ...garden.noun!, generic: true };

  for (const hue of wordList(hueWords)) {
    const entry = entries.at(hue);
    entry.fits = { bed: {}, tree: {}, hedge: {}, ...entry.fits };
    entry.hue = true;
  }
};

const teachGrammar = (entries: Entries): void => {
  for (const [command, words] of Object.entries(commandWords))
    entries.teach(words, { command: command as Command });
  for (const [link, words] of Object.entries(linkWords)) entries.teach(words, { link: link as Link });
  for (const [article, words] of Object.entries(articleWords))
    entries.teach(words, { article: article as Article });
  for (const words of fillerWords) entries.teach(words, { filler: true });
  entries.teach("it, them", { pronoun: true });
};

/**
 * Every phrase of the lexicon. `gardenTerms` are its words and phrases of landscaping, without function words and fillers.
 * Earlier lists win where two give the same facet to a phrase: elements before plants before everything else.
 */
export const buildEntries = (): { byPhrase: ReadonlyMap<string, Entry>; gardenTerms: readonly string[] } => {
  const entries = new Entries();
  teachElements(entries);
  teachPlants(entries);
  teachYard(entries);
  const gardenTerms = [...entries.byPhrase.keys()];
  teachGrammar(entries);
  return { byPhrase: entries.byPhrase, gardenTerms };
};
