import type { Storage } from "#server/adapters/storage/storage.ts";
import type { Db } from "#server/db/connect.ts";
import { deleteUnusedFiles, keysOf, lockUnusedFiles, selectUnnamedKeys } from "./files.store.ts";
import { STAGED } from "./staged-uploads.ts";

export type SweepAges = {
  /** How long an upload that never became a design is kept after its last use. */
  unusedMs: number;
  /** How long a stored file that no row names is kept: far longer than the moment between its writing and its row's. */
  strayMs: number;
  /** How long a photo that was put into the store waits for the call that uses it. */
  stagedMs: number;
};

export type Swept = { unusedUploads: number; strayFiles: number };

const BATCH = 200;

/**
 * Removes uploads that never became a design, and stored files that no row names (a process died between the two
 * writes). Safe beside everything else, itself included.
 */
export async function sweepFiles(
  deps: { db: Db; storage: Storage; now: () => Date },
  ages: SweepAges,
  signal?: AbortSignal,
): Promise<Swept> {
  const before = (ms: number) => new Date(deps.now().getTime() - ms);
  const swept: Swept = { unusedUploads: 0, strayFiles: 0 };
  for (;;) {
    signal?.throwIfAborted();
    const gone = await deps.db.transaction(async (tx) =>
      // Looked at again under the lock, where a reference that was just committed is seen.
      deleteUnusedFiles(tx, await lockUnusedFiles(tx, before(ages.unusedMs), BATCH)),
    );
    if (gone.length === 0) break;
    for (const key of gone.flatMap(keysOf)) await deps.storage.delete(key);
    swept.unusedUploads += gone.length;
  }
  const removeStrays = async (keys: string[]) => {
    signal?.throwIfAborted();
    for (const key of await selectUnnamedKeys(deps.db, keys)) {
      await deps.storage.delete(key);
      swept.strayFiles++;
    }
  };
  let batch: string[] = [];
  for await (const { key, modifiedAt } of deps.storage.list("")) {
    if (modifiedAt >= before(key.startsWith(STAGED) ? ages.stagedMs : ages.strayMs)) continue;
    if (batch.push(key) < BATCH) continue;
    await removeStrays(batch);
    batch = [];
  }
  if (batch.length > 0) await removeStrays(batch);
  return swept;
}
