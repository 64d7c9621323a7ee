import { MESSAGES } from "#contract/messages.ts";
import type { Actor } from "#server/actor.ts";
import { type PaymentPage, PaymentsFailure } from "#server/adapters/payments/payments.ts";
import { AppError } from "#server/app-error.ts";
import { findSubscriptionOf } from "./billing.store.ts";
import { type BillingDeps, orSay, requirePayments } from "./billing.ts";

export async function openPortal(deps: BillingDeps, actor: Actor): Promise<PaymentPage> {
  const row = await findSubscriptionOf(deps.db, actor.companyId);
  if (!row?.status) throw new AppError("conflict", MESSAGES.nothingToManage);
  if (!row.customerId || !row.subscriptionId) throw new AppError("conflict", MESSAGES.testSubscription);
  const payments = requirePayments(deps);
  const { customerId } = row;
  return orSay(MESSAGES.portalFailed, async () => {
    try {
      return await payments.createPortal({ customerId, returnUrl: `${deps.publicUrl}/subscription` });
    } catch (cause) {
      if (cause instanceof PaymentsFailure && cause.reason === "unknown_customer")
        throw new AppError("conflict", MESSAGES.invalidSubscription, { cause });
      throw cause;
    }
  });
}
