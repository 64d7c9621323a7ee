import { LITE_GENERATIONS_PER_MONTH } from "#contract/limits.ts";
import type { PaidPlan } from "#core/entitlements/entitlements.ts";

export type PlanId = PaidPlan;

export type Plan = {
  id: PlanId;
  name: string;
  /** In US dollars, per month. */
  price: string;
  pitch: string;
  features: string[];
};

/** What is sold, in the words of every screen that offers it. */
export const PLANS: readonly [Plan, Plan] = [
  {
    id: "lite",
    name: "Lite",
    price: "$5",
    pitch: "For a few designs a month.",
    features: [
      `${LITE_GENERATIONS_PER_MONTH} AI generations per month`,
      "House preservation technology",
      "Basic annotation tools",
      "Project management",
      "Cloud storage and downloads",
    ],
  },
  {
    id: "pro",
    name: "Pro",
    price: "$50",
    pitch: "For contractors who quote every week.",
    features: [
      "Unlimited generations",
      "Advanced BOM generator",
      "Professional 10-point tools",
      "Advanced project management",
      "Priority support",
    ],
  },
];

export const findPlan = (id: string | null | undefined): Plan | null =>
  PLANS.find((plan) => plan.id === id) ?? null;
