import { wordList } from "./vocabulary.ts";

const DECKS = ["deck", "pool deck", "decking", "pool decking"];

/**
 * "slate deck, slate pool deck, ..." of "slate": ground with a hard cover is called a deck too, beside a pool above all. Without these
 * nouns the word "deck" would ask for a deck of wood beside it.
 */
export const deckWords = (words: string): string =>
  wordList(words)
    .flatMap((word) => DECKS.map((deck) => `${word} ${deck}`))
    .join(", ");
