import { setTimeout as delay } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";
import { type ConstructorOptions, fromPglite, type JobWithMetadata, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Database, DatabaseConfig, Transaction } from "#server/db/connect.ts";
import { isDatabaseAway } from "#server/db/database-away.ts";
import type { QueueState } from "#server/observe/metrics.ts";
import { currentTrace, inSpan } from "#server/observe/tracing.ts";
import { type BoundJob, type Job, Later } from "./job.ts";
import { countJobs, endLeases, JOBS_SCHEMA, selectDue, withinTransaction } from "./queue.store.ts";

export type Queue = {
  /** `within` = the job exists if and only if that transaction commits. `group` = whose work it is, where a job bounds that. */
  send<P extends object>(
    job: Pick<Job<P, never>, "name">,
    payload: P,
    options?: { within?: Transaction; group?: string },
  ): Promise<void>;
  /** Starts working; a process that only sends never calls it. */
  work(): Promise<void>;
  check(): Promise<void>;
  /** How much waits and runs, per job, in the whole queue. */
  states(): Promise<QueueState[]>;
  /** Ends the working: running jobs are put back for another process, or for the next start of this one. */
  stop(): Promise<void>;
  /** Stops, and sends nothing any more. */
  close(): Promise<void>;
};

/** A worker that says nothing for so long is dead, and its job starts anew elsewhere. The library's minimum. */
const LEASE_S = 10;
/** Above each job's own timeout, which ends it first. */
const EXPIRY_MARGIN_S = 30;
/** Giving up is a write or two. What keeps it from working is the database, which comes back: the last try is after a quarter of an hour. */
const GIVE_UP_LIMIT_S = 60;
const GIVE_UP_RETRIES = 10;
const CLOSE_LIMIT_MS = 10_000;
/** Past it a database that takes a query and says nothing is taken for gone. The library hands these on to its own pool. */
const CONNECTION = { query_timeout: 30_000, keepAlive: true };

/** Between two looks for jobs that are due and that nobody was notified of: put back for a while, or of a worker that died. */
const DUE_LOOK_MS = 1_000;
/**
 * How often a worker of one queue asks for itself: in seconds while notifications are heard, when only the look above could miss a job,
 * and each second while they are not. A second for each of the 22 queues took 7% of a core with nothing to do on the embedded database.
 */
const OWN_LOOK_S = { heard: 30, unheard: 1 };

/** Between two looks whether the database is back. */
const AWAY_PAUSE_MS = 500;

const NO_JOB = "00000000-0000-0000-0000-000000000000";

const groupOf = (id: string | null | undefined) => (id ? { group: { id } } : {});
const giveUpQueue = (name: string) => `${name}-given-up`;

/** pg-boss on both databases. Notifications start a job within milliseconds; one look each second finds what they do not tell. */
export async function openQueue(config: {
  database: Database;
  databaseConfig: DatabaseConfig;
  jobs: BoundJob[];
  log: Logger;
}): Promise<Queue> {
  const { database, databaseConfig, jobs, log } = config;
  const common: ConstructorOptions = {
    schema: JOBS_SCHEMA,
    useListenNotify: true,
    superviseIntervalSeconds: 2,
    // A freed job waits for this, so it must be short beside the lease.
    monitorIntervalSeconds: 2,
    schedule: false,
  };
  const boss = new PgBoss(
    databaseConfig.kind === "postgres"
      ? { ...common, ...CONNECTION, connectionString: databaseConfig.url, max: 4 }
      : { ...common, db: fromPglite(database.raw as PGlite), backend: "pglite" },
  );
  boss.on("error", (err) => log.error({ err }, "queue"));
  await boss.start();
  const lasting = { retryDelay: 1, heartbeatSeconds: LEASE_S, notify: true };
  for (const job of jobs) {
    // With a lease like any other: a worker may die while it gives up, too.
    await openOne(giveUpQueue(job.name), {
      ...lasting,
      retryLimit: GIVE_UP_RETRIES,
      retryBackoff: true,
      expireInSeconds: GIVE_UP_LIMIT_S,
    });
    await openOne(job.name, {
      ...lasting,
      retryLimit: job.attempts - 1,
      expireInSeconds: job.timeoutS + EXPIRY_MARGIN_S,
      deadLetter: giveUpQueue(job.name),
    });
  }
  // A first `send` looks its queue up on a connection of its own. Inside a transaction of the embedded database, which
  // has one connection, it would wait for itself: so each queue is looked up now, and the library remembers it.
  for (const job of jobs) await boss.findJobs(job.name, { id: NO_JOB });
  // One process alone may hold the embedded database, so every lease in it belongs to a process that is gone.
  if (database.kind === "embedded") {
    await endLeases(database.db);
    await boss.supervise();
  }

  async function openOne(name: string, options: Parameters<typeof boss.createQueue>[1]): Promise<void> {
    await boss.createQueue(name, options);
    await boss.updateQueue(name, options); // a queue that exists keeps its old options otherwise
  }

  const stopping = new AbortController();
  /** The library's workers of each queue. */
  const workers = new Map<string, string[]>();

  async function work(
    name: string,
    count: number,
    run: (taken: JobWithMetadata<object>[]) => Promise<void>,
    perGroup?: number,
  ): Promise<void> {
    const options = {
      pollingIntervalSeconds: OWN_LOOK_S.unheard,
      notifyPollingIntervalSeconds: OWN_LOOK_S.heard,
      heartbeatRefreshSeconds: 1,
      includeMetadata: true,
      ...(perGroup === undefined ? {} : { groupConcurrency: perGroup }),
    } as const;
    // One by one, and not by the library's `localConcurrency`, which tells the id of the first alone.
    const ids: string[] = [];
    workers.set(name, ids);
    for (let i = 0; i < count; i++)
      ids[i] = await boss.work(name, options, async (taken: JobWithMetadata<object>[]) => {
        try {
          await run(taken);
        } finally {
          // More may wait: it asks again at once.
          boss.notifyWorker(ids[i] ?? "");
        }
      });
  }

  /** Wakes the workers of each queue in which something is due. */
  async function wakeDue(): Promise<void> {
    for (const name of await selectDue(database.db, [...workers.keys()]))
      for (const id of workers.get(name) ?? []) boss.notifyWorker(id);
  }

  /** A look that fails is the database's fault, which the queue's own asking says; the next one comes in a second. */
  async function lookForDue(): Promise<void> {
    while (!stopping.signal.aborted) {
      await delay(DUE_LOOK_MS, undefined, { ref: false, signal: stopping.signal }).catch(() => {});
      if (!stopping.signal.aborted) await wakeDue().catch(() => {});
    }
  }

  async function runOne(
    job: BoundJob,
    { id, data, retryCount, signal, groupId }: JobWithMetadata<object>,
  ): Promise<void> {
    const timeout = AbortSignal.timeout(job.timeoutS * 1000);
    const aborts = AbortSignal.any([signal, stopping.signal, timeout]);
    const attempt = retryCount + 1;
    const run = async (): Promise<void> => {
      // Taken in the moment of closing, it may be the very job that was just put back.
      aborts.throwIfAborted();
      try {
        await job.run(data, { signal: aborts, attempt });
      } catch (error) {
        // No attempt of the job's: while the lease holds it begins anew, and then another worker does.
        if (!isDatabaseAway(error)) throw error;
        await delay(AWAY_PAUSE_MS, undefined, { signal: aborts });
        await run();
      }
    };
    try {
      await inSpan(`job ${job.name}`, { "job.id": id, "job.attempt": attempt }, run, data);
    } catch (error) {
      // Whatever a job throws while the process stops, it was not the job's fault.
      const afterS = error instanceof Later ? error.afterS : stopping.signal.aborted ? 0 : null;
      if (afterS !== null) {
        const startAfter = Math.max(0, Math.ceil(afterS));
        await boss.send(job.name, data, { startAfter, ...groupOf(groupId) });
        return;
      }
      log.error({ err: error, job: job.name, jobId: id, attempt: retryCount + 1 }, "job failed");
      throw error;
    }
  }

  async function workOn(job: BoundJob): Promise<void> {
    const runTaken = async ([taken]: JobWithMetadata<object>[]) => {
      if (taken) await runOne(job, taken);
    };
    await work(job.name, job.concurrency, runTaken, job.perGroup);
    await work(giveUpQueue(job.name), 1, async (given) => {
      for (const { data } of given) await job.giveUp(data);
    });
    if (job.repeatS !== undefined) await repeat(job.name, job.repeatS);
  }

  /** Every worker sends it and the database lets one through in each span of time. */
  async function repeat(name: string, everyS: number): Promise<void> {
    const send = () => boss.send(name, {}, { singletonSeconds: everyS });
    await send();
    const timer = setInterval(() => void send().catch(() => {}), everyS * 1000).unref();
    stopping.signal.addEventListener("abort", () => clearInterval(timer));
  }

  async function stop(): Promise<void> {
    // Before the library's own stop, which aborts with another reason and can send nothing any more.
    stopping.abort(new Later(0));
    const names = jobs.flatMap(({ name }) => [name, giveUpQueue(name)]);
    const stopped = names.map((name) => boss.offWork(name, { wait: true }));
    await Promise.race([Promise.all(stopped), delay(CLOSE_LIMIT_MS, undefined, { ref: false })]);
  }

  return {
    async send(job, payload, { within, group } = {}) {
      // A job's payload is parsed by its own schema, which leaves the trace aside.
      const data = { ...payload, ...currentTrace() };
      const id = await boss.send(job.name, data, {
        ...groupOf(group),
        ...(within ? { db: withinTransaction(within) } : {}),
      });
      if (!id) throw new Error(`the job ${job.name} was not taken by the queue`);
    },
    async work() {
      for (const job of jobs) await workOn(job);
      void lookForDue();
    },
    async check() {
      await boss.getQueues();
    },
    async states() {
      const rows = await countJobs(database.db);
      return jobs.map(({ name }) => {
        const found = rows.filter((row) => row.name === name || row.name === giveUpQueue(name));
        const sum = (state: "waiting" | "later" | "active") =>
          found.reduce((all, row) => all + row[state], 0);
        return {
          job: name,
          ...{ waiting: sum("waiting"), later: sum("later"), active: sum("active") },
          oldestS: Math.max(0, ...found.map(({ oldest }) => oldest)),
        };
      });
    },
    stop,
    async close() {
      await stop();
      await boss.stop({ graceful: false });
    },
  };
}
