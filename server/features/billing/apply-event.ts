import { PLANS, UNNAMED_PLAN } from "#core/entitlements/plans.ts";
import { type PaymentEvent, type Payments, PaymentsFailure } from "#server/adapters/payments/payments.ts";
import {
  findByCustomer,
  markEventApplied,
  recordEvent,
  type SubscriptionRow,
  updateAtRevision,
} from "./billing.store.ts";
import { type BillingDeps, findSubscriptions } from "./billing.ts";
import { isLive, subscriptionThatCounts } from "./present-subscription.ts";

const CONCERNS_A_SUBSCRIPTION = /^(customer\.subscription|checkout\.session|invoice)\./;
/** Writes that may come between our look at the provider and our own write. */
const ROUNDS = 10;

/**
 * Takes a verified event. It is stored once by its id; what it says is not believed but asked again, because events come
 * twice, late and in any order. @throws when the provider does not answer: it then sends the event again.
 */
export async function applyEvent(deps: BillingDeps, payments: Payments, event: PaymentEvent): Promise<void> {
  const isNew = await recordEvent(deps.db, event, deps.now());
  if (!isNew) return;
  if (event.accountId !== null) await deps.onAccountEvent(event);
  else if (event.customerId && CONCERNS_A_SUBSCRIPTION.test(event.type))
    await refreshSubscription(deps, payments, event.customerId);
  await markEventApplied(deps.db, event.id, deps.now());
}

/** Writes down how the provider sees the customer now. */
async function refreshSubscription(deps: BillingDeps, payments: Payments, customerId: string): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    // Read before the provider is asked: if another event writes meanwhile, this look may be the older one.
    const row = await findByCustomer(deps.db, customerId);
    if (!row) {
      deps.log.warn({ customerId }, "payment event of a customer that is none of ours");
      return;
    }
    const subscriptions = (await findSubscriptions(payments, customerId)) ?? [];
    const running = subscriptions.filter(isLive);
    if (running.length > 1)
      deps.log.error({ customerId, running: running.map(({ id }) => id) }, "a customer pays twice");
    for (const { id, planType } of running)
      if (planType === null)
        deps.log.error(
          { customerId, id },
          `a subscription has a price that is none of ours: it counts as ${PLANS[UNNAMED_PLAN].name}`,
        );
    const values = valuesOf(row, subscriptions);
    if (!values || (await updateAtRevision(deps.db, row, { ...values, updatedAt: deps.now() }))) return;
  }
  throw new PaymentsFailure("unreachable", {
    cause: `the subscription of ${customerId} changes all the time`,
  });
}

function valuesOf(row: SubscriptionRow, subscriptions: Parameters<typeof subscriptionThatCounts>[0]) {
  const counts = subscriptionThatCounts(subscriptions);
  if (!counts) return null;
  // A plan that support gave stays until the person buys one.
  const wasGiven = row.status !== null && row.subscriptionId === null;
  if (wasGiven && !isLive(counts)) return null;
  const { status, planType, currency, currentPeriodStart, currentPeriodEnd, trialEnd, cancelAt } = counts;
  return {
    subscriptionId: counts.id,
    status,
    planType,
    currency,
    currentPeriodStart,
    currentPeriodEnd,
    trialEnd,
    cancelAt,
    hasUsedTrial: row.hasUsedTrial || subscriptions.some(({ trialStart }) => trialStart !== null),
  };
}
