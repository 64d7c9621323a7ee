import { TRIAL_DAYS } from "#core/entitlements/plans.ts";
import { call } from "./api.ts";
import { useAnswer } from "./use-answer.ts";

/** What the screens offer; the server decides for itself when the payment page is opened. */
export type Trial = { eligible: boolean; days: number };

async function loadTrial(signal: AbortSignal): Promise<Trial> {
  const { eligible, trialDays } = await call("trialEligibility", {}, { signal });
  return { eligible, days: trialDays };
}

/** Null until known. A check that fails counts as eligible. */
export function useTrial(): Trial | null {
  const { status, data } = useAnswer(loadTrial);
  return status === "failed" ? { eligible: true, days: TRIAL_DAYS } : (data ?? null);
}
