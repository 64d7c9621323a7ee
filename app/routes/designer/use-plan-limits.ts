import { useCallback } from "react";
import type { Api } from "#app/lib/api-type.ts";
import { useAnswer } from "#app/lib/use-answer.ts";
import { AREAS_MAX } from "#contract/limits.ts";

/**
 * How many areas one design may have, and how many pictures the plan has left after the last one (null = no limit). While it is not known
 * nobody is held back: the server decides for certain.
 */
export function usePlanLimits(
  api: Api,
  lastId: string | undefined,
): { areas: number; pictures: number | null } {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each picture takes one, so it is asked anew after each
  const load = useCallback(
    (signal: AbortSignal) => api.call("subscriptionStatus", {}, { signal }),
    [api, lastId],
  );
  const { data } = useAnswer(load);
  return { areas: data?.annotationPoints ?? AREAS_MAX, pictures: data?.generationsLeft ?? null };
}
