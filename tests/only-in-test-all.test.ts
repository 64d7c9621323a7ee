import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import config from "../playwright.config.ts";
import { FILES, patternOf, storiesLeftOut, takingTurns } from "./only-in-test-all.ts";
import { PARTS } from "./parts-in-test-all.ts";
import { STORIES_BY_DAY } from "./stories-by-day.ts";
import { STORIES } from "./stories-in-test-all.ts";
import { UNITS_BY_DAY } from "./units-by-day.ts";

const ROOT = join(import.meta.dirname, "..");

it("names files that there are", () => {
  const files = [...FILES, ...Object.values(PARTS)].map(({ file }) => file).concat(Object.keys(UNITS_BY_DAY));
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});

it("names parts that their files leave out", () => {
  const unused = Object.entries(PARTS).filter(
    ([part, { file }]) => !readFileSync(join(ROOT, file), "utf8").includes(`"${part}"`),
  );
  expect(unused).toEqual([]);
});

/** All that `npm test` leaves out on some day or on each. */
const LEFT_OUT = [...STORIES, ...STORIES_BY_DAY.flatMap(takingTurns)];

type Suite = { title: string; file: string; specs?: { title: string }[]; suites?: Suite[] };

/** File and full title of each story of `npm run test:all` in the files that the rows name. */
function allStories(): string[] {
  const files = [...new Set(LEFT_OUT.map(({ file }) => `/${file}`))];
  const listed = execFileSync(
    process.execPath,
    ["node_modules/@playwright/test/cli.js", "test", ...files, "--list", "--reporter=json"],
    {
      cwd: ROOT,
      encoding: "utf8",
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: "", TEST_ALL: "1" },
      maxBuffer: 2 ** 26,
    },
  );
  const titles = (suite: Suite, above: string[]): string[] => {
    const own = suite.title === suite.file ? [suite.title] : [...above, suite.title];
    return [
      ...(suite.specs ?? []).map(({ title }) => [...own, title].join(" ")),
      ...(suite.suites ?? []).flatMap((inner) => titles(inner, own)),
    ];
  };
  return (JSON.parse(listed) as { suites: Suite[] }).suites.flatMap((suite) => titles(suite, []));
}

it("leaves out the stories that it names", () => {
  expect(config.grepInvert).toEqual(storiesLeftOut());
});

it.runIf(process.env.TEST_ALL)("names each of them once", () => {
  const stories = allStories();
  expect(stories.length).toBeGreaterThan(LEFT_OUT.length);
  for (const row of LEFT_OUT) {
    const left = stories.filter((story) => patternOf(row).test(story));
    expect(left, row.title).toHaveLength(1);
    expect(left[0]!.startsWith(row.file)).toBe(true);
  }
});
