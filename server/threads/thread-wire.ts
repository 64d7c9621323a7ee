import type { Transferable } from "node:worker_threads";

/** What the pool sends to a thread: one task at a time. */
export type TaskMessage = { payload: unknown };

/** What a thread answers: any number of reports, then one end. */
export type ThreadMessage =
  | { kind: "report"; report: unknown }
  | { kind: "done"; result: unknown }
  | { kind: "failed"; name: string; message: string; stack: string | undefined };

export type Transfers = readonly Transferable[];
