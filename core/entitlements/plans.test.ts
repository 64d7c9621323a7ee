import { describe, expect, it } from "vitest";
import { entitlementsOf } from "./entitlements.ts";
import {
  answeredFirst,
  featuresOf,
  findPaidPlan,
  mostAreas,
  PAID_PLANS,
  PLAN_NAMES,
  PLANS,
  plansWith,
  priceOf,
} from "./plans.ts";

describe("the table of plans", () => {
  it("opens to each plan what its row says, and no more", () => {
    const unused = { savedImages: 0, generationsThisMonth: 0 };
    for (const plan of PAID_PLANS) {
      const bought = { status: "active", planType: plan, trialEnd: null };
      const { canOpenProjects, canUseBom, canUseProposals, annotationPoints, seats, generations } =
        PLANS[plan];
      expect(entitlementsOf(bought, unused, new Date(0))).toMatchObject({
        plan,
        ...{ canOpenProjects, canUseBom, canUseProposals, annotationPoints, seats },
        generation: { remaining: generations?.limit ?? null },
      });
    }
  });

  it("sells every plan but the free one", () => {
    expect(PLAN_NAMES).toEqual(["free", "lite", "pro"]);
    expect(PAID_PLANS).toEqual(["lite", "pro"]);
    expect(PAID_PLANS.map(priceOf)).toEqual(["$5", "$50"]);
    expect(["lite", "free", "team", null].map(findPaidPlan)).toEqual(["lite", null, null, null]);
  });

  it("tells the number of designs first", () => {
    expect(PAID_PLANS.map((plan) => featuresOf(plan)[0])).toEqual([
      "15 AI generations per month",
      "Unlimited generations",
    ]);
  });

  it("names the plans with which something comes", () => {
    expect(plansWith((plan) => plan.canOpenProjects)).toBe("Lite and Pro");
    expect(plansWith((plan) => plan.annotationPoints > 0)).toBe("Free, Lite and Pro");
    expect(answeredFirst()).toBe("Pro subscribers");
    expect(mostAreas()).toEqual({ plans: "Pro", areas: 10 });
  });
});
