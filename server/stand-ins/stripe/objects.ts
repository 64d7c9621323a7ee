import type Stripe from "stripe";
import { CATALOGUE } from "./catalogue.ts";
import type {
  Account,
  AccountLink,
  CheckoutSession,
  Customer,
  Payment,
  PortalSession,
  Subscription,
} from "./state.ts";

/** Some fields of a type of the SDK: what we tell is checked against it, what we leave out is not read by us. */
type Some<T> = T extends (infer Item)[]
  ? Some<Item>[]
  : T extends object
    ? { [K in keyof T]?: Some<T[K]> }
    : T;

export const presentCustomer = (customer: Customer): Some<Stripe.Customer> => ({
  id: customer.id,
  object: "customer",
  email: customer.email,
  name: customer.name,
  metadata: customer.metadata,
  created: customer.created,
  livemode: false,
});

export const presentSubscription = (subscription: Subscription): Some<Stripe.Subscription> => ({
  id: subscription.id,
  object: "subscription",
  customer: subscription.customer,
  status: subscription.status,
  created: subscription.created,
  start_date: subscription.created,
  currency: CATALOGUE[subscription.price].currency,
  collection_method: "charge_automatically",
  cancel_at: subscription.cancelAtPeriodEnd ? subscription.periodEnd : null,
  cancel_at_period_end: subscription.cancelAtPeriodEnd,
  canceled_at: subscription.canceledAt,
  ended_at: subscription.endedAt,
  trial_start: subscription.trialStart,
  trial_end: subscription.trialEnd,
  metadata: subscription.metadata,
  livemode: false,
  items: {
    object: "list",
    has_more: false,
    url: `/v1/subscription_items?subscription=${subscription.id}`,
    data: [
      {
        id: subscription.itemId,
        object: "subscription_item",
        subscription: subscription.id,
        quantity: 1,
        current_period_start: subscription.periodStart,
        current_period_end: subscription.periodEnd,
        price: {
          id: subscription.price,
          object: "price",
          currency: CATALOGUE[subscription.price].currency,
          type: "recurring",
          unit_amount: CATALOGUE[subscription.price].unitAmountCents,
          recurring: { interval: "month", interval_count: 1 },
        },
      },
    ],
  },
});

export const presentCheckoutSession = (
  session: CheckoutSession,
  pagesUrl: string,
): Some<Stripe.Checkout.Session> => ({
  id: session.id,
  object: "checkout.session",
  mode: "subscription",
  status: session.status,
  payment_status:
    session.status !== "complete" ? "unpaid" : session.trialDays > 0 ? "no_payment_required" : "paid",
  customer: session.customer,
  client_reference_id: session.clientReferenceId,
  subscription: session.subscription,
  metadata: session.metadata,
  success_url: session.successUrl,
  cancel_url: session.cancelUrl,
  created: session.created,
  expires_at: session.expiresAt,
  url: session.status === "open" ? `${pagesUrl}/checkout/${session.id}` : null,
  livemode: false,
});

export const presentPortalSession = (
  session: PortalSession,
  pagesUrl: string,
): Some<Stripe.BillingPortal.Session> => ({
  id: session.id,
  object: "billing_portal.session",
  customer: session.customer,
  return_url: session.returnUrl,
  created: session.created,
  url: `${pagesUrl}/portal/${session.id}`,
  livemode: false,
});

/** The bill of a period, as far as events tell it. */
export const presentInvoice = (
  subscription: Subscription,
  status: "paid" | "open",
): Some<Stripe.Invoice> => ({
  object: "invoice",
  customer: subscription.customer,
  status,
  currency: CATALOGUE[subscription.price].currency,
  amount_due: CATALOGUE[subscription.price].unitAmountCents,
  parent: {
    type: "subscription_details",
    subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
  },
  livemode: false,
});

export const presentAccount = (account: Account): Some<Stripe.Account> => ({
  id: account.id,
  object: "account",
  type: "standard",
  email: account.email,
  metadata: account.metadata,
  charges_enabled: account.canCharge,
  details_submitted: account.canCharge,
  created: account.created,
});

export const presentAccountLink = (link: AccountLink, pagesUrl: string): Some<Stripe.AccountLink> => ({
  object: "account_link",
  created: link.created,
  expires_at: link.created + 300,
  url: `${pagesUrl}/connect/${link.id}`,
});

export const presentCharge = (payment: Payment): Some<Stripe.Charge> => ({
  id: payment.paid?.charge ?? "",
  object: "charge",
  amount: payment.cents,
  amount_refunded: payment.paid?.refundedCents ?? 0,
  currency: payment.currency,
  paid: true,
  payment_intent: payment.paid?.intent ?? "",
  refunded: payment.paid?.refundedCents === payment.cents,
  livemode: false,
});

/** `isExpanded`: with the payment and its charge in place of the payment's id. */
export const presentPayment = (
  payment: Payment,
  pagesUrl: string,
  isExpanded = false,
): Some<Stripe.Checkout.Session> => ({
  id: payment.id,
  object: "checkout.session",
  mode: "payment",
  status: payment.status,
  payment_status: payment.paid ? "paid" : "unpaid",
  amount_total: payment.cents,
  currency: payment.currency,
  client_reference_id: payment.clientReferenceId,
  metadata: payment.metadata,
  payment_intent:
    payment.paid && isExpanded
      ? { id: payment.paid.intent, object: "payment_intent", latest_charge: presentCharge(payment) }
      : (payment.paid?.intent ?? null),
  success_url: payment.successUrl,
  cancel_url: payment.cancelUrl,
  created: payment.created,
  expires_at: payment.expiresAt,
  url: payment.status === "open" ? `${pagesUrl}/checkout/${payment.id}` : null,
  livemode: false,
});
