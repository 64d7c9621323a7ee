import type { PARTS, Row } from "./parts-in-test-all.ts";
import { STORIES_BY_DAY } from "./stories-by-day.ts";
import { STORIES } from "./stories-in-test-all.ts";

/**
 * What `npm run test:all` runs and `npm test` does not: whole files here, stories in `stories-in-test-all.ts`, and in `parts-in-test-all.ts`
 * what other tests leave out. Each row says which tests of `npm test` find the same fault, every day or when their turn comes
 * (`stories-by-day.ts`, `units-by-day.ts`). `only-in-test-all.test.ts` fails when a row names something that is not there.
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
/** script/test.mjs sets it, so that a run has one day, and what failed runs once more on the same. Not set, a test runs on any day. */
const { TEST_DAY } = process.env;
const DAY = TEST_DAY ? Number(TEST_DAY) : Math.floor(Date.now() / MS_PER_DAY);

/** On so many days together everything runs that takes turns. */
const DAYS = STORIES_BY_DAY.length;
/** Whether today runs what stands at this place of those that take turns. */
export const isOfToday = (place: number): boolean => !TEST_DAY || (DAY - place) % DAYS === 0;

/** It has no divisor in common with 3, 5, 6 and 10, into which tables are divided: on the days of one list, each part has its turn. */
const STEP = 7;
/** Which of `parts` this run takes: another one each day, also on the days of a test that takes turns itself. */
export const partOfToday = (parts: number): number => ((DAY % DAYS) + STEP * Math.floor(DAY / DAYS)) % parts;

const escaped = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** What Vitest leaves out. */
export const filesLeftOut = (): string[] => (isAll ? [] : FILES.map(({ file }) => file));
type Story = Pick<(typeof STORIES)[number], "file" | "title">;
/** Playwright compares it with file and full title. */
export const patternOf = ({ file, title }: Story): RegExp =>
  new RegExp(`${escaped(file)} .*${escaped(title)}$`);
/** Stories that take turns. */
export const takingTurns = (stories: (typeof STORIES_BY_DAY)[number]): Story[] =>
  stories.map(([file, title]) => ({ file, title }));
/** What Playwright leaves out. */
export const storiesLeftOut = (): RegExp[] =>
  isAll
    ? []
    : [...STORIES, ...STORIES_BY_DAY.filter((_, day) => !isOfToday(day)).flatMap(takingTurns)].map(patternOf);
