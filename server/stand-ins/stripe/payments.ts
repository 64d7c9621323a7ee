import type { World } from "./lifecycle.ts";
import { presentAccount, presentCharge, presentPayment } from "./objects.ts";
import { type AccountLink, newId, type Payment } from "./state.ts";

/** The client presses the button of the payment page; a card that is declined leaves it open. */
export function payOnce(world: World, payment: Payment, card: "works" | "declined"): boolean {
  if (card === "declined") return false;
  payment.status = "complete";
  payment.paid = { intent: newId("pi"), charge: newId("ch"), refundedCents: 0 };
  const { account } = payment;
  world.emit("checkout.session.completed", presentPayment(payment, world.pagesUrl), account);
  return true;
}

export function refund(world: World, payment: Payment): void {
  if (!payment.paid) return;
  payment.paid.refundedCents = payment.cents;
  world.emit("charge.refunded", presentCharge(payment), payment.account);
}

/** The owner of the account has told the provider all that it asks. */
export function finishAccount(world: World, link: AccountLink): void {
  const account = world.state.accounts[link.account];
  delete world.state.accountLinks[link.id];
  if (!account) return;
  account.canCharge = true;
  world.emit("account.updated", presentAccount(account), account.id);
}
