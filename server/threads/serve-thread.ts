import { setImmediate } from "node:timers/promises";
import { parentPort } from "node:worker_threads";
import type { TaskMessage, ThreadMessage, Transfers } from "./thread-wire.ts";

/**
 * The thread's side of the pool: runs one task after the other. `transfer` moves buffers out without a copy. `practice` is work whose
 * result nobody needs, in short steps, for a thread that stands ready: it is left off when the first task comes.
 */
export function serveThread<Task, Report, Result>(
  run: (task: Task, report: (report: Report) => void) => Promise<{ result: Result; transfer?: Transfers }>,
  practice?: () => Iterable<unknown>,
): void {
  if (!parentPort) throw new Error("serveThread runs inside a worker thread alone");
  const port = parentPort;
  const send = (message: ThreadMessage, transfer: Transfers = []) => port.postMessage(message, [...transfer]);
  let wanted = false;
  const practise = async () => {
    for (const _ of practice?.() ?? []) {
      await setImmediate(); // lets messages in
      if (wanted) return;
    }
  };
  port.on("message", async (message: TaskMessage) => {
    if (message.kind === "practise") return practise();
    wanted = true;
    try {
      const { result, transfer } = await run(message.payload as Task, (report) =>
        send({ kind: "report", report }),
      );
      send({ kind: "done", result }, transfer);
    } catch (error) {
      const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
      send({ kind: "failed", name, message, stack });
    }
  });
}
