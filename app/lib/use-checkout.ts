import { useState } from "react";
import { MESSAGES } from "#contract/messages.ts";
import type { PaidPlan } from "#core/entitlements/plans.ts";
import { call } from "./api.ts";
import { sentenceOf } from "./api-error.ts";
import { readWantedCurrency } from "./wanted-currency.ts";

/** Goes to the payment page for a plan, or says why it cannot. */
export function useCheckout() {
  // Not part of what the server renders: these pages are for signed-in people alone.
  const [currency] = useState(readWantedCurrency);
  const [busyPlan, setBusyPlan] = useState<PaidPlan | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function choose(planType: PaidPlan) {
    if (busyPlan) return;
    setBusyPlan(planType);
    setFailure(null);
    try {
      const { data } = await call("createCheckoutSession", { body: { planType, currency } });
      location.assign(data.url);
      // Still busy: the payment page is on its way, and a second press would open a second one.
    } catch (error) {
      setFailure(sentenceOf(error, MESSAGES.subscriptionStartFailed));
      setBusyPlan(null);
    }
  }

  return { choose, currency, busyPlan, failure, dismissFailure: () => setFailure(null) };
}
