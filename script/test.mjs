// npm test: everything that CI runs. The closing line counts the tests of both runners.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt, ensureInstalled, fail, pinnedNode, pinnedPath, ROOT, run, say } from "./bootstrap.mjs";
import { ensureChromium } from "./chromium.mjs";

ensureInstalled();
const node = pinnedNode();
const bin = (name) => join(ROOT, "node_modules", name);
const results = (name) => join(ROOT, "test-results", name);
rmSync(join(ROOT, "test-results"), { recursive: true, force: true });

/** Runs one step and says how long it took; answers whether it went well. */
function step(words, go) {
  say(`\n== ${words}`);
  const started = Date.now();
  const good = go();
  say(`== ${words}: ${good ? "good" : "FAILED"} (${Math.round((Date.now() - started) / 1000)} s)`);
  return good;
}

const counts = { passed: 0, failed: 0 };
/** Adds a runner's own count; no report means that it did not get that far. */
function count(file, read) {
  if (!existsSync(file)) {
    counts.failed++;
    return;
  }
  const { passed, failed } = read(JSON.parse(readFileSync(file, "utf8")));
  counts.passed += passed;
  counts.failed += failed;
}

const checked = step(
  "lint, types, unused code",
  () => run("npm", ["run", "--silent", "check"], pinnedPath()) === 0,
);

// A registry without a list of holes must not keep anybody from testing, but what is printed last says that it was not asked.
let wasAsked = true;
const audited = step("audit of dependencies", () => {
  const code = run(node, ["script/audit.mjs"]);
  wasAsked = code !== 2;
  return code !== 1;
});

const unit = step("unit and API tests", () => {
  const report = results("vitest.json");
  const good =
    run(
      node,
      [
        bin("vitest/vitest.mjs"),
        "run",
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${report}`,
      ],
      pinnedPath(),
    ) === 0;
  count(report, (r) => ({
    passed: r.numPassedTests,
    failed: r.numFailedTests + (r.numRuntimeErrorTestSuites ?? 0),
  }));
  return good;
});

ensureBuilt();
const browser = step("browser tests", () => {
  if (!ensureChromium()) fail("No browser for the tests: install Chromium, or set CHROMIUM_PATH.");
  const report = results("playwright.json");
  const good = run(node, [bin("@playwright/test/cli.js"), "test"], pinnedPath()) === 0;
  count(report, (r) => ({ passed: r.stats.expected + r.stats.flaky, failed: r.stats.unexpected }));
  return good;
});

for (const good of [checked, audited]) if (!good) counts.failed++;
if (!wasAsked) say("\nThe dependencies were NOT audited: the registry could not be asked (npm run audit).");
say(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exit(checked && audited && unit && browser ? 0 : 1);
