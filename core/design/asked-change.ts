import type { ElementKind } from "#core/elements/element.ts";
import type { AskedOp, AskedOperation } from "#core/plan/asked/asked-operation.ts";
import { type Asked, askedOperations } from "#core/plan/asked/asked-operations.ts";
import { saidPlainly } from "#core/plan/asked/said-plainly.ts";
import { isKnownWord } from "#core/plan/roles/role-network.ts";
import { answerTo } from "./cannot-do.ts";
import { plainSentences } from "./change-text.ts";
import type { ReadChanges } from "./clause.ts";
import type { DesignDocument } from "./design-document.ts";
import type { Operation } from "./operation.ts";
import type { ToldAndAsked } from "./told-parts.ts";

/** A part of a change as it is read. `said`: the person's own words, where others are read for them. */
export type Part = ToldAndAsked & { said?: string };

/** A change as the network takes it, and by how much its least sure run of words leads. */
export type AskedChange = { parts: (Part & { said: string; op: AskedOp })[]; margin: number };

/**
 * By how much every run of words must be likelier what it was taken for than anything else, in the scores of the network: where the plain
 * sentences do all that the text as it was written does and more, and where they do something else, add a thing or
 * only leave words out. Chosen on requests that it did not learn from.
 */
export const LEAST_MARGIN = 0.4;
export const SURE_MARGIN = 1;

/** Whether the words of an operation are likelier that than anything else, by so much in the scores of the network. */
export const isLikely = (one: AskedOperation, asked: Asked, margin: number): boolean =>
  asked.likelier(one, new Set([one.op])) <= -margin;

/** Each operation in a plain sentence, behind what was told before it. Null = nothing is asked for, or the network is not sure. */
export function askedChange(text: string): AskedChange | null {
  const { operations, margin } = askedOperations(text);
  if (operations.length === 0 || margin < LEAST_MARGIN) return null;
  let at = 0;
  const parts = operations.map((one) => {
    const told = text.slice(at, one.start);
    at = one.end;
    const said = text.slice(one.start, one.end);
    return { told, asked: saidPlainly(text, one) ?? said, said, op: one.op };
  });
  return { parts, margin };
}

/** What the sentence of an operation may be read as: anything else was misread. */
export const READ_AS: Record<AskedOp, readonly Operation["op"][]> = {
  add: ["add", "repeat", "size", "set", "plant", "copy"],
  remove: ["remove", "repeat", "size", "plant"],
  replace: ["replace", "set", "add", "remove", "plant", "swap"],
  set: ["set", "replace", "size", "turn", "swap"],
  move: ["move", "turn", "swap"],
  grow: ["resize", "size", "set"],
  shrink: ["resize", "size", "set"],
  more: ["repeat", "add", "resize", "plant", "copy"],
  fewer: ["repeat", "size", "resize", "remove", "plant"],
  keep: ["keep"],
  unwanted: ["remove", "set"],
  show: ["show", "set"],
  undo: ["undo"],
  other: [],
};

/** Whether words of a change were not read, or may have been read of talk: else nobody needs to ask the network. */
export const isDoubtful = ({ operations, unread }: ReadChanges): boolean =>
  unread.length > 0 || (operations.length > 1 && operations.some(({ op }) => op === "add"));

/** Whether the plain sentences are to be done and not the text as it was written. */
export function isBetter(
  asAsked: ReadChanges,
  asWritten: ReadChanges,
  { parts, margin }: AskedChange,
  { elements }: DesignDocument,
): boolean {
  const { operations, unread } = asAsked;
  const added = operations.filter((one) => !isAmong(asWritten.operations, one));
  const readAs = new Set(parts.flatMap(({ op }) => READ_AS[op]));
  if (
    operations.length === 0 ||
    added.some((one) => !readAs.has(one.op) || isVague(one) || isSecond(one, elements))
  )
    return false;
  const missing = asWritten.operations.filter((one) => !isAmong(operations, one));
  // What was read of talk is not asked for.
  if (asWritten.unread.length === 0)
    return (
      margin >= SURE_MARGIN &&
      unread.length + added.length === 0 &&
      missing.length > 0 &&
      missing.every(({ op }) => op === "add")
    );
  if (unread.length >= asWritten.unread.length) return false;
  // What has an answer of its own was understood, and cannot be done.
  if (asWritten.unread.some((words) => isAnswered(words) && !unread.includes(words))) return false;
  // A thing more, or nothing but silence about words.
  const isBold = added.length === 0 || added.some(({ op }) => op === "add");
  if (margin < SURE_MARGIN && isBold) return false;
  // What was asked for and left unread is done now, or left still.
  const isTalk = ofTalk(parts);
  const asked = asWritten.unread.filter((words) => !isTalk(words));
  if (unread.length + added.length < asked.length) return false;
  return missing.every((one) => margin >= SURE_MARGIN && added.some((other) => isAlike(one, other)));
}

function isAnswered(words: string): boolean {
  const answer = answerTo(words);
  return answer !== null && !answer.includes("asks for no change");
}

/** Said of what nobody named, or without anything that is to change. */
export const isVague = (one: Operation): boolean =>
  ("target" in one && one.target.it === true) ||
  (one.op === "set" &&
    Object.keys(one.fits).length === 0 &&
    Object.keys(one).every((key) => key === "op" || key === "target" || key === "fits"));

/** Of these there may be one more; of all else "lights only by the door" rather asks for less of what is there. */
const SEVERAL: ReadonlySet<ElementKind> = new Set([
  "bed",
  "tree",
  "hedge",
  "boulders",
  "furniture",
  "gravel",
]);

export const isSecond = (one: Operation, elements: DesignDocument["elements"]): boolean =>
  one.op === "add" &&
  !SEVERAL.has(one.element.kind) &&
  elements.some(({ element }) => element.kind === one.element.kind);

/** The same done otherwise. */
const isAlike = (one: Operation, other: Operation): boolean =>
  one.op === other.op &&
  (!("element" in one) || !("element" in other) || one.element.kind === other.element.kind);

const isAmong = (all: readonly Operation[], one: Operation): boolean =>
  all.some((other) => JSON.stringify(other) === JSON.stringify(one));

/** Longer words that no network met: nobody knows what they are. */
const isUnmet = (word: string): boolean => word.length > 3 && !isKnownWord(word);

/** Whether most words of a clause lie outside of all that is asked for, and are known. */
function ofTalk(parts: AskedChange["parts"]): (clause: string) => boolean {
  const asked = new Set(
    parts.flatMap(({ said }) => plainSentences(said).flatMap((sentence) => sentence.split(" "))),
  );
  return (clause) => {
    const words = clause.split(" ").filter((word) => /\w/.test(word));
    return words.filter((word) => asked.has(word) || isUnmet(word)).length < words.length / 2;
  };
}
