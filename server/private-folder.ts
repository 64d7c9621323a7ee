import { chmod, mkdir, stat } from "node:fs/promises";

const OTHERS = 0o077;
/** Of a folder that several people share on purpose, such as /tmp. */
const STICKY = 0o1000;

/**
 * A folder that its owner alone can open, whatever the umask says; one that was made before is closed to others. What a
 * mount gave to somebody else stays as it is: it is then the folders inside it that are closed.
 */
export async function ensurePrivateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  const { mode } = await stat(path);
  if (process.platform === "win32" || (mode & OTHERS) === 0 || mode & STICKY) return;
  await chmod(path, 0o700).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EPERM" && error.code !== "EROFS") throw error;
  });
}
