import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

it("the benchmark of lists fills databases of each size and prints a row for each call", async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ["script/bench.ts", "lists", "--short"], {
    cwd: ROOT,
  });
  expect(stdout).toContain("100 designs");
  for (const call of [
    "project list, page 1",
    "search: with a slip",
    "gallery, first 100",
    "my designs by cursor",
    "a design is opened",
  ])
    expect(stdout).toMatch(new RegExp(`${call} +[\\d.]+ +[\\d.]+ +[\\d.]+ +[\\d.]+ +[\\d.]+x`));
});
