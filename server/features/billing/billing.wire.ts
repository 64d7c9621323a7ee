import type { SubscriptionStatus } from "#contract/endpoints/billing.ts";
import { billingMonth } from "#core/entitlements/billing-month.ts";
import type { Entitlements } from "#core/entitlements/entitlements.ts";
import { COUNTED, generationsOf, type Plan } from "#core/entitlements/plans.ts";
import type { SubscriptionRow } from "./billing.store.ts";
import type { TrialFacts } from "./trial.ts";

function renews(plan: Plan): boolean {
  const limits = generationsOf(plan);
  return limits !== null && COUNTED[limits.counts].renews;
}

const iso = (moment: Date | null | undefined) => moment?.toISOString() ?? null;

export const presentStatus = (
  row: SubscriptionRow | null,
  entitlements: Entitlements,
  now: Date,
): SubscriptionStatus => ({
  hasActiveSubscription: entitlements.hasAccess,
  subscriptionStatus: row?.status ?? null,
  planType: row?.planType ?? null,
  currency: row?.subscriptionId ? (row.currency ?? "usd") : null,
  isTrialing: entitlements.isTrialing,
  trialEnd: iso(row?.trialEnd),
  currentPeriodEnd: iso(row?.currentPeriodEnd),
  cancelAt: iso(row?.cancelAt),
  hasBilling: row?.subscriptionId != null,
  generationsLeft: entitlements.generation.remaining,
  allowanceRenewsAt: renews(entitlements.plan)
    ? iso(billingMonth(row?.currentPeriodStart ?? null, now).end)
    : null,
  annotationPoints: entitlements.annotationPoints,
  canUseBom: entitlements.canUseBom,
});

export const presentTrial = ({ eligible, hasUsedTrial, trialDays }: TrialFacts) => ({
  eligible,
  isTrialEligible: eligible,
  hasUsedTrial,
  trialDays,
});
