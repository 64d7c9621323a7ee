import type { Storage } from "../adapters/storage/storage.ts";
import type { Db } from "../db/connect.ts";
import type { EnginesDeps } from "../features/engines/engines.ts";
import type { Queue } from "../jobs/queue.ts";

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
