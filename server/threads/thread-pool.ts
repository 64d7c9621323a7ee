import { Worker } from "node:worker_threads";
import type { TaskMessage, ThreadMessage, Transfers } from "./thread-wire.ts";

export type RunOptions<Report> = {
  /** Aborting ends the thread in the middle of its work and rejects with the signal's reason. */
  signal?: AbortSignal;
  onReport?: (report: Report) => void;
  /** Buffers that move to the thread without a copy; they are empty here afterwards. */
  transfer?: Transfers;
};

export type ThreadPool<Task, Report, Result> = {
  /** Waits for a free thread. @throws ThreadFailure with the thread's own message, or the signal's reason. */
  run(task: Task, options?: RunOptions<Report>): Promise<Result>;
  /** Has one thread started and practised before it is needed, and another one whenever a thread was ended. */
  keepReady(): void;
  close(): Promise<void>;
};

/** The work itself threw, or the thread died under it (memory). */
class ThreadFailure extends Error {
  constructor(message: string, options: { name?: string; stack?: string | undefined; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.name = options.name ?? "ThreadFailure";
    if (options.stack) this.stack = options.stack;
  }
}

/** A thread that reported nothing for too long at its task; it was ended. */
export class ThreadStuck extends Error {
  override name = "ThreadStuck";
}

type Waiting = { give(thread: Worker): void; refuse(reason: unknown): void };

/**
 * A fixed number of worker threads, started when first needed and used again. CPU work has no await to be cancelled
 * at, so cancelling means ending the thread; the next task starts a new one.
 */
export function createThreadPool<Task, Report, Result>(config: {
  script: URL;
  size: number;
  /** JavaScript heap of one thread; past it the thread ends and the task fails, the process lives on. */
  maxHeapMb?: number;
  /** How long a task may take until its first report, between two and to its end; the wait for a thread is not counted. */
  stageLimitMs?: number;
}): ThreadPool<Task, Report, Result> {
  const idle: Worker[] = [];
  const all = new Set<Worker>();
  const waiting: Waiting[] = [];
  let closed = false;
  let ready = false;

  function start(): Worker {
    const thread = new Worker(config.script, {
      resourceLimits: config.maxHeapMb ? { maxOldGenerationSizeMb: config.maxHeapMb } : {},
    });
    all.add(thread);
    thread.unref(); // an idle pool never keeps the process alive
    thread.once("exit", () => {
      all.delete(thread);
      const at = idle.indexOf(thread);
      if (at >= 0) idle.splice(at, 1);
      if (!closed && waiting.length > 0) waiting.shift()?.give(start());
    });
    // The task at work hears of it through its own listener; an idle thread's error must not end the process.
    thread.on("error", () => {});
    return thread;
  }

  function prepare(): void {
    if (closed || !ready || idle.length > 0 || all.size >= config.size) return;
    const thread = start();
    idle.push(thread);
    thread.postMessage({ kind: "practise" } satisfies TaskMessage);
  }

  function acquire(signal: AbortSignal | undefined): Promise<Worker> {
    const free = idle.pop();
    if (free) return Promise.resolve(free);
    if (all.size < config.size) return Promise.resolve(start());
    return new Promise((resolve, reject) => {
      const entry: Waiting = {
        give(thread) {
          signal?.removeEventListener("abort", leave);
          resolve(thread);
        },
        refuse: reject,
      };
      const leave = () => {
        waiting.splice(waiting.indexOf(entry), 1);
        reject(signal?.reason);
      };
      signal?.addEventListener("abort", leave, { once: true });
      waiting.push(entry);
    });
  }

  function release(thread: Worker): void {
    thread.unref();
    const next = waiting.shift();
    if (next) next.give(thread);
    else idle.push(thread);
  }

  return {
    async run(task, { signal, onReport, transfer = [] } = {}) {
      if (closed) throw new ThreadFailure("The pool is closed");
      signal?.throwIfAborted();
      const thread = await acquire(signal);
      if (signal?.aborted) {
        release(thread);
        throw signal.reason;
      }
      thread.ref();
      return new Promise<Result>((resolve, reject) => {
        let stage: NodeJS.Timeout | undefined;
        const beginStage = () => {
          clearTimeout(stage);
          if (config.stageLimitMs !== undefined) stage = setTimeout(onStuck, config.stageLimitMs);
        };
        const settle = (finish: () => void, reuse: boolean) => {
          clearTimeout(stage);
          thread.off("message", onMessage).off("error", onError).off("exit", onExit);
          signal?.removeEventListener("abort", onAbort);
          if (reuse) release(thread);
          else void thread.terminate().then(prepare);
          finish();
        };
        const onMessage = (message: ThreadMessage) => {
          if (message.kind === "report") {
            beginStage();
            onReport?.(message.report as Report);
          } else if (message.kind === "done") settle(() => resolve(message.result as Result), true);
          else settle(() => reject(new ThreadFailure(message.message, message)), true);
        };
        const onError = (cause: unknown) =>
          settle(() => reject(new ThreadFailure("The worker thread died at its work", { cause })), false);
        const onExit = (code: number) =>
          settle(() => reject(new ThreadFailure(`The worker thread ended with code ${code}`)), false);
        const onStuck = () =>
          settle(
            () => reject(new ThreadStuck(`No stage may take longer than ${config.stageLimitMs} ms`)),
            false,
          );
        const onAbort = () => settle(() => reject(signal?.reason), false);
        thread.on("message", onMessage).once("error", onError).once("exit", onExit);
        signal?.addEventListener("abort", onAbort, { once: true });
        beginStage();
        try {
          thread.postMessage({ kind: "task", payload: task } satisfies TaskMessage, [...transfer]);
        } catch (cause) {
          settle(() => reject(cause), true); // a task that cannot be copied
        }
      });
    },

    keepReady() {
      ready = true;
      prepare();
    },

    async close() {
      closed = true;
      for (const entry of waiting.splice(0)) entry.refuse(new ThreadFailure("The pool is closed"));
      await Promise.all([...all].map((thread) => thread.terminate()));
    },
  };
}
