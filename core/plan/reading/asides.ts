import type { Remark } from "./mention.ts";
import type { Lexeme } from "./read-lexemes.ts";
import { quote } from "./reader.ts";
import { ASIDES } from "./words/aside-words.ts";

/** The lexemes without those of asides, each aside a comma; `told` = what is said of them. */
export function withoutAsides(
  normal: string,
  lexemes: readonly Lexeme[],
): { lexemes: readonly Lexeme[]; told: Remark[] } {
  const found = ASIDES.flatMap(({ said, sentence }) =>
    [...normal.matchAll(said)].map(({ 0: words, index }) => ({
      start: index,
      end: index + words.trimEnd().length,
      sentence,
    })),
  ).filter(({ start, end }) => start > 0 || end < normal.length);
  if (found.length === 0) return { lexemes, told: [] };
  const isIn = ({ start, end }: Lexeme) => found.some((aside) => aside.start <= start && end <= aside.end);
  const kept: Lexeme[] = [];
  for (const lexeme of lexemes) {
    if (!isIn(lexeme)) kept.push(lexeme);
    else if (kept.at(-1)?.type !== "comma")
      kept.push({ type: "comma", start: lexeme.start, end: lexeme.start });
  }
  const told = found.flatMap(({ start, end, sentence }): Remark[] =>
    sentence
      ? [{ start, end, status: "told", sentence: `${quote(normal.slice(start, end))}: ${sentence}` }]
      : [],
  );
  return { lexemes: kept, told };
}
