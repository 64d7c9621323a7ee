import { MESSAGES } from "#contract/messages.ts";
import { PLANS } from "#core/entitlements/plans.ts";
import type { Actor } from "#server/actor.ts";
import type { PlanType, ProviderSubscription } from "#server/adapters/payments/payments.ts";
import { findSubscriptionOf } from "./billing.store.ts";
import { type BillingDeps, findSubscriptions, orSay } from "./billing.ts";
import { isLive } from "./present-subscription.ts";

export type TrialFacts = { eligible: boolean; hasUsedTrial: boolean; trialDays: number };

/** Days that a purchase of this plan begins with for nothing. */
export const trialDaysOf = (planType: PlanType, { eligible, trialDays }: TrialFacts): number =>
  PLANS[planType].sale.hasTrial && eligible ? trialDays : 0;

/** Once per person: by the account, and by what the provider remembers of its customer. */
export function decideTrial(
  { trialDays }: Pick<BillingDeps, "trialDays">,
  hasUsedTrialHere: boolean,
  subscriptions: readonly ProviderSubscription[],
): TrialFacts {
  const hasUsedTrial = hasUsedTrialHere || subscriptions.some(({ trialStart }) => trialStart !== null);
  return { eligible: trialDays > 0 && !hasUsedTrial && !subscriptions.some(isLive), hasUsedTrial, trialDays };
}

export const checkTrial = (deps: BillingDeps, actor: Actor): Promise<TrialFacts> =>
  orSay(MESSAGES.trialCheckFailed, async () => {
    const row = await findSubscriptionOf(deps.db, actor.companyId);
    const known =
      row?.customerId && deps.payments ? await findSubscriptions(deps.payments, row.customerId) : [];
    return decideTrial(deps, row?.hasUsedTrial ?? false, known ?? []);
  });
