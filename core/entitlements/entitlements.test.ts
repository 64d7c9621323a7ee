import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { entitlementsOf, type SubscriptionState } from "./entitlements.ts";

const now = new Date("2026-11-21T12:00:00Z");
const fresh = { savedImages: 0, generationsThisMonth: 0 };
const subscription = (status: string, planType: "lite" | "pro" | null): SubscriptionState => ({
  status,
  planType,
  trialEnd: null,
});

const statuses = [
  "active",
  "trialing",
  "past_due",
  "canceled",
  "unpaid",
  "incomplete",
  "incomplete_expired",
  "paused",
];
const anySubscription = fc.option(
  fc.record({
    status: fc.option(fc.constantFrom(...statuses)),
    planType: fc.option(fc.constantFrom("lite" as const, "pro" as const)),
    trialEnd: fc.option(fc.date({ noInvalidDate: true })),
  }),
);
const anyUsage = fc.record({ savedImages: fc.nat(1000), generationsThisMonth: fc.nat(1000) });

describe("entitlementsOf", () => {
  it("gives a person without a subscription three saved images and nothing else", () => {
    expect(entitlementsOf(null, { savedImages: 2, generationsThisMonth: 40 }, now)).toEqual({
      plan: "free",
      hasAccess: false,
      isTrialing: false,
      trialDaysLeft: null,
      canOpenProjects: false,
      generation: { allowed: true, remaining: 1 },
      canUseBom: false,
      canUseProposals: false,
      annotationPoints: 3,
      seats: 1,
    });
    expect(entitlementsOf(null, { savedImages: 3, generationsThisMonth: 0 }, now).generation).toEqual({
      allowed: false,
      reason: "saved_images_used_up",
      remaining: 0,
    });
  });

  it("gives Lite fifteen generations in its month, projects, and no bill of materials", () => {
    const lite = subscription("active", "lite");
    expect(entitlementsOf(lite, { savedImages: 900, generationsThisMonth: 14 }, now)).toMatchObject({
      plan: "lite",
      canOpenProjects: true,
      generation: { allowed: true, remaining: 1 },
      canUseBom: false,
      annotationPoints: 3,
      seats: 1,
    });
    expect(entitlementsOf(lite, { savedImages: 0, generationsThisMonth: 15 }, now).generation).toEqual({
      allowed: false,
      reason: "month_used_up",
      remaining: 0,
    });
  });

  it("gives Pro everything, on trial too", () => {
    const trial = {
      status: "trialing",
      planType: "pro" as const,
      trialEnd: new Date("2026-11-23T13:00:00Z"),
    };
    expect(entitlementsOf(trial, { savedImages: 500, generationsThisMonth: 500 }, now)).toEqual({
      plan: "pro",
      hasAccess: true,
      isTrialing: true,
      trialDaysLeft: 3,
      canOpenProjects: true,
      generation: { allowed: true, remaining: null },
      canUseBom: true,
      canUseProposals: true,
      annotationPoints: 10,
      seats: 5,
    });
  });

  it("counts no days of a trial that is over", () => {
    const over = { status: "trialing", planType: "pro" as const, trialEnd: new Date("2026-11-01T00:00:00Z") };
    expect(entitlementsOf(over, fresh, now).trialDaysLeft).toBe(0);
  });

  it.each(["past_due", "canceled", "unpaid", "incomplete", "incomplete_expired", "paused"])(
    "gives a %s subscription the free plan",
    (status) => {
      expect(entitlementsOf(subscription(status, "pro"), fresh, now)).toMatchObject({
        plan: "free",
        hasAccess: false,
        canUseBom: false,
      });
    },
  );

  it("counts a subscription of no named plan as Lite", () => {
    expect(entitlementsOf(subscription("active", null), fresh, now).plan).toBe("lite");
  });

  it("never takes back a generation because less was used", () => {
    fc.assert(
      fc.property(anySubscription, anyUsage, anyUsage, (state, one, other) => {
        const less = {
          savedImages: Math.min(one.savedImages, other.savedImages),
          generationsThisMonth: Math.min(one.generationsThisMonth, other.generationsThisMonth),
        };
        if (entitlementsOf(state, one, now).generation.allowed) {
          expect(entitlementsOf(state, less, now).generation.allowed).toBe(true);
        }
      }),
    );
  });

  it("allows as many generations as it says remain, and not one more", () => {
    fc.assert(
      fc.property(anySubscription, anyUsage, (state, usage) => {
        const { generation } = entitlementsOf(state, usage, now);
        const remaining = generation.remaining ?? 100;
        const allowedAfter = (count: number) =>
          entitlementsOf(
            state,
            {
              savedImages: usage.savedImages + count,
              generationsThisMonth: usage.generationsThisMonth + count,
            },
            now,
          ).generation.allowed;
        if (remaining > 0) expect(allowedAfter(remaining - 1)).toBe(true);
        if (generation.remaining !== null) expect(allowedAfter(remaining)).toBe(false);
      }),
    );
  });

  it("refuses a plan that it does not know: neither free nor any other", () => {
    const team = subscription("active", "team" as "lite");
    expect(() => entitlementsOf(team, fresh, now)).toThrow("unknown plan: team");
  });

  it("opens the bill of materials and ten points to Pro with access alone", () => {
    fc.assert(
      fc.property(anySubscription, anyUsage, (state, usage) => {
        const may = entitlementsOf(state, usage, now);
        const isPro = state?.planType === "pro" && (state.status === "active" || state.status === "trialing");
        expect([may.canUseBom, may.annotationPoints]).toEqual(isPro ? [true, 10] : [false, 3]);
        expect(may.canOpenProjects).toBe(may.hasAccess);
      }),
    );
  });
});
