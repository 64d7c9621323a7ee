import { type RunnerTask, type RunnerTestFile, TestRunner } from "vitest";
import { isOfToday } from "#tests/only-in-test-all.ts";
import { UNITS_BY_DAY } from "#tests/units-by-day.ts";

const PLACES = new Map(Object.keys(UNITS_BY_DAY).map((file, place) => [file, place]));

const testsOf = (task: RunnerTask): RunnerTask[] =>
  task.type === "suite" ? task.tasks.flatMap(testsOf) : [task];

/** What opens a program for its tests opens none when all of them are left out. */
function leaveOutEmpty(task: RunnerTask): void {
  if (task.type !== "suite") return;
  task.tasks.forEach(leaveOutEmpty);
  if (task.tasks.every(({ mode }) => mode === "skip")) task.mode = "skip";
}

/** Leaves out the tests of the file that other days run. */
function leaveOutOthers(file: RunnerTestFile): void {
  const turns = UNITS_BY_DAY[file.name];
  if (!turns || file.result?.state === "fail") return;
  const tests = testsOf(file);
  const named = "only" in turns ? turns.only : turns.allBut;
  const missing = named.filter((name) => !tests.some((test) => test.name === name));
  if (missing.length > 0) {
    const message = `tests/units-by-day.ts names tests that are not here: ${missing.join("; ")}`;
    file.result = { state: "fail", errors: [{ message }] };
    return;
  }
  let place = PLACES.get(file.name) ?? 0;
  for (const test of tests)
    if (named.includes(test.name) === "only" in turns && !isOfToday(place++)) test.mode = "skip";
  leaveOutEmpty(file);
}

/** Runs the tests of Vitest whose day it is. */
export default class DailyRunner extends TestRunner {
  onCollected(files: RunnerTestFile[]): void {
    files.forEach(leaveOutOthers);
  }
}
