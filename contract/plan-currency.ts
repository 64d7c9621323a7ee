/** What a plan can be paid in. Dollars of the United States everywhere, Canadian ones for who comes from the Toronto page. */
export const PLAN_CURRENCIES = ["usd", "cad"] as const;
export type PlanCurrency = (typeof PLAN_CURRENCIES)[number];
