import { readLexemes } from "#core/plan/reading/read-lexemes.ts";
import type { SpokenSize } from "#core/plan/reading/read-size.ts";
import { tokenize } from "#core/plan/reading/tokenize.ts";

/** The sizes of a sentence, by the word that each begins at. */
export function sizesOf(words: readonly string[]): Map<number, { size: SpokenSize; length: number }> {
  const starts: number[] = [];
  let at = 0;
  for (const word of words) {
    starts.push(at);
    at += word.length + 1;
  }
  const sizes = new Map<number, { size: SpokenSize; length: number }>();
  for (const lexeme of readLexemes(tokenize(words.join(" ")))) {
    if (lexeme.type !== "size") continue;
    const from = starts.indexOf(lexeme.start);
    const end = starts.findIndex((start) => start >= lexeme.end);
    if (from >= 0) sizes.set(from, { size: lexeme.size, length: (end < 0 ? words.length : end) - from });
  }
  return sizes;
}
