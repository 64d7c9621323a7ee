import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sealSample } from "#tests/support/sealing.ts";

let folder = "";
let sample: Awaited<ReturnType<typeof sealSample>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "yardwright-verify-"));
  sample = await sealSample(folder);
  const changed = sample.file.slice();
  changed[50_000] = (changed[50_000] ?? 0) ^ 4;
  await writeFile(join(folder, "sealed.pdf"), sample.file);
  await writeFile(join(folder, "changed.pdf"), changed);
  await writeFile(join(folder, "other.txt"), "a letter");
  const [picture] = [...sample.pictures.values()];
  if (picture) await writeFile(join(folder, "picture.jpg"), picture);
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs it in the folder, whose own key it then finds. */
const run = (...words: string[]) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const script = new URL("verify.ts", import.meta.url).pathname;
    const options = { cwd: folder, env: { ...process.env, DATA_DIR: folder } };
    execFile(process.execPath, [script, ...words], options, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
    );
  });

describe("npm run verify", () => {
  it("ends with 0 and says who signed what and when", async () => {
    const { code, said } = await run("sealed.pdf", "picture.jpg");
    expect(code).toBe(0);
    expect(said).toContain("sealed.pdf: Nothing in this file has changed since it was sealed.");
    expect(said).toContain("It does not prove who somebody is");
    expect(said).toMatch(/Total +CA\$17,967\.00/);
    expect(said).toMatch(/Signed +Zoë Núñez, 2026-11-22 15:04:05 UTC, identified by a one-time code sent to/);
    expect(said).toContain("picture.jpg: unchanged, the picture of Good");
  });

  it("ends with 1 and names the flipped bit, or the picture that is another", async () => {
    const { code, said } = await run("changed.pdf");
    expect(code).toBe(1);
    expect(said).toContain("changed.pdf: This file was changed after it was sealed.");
    expect(said).toMatch(/page \d: one bit of byte 50,000 of the file, which was [0-9A-F]{2} and is/);
    expect(await run("sealed.pdf", "changed.pdf")).toMatchObject({ code: 1 });
  });

  it("ends with 2 where it cannot tell: another key, another file, none", async () => {
    const other = await run("sealed.pdf", "--certificate", "0".repeat(64));
    expect(other).toMatchObject({ code: 2 });
    expect(other.said).toContain("another certificate than the one");
    expect(await run("other.txt")).toMatchObject({ code: 2 });
    expect(await run("nothing.pdf")).toMatchObject({ code: 2, said: "nothing.pdf cannot be read.\n" });
    expect((await run()).said).toContain("Usage: npm run verify");
  });
});
