import Stripe from "stripe";
import { type DepositState, type Deposits, PaymentsFailure } from "./payments.ts";
import { translated } from "./stripe-faults.ts";

/** Direct charges: each call names the company's own account, which is paid, refunds and answers for the sale. */
export function createStripeDeposits(stripe: Stripe): Deposits {
  return {
    createAccount: ({ userId, email }) =>
      translated(async () => {
        const account = await stripe.accounts.create(
          { type: "standard", email, metadata: { userId } },
          { idempotencyKey: `account-${userId}` },
        );
        return account.id;
      }),

    joinUrl: ({ accountId, returnUrl }) =>
      translated(async () => {
        const link = await stripe.accountLinks.create({
          account: accountId,
          type: "account_onboarding",
          refresh_url: returnUrl,
          return_url: returnUrl,
        });
        return link.url;
      }),

    canCharge: (accountId) =>
      translated(async () => (await stripe.accounts.retrieve(accountId)).charges_enabled === true),

    open: ({ accountId, proposalId, cents, currency, title, email, successUrl, cancelUrl }) =>
      translated(async () => {
        const metadata = { proposalId };
        const session = await stripe.checkout.sessions.create(
          {
            mode: "payment",
            ...(email ? { customer_email: email } : {}),
            client_reference_id: proposalId,
            line_items: [
              {
                price_data: { currency, unit_amount: cents, product_data: { name: title.slice(0, 250) } },
                quantity: 1,
              },
            ],
            metadata,
            payment_intent_data: { metadata },
            success_url: successUrl,
            cancel_url: cancelUrl,
          },
          { stripeAccount: accountId },
        );
        if (!session.url) throw new PaymentsFailure("refused");
        return { id: session.id, url: session.url };
      }),

    look: ({ accountId, pageId }) => translated(() => look(stripe, accountId, pageId)),

    end: ({ accountId, pageId }) =>
      translated(async () => {
        try {
          await stripe.checkout.sessions.expire(pageId, {}, { stripeAccount: accountId });
        } catch (error) {
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
          if ((await look(stripe, accountId, pageId)).state === "open") throw error;
        }
      }),

    refund: ({ accountId, paymentId }) =>
      translated(async () => {
        try {
          await stripe.refunds.create(
            { payment_intent: paymentId },
            { stripeAccount: accountId, idempotencyKey: `refund-${paymentId}` },
          );
        } catch (error) {
          const isDone =
            error instanceof Stripe.errors.StripeError && error.code === "charge_already_refunded";
          if (!isDone) throw error;
        }
      }),
  };
}

async function look(stripe: Stripe, accountId: string, pageId: string): Promise<DepositState> {
  const session = await stripe.checkout.sessions.retrieve(
    pageId,
    { expand: ["payment_intent.latest_charge"] },
    { stripeAccount: accountId },
  );
  const payment = session.payment_intent;
  const charge = payment && typeof payment !== "string" ? payment.latest_charge : null;
  return {
    // A bank debit is on its way for days: then the page is complete and not yet paid.
    state: session.payment_status === "paid" ? "paid" : session.status === "expired" ? "ended" : "open",
    url: session.url,
    paymentId: typeof payment === "string" ? payment : (payment?.id ?? null),
    cents: session.amount_total ?? 0,
    refundedCents: charge && typeof charge !== "string" ? charge.amount_refunded : 0,
  };
}
