import type { Db, Transaction } from "../../db/connect.ts";
import { deleteCall, insertCall, lockSpending, sumSpent, updateCost } from "./spending.store.ts";

/** US dollars that hosted models may cost in one day (UTC): for one account, and for all together; and in one month, null = no limit. */
export type SpendingLimits = { perAccountUsd: number; overallUsd: number; monthUsd: number | null };

export type SpendingDeps = { db: Db; now(): Date; spending: SpendingLimits };

/** What a look at two pictures is taken to cost: above the usual, so that calls under way count. */
export const LOOK_MICRO_USD = 50_000;
const MICRO = 1_000_000;
const DAY_MS = 86_400_000;

const dayOf = (now: Date) => new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS);

/** Until the next day begins. */
export const secondsUntilTomorrow = (now: Date) => (dayOf(now).getTime() + DAY_MS - now.getTime()) / 1000;

const monthOf = (now: Date) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()));

/** Until the next month begins. */
export const secondsUntilNextMonth = (now: Date) =>
  (Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1) - now.getTime()) / 1000;

/** Which limit keeps one more call back that is taken to cost `next` micro-dollars; certain only under the lock of `beginCall`. */
export async function findSpentLimit(
  { db, now, spending }: { db: Db | Transaction } & Omit<SpendingDeps, "db">,
  /** Null = nobody's account but the owner's, who tries an engine. */
  userId: string | null,
  next: number,
): Promise<"day" | "month" | null> {
  const day = dayOf(now());
  const { monthUsd } = spending;
  if (monthUsd !== null && (await sumSpent(db, monthOf(now()))) + next > monthUsd * MICRO) return "month";
  const fits =
    (userId === null || (await sumSpent(db, day, userId)) + next <= spending.perAccountUsd * MICRO) &&
    (await sumSpent(db, day)) + next <= spending.overallUsd * MICRO;
  return fits ? null : "day";
}

/** Writes a call down that is about to be sent, with the caller's transaction; null when a limit keeps it back. */
export async function beginCall(
  tx: Transaction,
  deps: SpendingDeps,
  call: { userId: string | null; generationId: string | null; takenMicroUsd: number },
): Promise<string | null> {
  const { userId, generationId, takenMicroUsd } = call;
  await lockSpending(tx);
  if (await findSpentLimit({ ...deps, db: tx }, userId, takenMicroUsd)) return null;
  return insertCall(tx, { userId, generationId, costMicroUsd: takenMicroUsd, sentAt: deps.now() });
}

/** What the provider says that it cost. */
export const settleCall = updateCost;
/** One that was refused, and so not billed. */
export const forgetCall = deleteCall;
