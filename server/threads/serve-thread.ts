import { parentPort } from "node:worker_threads";
import type { TaskMessage, ThreadMessage, Transfers } from "./thread-wire.ts";

/** The thread's side of the pool: runs one task after the other. `transfer` moves buffers out without a copy. */
export function serveThread<Task, Report, Result>(
  run: (task: Task, report: (report: Report) => void) => Promise<{ result: Result; transfer?: Transfers }>,
): void {
  if (!parentPort) throw new Error("serveThread runs inside a worker thread alone");
  const port = parentPort;
  const send = (message: ThreadMessage, transfer: Transfers = []) => port.postMessage(message, [...transfer]);
  port.on("message", async ({ payload }: TaskMessage) => {
    try {
      const { result, transfer } = await run(payload as Task, (report) => send({ kind: "report", report }));
      send({ kind: "done", result }, transfer);
    } catch (error) {
      const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
      send({ kind: "failed", name, message, stack });
    }
  });
}
