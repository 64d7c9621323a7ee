import { threadId } from "node:worker_threads";
import { serveThread } from "#server/threads/serve-thread.ts";

export type CountingTask =
  | { kind: "count"; to: number }
  | { kind: "spin" }
  | { kind: "throw" }
  | { kind: "exit" }
  | { kind: "hoard" };

/** `practised`: steps that the thread has practised so far. */
export type Counted = { threadId: number; bytes: Uint8Array; practised: number };

let practised = 0;
/** Never done: only a task ends it. */
function* practice() {
  for (;;) yield practised++;
}

/** Work of every sort for the tests of the thread pool. */
serveThread<CountingTask, number, Counted>(async (task, report) => {
  if (task.kind === "throw") throw new RangeError("seven is too many");
  if (task.kind === "exit") process.exit(3);
  if (task.kind === "hoard") {
    const hoard: number[][] = [];
    for (;;) hoard.push(Array.from({ length: 100_000 }, Math.random));
  }
  if (task.kind === "spin") {
    report(0);
    for (;;) Math.sqrt(2);
  }
  for (let i = 1; i <= task.to; i++) report(i);
  const bytes = new Uint8Array([1, 2, 3]);
  return { result: { threadId, bytes, practised }, transfer: [bytes.buffer] };
}, practice);
