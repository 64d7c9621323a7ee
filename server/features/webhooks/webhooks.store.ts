import { and, asc, desc, eq, lt, or, sql } from "drizzle-orm";
import type { Db, Transaction } from "#server/db/connect.ts";
import { ownerOf } from "#server/db/owner-of.ts";
import { proposals, users, webhookDeliveries, webhooks } from "#server/db/schema.ts";

type Executor = Db | Transaction;
export type WebhookRow = typeof webhooks.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;
export type Place = { createdAt: Date; id: string };

export const selectWebhooks = (db: Executor, userId: string): Promise<WebhookRow[]> =>
  db.select().from(webhooks).where(eq(webhooks.userId, userId)).orderBy(asc(webhooks.createdAt));

export async function insertWebhook(tx: Executor, values: typeof webhooks.$inferInsert): Promise<WebhookRow> {
  const [row] = await tx.insert(webhooks).values(values).returning();
  if (!row) throw new Error("a webhook was not inserted");
  return row;
}

const own = (userId: string, id: string) => and(eq(webhooks.id, id), eq(webhooks.userId, userId));

export async function findWebhook(db: Executor, userId: string, id: string): Promise<WebhookRow | null> {
  const [row] = await db.select().from(webhooks).where(own(userId, id));
  return row ?? null;
}

export async function deleteWebhookRow(db: Executor, userId: string, id: string): Promise<boolean> {
  const gone = await db.delete(webhooks).where(own(userId, id)).returning({ id: webhooks.id });
  return gone.length > 0;
}

/** Who is to be told of an event of a proposal, and what the proposal is now. */
export const selectListeners = (tx: Executor, proposalId: string) =>
  tx
    .select({
      webhookId: webhooks.id,
      companyId: webhooks.userId,
      proposal: {
        id: proposals.id,
        projectId: proposals.projectId,
        parentId: proposals.parentId,
        title: proposals.title,
        stage: proposals.stage,
        currency: proposals.currency,
        totalCents: proposals.totalCents,
      },
    })
    .from(proposals)
    .innerJoin(webhooks, eq(webhooks.userId, proposals.userId))
    .where(and(eq(proposals.id, proposalId), webhooks.isOn));

export async function insertDelivery(
  tx: Executor,
  values: typeof webhookDeliveries.$inferInsert,
): Promise<string> {
  const [row] = await tx.insert(webhookDeliveries).values(values).returning({ id: webhookDeliveries.id });
  if (!row) throw new Error("a delivery was not inserted");
  return row.id;
}

export async function findDelivery(db: Executor, id: string) {
  const [row] = await db
    .select({ delivery: webhookDeliveries, webhook: webhooks })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(eq(webhookDeliveries.id, id));
  return row ?? null;
}

export async function writeDelivery(
  db: Executor,
  id: string,
  values: Partial<DeliveryRow>,
): Promise<DeliveryRow | null> {
  const [row] = await db
    .update(webhookDeliveries)
    .set(values)
    .where(eq(webhookDeliveries.id, id))
    .returning();
  return row ?? null;
}

/** Counts a delivery that was given up, and switches off an address at which too many were. True = by this one. */
export async function countFailure(db: Executor, id: string, max: number): Promise<boolean> {
  const [row] = await db
    .update(webhooks)
    .set({ failures: sql`${webhooks.failures} + 1`, isOn: sql`${webhooks.failures} + 1 < ${max}` })
    .where(eq(webhooks.id, id))
    .returning({ failures: webhooks.failures });
  return row?.failures === max;
}

/** An address, and whom it belongs to. */
export async function findListener(db: Executor, id: string) {
  const [row] = await db
    .select({ url: webhooks.url, isOn: webhooks.isOn, email: users.email })
    .from(webhooks)
    .innerJoin(users, eq(users.id, ownerOf(webhooks.userId)))
    .where(eq(webhooks.id, id));
  return row ?? null;
}

export const switchOn = (db: Executor, id: string) =>
  db.update(webhooks).set({ failures: 0, isOn: true }).where(eq(webhooks.id, id));

export async function selectDeliveries(
  db: Executor,
  webhookId: string,
  { limit, after }: { limit: number; after: Place | null },
): Promise<DeliveryRow[]> {
  const { createdAt, id } = webhookDeliveries;
  return db
    .select()
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.webhookId, webhookId),
        after
          ? or(lt(createdAt, after.createdAt), and(eq(createdAt, after.createdAt), lt(id, after.id)))
          : undefined,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}
