/**
 * Breaks a rule at a time in a copy of the tree, runs the tests that should notice, and names what survives:
 *
 *   npm run chaos -- mutants [--area auth] [--from 0] [--count 10] [--rule WORDS] [--tests PATTERN] [--seconds 240]
 *
 * The tests must pass in the copy before anything is broken. A mutation that is no longer found, or with which no test can run, is a
 * fault of the table. Ends with 1 when anything survives or is at fault.
 */
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { copyTree } from "./mutants/copy-tree.ts";
import type { Mutation } from "./mutants/mutation.ts";
import { MUTATIONS } from "./mutants/mutations.ts";

const ROOT = join(import.meta.dirname, "../..");

/** The file as the mutation leaves it. @throws when what it changes does not stand there exactly once. */
export function mutate({ file, find, put, rule }: Mutation, root = ROOT): string {
  const text = readFileSync(join(root, file), "utf8");
  const parts = text.split(find);
  if (parts.length !== 2) throw new Error(`"${rule}": ${file} holds ${parts.length - 1} times ${find}`);
  return parts.join(put);
}

type Verdict = { outcome: "killed" | "survived" | "broken" | "hung"; by: string };

/** Runs test files in the copy until the first one fails. */
async function runTests(
  copy: string,
  { tests, only, postgres }: Pick<Mutation, "tests" | "only" | "postgres">,
  seconds: number,
): Promise<Verdict> {
  const report = join(copy, "mutant-report.json");
  await rm(report, { force: true });
  const child = spawn(
    process.execPath,
    [
      join(copy, "node_modules/vitest/vitest.mjs"),
      ...["run", "--maxWorkers=1", "--bail=1", "--reporter=json", `--outputFile=${report}`, ...tests],
      ...(only ? ["-t", only] : []),
    ],
    // A group of its own: tests start servers, and a mutation may leave them running.
    {
      cwd: copy,
      stdio: "ignore",
      detached: true,
      env: { ...process.env, ...(postgres ? {} : { TEST_DATABASE: "embedded" }) },
    },
  );
  let hung = false;
  const limit = setTimeout(() => {
    hung = true;
    kill(child.pid);
  }, seconds * 1000);
  const code = await new Promise<number | null>((resolve) => child.once("exit", resolve));
  clearTimeout(limit);
  kill(child.pid);
  if (hung) return { outcome: "hung", by: `no end after ${seconds} s` };
  return readReport(report, code === 0);
}

function kill(group: number | undefined): void {
  try {
    if (group !== undefined) process.kill(-group, "SIGKILL");
  } catch {
    // Nothing of it is left.
  }
}

/** All tests of these mutations, each once: whole files, and those of which names are enough. */
function unbroken(mutations: Mutation[]): Pick<Mutation, "tests" | "only">[] {
  const filesOf = (some: Mutation[]) => [...new Set(some.flatMap(({ tests }) => tests))];
  const whole = filesOf(mutations.filter(({ only }) => only === undefined));
  const named = mutations.filter(({ only, tests }) => only && !tests.every((test) => whole.includes(test)));
  const only = named.map((mutation) => mutation.only).join("|");
  return [{ tests: whole }, { tests: filesOf(named), only }].filter(({ tests }) => tests.length > 0);
}

type Report = {
  testResults: { name: string; message?: string; assertionResults: { status: string; fullName: string }[] }[];
};

/** Which test failed; without one the files could not be loaded, a program not be started, or no test has such a name. */
function readReport(path: string, passed: boolean): Verdict {
  if (!existsSync(path)) return { outcome: "broken", by: "no report" };
  const { testResults } = JSON.parse(readFileSync(path, "utf8")) as Report;
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = tests.find(({ status }) => status === "failed");
  if (failed) return { outcome: "killed", by: failed.fullName };
  if (passed && tests.some(({ status }) => status === "passed")) return { outcome: "survived", by: "" };
  const messages = testResults.map(({ message }) => message ?? "").join(" ");
  return { outcome: "broken", by: messages.slice(0, 300) || "no test has such a name" };
}

export async function run(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      area: { type: "string" },
      rule: { type: "string" },
      tests: { type: "string", default: "" },
      from: { type: "string", default: "0" },
      count: { type: "string", default: "1000" },
      seconds: { type: "string", default: "240" },
    },
  });
  const from = Number(values.from);
  const chosen = Object.entries(MUTATIONS)
    .filter(([area]) => values.area === undefined || area === values.area)
    .flatMap(([, mutations]) => mutations)
    .filter(({ rule }) => rule.includes(values.rule ?? ""))
    .filter(({ tests }) => new RegExp(values.tests).test(tests.join()))
    .slice(from, from + Number(values.count));
  if (chosen.length === 0) throw new Error("No mutation has such a name.");
  for (const mutation of chosen) mutate(mutation);

  const { copy, remove } = await copyTree(ROOT);
  try {
    for (const tests of unbroken(chosen)) {
      const whole = await runTests(copy, tests, 120 + 60 * tests.tests.length);
      if (whole.outcome === "survived") continue;
      console.log(`The tests do not pass before anything is broken: ${whole.by}`);
      return false;
    }
    const counts: Record<Verdict["outcome"], number> = { killed: 0, survived: 0, broken: 0, hung: 0 };
    for (const mutation of chosen) {
      const broken = mutate(mutation, copy);
      const original = readFileSync(join(copy, mutation.file), "utf8");
      await writeFile(join(copy, mutation.file), broken);
      const started = Date.now();
      const { outcome, by } = await runTests(copy, mutation, Number(values.seconds));
      await writeFile(join(copy, mutation.file), original);
      counts[outcome]++;
      const seconds = Math.round((Date.now() - started) / 1000);
      console.log(`${outcome.padEnd(8)} ${mutation.rule} (${seconds} s)${by ? `\n         ${by}` : ""}`);
    }
    console.log(
      `${chosen.length} mutations: ${counts.killed} noticed, ${counts.hung} noticed because the tests never ended, ` +
        `${counts.survived} survived, ${counts.broken} could not run`,
    );
    return counts.survived + counts.broken === 0;
  } finally {
    await remove();
  }
}
