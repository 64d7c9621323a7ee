import { findCurrency, type PlanCurrency } from "#contract/plan-currency.ts";

const KEY = "planCurrency";

/** The currency of the page that a person came from, kept through sign-up and until a plan is bought. */
export function readWantedCurrency(): PlanCurrency {
  try {
    return findCurrency(localStorage.getItem(KEY)) ?? "usd";
  } catch {
    return "usd";
  }
}

export function keepWantedCurrency(currency: PlanCurrency): void {
  try {
    localStorage.setItem(KEY, currency);
  } catch {
    // A browser that keeps nothing offers US dollars.
  }
}
