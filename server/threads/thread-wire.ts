import type { Transferable } from "node:worker_threads";

/** What the pool sends to a thread: one task at a time, or leave to practise until the first one comes. */
export type TaskMessage = { kind: "task"; payload: unknown } | { kind: "practise" };

/** What a thread answers: any number of reports, then one end. */
export type ThreadMessage =
  | { kind: "report"; report: unknown }
  | { kind: "done"; result: unknown }
  | { kind: "failed"; name: string; message: string; stack: string | undefined };

export type Transfers = readonly Transferable[];
