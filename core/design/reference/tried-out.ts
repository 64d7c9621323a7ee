import { canonicalJson } from "#core/canonical-json/canonical-json.ts";
import { applyOperation } from "#core/design/apply-operation.ts";
import type { ReadChanges } from "#core/design/clause.ts";
import type { DesignDocument } from "#core/design/design-document.ts";
import type { Trial } from "./name-pronoun.ts";

/** What a change would do and what of it would fail. */
export function triedOut({ operations, unread }: ReadChanges, document: DesignDocument, text: string): Trial {
  const trial = { done: 0, failed: unread.length };
  const isAsBefore = new Set(document.elements.map(({ element }) => element));
  let now = document;
  for (const operation of operations) {
    if (operation.op === "undo") continue;
    const applied = applyOperation(now, operation, text);
    const isDone = canonicalJson(applied.document.elements) !== canonicalJson(now.elements);
    if (isDone) trial.done++;
    else trial.failed++;
    if (isDone && applied.notes.some(({ status }) => status === "told")) trial.failed++;
    now = applied.document;
  }
  return { ...trial, touched: document.elements.filter(({ id }) => isTouched(id, now, isAsBefore)) };
}

function isTouched(id: string, now: DesignDocument, before: ReadonlySet<object>): boolean {
  const one = now.elements.find((each) => each.id === id);
  return !one || !before.has(one.element);
}
