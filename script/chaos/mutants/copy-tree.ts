import { execFileSync } from "node:child_process";
import { constants, existsSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/**
 * The tree as it lies there now, without what git ignores; packages are shared. No hard links: an editor may write into them meanwhile.
 */
export async function copyTree(root: string): Promise<{ copy: string; remove(): Promise<void> }> {
  const copy = await mkdtemp(join(tmpdir(), "yardwright-mutants-"));
  const list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const files = execFileSync("git", list, { cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 })
    .split("\0")
    // A file that was deleted and not yet committed is still listed; what training learns from no test reads.
    .filter((file) => file !== "" && !file.startsWith("training/") && existsSync(join(root, file)));
  for (const file of files) {
    const to = join(copy, file);
    await mkdir(dirname(to), { recursive: true });
    await copyFile(join(root, file), to, constants.COPYFILE_FICLONE);
  }
  await symlink(join(root, "node_modules"), join(copy, "node_modules"));
  return { copy, remove: () => rm(copy, { recursive: true, force: true }) };
}
