import { randomUUID } from "node:crypto";
import { rm, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Node's two words for a full disk and a used-up quota, and PostgreSQL's `disk_full`. */
const FULL = new Set(["ENOSPC", "EDQUOT", "53100"]);
/** More than a page of any file system, less than anybody notices. */
const PROBE = Buffer.alloc(64 * 1024, 1);

/** Whether the fault, or what caused it, is that there is no room left to write. */
export function isDiskFull(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if (FULL.has(String((at as { code?: unknown }).code))) return true;
  return false;
}

/** Room that this user may still take on the disk of a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Writes a little into a folder and takes it away again. @throws what the system says when that does not work. */
export async function requireWritable(folder: string): Promise<void> {
  const path = join(folder, `.probe-${randomUUID()}`);
  try {
    await writeFile(path, PROBE, { flag: "wx", mode: 0o600 });
  } finally {
    await rm(path, { force: true });
  }
}

/** The program cannot start for want of room. */
export class DiskFull extends Error {
  constructor(folder: string, options?: ErrorOptions) {
    super(`The disk of ${folder} is full. Make room, or set DATA_DIR to a folder on another disk.`, options);
    this.name = "DiskFull";
  }
}
