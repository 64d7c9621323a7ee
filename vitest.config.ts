import { join } from "node:path";
import { defineConfig } from "vitest/config";

// Processes and threads that tests start load the server anew: what one of them compiled, the next ones read.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, "node_modules/.cache/yardwright-compiled");

export default defineConfig({
  test: {
    include: ["{core,renderer,contract,server,app,tests,script}/**/*.test.{ts,tsx}"],
    exclude: ["tests/e2e/**", "**/node_modules/**"],
    setupFiles: "tests/support/install-network.ts",
    globalSetup: "tests/support/global-setup.ts",
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // What a test waits for comes in milliseconds; a busy machine may take longer than the second that is the default.
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: 2,
    // Files share a process and what they import: loading the same modules for each took a quarter of the
    // processor time of tests of the server (39 files: 280 s, now 204) and half of that of the pure ones.
    isolate: false,
  },
});
