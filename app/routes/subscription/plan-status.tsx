import { PlanLeft } from "#app/components/plan-left.tsx";
import { SubscriptionBadge } from "#app/components/subscription-badge.tsx";
import { formatDate } from "#app/lib/format.ts";
import type { SubscriptionStatus } from "#contract/endpoints/billing.ts";
import { nameOfPlan, PLANS, UNPAID_PLAN } from "#core/entitlements/plans.ts";

/** What a person has now, until when, and what to do where a payment is missing. */
export function PlanStatus({ plan }: { plan: SubscriptionStatus }) {
  if (plan.subscriptionStatus === null)
    return (
      <p className="text-ink-soft">
        You are on the free allowance of {PLANS[UNPAID_PLAN].generations.limit} saved designs. Choose a plan
        to make more.
      </p>
    );
  const next = nextStep(plan);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {plan.planType ? <span className="text-2xl font-bold">{nameOfPlan(plan.planType)}</span> : null}
        <SubscriptionBadge status={plan.subscriptionStatus} />
      </div>
      <PlanLeft plan={plan} className="mt-2 block" />
      {next ? <p className="mt-1 text-ink-soft">{next}</p> : null}
    </>
  );
}

function nextStep(plan: SubscriptionStatus): string | null {
  switch (plan.subscriptionStatus) {
    case "active":
    case "trialing":
      if (plan.cancelAt) return `Your plan ends on ${formatDate(plan.cancelAt)}. Until then nothing changes.`;
      if (!plan.hasBilling || !plan.currentPeriodEnd) return null;
      return `Next payment on ${formatDate(plan.currentPeriodEnd)}.`;
    case "past_due":
      return "Your last payment did not go through. Use Manage Billing to pay with another card.";
    case "unpaid":
      return "Your payments are open. Use Manage Billing to settle them.";
    case "incomplete":
      return "Your first payment did not go through, so nothing was charged. Choose a plan below to try another card.";
    case "incomplete_expired":
      return "Your first payment was never made. Choose a plan below to start again.";
    case "canceled":
      return "Everything you saved stays yours. Choose a plan below to start again.";
    default:
      return "Use Manage Billing to see what your plan needs.";
  }
}
