import { join } from "node:path";
import { defineConfig } from "vitest/config";
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

export default defineConfig({
  test: {
    include: ["{core,renderer,contract,server,app,tests,script}/**/*.test.{ts,tsx}"],
    exclude: ["tests/e2e/**", "**/node_modules/**", ...filesLeftOut()],
    setupFiles: "tests/support/install-network.ts",
    globalSetup: "tests/support/global-setup.ts",
    // One limit for all: it ends what hangs. A test that computes for 40 s alone took three times that beside the stories.
    testTimeout: 360_000,
    hookTimeout: 360_000,
    // What a test waits for comes in milliseconds; a busy machine may take longer than the second that is the default.
    expect: { poll: { timeout: 60_000 } },
    // For two cores: while one file waits for a process or a clock, another one computes. A quarter of the files' time is waiting.
    maxWorkers: 3,
    sequence: { sequencer: HarnessesFirst },
    // Files share a process and what they import: loading the same modules for each took a quarter of the
    // processor time of tests of the server (39 files: 280 s, now 204) and half of that of the pure ones.
    isolate: false,
  },
});
