import { changeText, plainSentences } from "#core/design/change-text.ts";
import type { DesignDocument } from "#core/design/design-document.ts";
import { clausesOf } from "#core/design/heard/clauses-of.ts";
import { type Tag, tagWords } from "#core/design/heard/tag-words.ts";
import { statesOnly } from "#core/design/states-only.ts";
import { settledWords, toldAndAsked } from "#core/design/told-parts.ts";

/** One clause of what a change asks, each word with what it is; `words` are those of its whole sentence, `said` as they were written. */
export type SaidClause = { tags: readonly Tag[]; words: readonly string[]; said: string };

/** "3 ft at the drive": a name that says where. */
export const isAtPlace = (
  tags: readonly Tag[],
  at: number,
  words: readonly string[],
  relations = /^(?:at|by|around)$/,
): boolean =>
  tags[at - 1]?.is === "article" && tags[at - 2]?.is === "to" && relations.test(words[tags[at - 2]!.from]!);

/** Words of a clause, from one to another. */
export const wordsOf = ({ words }: SaidClause, from: number, end: number): string =>
  words.slice(from, end).join(" ");

export const wholeOf = (clause: SaidClause): string =>
  wordsOf(clause, clause.tags[0]!.from, clause.tags.at(-1)!.end);

/** A clause with all that commas and "and" do not part from it. */
export function spanOf({ tags, words }: SaidClause): string {
  let from = tags[0]!.from;
  let end = tags.at(-1)!.end;
  while (from > 0 && !PARTS.test(words[from - 1]!)) from--;
  while (end < words.length && !PARTS.test(words[end]!)) end++;
  return words.slice(from, end).join(" ");
}
const PARTS = /^(?:,|and|but|then|plus)$/;

/** All clauses of a change, those too that only tell. */
export const allClauses = (text: string, document: DesignDocument): SaidClause[] =>
  plainSentences(text).flatMap((sentence) => {
    const words = sentence.split(" ").filter(Boolean);
    return clausesOf(tagWords(words, document), words).map(
      (tags): SaidClause => ({ tags, words, said: text }),
    );
  });

/** Behind these stands how it was, and not how it is to be, until something is to come. */
const WAS: ReadonlySet<Tag["is"]> = new Set(["not", "no", "insteadOf", "too"]);
const COMES: ReadonlySet<Tag["is"]> = new Set(["to", "verb", "instead"]);

/** Of each tag of a clause, whether it says how it was. */
export function saysWas({ tags, words }: SaidClause): boolean[] {
  let isWas = false;
  let isChanging = false;
  return tags.map((tag) => {
    // "Change the fence in white": behind what is changed stands how it is to be.
    if (tag.is === "value" && isChanging && words[tag.from - 1] === "in") isWas = false;
    if (tag.is === "verb") isChanging = tag.verb === "replace";
    if (WAS.has(tag.is)) isWas = true;
    else if (COMES.has(tag.is))
      isWas = tag.is === "verb" && (tag.verb === "remove" || tag.verb === "replace");
    return isWas;
  });
}

/** The clauses of a change that ask for something; what only tells, praises or says why is left out. */
export function saidClauses(text: string, document: DesignDocument): SaidClause[] {
  const normal = changeText(text);
  const isOfTalk = settledWords(normal);
  return toldAndAsked(normal).flatMap(({ asked }) =>
    plainSentences(asked).flatMap((sentence) => {
      const words = sentence.split(" ").filter(Boolean);
      return clausesOf(tagWords(words, document), words)
        .map((tags): SaidClause => ({ tags, words, said: normal }))
        .filter((clause) => {
          const whole = wholeOf(clause);
          return !isOfTalk(whole) && !statesOnly(whole) && !tellsOnly(clause);
        });
    }),
  );
}

const tellsOnly = ({ tags }: SaidClause): boolean =>
  tags[0]?.is === "why" || tags.some((tag) => tag.is === "teller" && tag.isDeaf === true);
