import { existsSync } from "node:fs";
import type { AdminAnswer, AdminDeps } from "./admin-deps.ts";
import { BackupDamaged } from "./backup/archive.ts";
import { RestoreRefused, restoreBackup } from "./backup/restore-backup.ts";
import { type Manifest, writeBackup } from "./backup/write-backup.ts";

function contentsOf({ tables, files, createdAt, missing }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const lost = missing.length > 0 ? ` ${missing.length} files were missing from the storage already.` : "";
  return `${rows} rows of ${tables.length} tables and ${files} files, as of ${createdAt}.${lost}`;
}

export async function backup(deps: AdminDeps, [path = ""]: string[]): Promise<AdminAnswer> {
  if (existsSync(path)) return { ok: false, words: `${path} is there already. Choose another name.` };
  try {
    return { ok: true, words: `${path} holds ${contentsOf(await writeBackup(deps, path))}` };
  } catch (error) {
    if (!isOfThePath(error)) throw error;
    return { ok: false, words: `${path} cannot be written: ${error.message}` };
  }
}

export async function restore(deps: AdminDeps, [path = ""]: string[]): Promise<AdminAnswer> {
  try {
    return { ok: true, words: `Restored ${contentsOf(await restoreBackup(deps, path))}` };
  } catch (error) {
    if (error instanceof BackupDamaged || error instanceof RestoreRefused)
      return { ok: false, words: `${error.message} Nothing was changed.` };
    if (!isOfThePath(error)) throw error;
    return { ok: false, words: `${path} cannot be read: ${error.message}` };
  }
}

const isOfThePath = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error &&
  ["ENOENT", "EACCES", "EISDIR", "EEXIST", "ENOSPC", "ENOTDIR", "EROFS"].includes(
    (error as NodeJS.ErrnoException).code ?? "",
  );
