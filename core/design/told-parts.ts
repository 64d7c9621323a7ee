import { readLexemes } from "#core/plan/reading/read-lexemes.ts";
import { tokenize } from "#core/plan/reading/tokenize.ts";
import { quietRanges } from "#core/plan/roles/quiet-words.ts";

/** A sentence of a change in what it tells before it asks, and what it asks; either may be empty. */
export type ToldAndAsked = { told: string; asked: string };

const SENTENCE = /[^.!?;\n]+(?:[.!?;\n]+(?!\s|$)[^.!?;\n]*)*[.!?;\n]*/g;

/** The sentences of a change in normal form, without what only tells. Where nothing else is said, all of it is asked. */
export function toldAndAsked(normal: string): ToldAndAsked[] {
  const tokens = tokenize(normal);
  // "How much" in "how much is the patio" is no clause.
  const quiet = quietRanges(normal, tokens, readLexemes(tokens)).filter(({ isClause }) => isClause);
  const isAllQuiet = tokens.every(
    ({ kind, start, end }) => kind === "mark" || quiet.some((one) => one.start <= start && end <= one.end),
  );
  const sentences = [...normal.matchAll(SENTENCE)].map(({ 0: said, index }) => ({
    start: index,
    end: index + said.length,
  }));
  return sentences.map(({ start, end }) => {
    if (isAllQuiet) return { told: "", asked: normal.slice(start, end) };
    let told = "";
    let asked = "";
    let at = start;
    for (const one of quiet) {
      if (one.end <= start || one.start >= end) continue;
      const from = Math.max(one.start, start);
      const before = normal.slice(at, from);
      at = Math.min(one.end, end);
      if (/^\W*$/.test(asked + before)) told += `${normal.slice(from, at)} `;
      else asked += `${before} , `;
    }
    const rest = normal.slice(at, end);
    return { told, asked: /^\W*$/.test(asked + rest) ? "" : asked + rest };
  });
}
