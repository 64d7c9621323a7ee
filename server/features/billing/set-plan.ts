import type { PlanType } from "#server/adapters/payments/payments.ts";
import type { Db, Transaction } from "#server/db/connect.ts";
import { findSubscriptionOf, type SubscriptionRow, upsertSubscription } from "./billing.store.ts";

const DAY_MS = 86_400_000;

/** A plan without the payment provider: from support, or from oneself in test mode. Null = the free allowance again. */
export async function setPlan(
  { db, now, trialDays }: { db: Db; now(): Date; trialDays: number },
  userId: string,
  plan: { planType: PlanType; status: string } | null,
): Promise<void> {
  const isTrial = plan?.status === "trialing";
  const trialEnd = isTrial ? new Date(now().getTime() + trialDays * DAY_MS) : null;
  await upsertSubscription(db, userId, {
    // Says that the provider knows nothing of it; the customer stays for the next purchase.
    subscriptionId: null,
    status: plan?.status ?? null,
    planType: plan?.planType ?? null,
    currentPeriodStart: plan ? now() : null,
    currentPeriodEnd: trialEnd,
    trialEnd,
    cancelAt: null,
    updatedAt: now(),
    ...(isTrial ? { hasUsedTrial: true } : {}),
  });
}

/** Whether a plan goes on being charged for; one that was canceled ends by itself. */
export async function isChargedOn(db: Db | Transaction, userId: string): Promise<boolean> {
  const row = await findSubscriptionOf(db, userId);
  return isBought(row) && row?.cancelAt == null;
}

/** Whether the plan in force was bought: the provider's next event then brings it back. */
export async function isPlanBought(db: Db, userId: string): Promise<boolean> {
  return isBought(await findSubscriptionOf(db, userId));
}

function isBought(row: SubscriptionRow | null): boolean {
  return row?.subscriptionId != null && row.status !== "canceled" && row.status !== "incomplete_expired";
}
