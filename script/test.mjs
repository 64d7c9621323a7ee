// npm test: everything that CI runs at each change. `npm run test:all` also runs the tests of features on the embedded database, the
// table of access on PostgreSQL, what tests/only-in-test-all.ts lists, and all that takes turns from day to day. The closing line
// counts the tests of both runners.
// Both runners work at the same time: a story in the browser waits for half of its time, and a test of Vitest computes meanwhile.
import { spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { ensureInstalled, fail, pinnedNode, pinnedPath, ROOT, say } from "./bootstrap.mjs";
import { ensureChromium } from "./chromium.mjs";

const MS_PER_DAY = 86_400_000;
if (process.argv.includes("--all")) process.env.TEST_ALL = "1";
else process.env.TEST_DAY ??= String(Math.floor(Date.now() / MS_PER_DAY));
ensureInstalled();
if (!ensureChromium()) fail("No browser for the tests: install Chromium, or set CHROMIUM_PATH.");
const node = pinnedNode();
const bin = (name) => join(ROOT, "node_modules", name);
const results = (name) => join(ROOT, "test-results", name);
rmSync(join(ROOT, "test-results"), { recursive: true, force: true });

/** Folder of Linux that lies in memory. Docker gives a container 64 MB of it, and a run needs about a gigabyte. */
const IN_MEMORY = "/dev/shm";
const SCRATCH_BYTES = 4 * 2 ** 30;

/**
 * Temporary files of a run, in memory where there is room. Tests make and remove thousands of files a minute (databases, profiles of
 * browsers, uploads), and ext4 searches long for a free place among those that were just removed: 39 s of a run of Vitest.
 */
function scratchFolder() {
  if (!existsSync(IN_MEMORY)) return {};
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  if (bavail * bsize < SCRATCH_BYTES || (process.availableMemory?.() ?? 0) < 2 * SCRATCH_BYTES) return {};
  const folder = mkdtempSync(join(IN_MEMORY, "yardwright-test-"));
  // PostgreSQL works as somebody else where root runs the tests.
  chmodSync(folder, 0o711);
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
  return { TMPDIR: folder };
}

/**
 * Percent by which the memory of the checker of types, a program in Go, may grow until it is tidied. At Go's own 100 it takes a third more
 * processor time (30 s, with 400 21).
 */
const GO_MEMORY_PERCENT = "400";

const scratch = {
  GOGC: process.env.GOGC ?? GO_MEMORY_PERCENT,
  ...scratchFolder(),
  // What Playwright compiled would lie among the temporary files, and be compiled again in each run.
  PWTEST_CACHE_DIR: join(ROOT, "node_modules/.cache/yardwright-stories"),
};

/** Runs a command beside others, so that each of its lines begins with a name; answers its exit code. */
const run = (name, command, args) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...pinnedPath(), ...scratch },
      shell: process.platform === "win32" && command === "npm",
    });
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on("line", (line) => say(`${name} | ${line}`));
    child.on("error", (error) => say(`${name} | ${error.message}`));
    child.on("close", (code) => resolve(code ?? 1));
  });

/** Runs one step, says how long it took, and answers its exit code. */
async function step(name, words, command, args) {
  say(`\n== ${words}`);
  const started = Date.now();
  const code = await run(name, command, args);
  const seconds = Math.round((Date.now() - started) / 1000);
  say(`\n== ${words}: ${code === 0 ? "good" : `ended with ${code}`} (${seconds} s)`);
  return code;
}

const counts = { passed: 0, failed: 0 };
/** What failed, with the first lines of the reason: printed last, because a long log is often read from its end. */
const failures = [];
/** What failed beside other tests and passed by itself: a race of the test or of the product, to be looked into. */
const unsteady = [];

/** More failures than this are no race. */
const RERUN_MAX = 5;

/** Runs a suite, counts what passed, and answers its report. */
async function attempt({ name, words, report, read, args }, alone) {
  const code = await step(name, words, node, args(alone));
  // No report means that it did not get that far.
  if (!existsSync(report))
    return { code, passed: 0, failed: 1, named: [`${report} was not written`], files: [] };
  const result = { code, ...read(JSON.parse(readFileSync(report, "utf8"))) };
  rmSync(report);
  counts.passed += result.passed;
  return result;
}

/**
 * The few tests that failed run once more by themselves: a machine that is busy with something else must not refuse a good change.
 * What only passed by itself is told at the end. Answers whether all tests of the suite are good now.
 */
async function runAgain(suite, first) {
  if (first.code === 0) return true;
  if (first.failed > RERUN_MAX || first.files.length === 0) {
    counts.failed += first.failed;
    failures.push(...first.named);
    return false;
  }
  say(`\n== once more, by themselves: ${first.files.join(", ")}`);
  const before = counts.passed;
  const second = await attempt(suite, first.files);
  const good = second.code === 0;
  const failed = good ? 0 : Math.max(1, second.failed);
  // Tests that passed before are in those files too.
  counts.passed = before + Math.max(0, first.failed - failed);
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

/**
 * For two cores, beside the stories: those take longer, so they get more of the processor. By itself, Vitest has the workers that its
 * configuration names.
 */
const UNIT_WORKERS = 2;

const UNIT = {
  name: "unit",
  words: "unit and API tests",
  report: results("vitest.json"),
  read: (r) => ({
    passed: r.numPassedTests,
    failed: r.numFailedTests + (r.numRuntimeErrorTestSuites ?? 0),
    named: failedUnits(r),
    files: r.testResults.filter((file) => file.status === "failed").map((file) => file.name),
  }),
  args: (alone) => [
    bin("vitest/vitest.mjs"),
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${results("vitest.json")}`,
    ...(alone ? ["--maxWorkers=1", ...alone] : [`--maxWorkers=${UNIT_WORKERS}`]),
  ],
};

const BROWSER = {
  name: "browser",
  words: "browser tests",
  report: results("playwright.json"),
  read: (r) => ({
    passed: r.stats.expected + r.stats.flaky,
    failed: r.stats.unexpected,
    named: failedStories(r),
    files: failedFiles(r),
  }),
  args: (alone) => [
    bin("@playwright/test/cli.js"),
    "test",
    ...(alone ? ["--last-failed", "--workers=1"] : []),
  ],
};

/** What script/audit.mjs ends with. A registry without a list of holes must not keep anybody from testing, but it is no pass. */
const AUDITS = {
  0: { good: true, words: "dependencies audited" },
  1: { good: false, words: "dependencies have serious known holes (npm run audit)" },
  2: { good: true, words: "dependencies NOT audited: the registry could not be asked (npm run audit)" },
};

/** Stories would try the pages of an earlier build. */
const NOT_RUN = {
  code: 1,
  failed: 0,
  named: ["The browser tests did not run: the pages could not be built."],
  files: [],
};

/** The pages, then the stories in them. */
async function buildAndBrowse() {
  const built = (await step("build", "build", node, ["script/build.mjs", "--quick"])) === 0;
  return built ? attempt(BROWSER, null) : NOT_RUN;
}

// The units take longer than the stories: what else is to do stands behind those, so that both cores have work to the end.
const [unit, [audit, browser, checked]] = await Promise.all([
  attempt(UNIT, null),
  (async () => [
    AUDITS[await step("audit", "audit of dependencies", node, ["script/audit.mjs"])] ?? AUDITS[1],
    await buildAndBrowse(),
    await step("check", "lint, types, unused code", "npm", ["run", "--silent", "check"]),
  ])(),
]);
const good = [checked === 0, audit.good];
counts.failed += good.filter((is) => !is).length;
for (const [suite, first] of [
  [UNIT, unit],
  [BROWSER, browser],
])
  good.push(await runAgain(suite, first));

for (const words of unsteady) say(`\nUNSTEADY (failed among the others, passed by itself): ${words}`);
for (const words of failures) say(`\nFAILED ${words}`);
say(`\n${counts.passed} passed, ${counts.failed} failed; ${audit.words}`);
process.exit(good.every(Boolean) ? 0 : 1);
