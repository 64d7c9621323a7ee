import type { Calls } from "./calls.ts";
import type { World } from "./lifecycle.ts";
import { presentAccount, presentAccountLink, presentCharge, presentPayment } from "./objects.ts";
import { refund } from "./payments.ts";
import {
  AccountCreate,
  AccountLinkCreate,
  Expanded,
  Nothing,
  PaymentSessionCreate,
  RefundCreate,
} from "./requests.ts";
import { newId, type Payment } from "./state.ts";
import { noSuch, StripeApiError } from "./stripe-error.ts";

const PAGE_LIFE_S = 86_400;

/** Accounts that are joined to the platform's, and the payments that they take: `platform` calls and those in an account's name. */
export function mountAccounts(world: World, { platform, joined }: { platform: Calls; joined: Calls }): void {
  const { state, now, pagesUrl } = world;
  const accountOf = (id: string) => {
    const account = Object.hasOwn(state.accounts, id) ? state.accounts[id] : undefined;
    if (!account) throw noSuch("account", id, "account");
    return account;
  };
  const paymentOf = (id: string, account: string): Payment => {
    const payment = Object.hasOwn(state.payments, id) ? state.payments[id] : undefined;
    // What belongs to another account does not exist for this one.
    if (payment?.account !== account) throw noSuch("checkout.session", id, "session");
    return payment;
  };

  platform.post("/v1/accounts", AccountCreate, ({ email = null, metadata }) => {
    const account = { id: newId("acct"), email, metadata, created: now(), canCharge: false };
    state.accounts[account.id] = account;
    return presentAccount(account);
  });
  platform.get("/v1/accounts/:id", Nothing, (_, { id }) => presentAccount(accountOf(id)));
  platform.post("/v1/account_links", AccountLinkCreate, ({ account, return_url }) => {
    const link = { id: newId("al"), account: accountOf(account).id, returnUrl: return_url, created: now() };
    state.accountLinks[link.id] = link;
    return presentAccountLink(link, pagesUrl);
  });

  joined.post("/v1/checkout/sessions", PaymentSessionCreate, (input, { account }) => {
    if (!accountOf(account).canCharge)
      throw new StripeApiError(400, { message: "Your account cannot currently make live charges." });
    const [line] = input.line_items;
    if (!line) throw new StripeApiError(400, { param: "line_items", message: "Missing line items." });
    const { unit_amount: cents, currency, product_data } = line.price_data;
    const payment: Payment = {
      ...{ id: newId("cs_test"), account, status: "open", cents, currency, name: product_data.name },
      successUrl: input.success_url,
      cancelUrl: input.cancel_url ?? null,
      clientReferenceId: input.client_reference_id ?? null,
      metadata: input.metadata,
      created: now(),
      expiresAt: now() + PAGE_LIFE_S,
      paid: null,
    };
    state.payments[payment.id] = payment;
    return presentPayment(payment, pagesUrl);
  });
  joined.get("/v1/checkout/sessions/:id", Expanded, ({ expand }, { id, account }) =>
    presentPayment(paymentOf(id, account), pagesUrl, expand.length > 0),
  );
  joined.post("/v1/checkout/sessions/:id/expire", Nothing, (_, { id, account }) => {
    const payment = paymentOf(id, account);
    if (payment.status !== "open")
      throw new StripeApiError(400, {
        message: `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${payment.status}.`,
      });
    payment.status = "expired";
    return presentPayment(payment, pagesUrl);
  });
  joined.post("/v1/refunds", RefundCreate, ({ payment_intent: intent }, { account }) => {
    const payment = Object.values(state.payments).find(
      (one) => one.account === account && one.paid?.intent === intent,
    );
    if (!payment?.paid) throw noSuch("payment_intent", intent, "payment_intent");
    if (payment.paid.refundedCents > 0)
      throw new StripeApiError(400, {
        code: "charge_already_refunded",
        message: `Charge ${payment.paid.charge} has already been refunded.`,
      });
    refund(world, payment);
    const { amount_refunded: amount } = presentCharge(payment);
    return { id: newId("re"), object: "refund", amount, payment_intent: intent, status: "succeeded" };
  });
}
