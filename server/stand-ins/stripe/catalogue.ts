import { PLAN_CURRENCIES, type PlanCurrency, PRICE_WORDS } from "#contract/plan-currency.ts";
import { PAID_PLANS, type PaidPlan, PLANS } from "#core/entitlements/plans.ts";

export type PriceId = `price_test_${PaidPlan}${"" | `_${Exclude<PlanCurrency, "usd">}`}`;

const priceId = (plan: PaidPlan, currency: PlanCurrency) =>
  `price_test_${plan}${currency === "usd" ? "" : `_${currency}`}` as PriceId;

/** `per` = what people read behind the amount. */
type Price = { name: string; unitAmountCents: number; currency: PlanCurrency; per: string };

/** What the stand-in sells, as an owner would set it up at Stripe: every plan in every currency. */
export const CATALOGUE = Object.fromEntries(
  PLAN_CURRENCIES.flatMap((currency) =>
    PAID_PLANS.map((plan): [PriceId, Price] => {
      const { name, sale } = PLANS[plan];
      return [
        priceId(plan, currency),
        { name, unitAmountCents: sale.priceCents, currency, per: PRICE_WORDS[currency] },
      ];
    }),
  ),
) as Record<PriceId, Price>;

export const PRICE_IDS = Object.keys(CATALOGUE) as PriceId[];

/** The prices by currency and plan, as the settings would name them. */
export const PRICES = Object.fromEntries(
  PLAN_CURRENCIES.map((currency) => [
    currency,
    Object.fromEntries(PAID_PLANS.map((plan) => [plan, priceId(plan, currency)])),
  ]),
) as Record<PlanCurrency, Record<PaidPlan, PriceId>>;
