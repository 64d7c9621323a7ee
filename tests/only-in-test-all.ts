import type { PARTS, Row } from "./parts-in-test-all.ts";
import { STORIES } from "./stories-in-test-all.ts";

/**
 * What `npm run test:all` runs and `npm test` does not: whole files here, stories in `stories-in-test-all.ts`, and in `parts-in-test-all.ts`
 * what other tests leave out. Each row says which tests of every run find the same fault. `only-in-test-all.test.ts` fails when a row
 * names something that is not there.
 *
 * Whole files of Vitest. They test tools that measure the product and are no part of it.
 */
export const FILES: readonly Row[] = [
  { file: "script/bench/load.test.ts", caughtBy: "Many people at once: the tests of the features." },
  { file: "script/bench/lists.test.ts", caughtBy: "Lists of thousands of rows: the tests of the features." },
  {
    file: "script/debug-pictures.test.ts",
    caughtBy: "Pictures for who works on the drawing: what they show has tests where it is made.",
  },
  {
    file: "script/bench/guided.test.ts",
    caughtBy: "Pictures painted along a sketch: the tests of renderer/registration and renderer/see.",
  },
  {
    file: "script/chaos/provider.test.ts",
    caughtBy: "A provider's faults: hosted-model.test.ts of the adapter and of the feature.",
  },
  {
    file: "script/chaos/database.test.ts",
    caughtBy:
      "PostgreSQL that ends connections: db/database-away.test.ts. Killed processes: designs/restart.test.ts.",
  },
  {
    file: "script/chaos/kill.test.ts",
    caughtBy:
      "All that was acknowledged, after web, worker and embedded database died: designs/restart.test.ts. A killed worker: jobs/queue.test.ts.",
  },
  {
    file: "script/chaos/input.test.ts",
    caughtBy:
      "Texts that no database stores: one rule for all calls, http/api.test.ts. Forms: read-form.test.ts. Files: accept-photo.test.ts and photo-memory.test.ts.",
  },
  {
    file: "script/chaos/mutants.test.ts",
    caughtBy: "A tool that breaks the product on purpose, and the table of what it breaks.",
  },
];

const isAll = Boolean(process.env.TEST_ALL);

/** `all` in `npm run test:all`, `each` in every run. */
export const inTestAll = <T>(_part: keyof typeof PARTS, all: T, each: T): T => (isAll ? all : each);

const MS_PER_DAY = 86_400_000;
/** Which of `parts` this run takes: another one each day, and the same when what failed runs once more. */
export const partOfToday = (parts: number): number => Math.floor(Date.now() / MS_PER_DAY) % parts;

const escaped = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** What Vitest leaves out. */
export const filesLeftOut = (): string[] => (isAll ? [] : FILES.map(({ file }) => file));
/** Playwright compares it with file and full title. */
export const patternOf = ({ file, title }: (typeof STORIES)[number]): RegExp =>
  new RegExp(`${escaped(file)} .*${escaped(title)}$`);
/** What Playwright leaves out. */
export const storiesLeftOut = (): RegExp[] => (isAll ? [] : STORIES.map(patternOf));
