import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";

/** A killed process of several hundred MB takes up to two seconds to end; one that stops in order takes longer. */
const WAIT_MS = 10_000;
const RETRY_MS = 50;
/** A new start right after a kill should not talk about it. */
const SILENT_MS = 1_000;
/** SQLite's code for "another one holds the lock". */
const SQLITE_BUSY = 5;

export class DataFolderLocked extends Error {
  constructor(folder: string, holder: string) {
    super(
      `The data folder ${folder} is in use by another Yardwright${holder}. Stop that one first, or set DATA_DIR to another folder.`,
    );
    this.name = "DataFolderLocked";
  }
}

export type DataLock = { release(): Promise<void> };

/** Keeps the locks of this process from the garbage collector, which would close their files. */
const held = new Set<DatabaseSync>();

/** Null when another one holds it, in this process or in any that sees the folder. */
function tryLock(path: string): DatabaseSync | null {
  const file = new DatabaseSync(path);
  try {
    // Nothing is ever written, so a journal file would only lie about.
    file.exec("pragma journal_mode = memory; begin immediate");
    held.add(file);
    return file;
  } catch (error) {
    file.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return null;
    throw error;
  }
}

/**
 * Holds the folder of the embedded database for this process. The lock is the operating system's own, by way of an open
 * transaction of SQLite: it ends at the moment the process no longer has files open, however it ended, so there is
 * nothing left over to take over and no process number to mistake. Waits for a holder that is about to end.
 * @throws DataFolderLocked when another one still holds it after `waitMs`.
 */
export async function acquireDataLock(
  dir: string,
  { waitMs = WAIT_MS, onWait }: { waitMs?: number; onWait?: (words: string) => void } = {},
): Promise<DataLock> {
  const folder = dirname(dir);
  await mkdir(folder, { recursive: true });
  const path = join(folder, "lock.sqlite");
  /** Who holds it, for people alone: the lock does not depend on it. */
  const note = join(folder, "lock.holder");
  const readHolder = () =>
    readFile(note, "utf8").then(
      (words) => ` (${words.trim()})`,
      () => "",
    );
  const started = performance.now();
  let told = false;
  for (;;) {
    const file = tryLock(path);
    if (file) {
      // A full disk must not keep anybody from the data.
      await writeFile(note, `process ${process.pid} on ${hostname()}\n`).catch(() => undefined);
      return {
        async release() {
          await rm(note, { force: true });
          held.delete(file);
          file.close();
        },
      };
    }
    const waitedMs = performance.now() - started;
    if (waitedMs >= waitMs) throw new DataFolderLocked(folder, await readHolder());
    if (!told && waitedMs >= SILENT_MS) {
      told = true;
      onWait?.(`The data folder ${folder} is in use${await readHolder()}. Waiting for that process to end.`);
    }
    await pause(RETRY_MS);
  }
}
