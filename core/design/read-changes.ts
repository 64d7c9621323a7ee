import type { PlanElement } from "#core/elements/element.ts";
import { PATTERNS } from "./change-patterns.ts";
import { bareClause, changeSentences, hardClauses, softClauses } from "./change-text.ts";
import type { Spoken } from "./clause.ts";
import { readHandSentence } from "./hand-change.ts";
import type { Operation, Target } from "./operation.ts";
import { readReplacing } from "./read-replacing.ts";

/** What a change means: its operations in their order, and the clauses that mean nothing to the grammar. */
export type ReadChanges = { operations: Operation[]; unread: string[] };

/**
 * Reads a change as people ask for it ("make the patio 2 ft wider and drop the boulders") into operations. Never throws; the same text
 * gives the same operations. Which elements they mean is found when they are applied to a design.
 */
export function readChanges(text: string): ReadChanges {
  const byHand = readHandSentence(text);
  if (byHand) return { operations: byHand, unread: [] };
  const read: ReadChanges = { operations: [], unread: [] };
  const spoken: Spoken = { last: null };
  for (const sentence of changeSentences(text)) readSentence(sentence, spoken, read);
  return read;
}

function readSentence(sentence: string, spoken: Spoken, read: ReadChanges): void {
  const whole = readReplacing(bareClause(sentence));
  if (whole) {
    take(whole, spoken, read);
    return;
  }
  for (const hard of hardClauses(sentence)) {
    const clause = bareClause(hard);
    if (clause === "") continue;
    const replaced = readReplacing(clause);
    const parts = replaced || LISTS.test(clause) ? null : readAllParts(clause, spoken);
    const found = replaced ?? parts ?? readClause(clause, spoken);
    if (found) take(found, spoken, read);
    else readParts(clause, spoken, read);
  }
}

/** Verbs that reach over "and": "remove the boulders and the lights". */
const LISTS =
  /^(?:remove|delete|take|get rid|lose|drop|no|without|keep|leave|do not|dont|add|plant|put|include)\b/;

/** The operations of a clause whose every part says something by itself; null when one does not, and when all are only names. */
function readAllParts(clause: string, { last }: Spoken): Operation[] | null {
  const parts = softClauses(clause).map(bareClause).filter(Boolean);
  if (parts.length < 2) return null;
  const spoken: Spoken = { last };
  const all: ReadChanges = { operations: [], unread: [] };
  for (const part of parts) {
    const found = readReplacing(part) ?? readClause(part, spoken);
    if (!found) return null;
    take(found, spoken, all);
  }
  return all.operations.every(({ op }) => op === "add") ? null : all.operations;
}

function readParts(clause: string, spoken: Spoken, read: ReadChanges): void {
  const parts = softClauses(clause);
  if (parts.length < 2) {
    read.unread.push(clause);
    return;
  }
  for (const part of parts) {
    const bare = bareClause(part);
    if (bare === "") continue;
    const found = readReplacing(bare) ?? readClause(bare, spoken);
    if (found) take(found, spoken, read);
    else read.unread.push(bare);
  }
}

function readClause(clause: string, spoken: Spoken): Operation[] | null {
  for (const pattern of PATTERNS) {
    const operations = pattern(clause, spoken);
    if (operations) return operations;
  }
  return null;
}

function take(operations: readonly Operation[], spoken: Spoken, read: ReadChanges): void {
  read.operations.push(...operations);
  const last = operations.at(-1);
  if (!last) return;
  if (last.op === "add") spoken.last = nameOf(last.element);
  else if ("target" in last && !last.target.it) spoken.last = last.target;
}

const nameOf = (element: PlanElement): Target =>
  "use" in element ? { use: element.use } : { kind: element.kind };
