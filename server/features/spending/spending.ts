import { ENGINE_MESSAGES } from "#contract/engine-messages.ts";
import type { Engine } from "#contract/engines.ts";
import { MONTH_LIMIT_USD } from "#contract/limits.ts";
import { MESSAGES } from "#contract/messages.ts";
import type { Db, Transaction } from "#server/db/connect.ts";
import {
  deleteCall,
  findMonthLimit,
  insertCall,
  lockSpending,
  selectMonths,
  sumSpent,
  updateCost,
} from "./spending.store.ts";

/**
 * US dollars that calls with the server's own keys may cost in one day (UTC): for one account, and for all together; and in one
 * month, null = no limit. Calls with an account's key count against the limit that the account itself set.
 */
export type SpendingLimits = { perAccountUsd: number; overallUsd: number; monthUsd: number | null };

export type SpendingDeps = { db: Db; now(): Date; spending: SpendingLimits };

/** What a look at two pictures is taken to cost: above the usual, so that calls under way count. */
export const LOOK_MICRO_USD = 50_000;
export const MICRO = 1_000_000;
const DAY_MS = 86_400_000;

const dayOf = (now: Date) => new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS);

/** Until the next day begins. */
const secondsUntilTomorrow = (now: Date) => (dayOf(now).getTime() + DAY_MS - now.getTime()) / 1000;

const monthOf = (now: Date, before = 0) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - before));

/** Until the next month begins. */
const secondsUntilNextMonth = (now: Date) => (monthOf(now, -1).getTime() - now.getTime()) / 1000;

/** Which limit keeps a call back, what to tell who asked for it, and who asked for no engine by name. */
export const SPENT_LIMITS = {
  day: {
    refusal: MESSAGES.spendingLimit,
    note: MESSAGES.drawnWithinBudget,
    secondsUntil: secondsUntilTomorrow,
  },
  month: {
    refusal: MESSAGES.spendingLimitOfMonth,
    note: MESSAGES.drawnWithinBudget,
    secondsUntil: secondsUntilNextMonth,
  },
  account: {
    refusal: ENGINE_MESSAGES.limitOfAccount,
    note: ENGINE_MESSAGES.drawnWithinOwnLimit,
    secondsUntil: secondsUntilNextMonth,
  },
} as const satisfies Record<string, { refusal: string; note: string; secondsUntil(now: Date): number }>;
export type SpentLimit = keyof typeof SPENT_LIMITS;

/** Whose money a call is. `userId` null = nobody's account but the owner's, who tries an engine. */
export type Payer = { userId: string | null; ownKey: boolean };

type Looking = Omit<SpendingDeps, "db"> & { db: Db | Transaction };

/** What is left under each limit that binds this payer, in millionths of a US dollar. */
async function roomOf({ db, now, spending }: Looking, { userId, ownKey }: Payer) {
  const [day, month] = [dayOf(now()), monthOf(now())];
  if (ownKey && userId !== null) {
    const limit = (await findMonthLimit(db, userId)) ?? MONTH_LIMIT_USD.usual * MICRO;
    return [["account", limit - (await sumSpent(db, month, { ownKey, userId }))]] as const;
  }
  const { monthUsd, perAccountUsd, overallUsd } = spending;
  const spentBy = async (since: Date, who = {}) => sumSpent(db, since, { ownKey: false, ...who });
  const monthLeft = monthUsd === null ? null : monthUsd * MICRO - (await spentBy(month));
  return [
    ...(monthLeft === null ? [] : [["month", monthLeft] as const]),
    ...(userId === null ? [] : [["day", perAccountUsd * MICRO - (await spentBy(day, { userId }))] as const]),
    ["day", overallUsd * MICRO - (await spentBy(day))] as const,
  ];
}

/** What this payer may still spend, in millionths of a US dollar; never below 0. */
export async function roomLeft(deps: Looking, payer: Payer): Promise<number> {
  return Math.max(0, Math.min(...(await roomOf(deps, payer)).map(([, left]) => left)));
}

/** Which limit keeps one more call back that is taken to cost `next` micro-dollars; certain only under the lock of `beginCall`. */
export async function findSpentLimit(deps: Looking, payer: Payer, next: number): Promise<SpentLimit | null> {
  return (await roomOf(deps, payer)).find(([, left]) => next > left)?.[0] ?? null;
}

/** Writes a call down that is about to be sent, with the caller's transaction, unless a limit keeps it back. */
export async function beginCall(
  tx: Transaction,
  deps: SpendingDeps,
  call: Payer & { generationId: string | null; engine: Engine | null; takenMicroUsd: number },
): Promise<{ ok: true; id: string } | { ok: false; limit: SpentLimit }> {
  const { takenMicroUsd, ...of } = call;
  await lockSpending(tx);
  const limit = await findSpentLimit({ ...deps, db: tx }, call, takenMicroUsd);
  if (limit) return { ok: false, limit };
  return { ok: true, id: await insertCall(tx, { ...of, costMicroUsd: takenMicroUsd, sentAt: deps.now() }) };
}

/** What the provider says that it cost. */
export const settleCall = updateCost;
/** One that was refused, and so not billed. */
export const forgetCall = deleteCall;

const MONTHS_SHOWN = 12;

/** Calls and money of an account by month, engine and whose key paid, a year back. */
export const monthsOf = ({ db, now }: Pick<SpendingDeps, "db" | "now">, userId: string) =>
  selectMonths(db, userId, monthOf(now(), MONTHS_SHOWN - 1));
