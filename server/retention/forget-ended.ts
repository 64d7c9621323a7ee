import { KEPT_DAYS } from "#contract/kept-days.ts";
import type { Db } from "#server/db/connect.ts";
import { DELETE_ENDED, type Forgotten } from "./forget-ended.store.ts";

const DAY_MS = 86_400_000;

/** Deletes the rows of everything that ended longer ago than it is kept. */
export async function forgetEnded(db: Db, now: Date, signal?: AbortSignal): Promise<void> {
  for (const what of Object.keys(DELETE_ENDED) as Forgotten[]) {
    signal?.throwIfAborted();
    await DELETE_ENDED[what](db, new Date(now.getTime() - KEPT_DAYS[what] * DAY_MS));
  }
}
