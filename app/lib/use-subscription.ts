import { useCallback } from "react";
import type { User } from "#contract/endpoints/accounts.ts";
import { call, session } from "./api.ts";
import { useAnswer } from "./use-answer.ts";

/** The plan as the server knows it now; the header and every other screen learn of a change too. */
export function useSubscription(user: User) {
  const load = useCallback(
    async (signal: AbortSignal) => {
      const { data } = await call("subscriptionStatus", {}, { signal });
      const { hasActiveSubscription, subscriptionStatus } = data;
      if (
        hasActiveSubscription !== user.hasActiveSubscription ||
        subscriptionStatus !== user.subscriptionStatus
      )
        session.userChanged({ ...user, hasActiveSubscription, subscriptionStatus });
      return data;
    },
    [user],
  );
  return useAnswer(load);
}
