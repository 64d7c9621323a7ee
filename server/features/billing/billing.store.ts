import { and, eq, isNull, sql } from "drizzle-orm";
import type { PaymentEvent } from "#server/adapters/payments/payments.ts";
import type { Db, Transaction } from "#server/db/connect.ts";
import { paymentEvents, subscriptions, users } from "#server/db/schema.ts";

type Executor = Db | Transaction;
export type SubscriptionRow = typeof subscriptions.$inferSelect;
type Values = Omit<typeof subscriptions.$inferInsert, "userId" | "revision">;

export async function findSubscriptionOf(db: Executor, userId: string): Promise<SubscriptionRow | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  return row ?? null;
}

export async function findByCustomer(db: Executor, customerId: string): Promise<SubscriptionRow | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.customerId, customerId));
  return row ?? null;
}

/** False when the row has been written since it was read at `revision`. */
export async function updateAtRevision(
  db: Executor,
  { userId, revision }: Pick<SubscriptionRow, "userId" | "revision">,
  values: Values,
): Promise<boolean> {
  const rows = await db
    .update(subscriptions)
    .set({ ...values, revision: revision + 1 })
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.revision, revision)))
    .returning({ userId: subscriptions.userId });
  return rows.length === 1;
}

export async function upsertSubscription(db: Executor, userId: string, values: Values): Promise<void> {
  await db
    .insert(subscriptions)
    .values({ userId, ...values })
    .onConflictDoUpdate({
      target: subscriptions.userId,
      set: { ...values, revision: sql`${subscriptions.revision} + 1` },
    });
}

/** False when the event was taken before and has done its work. */
export async function recordEvent(db: Executor, event: PaymentEvent, receivedAt: Date): Promise<boolean> {
  const { id, type, payload } = event;
  await db.insert(paymentEvents).values({ id, type, payload, receivedAt }).onConflictDoNothing();
  const [row] = await db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.id, id), isNull(paymentEvents.appliedAt)));
  return row !== undefined;
}

export const markEventApplied = (db: Executor, id: string, appliedAt: Date) =>
  db.update(paymentEvents).set({ appliedAt }).where(eq(paymentEvents.id, id));

export type BillingPerson = { id: string; email: string; name: string };

export async function findPerson(
  db: Executor,
  by: { userId: string } | { email: string },
): Promise<BillingPerson | null> {
  const { id, email, firstName, lastName } = users;
  const [row] = await db
    .select({ id, email, firstName, lastName })
    .from(users)
    .where("userId" in by ? eq(id, by.userId) : eq(sql`lower(${email})`, by.email.toLowerCase()));
  return row ? { id: row.id, email: row.email, name: `${row.firstName} ${row.lastName}` } : null;
}
