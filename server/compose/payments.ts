import type { Hono } from "hono";
import type { Logger } from "pino";
import type { Payments } from "#server/adapters/payments/payments.ts";
import { createStripePayments } from "#server/adapters/payments/stripe-payments.ts";
import type { Config } from "#server/config.ts";
import type { HttpEnv } from "#server/http/context.ts";
import { openStripeStandIn } from "#server/stand-ins/stripe/stripe-stand-in.ts";

/** Where the pages of the payment stand-in are mounted. */
const TEST_PAYMENTS = "/test-payments";

/** The payment provider: Stripe, our stand-in for it, whose pages and events go through `app`, or none. */
export async function createPayments(
  { payments, publicUrl }: Config,
  { app, log, now }: { app: Hono<HttpEnv>; log: Logger; now: () => Date },
): Promise<{ payments: Payments | null; isTestMode: boolean; start(): void; close(): Promise<void> }> {
  if (payments.kind !== "stand-in")
    return {
      payments: payments.kind === "stripe" ? createStripePayments(payments) : null,
      isTestMode: false,
      start: () => {},
      close: async () => {},
    };
  const standIn = await openStripeStandIn({
    dir: payments.dir,
    pagesUrl: `${publicUrl}${TEST_PAYMENTS}`,
    now,
    onFault: (err) => log.error({ err }, "the payment stand-in could not save its state"),
    deliver: async (body, signature) =>
      (
        await app.request("/api/stripe/webhook", {
          method: "POST",
          body,
          headers: { "stripe-signature": signature },
        })
      ).ok,
  });
  app.route(TEST_PAYMENTS, standIn.pages);
  return {
    payments: createStripePayments(standIn),
    isTestMode: true,
    start: () => void standIn.start(),
    close: async () => {
      await standIn.close();
    },
  };
}
