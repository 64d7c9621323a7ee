import { MESSAGES } from "#contract/messages.ts";
import type { PlanCurrency } from "#contract/plan-currency.ts";
import type { Actor } from "#server/actor.ts";
import type { PaymentPage, Payments, PlanType } from "#server/adapters/payments/payments.ts";
import { AppError } from "#server/app-error.ts";
import { findByCustomer, findPerson, findSubscriptionOf, upsertSubscription } from "./billing.store.ts";
import { type BillingDeps, findSubscriptions, orSay, requirePayments } from "./billing.ts";
import { isLive, subscriptionThatCounts } from "./present-subscription.ts";
import { decideTrial, trialDaysOf } from "./trial.ts";

/** The page where the plan is bought; for who has the other plan already, the one where it is changed. */
export function startCheckout(
  deps: BillingDeps,
  actor: Actor,
  { planType, currency }: { planType: PlanType; currency: PlanCurrency },
): Promise<PaymentPage> {
  const payments = requirePayments(deps);
  if (!payments.currencies.includes(currency)) throw new AppError("bad_request", MESSAGES.currencyNotSold);
  return orSay(MESSAGES.checkoutFailed, async () => {
    const row = await findSubscriptionOf(deps.db, actor.companyId);
    const known = row?.customerId ? await findSubscriptions(payments, row.customerId) : null;
    const customerId = known && row?.customerId ? row.customerId : await newCustomer(deps, payments, actor);
    const subscriptions = known ?? [];
    const present = subscriptionThatCounts(subscriptions);
    if (present && isLive(present)) {
      // The provider is asked, not our row: whose payment page closed a second ago must not pay twice.
      if (present.planType === planType) throw new AppError("conflict", MESSAGES.planAlreadyYours);
      const isRunning = present.status === "active" || present.status === "trialing";
      return payments.createPortal({
        customerId,
        returnUrl: `${deps.publicUrl}/subscription`,
        // A plan with an open bill is paid or ended first; the portal's overview offers both.
        ...(isRunning ? { changeTo: { subscriptionId: present.id, planType } } : {}),
      });
    }
    const trial = decideTrial(deps, row?.hasUsedTrial ?? false, subscriptions);
    const page = await payments.createCheckout({
      customerId,
      userId: actor.companyId,
      planType,
      // The provider keeps a customer in the currency of the first purchase.
      currency: present?.currency ?? currency,
      trialDays: trialDaysOf(planType, trial),
      successUrl: `${deps.publicUrl}/success?session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${deps.publicUrl}/subscription`,
    });
    if (await findByCustomer(deps.db, customerId)) return page;
    // The account was deleted meanwhile, and what could be paid for it was closed before this page was made.
    await payments.endCustomer(customerId);
    throw new AppError("unauthenticated", MESSAGES.tokenInvalid);
  });
}

async function newCustomer(deps: BillingDeps, payments: Payments, actor: Actor): Promise<string> {
  const person = await findPerson(deps.db, { userId: actor.accountId });
  if (!person) throw new AppError("unauthenticated", MESSAGES.tokenInvalid);
  const customerId = await payments.createCustomer({ ...person, userId: actor.companyId });
  await upsertSubscription(deps.db, actor.companyId, { customerId });
  return customerId;
}
