/** What a plan can be paid in. Dollars of the United States everywhere, Canadian ones for who comes from the Toronto page. */
export const PLAN_CURRENCIES = ["usd", "cad"] as const;
export type PlanCurrency = (typeof PLAN_CURRENCIES)[number];

/** What stands behind a price. */
export const PRICE_WORDS: Record<PlanCurrency, string> = {
  usd: "USD per month",
  cad: "CAD per month, tax included",
};

export const findCurrency = (code: string | null | undefined): PlanCurrency | null =>
  PLAN_CURRENCIES.find((currency) => currency === code) ?? null;
