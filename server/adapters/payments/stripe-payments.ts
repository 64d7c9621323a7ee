import Stripe from "stripe";
import { PLAN_CURRENCIES, type PlanCurrency } from "#contract/plan-currency.ts";
import { PAID_PLANS } from "#core/entitlements/plans.ts";
import {
  type PaymentEvent,
  type Payments,
  PaymentsFailure,
  type PlanPrices,
  type PlanType,
  type ProviderSubscription,
} from "./payments.ts";
import { createStripeDeposits } from "./stripe-deposits.ts";
import { translated } from "./stripe-faults.ts";

export type StripeOptions = {
  secretKey: string;
  webhookSecret: string;
  /** Signs events of joined accounts; without it none can be joined. */
  connectWebhookSecret?: string | undefined;
  prices: PlanPrices;
  /** Another server that speaks Stripe's API; Stripe itself when left out. */
  apiBase?: string | undefined;
};

const TIMEOUT_MS = 20_000;
/** Older events are refused: who recorded one cannot send it again later. */
const TOLERANCE_S = 300;

const moment = (seconds: number | null | undefined): Date | null =>
  typeof seconds === "number" ? new Date(seconds * 1000) : null;

export function createStripePayments(options: StripeOptions): Payments {
  const { prices } = options;
  const stripe = new Stripe(options.secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(options.apiBase ? addressOf(options.apiBase) : {}),
  });

  const present = (subscription: Stripe.Subscription): ProviderSubscription => {
    const item = subscription.items.data[0];
    const sold = item ? soldAs(prices, item.price.id) : null;
    const cancelAt = subscription.cancel_at_period_end ? item?.current_period_end : subscription.cancel_at;
    return {
      id: subscription.id,
      status: subscription.status,
      planType: sold?.planType ?? null,
      currency: sold?.currency ?? null,
      currentPeriodStart: moment(item?.current_period_start),
      currentPeriodEnd: moment(item?.current_period_end),
      trialStart: moment(subscription.trial_start),
      trialEnd: moment(subscription.trial_end),
      cancelAt: moment(cancelAt),
      createdAt: new Date(subscription.created * 1000),
    };
  };

  const listAll = async (customerId: string): Promise<ProviderSubscription[]> => {
    const found: ProviderSubscription[] = [];
    const all = stripe.subscriptions.list({ customer: customerId, status: "all", limit: 100 });
    for await (const subscription of all) found.push(present(subscription));
    return found;
  };

  return {
    deposits: options.connectWebhookSecret ? createStripeDeposits(stripe) : null,

    currencies: PLAN_CURRENCIES.filter((currency) => prices[currency] !== null),

    createCustomer: ({ userId, email, name }) =>
      translated(async () => {
        const customer = await stripe.customers.create(
          { email, name, metadata: { userId } },
          { idempotencyKey: `customer-${userId}` },
        );
        return customer.id;
      }),

    createCheckout: ({ customerId, userId, planType, currency, trialDays, successUrl, cancelUrl }) =>
      translated(async () => {
        const made = await stripe.checkout.sessions.create({
          mode: "subscription",
          customer: customerId,
          client_reference_id: userId,
          line_items: [{ price: priceOf(prices, currency, planType), quantity: 1 }],
          metadata: { userId, planType },
          subscription_data: {
            metadata: { userId },
            ...(trialDays > 0
              ? {
                  trial_period_days: trialDays,
                  trial_settings: { end_behavior: { missing_payment_method: "cancel" } },
                }
              : {}),
          },
          // A trial asks for no card; without one it ends by itself.
          payment_method_collection: trialDays > 0 ? "if_required" : "always",
          success_url: successUrl,
          cancel_url: cancelUrl,
        });
        // Only now: of two that are made at once each sees the other, and the provider lists the newest first for both.
        const [newest = made, ...older] = await listOpen(stripe, customerId);
        for (const { id } of older) await expire(stripe, id);
        if (!newest.url) throw new PaymentsFailure("refused");
        return { id: newest.id, url: newest.url };
      }),

    createPortal: ({ customerId, returnUrl, changeTo }) =>
      translated(async () => {
        const flow = changeTo && {
          type: "subscription_update_confirm" as const,
          subscription_update_confirm: {
            subscription: changeTo.subscriptionId,
            items: [await itemFor(stripe, prices, changeTo)],
          },
          after_completion: { type: "redirect" as const, redirect: { return_url: returnUrl } },
        };
        const session = await stripe.billingPortal.sessions.create({
          customer: customerId,
          return_url: returnUrl,
          ...(flow ? { flow_data: flow } : {}),
        });
        return { id: session.id, url: session.url };
      }),

    endCustomer: (customerId) =>
      translated(async () => {
        for (const { id } of await listOpen(stripe, customerId))
          await expire(stripe, id, ["expired", "complete"]);
        const charged: string[] = [];
        // After the pages: one that was paid a moment ago has its subscription by now.
        for (const { id, status, cancelAt } of await listAll(customerId)) {
          if (status === "canceled" || status === "incomplete_expired") continue;
          await stripe.subscriptions.cancel(id);
          if (cancelAt === null) charged.push(id);
        }
        return charged;
      }),

    listSubscriptions: (customerId) => translated(() => listAll(customerId)),

    readEvent: (body, signature, receivedAt) => {
      const signedWith = (secret: string) =>
        stripe.webhooks.constructEvent(
          body,
          signature ?? "",
          secret,
          TOLERANCE_S,
          undefined,
          receivedAt.getTime(),
        );
      try {
        const ours = presentEvent(signedWith(options.webhookSecret));
        // What tells of a joined account is signed with the other secret.
        if (ours.accountId === null) return ours;
        throw new Error("an event of a joined account was signed as ours");
      } catch (cause) {
        if (!options.connectWebhookSecret) throw new PaymentsFailure("not_signed", { cause });
      }
      try {
        const theirs = presentEvent(signedWith(options.connectWebhookSecret));
        if (theirs.accountId !== null) return theirs;
        throw new Error("an event of no account was signed as one of a joined account");
      } catch (cause) {
        throw new PaymentsFailure("not_signed", { cause });
      }
    },
  };
}

function addressOf(apiBase: string): Pick<Stripe.StripeConfig, "host" | "port" | "protocol"> {
  const { hostname, port, protocol } = new URL(apiBase);
  const isTls = protocol === "https:";
  return { host: hostname, port: port || (isTls ? 443 : 80), protocol: isTls ? "https" : "http" };
}

function soldAs(prices: PlanPrices, priceId: string): { planType: PlanType; currency: PlanCurrency } | null {
  for (const currency of PLAN_CURRENCIES) {
    const planType = PAID_PLANS.find((plan) => prices[currency]?.[plan] === priceId);
    if (planType) return { planType, currency };
  }
  return null;
}

function priceOf(prices: PlanPrices, currency: PlanCurrency, planType: PlanType): string {
  const price = prices[currency]?.[planType];
  if (!price) throw new PaymentsFailure("refused");
  return price;
}

/** The item of a subscription with the price that it moves to, in the currency in which it is paid. */
async function itemFor(
  stripe: Stripe,
  prices: PlanPrices,
  { subscriptionId, planType }: { subscriptionId: string; planType: PlanType },
): Promise<{ id: string; price: string }> {
  const { items } = await stripe.subscriptions.retrieve(subscriptionId);
  const item = items.data[0];
  if (!item) throw new PaymentsFailure("refused");
  const currency = soldAs(prices, item.price.id)?.currency ?? "usd";
  return { id: item.id, price: priceOf(prices, currency, planType) };
}

/** Events about subscriptions, invoices and checkouts name their customer; others are none of ours. */
function presentEvent(event: Stripe.Event): PaymentEvent {
  const object = event.data.object as {
    id?: string;
    customer?: string | { id: string } | null;
    payment_intent?: string | { id: string } | null;
  };
  const { customer, payment_intent: payment } = object;
  return {
    id: event.id,
    type: event.type,
    customerId: typeof customer === "string" ? customer : (customer?.id ?? null),
    accountId: event.account ?? null,
    about: event.type.startsWith("checkout.session.")
      ? (object.id ?? null)
      : typeof payment === "string"
        ? payment
        : (payment?.id ?? null),
    payload: event as unknown as Record<string, unknown>,
  };
}

/** Payment pages that can be paid, newest first. */
async function listOpen(stripe: Stripe, customerId: string): Promise<Stripe.Checkout.Session[]> {
  const found: Stripe.Checkout.Session[] = [];
  const open = stripe.checkout.sessions.list({ customer: customerId, status: "open", limit: 100 });
  for await (const session of open) found.push(session);
  return found;
}

/** Two clicks at once close the same page: the later one finds it closed. */
async function expire(stripe: Stripe, id: string, allowed: readonly string[] = ["expired"]): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(id);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    const { status } = await stripe.checkout.sessions.retrieve(id);
    if (status === null || !allowed.includes(status)) throw error;
  }
}
