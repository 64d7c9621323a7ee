import { type Dispatch, useRef, useState } from "react";
import { ApiError } from "#app/lib/api-error.ts";
import type { Api } from "#app/lib/generation.ts";
import type { User } from "#contract/endpoints/accounts.ts";
import type { Design, DesignEvent } from "./design.ts";
import { useRun } from "./use-run.ts";

const hasAiAccess = (user: User): boolean =>
  user.hasActiveSubscription || user.subscriptionStatus === "trialing";

/** Asking for a picture, as far as the person's plan goes. */
export function useGenerate(design: Design, dispatch: Dispatch<DesignEvent>, api: Api, user: User) {
  const [limitReached, setLimitReached] = useState(false);
  const checking = useRef(false);
  const { cancel } = useRun(design, dispatch, api, () => setLimitReached(true));

  /** Those without a subscription are told before their photo goes up, not after. */
  const ask = async (editHistory: string[], seed: number) => {
    if (checking.current) return;
    checking.current = true;
    try {
      const limited = !hasAiAccess(user) && (await isAtLimit(api));
      setLimitReached(limited);
      if (!limited) dispatch({ type: "generation asked", key: crypto.randomUUID(), editHistory, seed });
    } catch (error) {
      dispatch({ type: "failed", message: (error as Error).message });
    } finally {
      checking.current = false;
    }
  };
  return { ask, cancel, limitReached };
}

/** A check that the server refuses counts as "reached"; one that never arrived says nothing and is thrown. */
async function isAtLimit(api: Api): Promise<boolean> {
  try {
    return (await api.call("generationStatus")).data.hasReachedLimit;
  } catch (error) {
    if (error instanceof ApiError && error.status !== 0 && error.status !== 401) return true;
    throw error;
  }
}
