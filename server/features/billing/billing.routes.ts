import type { billingEndpoints } from "#contract/endpoints/billing.ts";
import { MESSAGES } from "#contract/messages.ts";
import { AppError } from "#server/app-error.ts";
import { getEntitlements } from "#server/features/entitlements/allowance.ts";
import type { Handlers } from "#server/http/api.ts";
import { findSubscriptionOf } from "./billing.store.ts";
import type { BillingDeps } from "./billing.ts";
import { presentStatus, presentTrial } from "./billing.wire.ts";
import { openPortal } from "./open-portal.ts";
import { setPlan } from "./set-plan.ts";
import { startCheckout } from "./start-checkout.ts";
import { checkTrial } from "./trial.ts";

/** The specification reads these beside `success` in one place and inside `data` in another. */
const bothWays = <T extends object>(fields: T) => ({ ...fields, data: fields });

export const billingRoutes = (deps: BillingDeps): Handlers<typeof billingEndpoints> => ({
  createCheckoutSession: async ({ body }, { actor }) => {
    const { id, url } = await startCheckout(deps, actor, body);
    return { url, data: { sessionId: id, url } };
  },
  createPortalSession: async (_, { actor }) => {
    const { url } = await openPortal(deps, actor);
    return { url, data: { url } };
  },
  subscriptionStatus: async (_, { actor }) => {
    const now = deps.now();
    const row = await findSubscriptionOf(deps.db, actor.companyId);
    const entitlements = await getEntitlements(deps.db, actor.companyId, now);
    return bothWays(presentStatus(row, entitlements, now));
  },
  trialEligibility: async (_, { actor }) => bothWays(presentTrial(await checkTrial(deps, actor))),
  testSubscriptionUpdate: async ({ body }, { actor }) => {
    if (!deps.isTestMode) throw new AppError("not_found", MESSAGES.notFound);
    await setPlan(deps, actor.companyId, body);
    return { message: MESSAGES.testPlanSet };
  },
});
