import { useEffect, useState } from "react";
import { call, session } from "#app/lib/api.ts";
import { sentenceOf } from "#app/lib/api-error.ts";
import type { User } from "#contract/endpoints/accounts.ts";
import type { SubscriptionStatus } from "#contract/endpoints/billing.ts";
import { MESSAGES } from "#contract/messages.ts";

/** The provider's event needs a moment to reach the server. */
const WAIT_MS = 2_000;
const CHECKS = 10;

type PaidPlan =
  | { status: "checking"; plan: null; failure: null }
  | { status: "ready"; plan: SubscriptionStatus; failure: null }
  /** The server answers, but has not heard from the provider yet. */
  | { status: "late"; plan: SubscriptionStatus | null; failure: null }
  | { status: "failed"; plan: null; failure: string };

const CHECKING: PaidPlan = { status: "checking", plan: null, failure: null };

/** The plan that was just bought: asked for after 2 seconds, and again until it is there; once for who comes from no payment. */
export function usePaidPlan(user: User, comesFromPayment: boolean) {
  const [state, setState] = useState<PaidPlan>(CHECKING);
  const [round, setRound] = useState(0);
  const { id } = user;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a person, and the wish to check again, start it; the rest of `user` changes by it
  useEffect(() => {
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    setState(CHECKING);

    async function check(left: number) {
      try {
        const { data: plan } = await call("subscriptionStatus", {}, { signal: leaving.signal });
        const { hasActiveSubscription, subscriptionStatus } = plan;
        if (hasActiveSubscription) {
          setState({ status: "ready", plan, failure: null });
          session.userChanged({ ...user, hasActiveSubscription, subscriptionStatus });
        } else if (left > 0) timer = setTimeout(check, WAIT_MS, left - 1);
        else setState({ status: "late", plan, failure: null });
      } catch (error) {
        if (leaving.signal.aborted) return;
        setState({
          status: "failed",
          plan: null,
          failure: sentenceOf(error, MESSAGES.subscriptionStatusFailed),
        });
      }
    }

    timer = setTimeout(check, WAIT_MS, comesFromPayment ? CHECKS - 1 : 0);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [id, round, comesFromPayment]);

  return { ...state, checkAgain: () => setRound((before) => before + 1) };
}
