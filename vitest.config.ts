import { join } from "node:path";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { filesLeftOut } from "./tests/only-in-test-all.ts";

// Processes and threads that tests start load the server anew: what one of them compiled, the next ones read.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, "node_modules/.cache/yardwright-compiled");

/**
 * A run that has no times of an earlier one begins with the largest files. The harnesses are the smallest and take the longest (up to
 * a minute): at the end, one of them would run while the other core has nothing to do.
 */
class HarnessesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isHarness = ({ moduleId }: TestSpecification) => moduleId.includes("/script/chaos/");
    const sorted = await super.sort(files);
    return [...sorted.filter(isHarness), ...sorted.filter((file) => !isHarness(file))];
  }
}

/** They import pages, whose JSX and names of files Vite alone reads. */
const OF_PAGES = [
  "{core,renderer,contract,server,app,tests,script}/**/*.test.tsx",
  "server/http/pages.test.ts",
];

/** For each project: what is said of the whole run alone does not reach them. */
const SHARED: NonNullable<TestProjectInlineConfiguration["test"]> = {
  setupFiles: ["tests/support/install-network.ts", "tests/support/compare-bytes.ts"],
  // One limit for all: it ends what hangs. A test that computes for 40 s alone took three times that beside the stories.
  testTimeout: 360_000,
  hookTimeout: 360_000,
  // What a test waits for comes in milliseconds; a busy machine may take longer than the second that is the default.
  expect: { poll: { timeout: 60_000 } },
  // Files share a process and what they import: loading the same modules for each took a quarter of the
  // processor time of tests of the server (39 files: 280 s, now 204) and half of that of the pure ones.
  isolate: false,
};

export default defineConfig({
  test: {
    // Once for all projects.
    globalSetup: "tests/support/global-setup.ts",
    // For two cores: while one file waits for a process or a clock, another one computes. A quarter of the files' time is waiting.
    maxWorkers: 3,
    sequence: { sequencer: HarnessesFirst },
    projects: [
      {
        test: {
          ...SHARED,
          name: "node",
          runner: "./tests/support/daily-runner.ts",
          include: ["{core,renderer,contract,server,app,tests,script}/**/*.test.ts"],
          exclude: ["tests/e2e/**", "**/node_modules/**", ...OF_PAGES, ...filesLeftOut()],
          // As the product runs: Node takes the types away itself and keeps what it compiled. Vite would transform each file in each
          // run, and each use of what another module exports would be a look into an object.
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      { test: { ...SHARED, name: "pages", include: OF_PAGES } },
    ],
  },
});
