import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { z } from "zod";
import { connect, type Database, type DatabaseConfig } from "#server/db/connect.ts";
import { createLog } from "#server/log.ts";
import { inTestAll } from "#tests/only-in-test-all.ts";
import { fillDataFolder, testDatabase } from "#tests/support/test-database.ts";
import { bindJob, type Job, type JobRun, Later } from "./job.ts";
import { openQueue, type Queue } from "./queue.ts";

type Greeting = { name: string };
type Event = { what: "run" | "gave up"; name: string; attempt?: number };

const kinds: Database["kind"][] = inTestAll(
  "the queue on the embedded database",
  inject("postgresUrl") ? ["embedded", "postgres"] : ["embedded"],
  inject("postgresUrl") ? ["postgres"] : ["embedded"],
);

describe.each(kinds)("the queue on %s", (kind) => {
  const closers: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close();
  });

  /** A job that does what the test says and tells what happened. */
  function watchedJob(
    work: (payload: Greeting, run: JobRun) => Promise<void>,
    { name, timeoutS = 60, attempts = 3 }: { name: string; timeoutS?: number; attempts?: number },
  ) {
    const events: Event[] = [];
    const watchers = new Set<() => void>();
    const tell = (event: Event) => {
      events.push(event);
      for (const watcher of watchers) watcher();
    };
    const job: Job<Greeting, null> = {
      name,
      payload: z.object({ name: z.string() }),
      timeoutS,
      attempts,
      concurrency: () => 2,
      run: async (_, payload, run) => {
        tell({ what: "run", name: payload.name, attempt: run.attempt });
        await work(payload, run);
      },
      giveUp: async (_, payload) => tell({ what: "gave up", name: payload.name }),
    };
    const seen = (count: number) =>
      new Promise<Event[]>((resolve) => {
        const watcher = () => {
          if (events.length < count) return;
          watchers.delete(watcher);
          resolve(events.slice(0, count));
        };
        watchers.add(watcher);
        watcher();
      });
    return { job, seen, events };
  }

  /** One database for the tests that kill nothing: a new one takes seconds. Each test has a job name of its own. */
  let shared: { config: DatabaseConfig; database: Database; drop(): Promise<void> };
  beforeAll(async () => {
    const { config, drop } = await testDatabase(kind);
    shared = { config, database: await connect(config), drop };
  });
  afterAll(async () => {
    await shared.database.close();
    await shared.drop();
  });

  async function openShared(job: Job<Greeting, null>): Promise<Queue> {
    const { config: databaseConfig, database } = shared;
    const queue = await openQueue({
      database,
      databaseConfig,
      jobs: [bindJob(job, null)],
      log: createLog("silent"),
    });
    closers.push(queue.close);
    return queue;
  }

  async function open(databaseConfig: DatabaseConfig, ...jobs: Job<Greeting, null>[]) {
    const database = await connect(databaseConfig);
    const queue = await openQueue({
      database,
      databaseConfig,
      jobs: jobs.map((job) => bindJob(job, null)),
      log: createLog("silent"),
    });
    const close = async () => {
      await queue.close();
      await database.close();
    };
    return { queue, database, close };
  }

  it("runs what a transaction sent when it commits and never what it took back", async () => {
    const { job, seen, events } = watchedJob(async () => {}, { name: "in-transactions" });
    const queue = await openShared(job);
    const { database } = shared;
    await database.db
      .transaction(async (within) => {
        await queue.send(job, { name: "taken back" }, { within });
        within.rollback();
      })
      .catch(() => {});
    await database.db.transaction((within) => queue.send(job, { name: "kept" }, { within }));
    await queue.send(job, { name: "plain" });
    await queue.work();
    await seen(2);
    expect(events.map((event) => event.name).sort()).toEqual(["kept", "plain"]);
  });

  it("tries three times, then gives up once", async () => {
    const { job, seen } = watchedJob(() => Promise.reject(new Error("no luck")), { name: "unlucky" });
    const queue = await openShared(job);
    await queue.work();
    await queue.send(job, { name: "unlucky" });
    expect(await seen(4)).toEqual([
      { what: "run", name: "unlucky", attempt: 1 },
      { what: "run", name: "unlucky", attempt: 2 },
      { what: "run", name: "unlucky", attempt: 3 },
      { what: "gave up", name: "unlucky" },
    ]);
  });

  it("counts what is for later, and what is being given up until that is done", async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
    const job: Job<Greeting, null> = {
      ...watchedJob(() => Promise.reject(new Error("no luck")), { name: "counted", attempts: 1 }).job,
      giveUp: () => {
        reach();
        return released;
      },
    };
    const queue = await openShared(job);
    const counts = async () => (await queue.states())[0];
    await queue.work();
    await queue.send(job, { name: "counted" });
    await reached;
    expect(await counts()).toMatchObject({ waiting: 0, later: 0, active: 1 });
    release();
    await vi.waitFor(async () => expect(await counts()).toMatchObject({ active: 0 }), 10_000);
    const { job: late, seen } = watchedJob(() => Promise.reject(new Later(3_600)), { name: "late" });
    const other = await openShared(late);
    await other.work();
    await other.send(late, { name: "late" });
    await seen(1);
    await vi.waitFor(
      async () => expect((await other.states())[0]).toMatchObject({ waiting: 0, later: 1, active: 0 }),
      10_000,
    );
  });

  it("leaves room for others where one's work is slow, also once it was put back", async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    let isPutBack = false;
    const { job, seen, events } = watchedJob(
      async ({ name }) => {
        if (name === "slow 1" && !isPutBack) {
          isPutBack = true;
          throw new Later(0);
        }
        if (name.startsWith("slow")) await released;
      },
      { name: "fair" },
    );
    const fair = { ...job, perGroup: 1 };
    const queue = await openShared(fair);
    for (const name of ["slow 1", "slow 2", "slow 3"]) await queue.send(fair, { name }, { group: "slow" });
    for (const name of ["quick 1", "quick 2"]) await queue.send(fair, { name }, { group: "quick" });
    await queue.work();
    // Both come while the slow ones are held, however often one of these began before.
    const quick = () => events.map(({ name }) => name).filter((name) => name.startsWith("quick"));
    await expect.poll(quick).toEqual(["quick 1", "quick 2"]);
    release();
    expect(await seen(6)).toHaveLength(6);
  });

  it("puts back what is for later without using up an attempt", async () => {
    let refusals = 4;
    const { job, seen } = watchedJob(
      async () => {
        if (refusals-- > 0) throw new Later(0);
      },
      { name: "patient" },
    );
    const queue = await openShared(job);
    await queue.work();
    await queue.send(job, { name: "patient" });
    expect((await seen(5)).map((event) => event.attempt)).toEqual([1, 1, 1, 1, 1]);
  });

  it("aborts an attempt that takes longer than the job may", async () => {
    let reason: unknown;
    const { job, seen } = watchedJob(
      async (_, { signal, attempt }) => {
        if (attempt > 1) return;
        await once(signal, "abort");
        reason = signal.reason;
        throw reason;
      },
      { name: "endless", timeoutS: 1 },
    );
    const queue = await openShared(job);
    await queue.work();
    await queue.send(job, { name: "slow" });
    await seen(2);
    expect(reason).toMatchObject({ name: "TimeoutError" });
  });

  it("hands a running job to whoever works next when it stops", async () => {
    const job = { name: "moved" };
    const first = watchedJob(async (_, { signal }) => {
      await once(signal, "abort");
      throw signal.reason;
    }, job);
    const queue = await openShared(first.job);
    await queue.work();
    await queue.send(first.job, { name: "moved" });
    await first.seen(1);
    await queue.close();
    const second = watchedJob(async () => {}, job);
    await (await openShared(second.job)).work();
    expect(await second.seen(1)).toEqual([{ what: "run", name: "moved", attempt: 1 }]);
  });

  // PostgreSQL is asked in the same way, by connections of the library's own.
  if (kind === "embedded")
    describe("and what it is asked", () => {
      /** How often a worker asked for a job, and how often one look was for what is due in all queues. */
      function countAsking() {
        const raw = shared.database.raw as PGlite;
        const counts = { asked: 0, looked: 0 };
        const note = (words: string) => {
          if (/WITH\s+next/.test(words)) counts.asked++;
          if (words.includes("as queue (name)")) counts.looked++;
        };
        for (const method of ["exec", "query"] as const) {
          const was = raw[method].bind(raw) as (words: string, ...more: unknown[]) => never;
          const spy = vi.spyOn(raw, method).mockImplementation((words: string, ...more: unknown[]) => {
            note(words);
            return was(words, ...more);
          });
          closers.push(async () => spy.mockRestore());
        }
        return counts;
      }

      it("is one look for all queues while nothing waits", async () => {
        const counts = countAsking();
        const { database, config: databaseConfig } = shared;
        const jobs = ["one", "two", "three"].map((name) =>
          bindJob(watchedJob(async () => {}, { name: `quiet-${name}` }).job, null),
        );
        const queue = await openQueue({ database, databaseConfig, jobs, log: createLog("silent") });
        closers.push(queue.close);
        await queue.work();
        await vi.waitFor(() => expect(counts.looked).toBe(3), 30_000);
        // Two workers for each and one that gives up, each once at its start.
        expect(counts.asked).toBe(9);
      });

      it("is the next job at once after each", async () => {
        const { job, seen } = watchedJob(async () => {}, { name: "many" });
        const queue = await openShared(job);
        for (let i = 0; i < 20; i++) await queue.send(job, { name: `${i}` });
        const counts = countAsking();
        await queue.work();
        await seen(20);
        // A look each second would have let two of them through each time.
        expect(counts.looked).toBeLessThan(5);
      });
    });

  it("sends work that is due now and then once for all workers", async () => {
    const { job, events, seen } = watchedJob(async () => {}, { name: "now-and-then" });
    const due = { ...job, repeatS: 3_600, payload: z.object({ name: z.string().default("due") }) };
    for (const queue of [await openShared(due), await openShared(due)]) await queue.work();
    await seen(1);
    // Sent after it, and so run after it: had it been sent twice, the second would be there too.
    const queue = await openShared(due);
    await queue.send(due, { name: "asked for" });
    await seen(2);
    expect(events.map(({ name }) => name)).toEqual(["due", "asked for"]);
  });

  const isOfEachRun = kind === "postgres" || !inject("postgresUrl");
  it.runIf(isOfEachRun || inTestAll("a killed worker's queue on the embedded database", true, false))(
    "starts the job of a killed worker anew, and gives up what it was giving up",
    async () => {
      const slow = watchedJob(async () => {}, { name: "slow" });
      const hopeless = watchedJob(async () => {}, { name: "hopeless", attempts: 1 });
      const { config, drop } = kind === "postgres" ? await testDatabase(kind) : await onDisk();
      closers.push(drop);
      const child = spawn(
        process.execPath,
        [
          fileURLToPath(new URL("../../tests/support/queue-child.ts", import.meta.url)),
          config.kind,
          "url" in config ? config.url : config.dir,
        ],
        { stdio: ["ignore", "pipe", "inherit"] },
      );
      closers.push(async () => void child.kill("SIGKILL"));
      await once(child.stdout, "data"); // "both held"
      child.kill("SIGKILL");
      await once(child, "exit");
      const next = await open(config, slow.job, hopeless.job);
      if (config.kind === "postgres") await ageLeases(next.database);
      closers.push(next.close);
      await next.queue.work();
      expect(await slow.seen(1)).toMatchObject([{ what: "run", attempt: 2 }]);
      expect(await hopeless.seen(1)).toMatchObject([{ what: "gave up" }]);
    },
    60_000,
  );

  /** As if the lease had run out: the other half, that it does, is a setting of the library's. */
  const ageLeases = async ({ db }: Database) => {
    await db.execute(
      sql`update jobs.job set heartbeat_on = heartbeat_on - interval '10 seconds' where state = 'active'`,
    );
  };

  async function onDisk() {
    const dir = await mkdtemp(join(tmpdir(), "yardwright-queue-"));
    const config: DatabaseConfig = { kind: "embedded", dir: join(dir, "database") };
    await fillDataFolder(config.dir);
    return { config, drop: () => rm(dir, { recursive: true, force: true }) };
  }
});
