import { findSpecies } from "./catalogue.ts";

/** First words of plant names that keep their capital inside a sentence. */
const PROPER_FIRST =
  /^(Japanese|Indian|English|Knock|Emerald|Yoshino|PJM|Russian|Autumn|Christmas|Adam's|Walter's|Texas|Boston)\b/;

/** A plant's name inside a sentence: "boxwood", "black-eyed Susan", "Japanese maple"; an unknown id as it is. */
export function nameInSentence(id: string): string {
  const name = findSpecies(id)?.name ?? id;
  return PROPER_FIRST.test(name) ? name : `${name.slice(0, 1).toLowerCase()}${name.slice(1)}`;
}
