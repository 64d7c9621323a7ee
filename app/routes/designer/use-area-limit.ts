import { useCallback } from "react";
import type { Api } from "#app/lib/api-type.ts";
import { useAnswer } from "#app/lib/use-answer.ts";
import { AREAS_MAX } from "#contract/limits.ts";

/** How many areas one design may have. While it is not known nobody is held back: the server decides for certain. */
export function useAreaLimit(api: Api): number {
  const load = useCallback(
    async (signal: AbortSignal) => (await api.call("subscriptionStatus", {}, { signal })).annotationPoints,
    [api],
  );
  return useAnswer(load).data ?? AREAS_MAX;
}
