import { counted, formatDate } from "#app/lib/format.ts";
import { trialDaysLeft } from "#app/lib/subscription-status.ts";
import type { SubscriptionStatus } from "#contract/endpoints/billing.ts";
import { findPaidPlan, generationsOf } from "#core/entitlements/plans.ts";

/** What is left: days of a trial, or designs of the month. Nothing for a plan without a limit. */
export function PlanLeft({ plan, className }: { plan: SubscriptionStatus; className?: string }) {
  const words = wordsOf(plan);
  return words ? <span className={className}>{words}</span> : null;
}

function wordsOf(plan: SubscriptionStatus): string | null {
  const { isTrialing, trialEnd, allowanceRenewsAt, generationsLeft, planType } = plan;
  const known = findPaidPlan(planType);
  const limits = known && generationsOf(known);
  if (isTrialing && trialEnd)
    return `${counted(trialDaysLeft(trialEnd, new Date()), "day")} of your trial left`;
  if (limits && allowanceRenewsAt && generationsLeft !== null)
    return `${generationsLeft} of ${limits.limit} designs left until ${formatDate(allowanceRenewsAt)}`;
  return null;
}
