import { and, eq, gte, sql, sum } from "drizzle-orm";
import type { Db, Transaction } from "../../db/connect.ts";
import { providerCalls } from "../../db/schema.ts";

type Executor = Db | Transaction;

const SPENDING_LOCK = 0x73_70_6e_64; // "spnd": any constant does, as long as it stays

/** Counting and writing down happen one at a time until the transaction ends, whoever spends. */
export const lockSpending = (tx: Transaction) =>
  tx.execute(sql`select pg_advisory_xact_lock(${SPENDING_LOCK})`);

/** Of one account, or of all. */
export async function sumSpent(db: Executor, since: Date, userId?: string): Promise<number> {
  const [row] = await db
    .select({ total: sum(providerCalls.costMicroUsd).mapWith(Number) })
    .from(providerCalls)
    .where(
      and(
        gte(providerCalls.sentAt, since),
        userId === undefined ? undefined : eq(providerCalls.userId, userId),
      ),
    );
  return row?.total ?? 0;
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
