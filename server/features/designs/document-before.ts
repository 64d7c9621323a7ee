import { canonicalJson } from "#core/canonical-json/canonical-json.ts";
import { changedDocument, type WholeDocument, wholeDocument } from "#core/design/drawn-document.ts";
import type { Db } from "#server/db/connect.ts";
import type { DesignRequest } from "#server/db/stored/design-request.ts";
import { findPlan, type GenerationRow, selectFinishedOfPhoto } from "./generations.store.ts";

/**
 * The design that is asked for, begun from the version before it: of the finished ones with the same first wish, one of the same seed before
 * one that was generated anew, and of those the one that has the most of
 * the changes already. Null where none holds its whole design; then the words are read.
 */
export async function documentBefore(db: Db, row: GenerationRow): Promise<WholeDocument | null> {
  const { request, maskKey } = row;
  const { annotations, editHistory } = request;
  // Without outlines the mask says where, and the words are read with it.
  if (maskKey && annotations.length === 0) return null;
  const wish = wishOf(request);
  const isOfSeed = ({ seed }: DesignRequest) => seed === request.seed;
  const before = (await selectFinishedOfPhoto(db, row))
    .filter((one) => wishOf(one.request) === wish && one.request.editHistory.every(isIn(editHistory)))
    .toSorted(
      (a, b) =>
        Number(isOfSeed(b.request)) - Number(isOfSeed(a.request)) ||
        b.request.editHistory.length - a.request.editHistory.length,
    );
  for (const { id, request: known } of before) {
    const plan = await findPlan(db, id);
    const stored = plan?.document && wholeDocument(plan.document);
    if (stored) return changedDocument(stored, editHistory.slice(known.editHistory.length));
  }
  return null;
}

/** What was said and marked, without the changes asked for since. */
export const wishOf = ({ prompt, annotations, references = [], brush = [] }: DesignRequest): string =>
  canonicalJson({ prompt, annotations, references, brush });

const isIn = (changes: readonly string[]) => (change: string, at: number) => changes[at] === change;
