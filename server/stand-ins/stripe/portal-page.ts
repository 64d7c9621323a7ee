import { html } from "hono/html";
import { CATALOGUE, PRICE_IDS } from "./catalogue.ts";
import { page } from "./page-layout.ts";
import type { PortalSession, Subscription } from "./state.ts";

const day = (seconds: number) =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" }).format(new Date(seconds * 1000));

const button = (subscription: Subscription, action: string, words: string) =>
  html`<form method="post"><input type="hidden" name="subscription" value="${subscription.id}">
<button name="action" value="${action}">${words}</button></form>`;

export const isOver = ({ status }: Subscription) => status === "canceled" || status === "incomplete_expired";

function billing(subscription: Subscription) {
  const others = PRICE_IDS.filter(
    (price) =>
      price !== subscription.price && CATALOGUE[price].currency === CATALOGUE[subscription.price].currency,
  );
  const isRunning = subscription.status === "active" || subscription.status === "trialing";
  return html`${isRunning ? others.map((other) => button(subscription, `price:${other}`, `Switch to ${CATALOGUE[other].name}`)) : ""}
${subscription.status === "incomplete" ? "" : button(subscription, "card:works", "Use a card that works")}
${
  subscription.cancelAtPeriodEnd
    ? button(subscription, "keep", "Keep the plan")
    : isRunning
      ? button(subscription, "cancel_at_period_end", `Cancel on ${day(subscription.periodEnd)}`)
      : ""
}
${button(subscription, "cancel_now", "Cancel now")}`;
}

/** What at Stripe only time and banks bring about. */
function whatTimeBrings(subscription: Subscription) {
  switch (subscription.status) {
    case "active":
    case "trialing":
      return html`${button(subscription, "card:fails_later", "Let later payments fail")}
${button(subscription, "end_period", subscription.status === "trialing" ? "End the trial today" : "End this month today")}`;
    case "past_due":
      return html`${button(subscription, "retry", "Ask for the payment again")}
${button(subscription, "give_up", "Give up on the payment")}`;
    default:
      return button(subscription, "give_up", "Let it expire");
  }
}

const card = (subscription: Subscription) => html`<section class="card">
<h2>${CATALOGUE[subscription.price].name}: ${subscription.status.replaceAll("_", " ")}</h2>
<p class="soft">${
  isOver(subscription)
    ? "This subscription has ended."
    : subscription.cancelAtPeriodEnd
      ? `Ends on ${day(subscription.periodEnd)}.`
      : `Next payment of $${CATALOGUE[subscription.price].unitAmountCents / 100} ${CATALOGUE[subscription.price].currency.toUpperCase()} on ${day(subscription.periodEnd)}.`
}</p>
${
  isOver(subscription) || subscription.status === "unpaid"
    ? ""
    : html`<div class="row">${billing(subscription)}</div>
<p class="soft" style="margin-top:1.25rem">For trying out what time brings:</p><div class="row">${whatTimeBrings(subscription)}</div>`
}
</section>`;

export const portalPage = (portal: PortalSession, subscriptions: Subscription[]) =>
  page(
    "Manage billing",
    html`<h1>Manage billing</h1>
${subscriptions.length === 0 ? html`<p class="soft">No subscription yet.</p>` : subscriptions.map(card)}
<a class="back" href="${portal.returnUrl}">Return to the product</a>`,
  );

export function confirmChangePage(portal: PortalSession, subscription: Subscription) {
  const price = portal.change?.price ?? subscription.price;
  const { name, unitAmountCents, per } = CATALOGUE[price];
  return page(
    `Switch to ${name}`,
    html`<h1>Switch to ${name}</h1>
<p class="price">$${unitAmountCents / 100}</p><p class="soft">${per}, instead of ${CATALOGUE[subscription.price].name}.</p>
<form method="post" class="card"><input type="hidden" name="subscription" value="${subscription.id}">
<button class="main" name="action" value="price:${price}">Confirm</button></form>
<a class="back" href="${portal.returnUrl}">Back without changing</a>`,
  );
}
