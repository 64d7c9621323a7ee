import { html } from "hono/html";
import { CATALOGUE } from "./catalogue.ts";
import { page } from "./page-layout.ts";
import type { CheckoutSession } from "./state.ts";

export const CHECKOUT_CARDS = ["works", "declined", "fails_later", "none"] as const;

const WORDS: Record<(typeof CHECKOUT_CARDS)[number], string> = {
  works: "Test card ending 4242: every payment works",
  declined: "Test card ending 0002: is declined",
  fails_later: "Test card ending 0341: later payments fail",
  none: "No card: the trial ends by itself",
};

export function checkoutPage(session: CheckoutSession, declined: boolean) {
  const { name, unitAmountCents, per } = CATALOGUE[session.price];
  const price = `$${unitAmountCents / 100}`;
  const isTrial = session.trialDays > 0;
  const cards = CHECKOUT_CARDS.filter((card) => card !== "none" || !session.needsCard);
  return page(
    `Subscribe to ${name}`,
    html`<h1>Subscribe to ${name}</h1>
<p class="price">${isTrial ? `${session.trialDays} days free` : price}</p>
<p class="soft">${isTrial ? `Then ${price} ${per}. Cancel anytime.` : `${per}. Cancel anytime.`}</p>
<form method="post" class="card">
${declined ? html`<p class="fault" role="alert">Your card was declined. Please choose another one.</p>` : ""}
<fieldset><legend>Pay with</legend>
${cards.map(
  (card, i) =>
    html`<label><input type="radio" name="card" value="${card}" ${i === 0 ? "checked" : ""}>${WORDS[card]}</label>`,
)}
</fieldset>
<button class="main">${isTrial ? "Start trial" : `Pay ${price} and subscribe`}</button>
</form>
${session.cancelUrl ? html`<a class="back" href="${session.cancelUrl}">Back without paying</a>` : ""}`,
  );
}

export const closedPage = () =>
  page(
    "This page has closed",
    html`<h1>This page has closed</h1><p>The payment was made, or a newer payment page was opened. Please go back and start again.</p>`,
  );
