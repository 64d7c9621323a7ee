import { describe, expect, it } from "vitest";
import { hasAiAccess, subscriptionLabel } from "./subscription-status.ts";

describe("a subscription's status", () => {
  it.each([
    ["active", "Active"],
    ["trialing", "Free Trial"],
    ["past_due", "Past Due"],
    ["canceled", "Canceled"],
    ["unpaid", "Unpaid"],
    ["incomplete", "Incomplete"],
    ["incomplete_expired", "Expired"],
    ["paused", "Unknown"],
    [null, "Unknown"],
  ])("reads %s as %s", (status, label) => {
    expect(subscriptionLabel(status)).toBe(label);
  });

  it.each([
    [{ hasActiveSubscription: true, subscriptionStatus: "active" }, true],
    [{ hasActiveSubscription: false, subscriptionStatus: "trialing" }, true],
    [{ hasActiveSubscription: false, subscriptionStatus: null, isTrialing: true }, true],
    [{ hasActiveSubscription: false, subscriptionStatus: "past_due" }, false],
    [{ hasActiveSubscription: false, subscriptionStatus: null }, false],
  ])("opens the paid parts with %j: %s", (subscription, access) => {
    expect(hasAiAccess(subscription)).toBe(access);
  });
});
