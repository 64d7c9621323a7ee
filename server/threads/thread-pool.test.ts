import { once } from "node:events";
import { afterEach, describe, expect, it } from "vitest";
import type { Counted, CountingTask } from "#tests/support/counting.worker.ts";
import { createThreadPool, type ThreadPool, ThreadStuck } from "./thread-pool.ts";

/** A thread starts in a fifth of a second, and on a busy machine in two. */
const STUCK_MS = 5_000;

type Counting = ThreadPool<CountingTask, number, Counted>;

describe("a pool of worker threads", () => {
  let pool: Counting;
  const open = (size: number, maxHeapMb?: number, stageLimitMs?: number): Counting => {
    pool = createThreadPool({
      script: new URL("../../tests/support/counting.worker.ts", import.meta.url),
      size,
      ...(maxHeapMb ? { maxHeapMb } : {}),
      ...(stageLimitMs ? { stageLimitMs } : {}),
    });
    return pool;
  };
  afterEach(() => pool.close());

  it("reports while it works and gives the result", async () => {
    const reports: number[] = [];
    const { bytes } = await open(1).run({ kind: "count", to: 3 }, { onReport: (n) => reports.push(n) });
    expect(reports).toEqual([1, 2, 3]);
    expect([...bytes]).toEqual([1, 2, 3]);
  });

  it("uses its threads again and never more than its size", async () => {
    const { run } = open(2);
    const results = await Promise.all(Array.from({ length: 8 }, () => run({ kind: "count", to: 1 })));
    expect(new Set(results.map((result) => result.threadId)).size).toBe(2);
  });

  it("hands on what the work threw and goes on with the same thread", async () => {
    const { run } = open(1);
    const before = await run({ kind: "count", to: 1 });
    await expect(run({ kind: "throw" })).rejects.toMatchObject({
      name: "RangeError",
      message: "seven is too many",
    });
    expect((await run({ kind: "count", to: 1 })).threadId).toBe(before.threadId);
  });

  it("ends a thread in the middle of its work when aborted, and serves the next in line", async () => {
    const { run } = open(1);
    const canceling = new AbortController();
    const spinning = run(
      { kind: "spin" },
      { signal: canceling.signal, onReport: () => canceling.abort(new Error("canceled")) },
    );
    const next = run({ kind: "count", to: 1 });
    await expect(spinning).rejects.toThrow("canceled");
    expect((await next).bytes).toHaveLength(3);
  });

  it("forgets who waits in line when aborted", async () => {
    const { run } = open(1);
    const spin = new AbortController();
    const wait = new AbortController();
    const spinning = run({ kind: "spin" }, { signal: spin.signal });
    const waiting = run({ kind: "count", to: 1 }, { signal: wait.signal });
    wait.abort(new Error("gone"));
    await expect(waiting).rejects.toThrow("gone");
    const last = run({ kind: "count", to: 1 });
    spin.abort(new Error("enough"));
    await expect(spinning).rejects.toThrow("enough");
    expect((await last).bytes).toHaveLength(3);
  });

  it("does not begin what is aborted before its thread was given to it", async () => {
    const { run } = open(1);
    const before = await run({ kind: "count", to: 1 });
    const canceling = new AbortController();
    const spinning = run({ kind: "spin" }, { signal: canceling.signal });
    canceling.abort(new Error("canceled"));
    await expect(spinning).rejects.toThrow("canceled");
    expect((await run({ kind: "count", to: 1 })).threadId).toBe(before.threadId);
  });

  it("fails the task alone when a thread ends or runs out of memory", async () => {
    const { run } = open(1, 32);
    await expect(run({ kind: "exit" })).rejects.toThrow("ended with code 3");
    await expect(run({ kind: "hoard" })).rejects.toThrow("died at its work");
    expect((await run({ kind: "count", to: 1 })).bytes).toHaveLength(3);
  });

  it("ends a thread that is stuck in a stage, and serves the next in line, whose wait does not count", async () => {
    const { run } = open(1, undefined, STUCK_MS);
    await run({ kind: "count", to: 1 });
    const stuck = run({ kind: "spin" });
    const next = run({ kind: "count", to: 1 });
    await expect(stuck).rejects.toThrow(ThreadStuck);
    expect((await next).bytes).toHaveLength(3);
  });

  it("lets a thread that stands ready practise until the first task comes", async () => {
    const { keepReady, run } = open(1);
    keepReady();
    const first = await run({ kind: "count", to: 1 });
    expect(first.practised).toBeGreaterThan(0);
    expect(await run({ kind: "count", to: 1 })).toEqual(first);
  });

  it("has another thread stand ready after one was ended", async () => {
    const { keepReady, run } = open(1);
    keepReady();
    const canceling = new AbortController();
    const spinning = run(
      { kind: "spin" },
      { signal: canceling.signal, onReport: () => canceling.abort(new Error("canceled")) },
    );
    await expect(spinning).rejects.toThrow("canceled");
    await once(process, "worker");
    expect((await run({ kind: "count", to: 1 })).practised).toBeGreaterThan(0);
  });

  it("has no thread practise unasked", async () => {
    const { run } = open(1);
    expect((await run({ kind: "count", to: 1 })).practised).toBe(0);
  });

  it("refuses work once it is closed", async () => {
    const { run, close } = open(1);
    const spinning = run({ kind: "spin" });
    const waiting = run({ kind: "count", to: 1 });
    const refusals = Promise.allSettled([spinning, waiting]);
    await close();
    expect((await refusals).map((end) => end.status)).toEqual(["rejected", "rejected"]);
    await expect(run({ kind: "count", to: 1 })).rejects.toThrow("closed");
  });
});
