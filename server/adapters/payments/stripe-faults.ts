import Stripe from "stripe";
import { PaymentsFailure } from "./payments.ts";

/** The provider's errors in our own words. */
export async function translated<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof PaymentsFailure) throw cause;
    if (!(cause instanceof Stripe.errors.StripeError)) throw cause;
    if (cause.code === "resource_missing" && cause.param === "customer")
      throw new PaymentsFailure("unknown_customer", { cause });
    // Its owner may have taken the account away from us.
    if (cause.code === "account_invalid" || (cause.code === "resource_missing" && cause.param === "account"))
      throw new PaymentsFailure("unknown_account", { cause });
    const isRefusal = cause.type === "StripeInvalidRequestError" || cause.type === "StripeCardError";
    throw new PaymentsFailure(isRefusal ? "refused" : "unreachable", { cause });
  }
}
