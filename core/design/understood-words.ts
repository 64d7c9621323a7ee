import { bareClause, changeSentences } from "./change-text.ts";
import type { DesignDocument } from "./design-document.ts";
import { readChanges } from "./read-changes.ts";

const SENTENCE_END = /(?<=[.!?;\n])\s+/;

/**
 * The words of a change that mean something, without those that do not: as they were written where whole sentences fall away, else as the
 * grammar spells them. All of them where they mean something else without the rest; null where none means anything.
 */
export function understoodWords(text: string, document?: DesignDocument): string | null {
  const { operations, unread } = readChanges(text, document);
  if (operations.length === 0) return null;
  if (unread.length === 0) return text;
  const meaning = JSON.stringify(operations);
  const isSame = (words: string): boolean => {
    const read = readChanges(words, document);
    return read.unread.length === 0 && JSON.stringify(read.operations) === meaning;
  };
  const whole = text
    .split(SENTENCE_END)
    .filter((sentence) => readChanges(sentence, document).unread.length === 0);
  const plain = changeSentences(text).map((sentence) =>
    bareClause(
      unread.reduce(
        (left, clause) => left.replace(new RegExp(`(?:(?:,|\\band|\\bbut) )*${clause}`), ""),
        sentence,
      ),
    ),
  );
  return [whole.join(" ").trim(), plain.filter(Boolean).join(". ")].find(isSame) ?? text;
}
