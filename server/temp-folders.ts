import type { Stats } from "node:fs";
import { lstat, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What is written into folders of the system's own place for them, and removed when its request ends. */
const KINDS = { form: "yardwright-form-", photo: "yardwright-photo-" } as const;

/** No request takes so long: a form is read for two minutes at most, and a photo waits and is decoded for less than one. */
const OLD_MS = 15 * 60_000;

export const makeTempFolder = (kind: keyof typeof KINDS): Promise<string> =>
  mkdtemp(join(tmpdir(), KINDS[kind]));

/**
 * Removes the folders that a killed process left: people's photos must not lie about, nor fill the disk. By age, because a number of
 * a process says nothing where several containers share the place.
 */
export async function removeOldTempFolders(now = Date.now(), place = tmpdir()): Promise<number> {
  const names = (await readdir(place)).filter((name) =>
    Object.values(KINDS).some((prefix) => name.startsWith(prefix)),
  );
  let removed = 0;
  for (const name of names) {
    const path = join(place, name);
    const found = await lstat(path).catch(() => null);
    if (!found || !isOurs(found) || now - found.mtimeMs < OLD_MS) continue;
    await rm(path, { recursive: true, force: true });
    removed++;
  }
  return removed;
}

/** Anybody may put something of such a name there, a link too. */
const isOurs = (found: Stats): boolean =>
  found.isDirectory() && (process.getuid === undefined || found.uid === process.getuid());

/** Now and again every quarter of an hour. Returns what ends it. */
export function keepTempFoldersClean(onFault: (error: unknown) => void): () => void {
  const clean = () => void removeOldTempFolders().catch(onFault);
  clean();
  const timer = setInterval(clean, OLD_MS).unref();
  return () => clearInterval(timer);
}
