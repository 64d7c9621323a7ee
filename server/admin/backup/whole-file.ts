import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { type FileHandle, open, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

const UNFINISHED = ".unfinished";
/** Whatever writes such a file writes all the time. */
const ABANDONED_MS = 10 * 60_000;

/**
 * Writes a file that has its name only when it is whole. Until then it lies beside its place, and goes when the writing fails
 * and when the process exits; what a power cut left there goes with the next one.
 */
export async function writeWholeFile<R>(path: string, write: (file: FileHandle) => Promise<R>): Promise<R> {
  await removeAbandoned(path);
  const unfinished = `${path}.${randomBytes(4).toString("hex")}${UNFINISHED}`;
  const file = await open(unfinished, "wx", 0o600);
  const removeNow = () => rmSync(unfinished, { force: true });
  process.once("exit", removeNow);
  try {
    const result = await write(file);
    await file.sync();
    await file.close();
    await rename(unfinished, path);
    return result;
  } catch (error) {
    await file.close().catch(() => {});
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    process.off("exit", removeNow);
  }
}

async function removeAbandoned(path: string): Promise<void> {
  for (const name of await readdir(dirname(path))) {
    if (!name.startsWith(`${basename(path)}.`) || !name.endsWith(UNFINISHED)) continue;
    const left = join(dirname(path), name);
    const { mtimeMs } = await stat(left);
    if (Date.now() - mtimeMs > ABANDONED_MS) await rm(left, { force: true });
  }
}
