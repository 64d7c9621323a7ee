import { useEffect, useEffectEvent, useState } from "react";
import type { Photo } from "#app/components/designer/sketch.ts";
import { session } from "#app/lib/api.ts";
import { ApiError } from "#app/lib/api-error.ts";
import type { Api } from "#app/lib/api-type.ts";
import { useOnline } from "#app/lib/use-online.ts";
import type { Version } from "#app/routes/designer/version.ts";
import type { WholeDocument } from "#core/design/drawn-document.ts";
import type { FoundElements } from "./found-elements.ts";
import { keepTerms } from "./kept-terms.ts";

type Loaded = { of: string; found: FoundElements | null };
type Of = { api: Api; userId: string; photo: Photo; version: Version };

/** The elements of a version, those of the one before until they have come; null before the first. `failed` can be tried again. */
export function useElements({ api, userId, photo, version }: Of) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [attempt, setAttempt] = useState(0);
  const find = useEffectEvent(async (signal: AbortSignal): Promise<FoundElements> => {
    const here = async () =>
      (await import("./device-elements.ts")).deviceElements(version, photo, userId, signal);
    // The server does not know of it yet.
    if (version.waiting) return here();
    try {
      const params = { id: version.id };
      const { data } = await api.call("generationElements", { params }, { signal });
      const isLimited = data.picturesLeft !== null;
      // Who signed out leaves nothing behind.
      if (session.read().status === "authenticated") keepTerms(userId, { pricing: data.pricing, isLimited });
      const document = data.document as WholeDocument | null;
      return { ...data, document, isLimited, isUnpriced: false };
    } catch (error) {
      if (signal.aborted || !(error instanceof ApiError) || error.status !== 0) throw error;
      return here();
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another call
  useEffect(() => {
    const leaving = new AbortController();
    const of = version.id;
    find(leaving.signal).then(
      (found) => leaving.signal.aborted || setLoaded({ of, found }),
      () => leaving.signal.aborted || setLoaded({ of, found: null }),
    );
    return () => leaving.abort();
  }, [api, version.id, attempt]);
  const retry = () => {
    setLoaded(null);
    setAttempt((n) => n + 1);
  };
  const online = useOnline();
  const isPriceless = online && !version.waiting && loaded?.found?.isUnpriced === true;
  useEffect(() => {
    if (isPriceless) setAttempt((n) => n + 1);
  }, [isPriceless]);
  return {
    found: loaded?.found ?? null,
    /** They are those of the version before. */
    isBefore: loaded !== null && loaded.of !== version.id,
    /** Of this very version, for changes of it begin with it. */
    document: (loaded?.of === version.id && loaded.found?.document) || null,
    failed: loaded?.of === version.id && loaded.found === null,
    retry,
  };
}
