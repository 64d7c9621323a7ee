import { changeSentences } from "./change-text.ts";
import { type DesignDocument, elementNumber } from "./design-document.ts";
import { findElements } from "./find-elements.ts";
import { readChanges } from "./read-changes.ts";

const numbersIn = (text: string): string[] =>
  changeSentences(text)
    .join(" ")
    .match(/\d+(?:\.\d+)?/g) ?? [];

/**
 * Which sentences of a translation can be taken: those that the grammar reads whole, that name what the design has or add something, and
 * that hold no number that the person did not say. A model only says things in other words; every operation is read by the grammar.
 */
export function takenChanges(
  document: DesignDocument,
  said: string,
  sentences: readonly string[],
): { taken: string[]; refused: string[] } {
  const numbers = new Set([...numbersIn(said), ...document.elements.map(({ id }) => `${elementNumber(id)}`)]);
  const isTaken = (sentence: string): boolean => {
    const { operations, unread } = readChanges(sentence);
    if (unread.length > 0 || operations.length === 0) return false;
    // A count of one or two is how people name things: "a", "a pair of".
    if (numbersIn(sentence).some((number) => !numbers.has(number) && Number(number) > 2)) return false;
    return operations.every(
      (operation) =>
        !("target" in operation) ||
        operation.target.it ||
        operation.op === "remove" ||
        findElements(document, operation.target).length > 0,
    );
  };
  return {
    taken: sentences.filter(isTaken),
    refused: sentences.filter((sentence) => !isTaken(sentence)),
  };
}
