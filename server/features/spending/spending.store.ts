import { and, count, countDistinct, desc, eq, gte, sql, sum } from "drizzle-orm";
import type { Db, Transaction } from "#server/db/connect.ts";
import { engineChoices, providerCalls } from "#server/db/schema.ts";

type Executor = Db | Transaction;

const SPENDING_LOCK = 0x73_70_6e_64; // "spnd": any constant does, as long as it stays

/** Counting and writing down happen one at a time until the transaction ends, whoever spends. */
export const lockSpending = (tx: Transaction) =>
  tx.execute(sql`select pg_advisory_xact_lock(${SPENDING_LOCK})`);

/** With the server's keys or with an account's own; of one account, or of all. */
export async function sumSpent(
  db: Executor,
  since: Date,
  { ownKey, userId }: { ownKey: boolean; userId?: string },
): Promise<number> {
  const [row] = await db
    .select({ total: sum(providerCalls.costMicroUsd).mapWith(Number) })
    .from(providerCalls)
    .where(
      and(
        gte(providerCalls.sentAt, since),
        eq(providerCalls.ownKey, ownKey),
        userId === undefined ? undefined : eq(providerCalls.userId, userId),
      ),
    );
  return row?.total ?? 0;
}

/** What an account allows its own keys in a month; null = it said nothing. */
export async function findMonthLimit(db: Executor, userId: string): Promise<number | null> {
  const [row] = await db
    .select({ limit: engineChoices.monthLimitMicroUsd })
    .from(engineChoices)
    .where(eq(engineChoices.userId, userId));
  return row?.limit ?? null;
}

/** Calls and money of an account, by month (UTC), engine and whose key paid; the newest first. */
export function selectMonths(db: Executor, userId: string, since: Date) {
  const month = sql<string>`to_char(${providerCalls.sentAt} at time zone 'UTC', 'YYYY-MM')`;
  return db
    .select({
      month,
      engine: providerCalls.engine,
      ownKey: providerCalls.ownKey,
      calls: count(),
      designs: countDistinct(providerCalls.generationId),
      microUsd: sum(providerCalls.costMicroUsd).mapWith(Number),
    })
    .from(providerCalls)
    .where(and(eq(providerCalls.userId, userId), gte(providerCalls.sentAt, since)))
    .groupBy(month, providerCalls.engine, providerCalls.ownKey)
    .orderBy(desc(month), providerCalls.engine, providerCalls.ownKey);
}

export async function insertCall(
  tx: Transaction,
  values: typeof providerCalls.$inferInsert,
): Promise<string> {
  const [row] = await tx.insert(providerCalls).values(values).returning({ id: providerCalls.id });
  if (!row) throw new Error("a call was not inserted");
  return row.id;
}

export const updateCost = (db: Executor, id: string, costMicroUsd: number) =>
  db.update(providerCalls).set({ costMicroUsd }).where(eq(providerCalls.id, id));

export const deleteCall = (db: Executor, id: string) =>
  db.delete(providerCalls).where(eq(providerCalls.id, id));
