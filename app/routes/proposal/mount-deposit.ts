import { partOf, tell } from "./parts.ts";
import type { Call } from "./proposal-calls.ts";

const ON_ITS_WAY = "Your payment is on its way. This page shows it as soon as the bank has sent it.";

/** Leads to the page on which the deposit is paid. Who comes back from it before the provider's word does is not asked again. */
export function mountDeposit(root: HTMLElement, call: Call): void {
  const button = partOf<HTMLButtonElement>(root, "pay");
  const said = partOf(root, "pay-said");
  if (!button) return;
  const pay = async (follow: boolean) => {
    if (button.disabled) return;
    button.disabled = true;
    const answer = await call("payDeposit");
    if (answer.ok && answer.url && follow) return location.assign(answer.url);
    if (answer.ok && !answer.url) {
      // Nothing is left to pay, or the bank takes its days.
      if (follow) return location.reload();
      tell(said, ON_ITS_WAY);
      return;
    }
    tell(said, answer.ok ? "" : answer.message);
    button.disabled = false;
  };
  button.addEventListener("click", () => void pay(true));
  if (new URLSearchParams(location.search).has("paid")) void pay(false);
}
