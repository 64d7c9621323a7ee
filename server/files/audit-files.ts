import type { Storage } from "#server/adapters/storage/storage.ts";
import type { Db } from "#server/db/connect.ts";
import { selectNamedKeys } from "./files.store.ts";

/** What does not fit together between the database and the storage, while nothing writes. */
export type FileAudit = {
  named: number;
  stored: number;
  /** Named by a row, and not there: a broken picture. */
  missing: string[];
  /** Stored, and named by nothing: waste until the sweep. */
  stray: string[];
};

export async function auditFiles(db: Db, storage: Storage): Promise<FileAudit> {
  const unclaimed = new Set<string>();
  let stored = 0;
  for await (const { key } of storage.list("")) {
    unclaimed.add(key);
    stored++;
  }
  const missing: string[] = [];
  let named = 0;
  for await (const key of selectNamedKeys(db)) {
    named++;
    if (!unclaimed.delete(key)) missing.push(key);
  }
  return { named, stored, missing, stray: [...unclaimed] };
}
