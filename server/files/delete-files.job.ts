import { z } from "zod";
import type { Storage } from "#server/adapters/storage/storage.ts";
import type { Transaction } from "#server/db/connect.ts";
import { type Job, Later } from "#server/jobs/job.ts";
import type { Queue } from "#server/jobs/queue.ts";

/** One job's worth; a project of a thousand images has three thousand files. */
const KEYS_IN_A_JOB = 500;
/** A store that is away comes back; until then nothing is lost but space. */
const RETRY_S = 60;

type DeleteFilesDeps = { storage: Storage };

/** The pledge: what was deleted from the database leaves the storage too, whichever process dies in between. */
export const deleteFilesJob: Job<{ keys: string[] }, DeleteFilesDeps> = {
  name: "delete-files",
  payload: z.object({ keys: z.array(z.string()) }),
  timeoutS: 120,
  attempts: 3,
  concurrency: () => 1,
  async run({ storage }, { keys }) {
    try {
      for (const key of keys) await storage.delete(key);
    } catch (cause) {
      throw new Later(RETRY_S, { cause });
    }
  },
  // Only workers that died at it three times lead here; the files are unreachable waste by then.
  giveUp: async () => {},
};

/** In the transaction that deletes the rows, so that there is a job if and only if they are gone. */
export async function pledgeDeletion(
  tx: Transaction,
  queue: Pick<Queue, "send">,
  keys: string[],
): Promise<void> {
  for (let i = 0; i < keys.length; i += KEYS_IN_A_JOB)
    await queue.send(deleteFilesJob, { keys: keys.slice(i, i + KEYS_IN_A_JOB) }, { within: tx });
}

/** After that transaction: pictures go dark with the answer, not when a worker has time. What fails here the job does, or the sweep. */
export async function deleteNow(storage: Storage, keys: string[]): Promise<void> {
  for (const key of keys) {
    try {
      await storage.delete(key);
    } catch {
      return;
    }
  }
}
