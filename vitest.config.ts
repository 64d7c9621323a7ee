import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{core,renderer,contract,server,app,tests,script}/**/*.test.{ts,tsx}"],
    exclude: ["tests/e2e/**", "**/node_modules/**"],
    globalSetup: "tests/support/global-setup.ts",
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    // Files share a process and what they import: a third of the processor time went into loading the same modules two hundred times.
    isolate: false,
  },
});
