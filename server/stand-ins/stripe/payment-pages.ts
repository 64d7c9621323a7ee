import { html } from "hono/html";
import { page } from "./page-layout.ts";
import type { Payment } from "./state.ts";

export const PAYMENT_CARDS = ["works", "declined"] as const;

const WORDS: Record<(typeof PAYMENT_CARDS)[number], string> = {
  works: "Test card ending 4242: the payment works",
  declined: "Test card ending 0002: is declined",
};

export function paymentPage({ name, cents, currency, cancelUrl }: Payment, declined: boolean) {
  const amount = (cents / 100).toLocaleString("en-US", { style: "currency", currency });
  return page(
    `Pay ${amount}`,
    html`<h1>${name}</h1>
<p class="price">${amount}</p>
<form method="post" class="card">
${declined ? html`<p class="fault" role="alert">Your card was declined. Please choose another one.</p>` : ""}
<fieldset><legend>Pay with</legend>
${PAYMENT_CARDS.map(
  (card, i) =>
    html`<label><input type="radio" name="card" value="${card}" ${i === 0 ? "checked" : ""}>${WORDS[card]}</label>`,
)}
</fieldset>
<button class="main">Pay ${amount}</button>
</form>
${cancelUrl ? html`<a class="back" href="${cancelUrl}">Back without paying</a>` : ""}`,
  );
}

export const accountPage = () =>
  page(
    "Your account",
    html`<h1>Join your account</h1>
<p>At Stripe you would enter your business, your bank account and a proof of who you are. The stand-in asks for nothing.</p>
<form method="post" class="card"><button class="main">Join a test account</button></form>`,
  );
