import { and, count, eq, exists, gte, inArray, lt, not, notInArray } from "drizzle-orm";
import type { SubscriptionState } from "#core/entitlements/entitlements.ts";
import type { Db, Transaction } from "../../db/connect.ts";
import { generations, images, subscriptions } from "../../db/schema.ts";

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

/** Designs that hold a place without being an image yet: under way, or finished and not saved anywhere. */
export async function countHeldPlaces(db: Executor, userId: string): Promise<number> {
  const saved = exists(
    db.select({ id: images.id }).from(images).where(eq(images.generationId, generations.id)),
  );
  const [row] = await db
    .select({ n: count() })
    .from(generations)
    .where(
      and(
        eq(generations.userId, userId),
        inArray(generations.status, ["queued", "running", "succeeded"]),
        not(saved),
      ),
    );
  return row?.n ?? 0;
}

export async function countUnderWay(db: Executor, userId: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(generations)
    .where(and(eq(generations.userId, userId), inArray(generations.status, ["queued", "running"])));
  return row?.n ?? 0;
}

export async function countAccepted(
  db: Executor,
  userId: string,
  month: { start: Date; end: Date },
): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(generations)
    .where(
      and(
        eq(generations.userId, userId),
        notInArray(generations.status, ["failed", "canceled"]),
        gte(generations.createdAt, month.start),
        lt(generations.createdAt, month.end),
      ),
    );
  return row?.n ?? 0;
}
