import { expect, it } from "vitest";
import type { ProviderSubscription } from "#server/adapters/payments/payments.ts";
import { decideTrial, trialDaysOf } from "./trial.ts";

const THREE_DAYS = { trialDays: 3 };
const ended: ProviderSubscription = {
  id: "sub_1",
  status: "canceled",
  planType: "pro",
  currency: "usd",
  currentPeriodStart: null,
  currentPeriodEnd: null,
  trialStart: null,
  trialEnd: null,
  cancelAt: null,
  createdAt: new Date(0),
};

it("a trial is open to who has had none", () => {
  expect(decideTrial(THREE_DAYS, false, [ended])).toEqual({
    eligible: true,
    hasUsedTrial: false,
    trialDays: 3,
  });
});

it.each<[string, boolean, ProviderSubscription[]]>([
  ["the account had it, also when the provider knows nothing of it any more", true, []],
  ["the provider's customer had it", false, [{ ...ended, trialStart: new Date(0) }]],
])("a trial is over when %s", (_, hasUsedTrialHere, subscriptions) => {
  expect(decideTrial(THREE_DAYS, hasUsedTrialHere, subscriptions)).toMatchObject({
    eligible: false,
    hasUsedTrial: true,
  });
});

it("a purchase of Pro begins with the trial that is open, one of Lite never", () => {
  const open = decideTrial(THREE_DAYS, false, []);
  const used = decideTrial(THREE_DAYS, true, []);
  expect([trialDaysOf("pro", open), trialDaysOf("pro", used), trialDaysOf("lite", open)]).toEqual([3, 0, 0]);
});
