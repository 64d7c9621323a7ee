import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

const PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
// Playwright's own browser serves where the system has none.
const executablePath = [process.env.CHROMIUM_PATH, ...PLACES].find((path) => path && existsSync(path));

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/browser",
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: [["list"], ["json", { outputFile: "test-results/playwright.json" }]],
  use: {
    // No trace: it films every step of every test. `npx playwright test --trace on` makes one when it is wanted.
    screenshot: "only-on-failure",
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
