import type { Storage } from "#server/adapters/storage/storage.ts";
import type { Db } from "#server/db/connect.ts";
import { selectNamedKeys } from "#server/files/files.store.ts";
import { createArchiveWriter } from "./archive.ts";
import {
  atOneMoment,
  createFingerprint,
  dumpRows,
  type Fingerprint,
  readTables,
  type Table,
} from "./table-rows.store.ts";
import { writeWholeFile } from "./whole-file.ts";

export const MANIFEST = "manifest.json";
export const FORMAT = 1;

export type Manifest = {
  format: number;
  createdAt: string;
  /** Which of the snapshots in the archive counts: the last one. */
  snapshot: number;
  /** In an order in which each can be filled. */
  tables: (Table & Fingerprint)[];
  files: number;
  /** Copied, and deleted by their owner before the snapshot was taken. */
  unneeded: string[];
  /** Named by a row, and not in the storage even before: there is nothing to copy. */
  missing: string[];
};

export const rowsPrefix = (snapshot: number, table: string) => `database/${snapshot}/${table}/`;
export const FILES_PREFIX = "files/";

/** Deletions are rare beside the seconds that a snapshot takes. */
const SNAPSHOTS_MAX = 5;

type BackupDeps = { db: Db; storage: Storage; now(): Date };

/**
 * Writes database and files into one archive while people work on. Files never change under their names, so they are
 * copied first; then the rows as they are at one moment, then the few files that came in between. When one of those was
 * deleted meanwhile, the snapshot is taken again.
 */
export const writeBackup = (deps: BackupDeps, path: string): Promise<Manifest> =>
  writeWholeFile(path, async (file) => {
    const archive = createArchiveWriter(file);
    const copied = new Set<string>();
    const copy = async (key: string): Promise<boolean> => {
      if (copied.has(key)) return true;
      const stored = await deps.storage.get(key);
      if (!stored) return false;
      await archive.add(`${FILES_PREFIX}${key}`, stored.bytes, stored.stream);
      copied.add(key);
      return true;
    };
    for await (const key of selectNamedKeys(deps.db)) await copy(key);

    let missing: string[] = [];
    for (let snapshot = 1; ; snapshot++) {
      const createdAt = deps.now().toISOString();
      const { tables, named } = await atOneMoment(deps.db, async (tx) => {
        const tables: Manifest["tables"] = [];
        for (const table of await readTables(tx)) {
          const fingerprint = createFingerprint();
          let chunk = 0;
          for await (const rows of dumpRows(tx, table.name)) {
            fingerprint.add(rows);
            const text = Buffer.from(`${rows.join("\n")}\n`);
            const name = `${rowsPrefix(snapshot, table.name)}${String(chunk++).padStart(6, "0")}.jsonl`;
            await archive.add(name, text.byteLength, text);
          }
          tables.push({ ...table, ...fingerprint.get() });
        }
        const named = new Set<string>();
        for await (const key of selectNamedKeys(tx)) named.add(key);
        return { tables, named };
      });
      const known = new Set(missing);
      missing = [];
      for (const key of named) if (!(await copy(key))) missing.push(key);
      if (missing.some((key) => !known.has(key)) && snapshot < SNAPSHOTS_MAX) continue;
      const unneeded = [...copied].filter((key) => !named.has(key));
      const files = copied.size - unneeded.length;
      const manifest: Manifest = { format: FORMAT, createdAt, snapshot, tables, files, unneeded, missing };
      const text = Buffer.from(JSON.stringify(manifest, null, 2));
      await archive.add(MANIFEST, text.byteLength, text);
      await archive.finish();
      return manifest;
    }
  });
