import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { findTestBrowser } from "./script/chromium.mjs";
import { storiesLeftOut } from "./tests/only-in-test-all.ts";

// Playwright's own browser serves where the system has none.
const executablePath = findTestBrowser();

// Each worker starts servers: what one of them compiled, the next ones read.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, "node_modules/.cache/yardwright-compiled");

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "tests/e2e/shared-server.ts",
  outputDir: "test-results/browser",
  grepInvert: storiesLeftOut(),
  // Node takes the types away itself. Babel took 7 to 12 of 15 to 18 s of processor time to list the stories where it had no cache.
  build: {
    external: ["core", "renderer", "contract", "server", "script"].map((layer) =>
      join(import.meta.dirname, layer, "**"),
    ),
  },
  // For two cores: the processes of a story take about half of the time that it lasts (113 s of 202 s for the stories of gallery,
  // billing and projects, by the processor time of their cgroup).
  workers: 4,
  // Both end what hangs, and nothing else: a machine that does other work beside takes many times as long as a quiet one.
  timeout: 360_000,
  expect: { timeout: 90_000 },
  forbidOnly: true,
  reporter: [["list"], ["json", { outputFile: "test-results/playwright.json" }]],
  use: {
    // No trace: it films every step of every test. `npx playwright test --trace on` makes one when it is wanted.
    screenshot: "only-on-failure",
    // Each frame of an animation is composed and drawn by the processor. Stories of motion ask for it.
    contextOptions: { reducedMotion: "reduce" },
    // A test that answers for the server must see every request; those of the offline designer allow it.
    serviceWorkers: "block",
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
