import type { Storage } from "#server/adapters/storage/storage.ts";
import type { Db, Transaction } from "#server/db/connect.ts";
import { renderDesignJob } from "#server/features/designs/render-design.job.ts";
import type { Queue } from "#server/jobs/queue.ts";
import { BackupDamaged, readArchive, readWhole, verifyArchive } from "./archive.ts";
import { queueDesigns } from "./open-designs.store.ts";
import {
  fingerprintOf,
  hasRows,
  loadRows,
  readTables,
  resetSequences,
  type Table,
} from "./table-rows.store.ts";
import { FILES_PREFIX, FORMAT, MANIFEST, type Manifest, rowsPrefix } from "./write-backup.ts";

type RestoreDeps = { db: Db; storage: Storage; queue: Pick<Queue, "send"> };

/** The target is no place for a backup, in words for the person at the terminal. */
export class RestoreRefused extends Error {}

/**
 * Fills an empty installation. All of the archive is checked first; files come before rows, and the rows in one
 * transaction: whatever breaks off leaves no row, and a second run goes on.
 * @throws BackupDamaged, RestoreRefused
 */
export async function restoreBackup(deps: RestoreDeps, path: string): Promise<Manifest> {
  await verifyArchive(path);
  const manifest = await readManifest(path);
  const present = await readTables(deps.db);
  requireKnown(manifest, present);
  await requireEmpty(deps, path, present);

  const unneeded = new Set(manifest.unneeded);
  const put: string[] = [];
  try {
    for await (const { name, bytes, content } of readArchive(path)) {
      const key = name.slice(FILES_PREFIX.length);
      if (!name.startsWith(FILES_PREFIX) || unneeded.has(key)) continue;
      await deps.storage.put(key, { bytes, stream: content });
      put.push(key);
    }
    await deps.db.transaction(async (tx) => {
      await loadTables(tx, manifest, path);
      await queueOpenDesigns(tx, deps.queue);
    });
  } catch (error) {
    for (const key of put) await deps.storage.delete(key).catch(() => {});
    throw error;
  }
  return manifest;
}

async function readManifest(path: string): Promise<Manifest> {
  for await (const entry of readArchive(path))
    if (entry.name === MANIFEST) {
      const manifest = JSON.parse((await readWhole(entry)).toString("utf8")) as Manifest;
      if (manifest.format === FORMAT) return manifest;
      throw new RestoreRefused("This backup was made by a newer Yardwright. Install that version first.");
    }
  throw new BackupDamaged("This file is not a backup of Yardwright.");
}

function requireKnown(manifest: Manifest, present: Table[]): void {
  for (const { name, columns } of manifest.tables) {
    const known = new Set(present.find((table) => table.name === name)?.columns);
    if (!columns.every((column) => known.has(column)))
      throw new RestoreRefused("This backup was made by a newer Yardwright. Install that version first.");
  }
}

async function requireEmpty(deps: RestoreDeps, path: string, tables: Table[]): Promise<void> {
  const advice = "Restore into a new installation: an empty DATA_DIR, or an empty database and bucket.";
  for (const { name } of tables)
    if (await hasRows(deps.db, name))
      throw new RestoreRefused(`The database is not empty (${name} has rows). ${advice}`);
  // Files of this very backup are left from a run that was broken off.
  const own = new Set<string>();
  for await (const { name } of readArchive(path))
    if (name.startsWith(FILES_PREFIX)) own.add(name.slice(FILES_PREFIX.length));
  for await (const { key } of deps.storage.list(""))
    if (!own.has(key)) throw new RestoreRefused(`The storage is not empty (it has ${key}). ${advice}`);
}

async function loadTables(tx: Transaction, manifest: Manifest, path: string): Promise<void> {
  const prefixes = manifest.tables.map((table) => ({
    table,
    prefix: rowsPrefix(manifest.snapshot, table.name),
  }));
  for await (const entry of readArchive(path)) {
    const table = prefixes.find(({ prefix }) => entry.name.startsWith(prefix))?.table;
    if (table) await loadRows(tx, table, (await readWhole(entry)).toString("utf8").trimEnd().split("\n"));
  }
  await resetSequences(tx, manifest.tables);
  for (const { name, columns, rows, sum } of manifest.tables) {
    const present = (await readTables(tx)).find((table) => table.name === name);
    const loaded = await fingerprintOf(tx, name);
    // Columns that came later change the sum of every row; the count still has to be right.
    const comparable = present?.columns.length === columns.length;
    if (loaded.rows !== rows || (comparable && loaded.sum !== sum))
      throw new BackupDamaged(`${name} came out different from what was saved. Nothing was restored.`);
  }
}

/** Their jobs were in the queue of the old installation. */
export async function queueOpenDesigns(tx: Transaction, queue: Pick<Queue, "send">): Promise<void> {
  for (const generationId of await queueDesigns(tx, ["queued", "running"]))
    await queue.send(renderDesignJob, { generationId }, { within: tx });
}
