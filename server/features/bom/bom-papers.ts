import { createThreadPool } from "#server/threads/thread-pool.ts";
import type { PaperTask } from "./paper.worker.ts";

export type BomPapers = {
  write(task: PaperTask): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
};

/** A bill of hundreds of items takes half a second; who waits for the next paper waits for this one. */
const LIMIT_MS = 30_000;

/**
 * Writes PDF and XLSX in a thread of its own, one after the other: half a second of a long bill would hold up everybody on the web
 * thread. The thread and its libraries are loaded when somebody first asks.
 */
export function createBomPapers(): BomPapers {
  const pool = createThreadPool<PaperTask, never, Uint8Array<ArrayBuffer>>({
    script: new URL("./paper.worker.ts", import.meta.url),
    size: 1,
    maxHeapMb: 512,
    stageLimitMs: LIMIT_MS,
  });
  return { write: (task) => pool.run(task), close: () => pool.close() };
}
