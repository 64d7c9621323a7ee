import { z } from "zod";
import { PRICE_IDS, type PriceId } from "./catalogue.ts";

/** What each call takes. Objects are strict: Stripe refuses a parameter that it does not know, and so do we. */

const fault = (code: string, message: string) => ({ error: message, params: { code } });

const id = z.string().min(1);
const metadata = z.record(z.string().max(40), z.string().max(500)).default({});

const integer = (min: number, max: number) =>
  z
    .string()
    .refine((text) => /^-?\d+$/.test(text), fault("parameter_invalid_integer", "Invalid integer"))
    .transform(Number)
    .refine((n) => n >= min && n <= max, fault("parameter_invalid_integer", `Must be from ${min} to ${max}`));

const url = z.string().refine(
  (text) => {
    // Stripe fills this in after the payment; as it stands it is no part of a URL.
    const filled = text.replace("{CHECKOUT_SESSION_ID}", "id");
    return URL.canParse(filled) && /^https?:/.test(filled);
  },
  fault("url_invalid", "Not a valid URL"),
);

const price = z
  .string()
  .refine(
    (text): text is PriceId => (PRICE_IDS as string[]).includes(text),
    fault("resource_missing", "No such price"),
  );

const page = { limit: integer(1, 100).default(10), starting_after: id.optional() };

export const CustomerCreate = z.strictObject({
  email: z.string().max(512).optional(),
  name: z.string().max(256).optional(),
  metadata,
});

export const CheckoutSessionCreate = z.strictObject({
  mode: z.enum(["subscription"]),
  customer: id,
  client_reference_id: z.string().max(200).optional(),
  line_items: z.array(z.strictObject({ price, quantity: integer(1, 1) })).length(1),
  metadata,
  payment_method_collection: z.enum(["always", "if_required"]).default("always"),
  subscription_data: z
    .strictObject({
      metadata,
      trial_period_days: integer(1, 730).optional(),
      trial_settings: z
        .strictObject({
          end_behavior: z.strictObject({
            missing_payment_method: z.enum(["cancel", "create_invoice", "pause"]),
          }),
        })
        .optional(),
    })
    .default({ metadata: {} }),
  success_url: url,
  cancel_url: url.optional(),
});

export const AccountCreate = z.strictObject({
  type: z.enum(["standard"]),
  email: z.string().max(512).optional(),
  metadata,
});

export const AccountLinkCreate = z.strictObject({
  account: id,
  type: z.enum(["account_onboarding"]),
  refresh_url: url,
  return_url: url,
});

/** Of a joined account: one payment. */
export const PaymentSessionCreate = z.strictObject({
  mode: z.enum(["payment"]),
  customer_email: z.string().max(512).optional(),
  client_reference_id: z.string().max(200).optional(),
  line_items: z
    .array(
      z.strictObject({
        price_data: z.strictObject({
          currency: z.enum(["usd", "cad"]),
          // The provider takes no less than half a dollar.
          unit_amount: integer(50, 99_999_999),
          product_data: z.strictObject({ name: z.string().min(1).max(250) }),
        }),
        quantity: integer(1, 1),
      }),
    )
    .length(1),
  metadata,
  payment_intent_data: z.strictObject({ metadata }).optional(),
  success_url: url,
  cancel_url: url.optional(),
});

export const Expanded = z.strictObject({
  expand: z.array(z.enum(["payment_intent.latest_charge"])).default([]),
});

export const RefundCreate = z.strictObject({ payment_intent: id, metadata });

export const CheckoutSessionList = z.strictObject({
  ...page,
  customer: id.optional(),
  status: z.enum(["open", "complete", "expired"]).optional(),
});

export const SubscriptionList = z.strictObject({
  ...page,
  customer: id.optional(),
  status: z.enum(["all", "active", "trialing", "past_due", "canceled", "unpaid", "incomplete"]).optional(),
});

export const PortalSessionCreate = z.strictObject({
  customer: id,
  return_url: url,
  flow_data: z
    .strictObject({
      type: z.enum(["subscription_update_confirm"]),
      subscription_update_confirm: z.strictObject({
        subscription: id,
        items: z.array(z.strictObject({ id, price })).length(1),
      }),
      after_completion: z
        .strictObject({
          type: z.enum(["redirect"]),
          redirect: z.strictObject({ return_url: url }),
        })
        .optional(),
    })
    .optional(),
});

export const Nothing = z.strictObject({});
