// npm test: everything that CI runs at each change. `npm run test:all` also runs the tests of features on the embedded database, the
// table of access on PostgreSQL and what tests/only-in-test-all.ts lists. The closing line counts the tests of both runners.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt, ensureInstalled, fail, pinnedNode, pinnedPath, ROOT, run, say } from "./bootstrap.mjs";
import { ensureChromium } from "./chromium.mjs";

if (process.argv.includes("--all")) process.env.TEST_ALL = "1";
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
/** What failed beside other tests and passed by itself: a race of the test or of the product, to be looked into. */
const unsteady = [];

/** More failures than this are no race. */
const RERUN_MAX = 5;

/**
 * Runs a suite, and the few tests that failed once more by themselves: a machine that is busy with something else must not
 * refuse a good change. What only passed by itself is told at the end.
 * `go(alone)` runs it and answers its exit code; `read(report)` gives `passed`, `failed` and `named`, a line for each failure.
 */
function suite(report, read, go) {
  const attempt = (alone) => {
    const code = go(alone);
    // No report means that it did not get that far.
    if (!existsSync(report)) return { code, passed: 0, failed: 1, named: [`${report} was not written`] };
    const result = { code, ...read(JSON.parse(readFileSync(report, "utf8"))) };
    rmSync(report);
    return result;
  };
  const first = attempt(null);
  counts.passed += first.passed;
  if (first.code === 0) return true;
  if (first.failed > RERUN_MAX || !first.files?.length) {
    counts.failed += first.failed;
    failures.push(...first.named);
    return false;
  }
  say(`\n== once more, by themselves: ${first.files.join(", ")}`);
  const second = attempt(first.files);
  const good = second.code === 0;
  const failed = good ? 0 : Math.max(1, second.failed);
  counts.passed += Math.max(0, first.failed - failed);
  counts.failed += failed;
  const title = (words) => words.split("\n")[0];
  const again = new Set(second.named.map(title));
  unsteady.push(...first.named.filter((words) => !again.has(title(words))));
  failures.push(...second.named);
  return good;
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

const failedFiles = (report) => [
  ...new Set(report.suites.filter((suite) => failedStories(suite).length > 0).map((suite) => suite.file)),
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
  return suite(
    report,
    (r) => ({
      passed: r.numPassedTests,
      failed: r.numFailedTests + (r.numRuntimeErrorTestSuites ?? 0),
      named: failedUnits(r),
      files: r.testResults.filter((file) => file.status === "failed").map((file) => file.name),
    }),
    (alone) =>
      run(
        node,
        [
          bin("vitest/vitest.mjs"),
          "run",
          "--reporter=default",
          "--reporter=json",
          `--outputFile.json=${report}`,
          ...(alone ? ["--maxWorkers=1", ...alone] : []),
        ],
        pinnedPath(),
      ),
  );
});

ensureBuilt();
const browser = step("browser tests", () => {
  if (!ensureChromium()) fail("No browser for the tests: install Chromium, or set CHROMIUM_PATH.");
  return suite(
    results("playwright.json"),
    (r) => ({
      passed: r.stats.expected + r.stats.flaky,
      failed: r.stats.unexpected,
      named: failedStories(r),
      files: failedFiles(r),
    }),
    (alone) =>
      run(
        node,
        [bin("@playwright/test/cli.js"), "test", ...(alone ? ["--last-failed", "--workers=1"] : [])],
        pinnedPath(),
      ),
  );
});

for (const good of [checked, audited]) if (!good) counts.failed++;
if (!wasAsked) say("\nThe dependencies were NOT audited: the registry could not be asked (npm run audit).");
for (const words of unsteady) say(`\nUNSTEADY (failed among the others, passed by itself): ${words}`);
for (const words of failures) say(`\nFAILED ${words}`);
say(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exit(checked && audited && unit && browser ? 0 : 1);
