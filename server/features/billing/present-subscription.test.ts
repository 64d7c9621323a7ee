import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ProviderSubscription } from "#server/adapters/payments/payments.ts";
import { isLive, subscriptionThatCounts } from "./present-subscription.ts";

const STATUSES = [
  "active",
  "trialing",
  "past_due",
  "canceled",
  "unpaid",
  "incomplete",
  "incomplete_expired",
  "paused",
];

const subscription = fc.record({
  id: fc.string({ minLength: 1 }),
  status: fc.constantFrom(...STATUSES),
  planType: fc.constantFrom("lite" as const, "pro" as const),
  // Few moments, so that two are often made in the same second.
  createdAt: fc.integer({ min: 0, max: 3 }).map((seconds) => new Date(seconds * 1000)),
});
const history = fc.uniqueArray(subscription, { selector: ({ id }) => id, maxLength: 6 }).map((list) =>
  list.map(
    (facts): ProviderSubscription => ({
      currency: "usd",
      currentPeriodStart: null,
      currentPeriodEnd: null,
      trialStart: null,
      trialEnd: null,
      cancelAt: null,
      ...facts,
    }),
  ),
);

describe("the subscription that counts", () => {
  it("is the same whatever the order in which the provider lists them", () => {
    fc.assert(
      fc.property(history, fc.infiniteStream(fc.nat()), (list, numbers) => {
        const shuffled = list
          .map((value) => ({ value, key: numbers.next().value as number }))
          .sort((a, b) => a.key - b.key)
          .map(({ value }) => value);
        expect(subscriptionThatCounts(shuffled)).toEqual(subscriptionThatCounts(list));
      }),
    );
  });

  it("gives access whenever one of them does", () => {
    const opens = ({ status }: ProviderSubscription) => status === "active" || status === "trialing";
    fc.assert(
      fc.property(history, (list) => {
        const counts = subscriptionThatCounts(list);
        expect(counts !== null && opens(counts)).toBe(list.some(opens));
        expect(counts !== null && isLive(counts)).toBe(list.some(isLive));
      }),
    );
  });

  it("is none without any", () => {
    expect(subscriptionThatCounts([])).toBeNull();
  });
});
