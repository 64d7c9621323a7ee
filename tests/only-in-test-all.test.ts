import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { FILES, PARTS, STORIES } from "./only-in-test-all.ts";

const ROOT = join(import.meta.dirname, "..");

it("names files that there are", () => {
  const files = [...FILES, ...Object.values(PARTS)].map(({ file }) => file);
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});

it("leaves out exactly the stories that it names", () => {
  const listed = (environment: object) =>
    execFileSync(
      process.execPath,
      ["node_modules/@playwright/test/cli.js", "test", "--list", "--reporter=json"],
      {
        cwd: ROOT,
        encoding: "utf8",
        env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: "", ...environment },
        maxBuffer: 2 ** 26,
      },
    );
  type Suite = { title: string; file: string; specs?: { title: string }[]; suites?: Suite[] };
  const titles = (suite: Suite, above: string[]): string[] => {
    const own = suite.title === suite.file ? [suite.title] : [...above, suite.title];
    return [
      ...(suite.specs ?? []).map(({ title }) => [...own, title].join(" ")),
      ...(suite.suites ?? []).flatMap((inner) => titles(inner, own)),
    ];
  };
  const stories = (environment: object) =>
    (JSON.parse(listed(environment)) as { suites: Suite[] }).suites.flatMap((suite) => titles(suite, []));
  const inEach = new Set(stories({ TEST_ALL: "" }));
  const left = stories({ TEST_ALL: "1" }).filter((story) => !inEach.has(story));
  expect(left).toHaveLength(STORIES.length);
  for (const { file, title } of STORIES)
    expect(left.filter((story) => story.startsWith(file) && story.endsWith(title))).toHaveLength(1);
});
