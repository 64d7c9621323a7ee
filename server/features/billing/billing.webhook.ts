import type { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { MESSAGES } from "#contract/messages.ts";
import { type PaymentEvent, PaymentsFailure } from "#server/adapters/payments/payments.ts";
import { AppError } from "#server/app-error.ts";
import type { HttpEnv } from "#server/http/context.ts";
import { applyEvent } from "./apply-event.ts";
import { type BillingDeps, requirePayments } from "./billing.ts";

const EVENT_MAX_BYTES = 1024 * 1024;

/** Beside the contract table, because the signature is over the bytes as they came. */
export function mountWebhook(app: Hono<HttpEnv>, deps: BillingDeps): void {
  app.post("/stripe/webhook", bodyLimit({ maxSize: EVENT_MAX_BYTES }), async (c) => {
    const payments = requirePayments(deps);
    const body = await c.req.text();
    let event: PaymentEvent;
    try {
      event = payments.readEvent(body, c.req.header("stripe-signature"), deps.now());
    } catch (cause) {
      throw new AppError("bad_request", MESSAGES.webhookRefused, { cause });
    }
    try {
      await applyEvent(deps, payments, event);
    } catch (cause) {
      // Any answer but 2xx has the provider send it again.
      if (cause instanceof PaymentsFailure) throw new AppError("upstream", MESSAGES.unexpected, { cause });
      throw cause;
    }
    return c.json({ success: true, received: true });
  });
}
