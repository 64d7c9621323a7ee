import type { ElementKind, HardscapeUse, Place } from "#core/elements/element.ts";
import { USE_WORDS } from "#core/elements/uses.ts";
import { vocabularies } from "#core/elements/vocabularies.ts";
import { wordList } from "#core/elements/vocabulary.ts";
import { LACKING } from "#core/elements/without.ts";
import { catalogue } from "#core/plants/catalogue.ts";
import { PLANT_STAND_INS } from "#core/plants/plant-stand-ins.ts";
import { PLANT_GROUPS } from "#core/plants/plant-words.ts";
import type { Season } from "#core/plants/season.ts";
import type { Entry } from "./entry.ts";
import {
  ARTICLE_WORDS,
  type Article,
  COMMAND_WORDS,
  type Command,
  FILLER_WORDS,
  HUE_WORDS,
  LIMIT_WORDS,
  LINK_WORDS,
  type Link,
} from "./words/function-words.ts";
import { MANNER_WORDS, type Manner } from "./words/manner-words.ts";
import {
  LANDMARK_WORDS,
  type Landmark,
  PLACE_WORDS,
  RELATION_WORDS,
  type Relation,
  SCENE_WORDS,
} from "./words/place-words.ts";
import { EVENING_WORDS, SEASON_WORDS } from "./words/showing-words.ts";
import { type DesignStyle, STYLE_WORDS, VAGUE_WORDS } from "./words/style-words.ts";
import { UNCLEAR_WORDS, UNDRAWABLES } from "./words/undrawable-words.ts";

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

function teachElements(entries: Entries): void {
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
        // "no mulch" where no bed comes is done.
        if (LACKING.test(phrase)) entry.filler = true;
      }
    }
  }
}

const SHADED = /^(?:dark|light|bright|deep|pale) ([a-z]+)$/;

/** "Dark gray" is gray wherever nothing darker is drawn. */
function teachShades({ byPhrase }: Entries): void {
  for (const [phrase, entry] of byPhrase) {
    const plain = byPhrase.get(SHADED.exec(phrase)?.[1] ?? "");
    if (entry.fits && plain?.fits && !entry.noun) entry.fits = { ...plain.fits, ...entry.fits };
  }
}

function teachPlants(entries: Entries): void {
  for (const species of catalogue) {
    // "Panicum virgatum": the first two words of the botanical name.
    const botanical = species.botanical.toLowerCase().split(" ").slice(0, 2).join(" ");
    if (/^[a-z]+ [a-z]+$/.test(botanical)) entries.teach(botanical, { species: [species.id] });
    entries.teach(
      [species.name.toLowerCase().replaceAll("-", " ").replaceAll("'", ""), ...species.aliases].join(","),
      {
        species: [species.id],
      },
    );
  }
  for (const [words, species] of PLANT_GROUPS) entries.teach(words, { species });
  for (const [words, species, standsAs] of PLANT_STAND_INS) {
    entries.teach(words, { species: [species], standIn: true, ...(standsAs ? { standsAs } : {}) });
  }
}

function teachYard(entries: Entries): void {
  for (const [use, words] of Object.entries(USE_WORDS)) entries.teach(words, { use: use as HardscapeUse });
  for (const undrawable of UNDRAWABLES) entries.teach(undrawable.words, { undrawable });
  for (const [style, words] of Object.entries(STYLE_WORDS))
    entries.teach(words, { style: style as DesignStyle });
  entries.teach(VAGUE_WORDS, { vague: true });
  for (const [season, words] of Object.entries(SEASON_WORDS))
    entries.teach(words, { season: season as Season });
  entries.teach(EVENING_WORDS, { evening: true });
  for (const [landmark, words] of Object.entries(LANDMARK_WORDS))
    entries.teach(words, { landmark: landmark as Landmark });
  for (const [relation, words] of Object.entries(RELATION_WORDS))
    entries.teach(words, { relation: relation as Relation });
  for (const [place, words] of Object.entries(PLACE_WORDS)) entries.teach(words, { place: place as Place });
  entries.teach(SCENE_WORDS, { scene: true });
  for (const { words, sentence } of UNCLEAR_WORDS) entries.teach(words, { told: sentence });
  const garden = entries.at("garden");
  garden.noun = { ...garden.noun!, generic: true };

  for (const hue of wordList(HUE_WORDS)) {
    const entry = entries.at(hue);
    entry.fits = { bed: {}, tree: {}, hedge: {}, ...entry.fits };
    entry.hue = true;
  }
}

function teachGrammar(entries: Entries): void {
  for (const [command, words] of Object.entries(COMMAND_WORDS))
    entries.teach(words, { command: command as Command });
  for (const [link, words] of Object.entries(LINK_WORDS)) entries.teach(words, { link: link as Link });
  for (const [article, words] of Object.entries(ARTICLE_WORDS))
    entries.teach(words, { article: article as Article });
  for (const words of FILLER_WORDS) entries.teach(words, { filler: true });
  for (const [manner, words] of Object.entries(MANNER_WORDS))
    entries.teach(words, { manner: manner as Manner });
  entries.teach(LIMIT_WORDS, { limit: true });
  entries.teach("it, them", { pronoun: true });
}

/**
 * Every phrase of the lexicon. `gardenTerms` are its words and phrases of landscaping, without function words and fillers.
 * Earlier lists win where two give the same facet to a phrase: elements before plants before everything else.
 */
export function buildEntries(): { byPhrase: ReadonlyMap<string, Entry>; gardenTerms: readonly string[] } {
  const entries = new Entries();
  teachElements(entries);
  teachShades(entries);
  teachPlants(entries);
  teachYard(entries);
  const gardenTerms = [...entries.byPhrase.keys()];
  teachGrammar(entries);
  return { byPhrase: entries.byPhrase, gardenTerms };
}
