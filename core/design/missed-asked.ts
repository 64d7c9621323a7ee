import type { AskedOp, AskedOperation, AskedPart } from "#core/plan/asked/asked-operation.ts";
import { askedOperations } from "#core/plan/asked/asked-operations.ts";
import { saidPlainly } from "#core/plan/asked/said-plainly.ts";
import { findPhrase } from "#core/plan/reading/lexicon.ts";
import { isKnownWord } from "#core/plan/roles/role-network.ts";
import { isLikely, isSecond, isVague, LEAST_MARGIN, READ_AS, SURE_MARGIN } from "./asked-change.ts";
import { answerTo } from "./cannot-do.ts";
import { plainSentences } from "./change-text.ts";
import type { ReadChanges } from "./clause.ts";
import type { DesignDocument } from "./design-document.ts";
import type { Operation } from "./operation.ts";

/** Who keeps, looks or takes back misses nothing by it, and what no picture can do has its own answer. */
const SILENT: ReadonlySet<AskedOp> = new Set(["keep", "show", "undo", "other"]);

/** What a word points back to has no name to look for. */
const PRONOUN =
  /^(?:it|its|them|they|that|those|this|these|both|all|everything|anything|the rest)$|\b(?:ones?|others?)$/;

const namesOf = (text: string, { parts }: AskedOperation): string[] =>
  parts
    .filter(({ part }) => part === "it" || part === "old" || part === "new")
    .flatMap(({ start, end }) => plainSentences(text.slice(start, end)))
    .filter((words) => !PRONOUN.test(words.replace(/^(?:the|all|of) /, "")));

/** Kinds and plants that some words name, as a document writes them. */
function writtenAs(name: string): string[] {
  const words = name.split(" ");
  return words.flatMap((_, at) => {
    const entry = findPhrase(words, at)?.entry;
    if (!entry) return [];
    const { noun, use, species } = entry;
    return species ? [...species] : use ? [use] : noun ? [noun.kind] : [];
  });
}

/** Words that tell what is meant; small words are in every sentence. */
const SMALL = 3;
const contentOf = (words: string): string[] => words.split(/[^a-z0-9]+/).filter((one) => one.length > SMALL);

/** Whether most words of one text are in another. */
function isMostlyIn(words: string, other: string): boolean {
  const all = contentOf(words);
  const held = new Set(contentOf(other));
  return all.length > 0 && all.filter((one) => held.has(one)).length * 2 > all.length;
}

/**
 * What a change asks for by the network, surely, and no operation that was read does and no words that are told hold. An operation that was
 * read stands for one that was asked for; what names the same thing as one that was read is done with it.
 */
function missedIn(text: string, { operations, unread }: ReadChanges): AskedOperation[] {
  const asked = askedOperations(text);
  const left = [...operations];
  const written = JSON.stringify(operations);
  const isSure = (one: AskedOperation): boolean => isLikely(one, asked, LEAST_MARGIN);
  const take = (isMeant: (own: Operation) => boolean): boolean => {
    const at = left.findIndex(isMeant);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  const unmatched = asked.operations
    .filter((one) => !take(({ op }) => READ_AS[one.op].includes(op)))
    // "Uplight the tree" adds lights: what is left of the operations was asked for in other words.
    .filter((one) => SILENT.has(one.op) || !take(({ op }) => !SILENT.has(op as AskedOp)));
  return unmatched.filter((one) => {
    const names = namesOf(text, one);
    const said = plainSentences(text.slice(one.start, one.end)).join(" ");
    const kinds = names.flatMap(writtenAs);
    return (
      isSure(one) &&
      !SILENT.has(one.op) &&
      names.length > 0 &&
      // A name by itself asks for nothing.
      !names.includes(said) &&
      isComplete(one) &&
      !kinds.some((kind) => written.includes(`"${kind}`)) &&
      !unread.some((words) => isMostlyIn(said, words) || isMostlyIn(words, said))
    );
  });
}

/** How something is to be, or which way it goes, is a part of its own. */
function isComplete({ op, parts }: AskedOperation): boolean {
  const needed = NEEDS[op];
  return needed === undefined || parts.some(({ part }) => needed.includes(part));
}
const NEEDS: Partial<Record<AskedOp, readonly AskedPart[]>> = {
  set: ["val", "size", "ref", "num", "new"],
  move: ["dir", "place", "size"],
};

/** What is there may only be spoken of: one more of it is worse than none. */
const isThere = (one: Operation, elements: DesignDocument["elements"]): boolean =>
  one.op === "add" && elements.some(({ element }) => element.kind === one.element.kind);

/**
 * Does what a change asks for and its reading left out: each such part in a plain sentence of its own, where that is read in full and as the
 * operation that was asked for, and else told in the person's words. `readAlone` reads a plain sentence.
 */
export function withMissed(
  text: string,
  read: ReadChanges,
  { elements }: DesignDocument,
  readAlone: (words: string) => ReadChanges,
): ReadChanges {
  const asked = askedOperations(text);
  const doneBy = (one: AskedOperation): Operation[] | null => {
    const plain = saidPlainly(text, one) ?? "";
    const isMet = contentOf(plain.toLowerCase()).every(isKnownWord);
    if (!isMet || !isLikely(one, asked, one.op === "add" ? SURE_MARGIN : LEAST_MARGIN)) return null;
    if (plain === "") return null;
    const { operations, unread } = readAlone(plain);
    const isAsked = operations.every(
      (own) =>
        READ_AS[one.op].includes(own.op) &&
        !isVague(own) &&
        !isSecond(own, elements) &&
        !isThere(own, elements),
    );
    return operations.length > 0 && unread.length === 0 && isAsked ? operations : null;
  };
  let { operations, unread } = read;
  for (const one of missedIn(text, read)) {
    const done = doneBy(one);
    if (done) operations = [...operations, ...done];
    else unread = [...unread, plainSentences(text.slice(one.start, one.end)).join(" , ")];
  }
  // What was left unread and has no answer of its own.
  unread = unread.filter((words) => {
    if (answerTo(words) !== null) return true;
    const own = asked.operations.find((one) => {
      const said = plainSentences(text.slice(one.start, one.end)).join(" ");
      return isMostlyIn(said, words) && isMostlyIn(words, said);
    });
    const done = own && !SILENT.has(own.op) ? doneBy(own) : null;
    if (!done) return true;
    operations = [...operations, ...done];
    return false;
  });
  return { operations, unread };
}
