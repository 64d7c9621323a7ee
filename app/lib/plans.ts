import { LITE_GENERATIONS_PER_MONTH } from "#contract/limits.ts";
import { PLAN_CURRENCIES, type PlanCurrency } from "#contract/plan-currency.ts";
import type { PaidPlan } from "#core/entitlements/entitlements.ts";

export type PlanId = PaidPlan;

export type Plan = {
  id: PlanId;
  name: string;
  /** Per month, the same number in each currency. */
  price: string;
  pitch: string;
  features: string[];
};

/** What stands behind a price. */
export const PRICE_WORDS: Record<PlanCurrency, string> = {
  usd: "USD per month",
  cad: "CAD per month, tax included",
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
      "Projects with bills, your own prices and client PDFs",
      "Support by e-mail",
    ],
  },
];

export const findPlan = (id: string | null | undefined): Plan | null =>
  PLANS.find((plan) => plan.id === id) ?? null;

export const findCurrency = (code: string | null | undefined): PlanCurrency | null =>
  PLAN_CURRENCIES.find((currency) => currency === code) ?? null;
