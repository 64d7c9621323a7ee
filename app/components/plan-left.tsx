import { counted, formatDate } from "#app/lib/format.ts";
import { trialDaysLeft } from "#app/lib/subscription-status.ts";
import type { SubscriptionStatus } from "#contract/endpoints/billing.ts";
import { LITE_GENERATIONS_PER_MONTH } from "#contract/limits.ts";

/** What is left: days of a trial, or designs of the month. Nothing for a plan without a limit. */
export function PlanLeft({ plan, className }: { plan: SubscriptionStatus; className?: string }) {
  const words = wordsOf(plan);
  return words ? <span className={className}>{words}</span> : null;
}

function wordsOf(plan: SubscriptionStatus): string | null {
  const { isTrialing, trialEnd, allowanceRenewsAt, generationsLeft } = plan;
  if (isTrialing && trialEnd)
    return `${counted(trialDaysLeft(trialEnd, new Date()), "day")} of your trial left`;
  if (allowanceRenewsAt && generationsLeft !== null)
    return `${generationsLeft} of ${LITE_GENERATIONS_PER_MONTH} designs left until ${formatDate(allowanceRenewsAt)}`;
  return null;
}
