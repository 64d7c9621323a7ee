import type { Db, Transaction } from "../../db/connect.ts";
import { deleteCall, insertCall, lockSpending, sumSpent, updateCost } from "./spending.store.ts";

/** US dollars that hosted models may cost in one day (UTC): for one account, and for all together. */
export type SpendingLimits = { perAccountUsd: number; overallUsd: number };

export type SpendingDeps = { db: Db; now(): Date; spending: SpendingLimits };

/** What a look at two pictures is taken to cost: above the usual, so that calls under way count. */
export const LOOK_MICRO_USD = 50_000;
const MICRO = 1_000_000;
const DAY_MS = 86_400_000;

const dayOf = (now: Date) => new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS);

/** Until the next day begins. */
export const secondsUntilTomorrow = (now: Date) => (dayOf(now).getTime() + DAY_MS - now.getTime()) / 1000;

/** Whether one more call, taken to cost `next` micro-dollars, fits into the day; certain only under the lock of `beginCall`. */
export async function maySpend(
  { db, now, spending }: { db: Db | Transaction } & Omit<SpendingDeps, "db">,
  /** Null = nobody's account but the owner's, who tries an engine. */
  userId: string | null,
  next: number,
): Promise<boolean> {
  const day = dayOf(now());
  return (
    (userId === null || (await sumSpent(db, day, userId)) + next <= spending.perAccountUsd * MICRO) &&
    (await sumSpent(db, day)) + next <= spending.overallUsd * MICRO
  );
}

/** Writes a call down that is about to be sent, with the caller's transaction; null when the day's limit keeps it back. */
export async function beginCall(
  tx: Transaction,
  deps: SpendingDeps,
  call: { userId: string | null; generationId: string | null; takenMicroUsd: number },
): Promise<string | null> {
  const { userId, generationId, takenMicroUsd } = call;
  await lockSpending(tx);
  if (!(await maySpend({ ...deps, db: tx }, userId, takenMicroUsd))) return null;
  return insertCall(tx, { userId, generationId, costMicroUsd: takenMicroUsd, sentAt: deps.now() });
}

/** What the provider says that it cost. */
export const settleCall = updateCost;
/** One that was refused, and so not billed. */
export const forgetCall = deleteCall;
