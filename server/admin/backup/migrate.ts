import { createHash } from "node:crypto";
import type { Storage } from "#server/adapters/storage/storage.ts";
import type { Db } from "#server/db/connect.ts";
import { selectNamedKeys } from "#server/files/files.store.ts";
import type { Queue } from "#server/jobs/queue.ts";
import { queueDesigns } from "./open-designs.store.ts";
import { queueOpenDesigns } from "./restore-backup.ts";
import {
  atOneMoment,
  dumpRows,
  fingerprintOf,
  hasRows,
  loadRows,
  readTables,
  resetSequences,
} from "./table-rows.store.ts";

type Installation = { db: Db; storage: Storage };

export type Migrated = {
  tables: number;
  rows: number;
  /** The rows were there from an earlier run. */
  rowsWereThere: boolean;
  filesCopied: number;
  filesWereThere: number;
  /** Named by a row, and not in the old storage either. */
  missing: string[];
};

/** In words for the person at the terminal. */
export class MigrationRefused extends Error {}

/**
 * Carries everything from one installation, which nothing else may be using, into another. Rows go in one transaction
 * and every file is read back, so a run that broke off is simply run again.
 * @throws MigrationRefused when the target holds anything else.
 */
export async function migrate(
  from: Installation,
  to: Installation & { queue: Pick<Queue, "send"> },
): Promise<Migrated> {
  // Nobody works on them any more; on the other side they start anew.
  await queueDesigns(from.db, ["running"]);
  const files = await copyFiles(from, to);
  const tables = await readTables(from.db);
  const present = await readTables(to.db);
  const isEmpty = !(await Promise.all(present.map(({ name }) => hasRows(to.db, name)))).includes(true);
  let rows = 0;
  await atOneMoment(from.db, (source) =>
    to.db.transaction(async (target) => {
      if (isEmpty) {
        for (const table of tables)
          for await (const chunk of dumpRows(source, table.name)) await loadRows(target, table, chunk);
        await resetSequences(target, tables);
      }
      for (const { name } of tables) {
        const [was, is] = [await fingerprintOf(source, name), await fingerprintOf(target, name)];
        rows += was.rows;
        if (was.rows === is.rows && was.sum === is.sum) continue;
        throw new MigrationRefused(
          isEmpty
            ? `${name} came out different from what it was, so nothing was kept. Please run it again.`
            : `The new database holds something else already (${name} has ${is.rows} rows, here are ${was.rows}). Give an empty one.`,
        );
      }
      if (isEmpty) await queueOpenDesigns(target, to.queue);
    }),
  );
  return { tables: tables.length, rows, rowsWereThere: !isEmpty, ...files };
}

async function copyFiles(from: Installation, to: Installation) {
  const files = { filesCopied: 0, filesWereThere: 0, missing: [] as string[] };
  if (from.storage === to.storage) return files;
  for await (const key of selectNamedKeys(from.db)) {
    const sum = await sumOfFile(from.storage, key);
    if (sum === null) {
      files.missing.push(key);
      continue;
    }
    if (sum === (await sumOfFile(to.storage, key))) {
      files.filesWereThere++;
      continue;
    }
    const file = await from.storage.get(key);
    if (file) await to.storage.put(key, file);
    if (sum !== (await sumOfFile(to.storage, key)))
      throw new MigrationRefused(`The file ${key} came out different from what it was. Please run it again.`);
    files.filesCopied++;
  }
  return files;
}

async function sumOfFile(storage: Storage, key: string): Promise<string | null> {
  const file = await storage.get(key);
  if (!file) return null;
  const hash = createHash("sha256");
  for await (const chunk of file.stream) hash.update(chunk);
  return hash.digest("hex");
}
