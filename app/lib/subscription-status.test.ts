import { describe, expect, it } from "vitest";
import {
  hasAiAccess,
  needsNewSubscription,
  subscriptionLabel,
  trialDaysLeft,
} from "./subscription-status.ts";

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

  it.each([
    ["2026-03-10T12:00:00Z", 3],
    ["2026-03-07T12:00:01Z", 1],
    ["2026-03-07T12:00:00Z", 0],
    ["2026-03-01T00:00:00Z", 0],
  ])("counts the days until %s, rounded up and never below none", (end, days) => {
    expect(trialDaysLeft(end, new Date("2026-03-07T12:00:00Z"))).toBe(days);
  });

  it.each([
    ["Test subscription data: this plan was not bought here.", true],
    ["Invalid subscription data", true],
    ["Failed to create portal session", false],
  ])("takes the portal's answer %j as a call for a new subscription: %s", (message, expected) => {
    expect(needsNewSubscription(message)).toBe(expected);
  });
});
