import type { Storage } from "#server/adapters/storage/storage.ts";
import type { Db } from "#server/db/connect.ts";
import type { EnginesDeps } from "#server/features/engines/engines.ts";
import type { Queue } from "#server/jobs/queue.ts";

export type AdminDeps = {
  db: Db;
  storage: Storage;
  queue: Pick<Queue, "send">;
  now(): Date;
  trialDays: number;
  engines: EnginesDeps;
};

/** `words` are for the person at the terminal. */
export type AdminAnswer = { ok: boolean; words: string };
