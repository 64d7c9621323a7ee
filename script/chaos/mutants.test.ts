import { readFileSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { copyTree } from "./mutants/copy-tree.ts";
import { MUTATIONS } from "./mutants/mutations.ts";
import { mutate } from "./mutants.ts";

const root = join(import.meta.dirname, "../..");
const all = Object.values(MUTATIONS).flat();

describe("the table of mutations", () => {
  it("has sixty or more, each with a rule of its own", () => {
    expect(all.length).toBeGreaterThanOrEqual(60);
    expect(new Set(all.map(({ rule }) => rule)).size).toBe(all.length);
  });

  it.each(all)("still applies: $rule", (mutation) => {
    expect(mutate(mutation)).not.toBe(readFileSync(join(root, mutation.file), "utf8"));
    for (const test of mutation.tests) expect(readFileSync(join(root, test), "utf8")).toContain("expect(");
  });

  it("refuses what stands there never or twice", async () => {
    const folder = await mkdtemp(join(tmpdir(), "yardwright-mutate-"));
    await writeFile(join(folder, "a.ts"), "one two two");
    const mutation = { rule: "a rule", file: "a.ts", put: "", tests: [] };
    expect(mutate({ ...mutation, find: "one " }, folder)).toBe("two two");
    expect(() => mutate({ ...mutation, find: "two" }, folder)).toThrow("2 times two");
    expect(() => mutate({ ...mutation, find: "three" }, folder)).toThrow("0 times three");
    await rm(folder, { recursive: true });
  });

  it("changes a copy and leaves the tree as it is", async () => {
    const { copy, remove } = await copyTree(root);
    const before = await readFile(join(root, "LICENSE"), "utf8");
    await writeFile(join(copy, "LICENSE"), "changed");
    expect(await readFile(join(copy, "LICENSE"), "utf8")).toBe("changed");
    expect(await readFile(join(root, "LICENSE"), "utf8")).toBe(before);
    await remove();
  });
});
