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
/** What failed, with the first lines of the reason: printed last, because a long log is often read from its end. */
const failures = [];
/** Adds a runner's own count; no report means that it did not get that far. */
function count(file, read) {
  if (!existsSync(file)) {
    counts.failed++;
    failures.push(`${file} was not written`);
    return;
  }
  const { passed, failed, named } = read(JSON.parse(readFileSync(file, "utf8")));
  counts.passed += passed;
  counts.failed += failed;
  failures.push(...named);
}

const REASON_LINES = 12;
const reason = (words) => (words ?? "").split("\n").slice(0, REASON_LINES).join("\n    ");

/** Failed tests of vitest's report. */
const failedUnits = (report) =>
  report.testResults.flatMap((file) => [
    ...(file.status === "failed" && !file.assertionResults.some((t) => t.status === "failed")
      ? [`${file.name}\n    ${reason(file.message)}`]
      : []),
    ...file.assertionResults
      .filter((t) => t.status === "failed")
      .map((t) => `${file.name}: ${t.fullName}\n    ${reason(t.failureMessages[0])}`),
  ]);

/** Failed tests of a suite of Playwright's report, and of the suites in it. */
const failedStories = (suite) => [
  ...(suite.specs ?? [])
    .filter((spec) => !spec.ok)
    .map((spec) => {
      const results = spec.tests.flatMap((t) => t.results);
      return `${spec.file}: ${spec.title}\n    ${reason(results.find((r) => r.error)?.error.message)}`;
    }),
  ...(suite.suites ?? []).flatMap(failedStories),
];

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
    named: failedUnits(r),
  }));
  return good;
});

ensureBuilt();
const browser = step("browser tests", () => {
  if (!ensureChromium()) fail("No browser for the tests: install Chromium, or set CHROMIUM_PATH.");
  const report = results("playwright.json");
  const good = run(node, [bin("@playwright/test/cli.js"), "test"], pinnedPath()) === 0;
  count(report, (r) => ({
    passed: r.stats.expected + r.stats.flaky,
    failed: r.stats.unexpected,
    named: failedStories(r),
  }));
  return good;
});

for (const good of [checked, audited]) if (!good) counts.failed++;
if (!wasAsked) say("\nThe dependencies were NOT audited: the registry could not be asked (npm run audit).");
for (const words of failures) say(`\nFAILED ${words}`);
say(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exit(checked && audited && unit && browser ? 0 : 1);
