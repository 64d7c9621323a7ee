import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadAuthSecret } from "./auth-secret.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "yardwright-secret-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe("the signing secret", () => {
  it("is made once, also by several processes at once, and is its owner's alone whatever the umask", async () => {
    const secretFile = join(folder, "data", "auth-secret");
    const before = process.umask(0o022);
    const load = () => loadAuthSecret({ secret: undefined, secretFile });
    const made = await Promise.all([load(), load(), load()]).finally(() => process.umask(before));
    expect(new Set([...made, await load()]).size).toBe(1);
    expect(made[0]).toMatch(/^[\w-]{64}$/);
    expect(await readFile(secretFile, "utf8")).toBe(made[0]);
    expect((await stat(secretFile)).mode & 0o777).toBe(0o600);
  });

  it("is the configured one where there is one, and no file is made", async () => {
    const secretFile = join(folder, "auth-secret");
    expect(await loadAuthSecret({ secret: "the configured one", secretFile })).toBe("the configured one");
    await expect(stat(secretFile)).rejects.toThrow("ENOENT");
  });
});
