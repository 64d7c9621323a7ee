import { billingMonth } from "#core/entitlements/billing-month.ts";
import type { PriceId } from "./catalogue.ts";
import { presentCheckoutSession, presentInvoice, presentSubscription } from "./objects.ts";
import { type Card, type CheckoutSession, newId, type State, type Subscription } from "./state.ts";

/** Tells our server; the event carries the object as it is at this moment. */
export type Emit = (type: string, object: object, account?: string) => void;
export type World = { state: State; pagesUrl: string; now(): number; emit: Emit };

const HOUR_S = 3600;
const DAY_S = 86_400;
/** As long as Stripe waits for the first payment. */
const INCOMPLETE_LIFE_S = 23 * HOUR_S;

function monthAfter(start: number): number {
  const from = new Date(start * 1000);
  return billingMonth(from, from).end.getTime() / 1000;
}

const tell = (world: World, change: "created" | "updated" | "deleted", subscription: Subscription) =>
  world.emit(`customer.subscription.${change}`, presentSubscription(subscription));

function bill(world: World, subscription: Subscription, paid: boolean): void {
  const type = paid ? "invoice.paid" : "invoice.payment_failed";
  world.emit(type, { id: newId("in"), ...presentInvoice(subscription, paid ? "paid" : "open") });
}

/**
 * The customer presses the button of the payment page. A card that is declined leaves an incomplete subscription, or
 * none where a trial would have begun, and the page stays open for another card.
 */
export function payCheckout(world: World, session: CheckoutSession, card: Card | "declined"): boolean {
  const now = world.now();
  const trialEnd = session.trialDays > 0 ? now + session.trialDays * DAY_S : null;
  const earlier = session.subscription ? world.state.subscriptions[session.subscription] : undefined;
  if (card === "declined" && (trialEnd || earlier)) return false;
  const subscription: Subscription = earlier ?? {
    id: newId("sub"),
    itemId: newId("si"),
    customer: session.customer,
    price: session.price,
    status: "incomplete",
    card: "works",
    metadata: session.subscriptionMetadata,
    created: now,
    periodStart: now,
    periodEnd: trialEnd ?? monthAfter(now),
    trialStart: trialEnd ? now : null,
    trialEnd,
    cancelAtPeriodEnd: false,
    canceledAt: null,
    endedAt: null,
  };
  world.state.subscriptions[subscription.id] = subscription;
  session.subscription = subscription.id;
  if (card !== "declined") {
    subscription.card = card;
    subscription.status = trialEnd ? "trialing" : "active";
    session.status = "complete";
  }
  tell(world, earlier ? "updated" : "created", subscription);
  if (!trialEnd) bill(world, subscription, card !== "declined");
  if (session.status === "complete")
    world.emit("checkout.session.completed", presentCheckoutSession(session, world.pagesUrl));
  return session.status === "complete";
}

/** What the end of a period brings: another one, a failed payment, or the end. */
export function endPeriod(world: World, subscription: Subscription): void {
  const endsByItself = subscription.cancelAtPeriodEnd || subscription.card === "none";
  if (endsByItself) {
    cancelNow(world, subscription);
    return;
  }
  const paid = subscription.card === "works";
  subscription.status = paid ? "active" : "past_due";
  subscription.periodStart = subscription.periodEnd;
  subscription.periodEnd = monthAfter(subscription.periodStart);
  bill(world, subscription, paid);
  tell(world, "updated", subscription);
}

export function cancelNow(world: World, subscription: Subscription): void {
  subscription.status = "canceled";
  subscription.canceledAt ??= world.now();
  subscription.endedAt = world.now();
  subscription.cancelAtPeriodEnd = false;
  tell(world, "deleted", subscription);
}

export function cancelAtPeriodEnd(world: World, subscription: Subscription, wanted: boolean): void {
  subscription.cancelAtPeriodEnd = wanted;
  subscription.canceledAt = wanted ? world.now() : null;
  tell(world, "updated", subscription);
}

export function changePlan(world: World, subscription: Subscription, price: PriceId): void {
  subscription.price = price;
  tell(world, "updated", subscription);
}

export function changeCard(world: World, subscription: Subscription, card: Card): void {
  subscription.card = card;
  if (subscription.status === "past_due" || subscription.status === "unpaid")
    retryPayment(world, subscription);
}

export function retryPayment(world: World, subscription: Subscription): void {
  const paid = subscription.card === "works";
  if (paid) subscription.status = "active";
  bill(world, subscription, paid);
  if (paid) tell(world, "updated", subscription);
}

/** The provider stops asking for the open payment. */
export function giveUp(world: World, subscription: Subscription): void {
  subscription.status = subscription.status === "incomplete" ? "incomplete_expired" : "unpaid";
  if (subscription.status === "incomplete_expired") subscription.endedAt = world.now();
  tell(world, "updated", subscription);
}

/** Does what time alone brings, since it was last asked. */
export function catchUp(world: World): void {
  const now = world.now();
  for (const subscription of Object.values(world.state.subscriptions)) {
    const isRunning = () => subscription.status === "active" || subscription.status === "trialing";
    while (isRunning() && subscription.periodEnd <= now) endPeriod(world, subscription);
    if (subscription.status === "incomplete" && subscription.created + INCOMPLETE_LIFE_S <= now)
      giveUp(world, subscription);
  }
  for (const session of Object.values(world.state.checkoutSessions))
    if (session.status === "open" && session.expiresAt <= now) session.status = "expired";
  for (const payment of Object.values(world.state.payments))
    if (payment.status === "open" && payment.expiresAt <= now) payment.status = "expired";
  for (const [id, link] of Object.entries(world.state.accountLinks))
    if (link.created + DAY_S <= now) delete world.state.accountLinks[id];
  for (const [key, answer] of Object.entries(world.state.answers))
    if (answer.created + DAY_S <= now) delete world.state.answers[key];
  for (const [id, portal] of Object.entries(world.state.portalSessions))
    if (portal.created + DAY_S <= now) delete world.state.portalSessions[id];
}
