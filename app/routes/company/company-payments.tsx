import { CreditCard } from "lucide-react";
import { useCallback, useState } from "react";
import { FormFailure } from "#app/components/form-failure.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { call } from "#app/lib/api.ts";
import { sentenceOf } from "#app/lib/api-error.ts";
import { useAnswer } from "#app/lib/use-answer.ts";
import { PROPOSAL_MESSAGES } from "#contract/proposal-messages.ts";

/** By whether the company has joined its own account at the payment provider. `button` null = there is nothing to do. */
const STATES = {
  off: null,
  none: {
    says: "Your clients pay the deposit of a signed proposal online, to your own Stripe account. Until you connect it, you mark deposits as paid by hand.",
    button: "Connect Stripe",
  },
  unfinished: {
    says: "Stripe still needs something from you before your clients can pay online.",
    button: "Finish at Stripe",
  },
  ready: {
    says: "Your clients pay the deposit of a signed proposal online, to your own Stripe account.",
    button: null,
  },
} as const;

/** Where deposits go. Shows nothing where this server takes none. */
export function CompanyPayments() {
  const load = useCallback(
    async (signal: AbortSignal) => (await call("paymentAccount", {}, { signal })).data.state,
    [],
  );
  const { data: state } = useAnswer(load);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const row = state ? STATES[state] : null;
  if (!row) return null;

  async function join() {
    setBusy(true);
    setFailure(null);
    try {
      location.assign((await call("joinPaymentAccount", {})).data.url);
    } catch (error) {
      setFailure(sentenceOf(error, PROPOSAL_MESSAGES.depositFailed));
      setBusy(false);
    }
  }

  return (
    <section aria-labelledby="payments">
      <h2 id="payments" className="text-xl">
        Deposits online
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">{row.says}</p>
      <FormFailure sentence={failure} />
      {row.button ? (
        <Button variant="secondary" busy={busy} busyLabel="Opening..." onClick={() => void join()}>
          <CreditCard aria-hidden className="size-5" />
          {row.button}
        </Button>
      ) : null}
    </section>
  );
}
