import { and, count, eq, exists, gte, lt, not } from "drizzle-orm";
import type { SubscriptionState } from "#core/entitlements/entitlements.ts";
import type { Db, Transaction } from "#server/db/connect.ts";
import { holdsPlace } from "#server/db/holds-place.ts";
import { deletedGenerations, generations, images, subscriptions } from "#server/db/schema.ts";

type Executor = Db | Transaction;

export type SubscriptionRow = SubscriptionState & { currentPeriodStart: Date | null };

export async function findSubscription(db: Executor, userId: string): Promise<SubscriptionRow | null> {
  const { status, planType, trialEnd, currentPeriodStart } = subscriptions;
  const [row] = await db
    .select({ status, planType, trialEnd, currentPeriodStart })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId));
  return row ?? null;
}

/** Pictures of designs that are saved. */
export async function countDesigns(db: Executor, userId: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(images)
    .where(and(eq(images.userId, userId), eq(images.type, "generated")));
  return row?.n ?? 0;
}

/** Designs that hold a place without being an image: under way, finished and not saved anywhere, or cancelled too late. */
export async function countHeldPlaces(db: Executor, userId: string): Promise<number> {
  const saved = exists(
    db.select({ id: images.id }).from(images).where(eq(images.generationId, generations.id)),
  );
  const [row] = await db
    .select({ n: count() })
    .from(generations)
    .where(and(eq(generations.userId, userId), holdsPlace(db), not(saved)));
  return row?.n ?? 0;
}

/** Deleted ones too: a place that was used up does not come back by tidying. */
export async function countAccepted(
  db: Executor,
  userId: string,
  month: { start: Date; end: Date },
): Promise<number> {
  const within = (table: typeof generations | typeof deletedGenerations) =>
    and(eq(table.userId, userId), gte(table.createdAt, month.start), lt(table.createdAt, month.end));
  const kept = db
    .select({ n: count() })
    .from(generations)
    .where(and(within(generations), holdsPlace(db)));
  const deleted = db.select({ n: count() }).from(deletedGenerations).where(within(deletedGenerations));
  const counted = await kept.unionAll(deleted);
  return counted.reduce((sum, { n }) => sum + n, 0);
}
