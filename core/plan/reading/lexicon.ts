import { buildEntries } from "./build-entries.ts";
import type { Entry } from "./entry.ts";
import { isStem } from "./quiet-words.ts";
import { spellingCorrector } from "./spelling.ts";
import { NUMBER_WORDS } from "./words/function-words.ts";
import { ORDINARY_WORDS } from "./words/ordinary-words.ts";

const { byPhrase, gardenTerms } = buildEntries();

export { gardenTerms };

/** The singular of an English word, well enough to look it up: "birches" "birch", "daisies" "daisy". */
function singular(word: string): string {
  if (word.length < 4 || !word.endsWith("s") || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ch|sh|ss|x|z)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/**
 * Every written form of every phrase: as listed, each word in the singular, two words written as one ("firepit"). The
 * form as listed wins over one that is only derived ("grasses" is not the plural of "grass").
 */
function spellOut(): ReadonlyMap<string, Entry> {
  const forms = new Map(byPhrase);
  for (const [phrase, entry] of byPhrase) {
    const words = phrase.split(" ");
    const derived = [words.map(singular).join(" "), words.length === 2 ? words.join("") : phrase];
    for (const form of derived) if (!forms.has(form)) forms.set(form, entry);
  }
  return forms;
}

const wordsOf = (phrases: Iterable<string>): Set<string> =>
  new Set([...phrases].flatMap((phrase) => phrase.split(" ")));

const forms = spellOut();
const longest = Math.max(...[...byPhrase.keys()].map((phrase) => phrase.split(" ").length));
const knownWords = wordsOf(forms.keys());
const isGarden = new Set(gardenTerms);
// Only slips in words of landscaping are mended: an ordinary word that is unknown stays what it is.
const correct = spellingCorrector(
  wordsOf([...forms].flatMap(([form, { phrase }]) => (isGarden.has(phrase) ? [form] : []))),
);

/** The word as the lexicon spells it; unknown words come back as they are. */
export function respell(word: string): string {
  const isKnown = knownWords.has(word) || knownWords.has(singular(word));
  if (isKnown || Object.hasOwn(NUMBER_WORDS, word) || ORDINARY_WORDS.has(word) || isStem(word)) return word;
  return correct(word) ?? correct(singular(word)) ?? word;
}

/** The longest phrase that starts at a word, with the number of words that it takes; null when none does. */
export function findPhrase(words: readonly string[], from: number): { entry: Entry; length: number } | null {
  for (let length = Math.min(longest, words.length - from); length >= 1; length--) {
    const slice = words.slice(from, from + length);
    const entry = forms.get(slice.join(" ")) ?? forms.get(slice.map(singular).join(" "));
    if (entry) return { entry, length };
  }
  return null;
}
