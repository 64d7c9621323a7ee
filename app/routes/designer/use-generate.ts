import { type Dispatch, useRef } from "react";
import { useNavigate } from "react-router";
import { toast } from "#app/components/ui/toast-store.ts";
import { ApiError } from "#app/lib/api-error.ts";
import type { Api } from "#app/lib/api-type.ts";
import { hasAiAccess } from "#app/lib/subscription-status.ts";
import type { User } from "#contract/endpoints/accounts.ts";
import { MESSAGES } from "#contract/messages.ts";
import type { Design, DesignEvent } from "./design-state.ts";
import { failureOf } from "./failure-of.ts";
import type { Keeping } from "./use-keeping.ts";
import { useRun } from "./use-run.ts";

/** Asking for a picture, as far as the person's plan goes. */
export function useGenerate(
  design: Design,
  dispatch: Dispatch<DesignEvent>,
  api: Api,
  user: User,
  keeping: Pick<Keeping, "keepNow" | "placeOf">,
) {
  const navigate = useNavigate();
  const checking = useRef(false);
  const showPlans = () => {
    toast(MESSAGES.generationLimit, "error");
    void navigate("/subscription");
  };
  const { cancel } = useRun(design, dispatch, api, showPlans, keeping);

  /** Those without a subscription are told before their photo goes up, not after. */
  const ask = async (editHistory: string[], seed: number) => {
    if (checking.current) return;
    checking.current = true;
    try {
      if (!hasAiAccess(user) && (await isAtLimit(api))) showPlans();
      else dispatch({ type: "generation asked", key: crypto.randomUUID(), editHistory, seed });
    } catch (error) {
      dispatch({ type: "failed", failure: failureOf(error, MESSAGES.generationStatusFailed) });
    } finally {
      checking.current = false;
    }
  };
  return { ask, cancel };
}

/** A check that the server refuses counts as "reached". Without network nothing is known: the server decides when it is asked. */
async function isAtLimit(api: Api): Promise<boolean> {
  try {
    return (await api.call("generationStatus")).data.hasReachedLimit;
  } catch (error) {
    if (error instanceof ApiError && error.status === 0) return false;
    if (error instanceof ApiError && error.status !== 401) return true;
    throw error;
  }
}
