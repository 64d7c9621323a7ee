import { useEffect, useState } from "react";
import type { Api } from "#app/lib/api-type.ts";
import type { ElementsOfVersion } from "#contract/endpoints/generations.ts";

type Loaded = { of: string; found: ElementsOfVersion | null };

/** The elements of a version, those of the one before until they have come; null before the first. `failed` can be tried again. */
export function useElements(api: Api, versionId: string) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another call
  useEffect(() => {
    const leaving = new AbortController();
    const load = async () => {
      try {
        const { data } = await api.call(
          "generationElements",
          { params: { id: versionId } },
          { signal: leaving.signal },
        );
        if (!leaving.signal.aborted) setLoaded({ of: versionId, found: data });
      } catch {
        if (!leaving.signal.aborted) setLoaded({ of: versionId, found: null });
      }
    };
    void load();
    return () => leaving.abort();
  }, [api, versionId, attempt]);
  return {
    found: loaded?.found ?? null,
    failed: loaded?.of === versionId && loaded.found === null,
    retry() {
      setLoaded(null);
      setAttempt((n) => n + 1);
    },
  };
}
