import { readFileSync } from "node:fs";
import { mkdir, open, readFile, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

export class DataFolderLocked extends Error {
  constructor(dir: string, pid: number) {
    super(
      `The data folder ${dir} is in use by another Yardwright (process ${pid}). Stop that one first, or set DATA_DIR to another folder.`,
    );
    this.name = "DataFolderLocked";
  }
}

/** Moment a process started, in the kernel's own ticks; tells a living holder from a later process with its number. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null;
  } catch {
    return null; // no /proc on this system
  }
}

function isAlive(pid: number, start: string | null): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  // In a container every run has the same number: a lock that names us is left over from before.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
  return start === null || startOf(pid) === start;
}

/**
 * Holds `<dir>.lock` while this process lives. A lock whose process is gone is taken over.
 * @throws DataFolderLocked when a living process holds it.
 */
export async function acquireDataLock(dir: string): Promise<{ release(): Promise<void> }> {
  const path = join(dirname(dir), "database.lock");
  await mkdir(dirname(dir), { recursive: true });
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      const file = await open(path, "wx");
      await file.writeFile(`${process.pid} ${startOf(process.pid) ?? ""}\n`);
      await file.close();
      return { release: () => rm(path, { force: true }) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      const [pid = "", start = ""] = (await readFile(path, "utf8").catch(() => "")).trim().split(" ");
      if (isAlive(Number(pid), start || null)) throw new DataFolderLocked(dirname(dir), Number(pid));
      await rm(path, { force: true });
    }
  }
  throw new DataFolderLocked(dirname(dir), 0);
}
