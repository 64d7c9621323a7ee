import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { writeWholeFile } from "./whole-file.ts";

describe("writing a whole file", () => {
  let dir: string;
  let path: string;
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), "yardwright-whole-"));
    path = join(dir, "one.tar");
  });
  afterEach(() => rm(dir, { recursive: true }));

  it("gives the file its name at the end", async () => {
    await writeWholeFile(path, async (file) => {
      expect(await readdir(dir)).toEqual([expect.stringMatching(/^one\.tar\.\w+\.unfinished$/)]);
      await file.write("all of it");
    });
    expect(await readdir(dir)).toEqual(["one.tar"]);
    expect(await readFile(path, "utf8")).toBe("all of it");
  });

  it("leaves nothing when the writing fails", async () => {
    const failing = writeWholeFile(path, () => Promise.reject(new Error("the disk is full")));
    await expect(failing).rejects.toThrow("the disk is full");
    expect(await readdir(dir)).toEqual([]);
  });

  it("leaves nothing when the process is ended in the middle", async () => {
    const module = JSON.stringify(new URL("./whole-file.ts", import.meta.url));
    const script = `
      process.once("SIGTERM", () => process.exit(1));
      const { writeWholeFile } = await import(${module});
      await writeWholeFile(${JSON.stringify(path)}, () => {
        console.log("writing");
        return new Promise(() => setInterval(() => {}, 1000));
      });`;
    const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    await once(child.stdout, "data");
    expect(await readdir(dir)).toHaveLength(1);
    child.kill("SIGTERM");
    await once(child, "exit");
    expect(await readdir(dir)).toEqual([]);
  });

  it("takes away what a power cut left, and not what another one is writing", async () => {
    const [left, underWay, foreign] = [
      "one.tar.0a.unfinished",
      "one.tar.0b.unfinished",
      "two.tar.0a.unfinished",
    ];
    const hourAgo = new Date(Date.now() - 3_600_000);
    for (const name of [left, underWay, foreign]) await writeFile(join(dir, name), "half");
    for (const name of [left, foreign]) await utimes(join(dir, name), hourAgo, hourAgo);
    await writeWholeFile(path, (file) => file.write("whole"));
    expect((await readdir(dir)).sort()).toEqual(["one.tar", underWay, foreign]);
  });
});
