import { useState } from "react";
import { MESSAGES } from "#contract/messages.ts";
import { call } from "./api.ts";
import { sentenceOf } from "./api-error.ts";
import type { PlanId } from "./plans.ts";

/** Goes to the payment page for a plan, or says why it cannot. */
export function useCheckout() {
  const [busyPlan, setBusyPlan] = useState<PlanId | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function choose(planType: PlanId) {
    if (busyPlan) return;
    setBusyPlan(planType);
    setFailure(null);
    try {
      const { data } = await call("createCheckoutSession", { body: { planType } });
      location.assign(data.url);
      // Still busy: the payment page is on its way, and a second press would open a second one.
    } catch (error) {
      setFailure(sentenceOf(error, MESSAGES.subscriptionStartFailed));
      setBusyPlan(null);
    }
  }

  return { choose, busyPlan, failure, dismissFailure: () => setFailure(null) };
}
