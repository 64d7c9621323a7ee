import type { ElementKind, Place, PlanElement } from "./element.ts";

export type ElementOf<K extends ElementKind> = Extract<PlanElement, { kind: K }>;

/** What sets one element of a kind apart from another; place and size are read separately. */
export type Details<K extends ElementKind> = Omit<ElementOf<K>, "kind" | "place" | "size">;

/**
 * The words by which people ask for one kind of element. Words stand in comma-separated lists, lower case, singular
 * unless only the plural means this ("plants" is a bed, "plant" a verb).
 */
export type ElementVocabulary<K extends ElementKind> = {
  /** What is drawn when the text says no more. */
  defaults: Details<K>;
  /** Words that ask for the element by themselves, and what they already say about it. */
  nouns: readonly (readonly [words: string, details?: Partial<Details<K>>, place?: Place])[];
  /** Words that only describe it; the same word may describe several kinds ("cedar": deck, fence, pergola). */
  attributes: readonly (readonly [words: string, details: Partial<Details<K>>])[];
  /** What a length without a word for its direction means ("a 6 ft fence" is 6 ft high). */
  bareLength: "lengthM" | "widthM" | "heightM";
};

/** Splits a comma-separated word list; it may run over several lines. */
export const wordList = (words: string): string[] =>
  words.split(",").map((phrase) => phrase.replace(/\s+/g, " ").trim());
