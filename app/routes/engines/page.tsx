import { useCallback } from "react";
import { RetryBanner } from "#app/components/ui/retry-banner.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { call } from "#app/lib/api.ts";
import { sentenceOf } from "#app/lib/api-error.ts";
import { pageMeta } from "#app/lib/seo.ts";
import { useAnswer } from "#app/lib/use-answer.ts";
import { useMay } from "#app/lib/use-may.ts";
import { ENGINE_MESSAGES } from "#contract/engine-messages.ts";
import type { Route } from "./+types/page";
import { EngineKeys } from "./engine-keys.tsx";
import { EngineRules } from "./engine-rules.tsx";
import { EnginesFound } from "./engines-found.tsx";
import { SpentByMonth } from "./spent-by-month.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Engines",
    description: "What draws your designs, and what it costs.",
    path: "/engines",
    noIndex: true,
  });

export default function EnginesPage() {
  const isOwner = useMay()("engineSettings");
  const load = useCallback(
    async (signal: AbortSignal) => {
      const [list, settings] = await Promise.all([
        call("listEngines", {}, { signal }),
        isOwner ? call("engineSettings", {}, { signal }) : null,
      ]);
      return { list: list.data, settings: settings?.data };
    },
    [isOwner],
  );
  const { data, status, reload, ...answer } = useAnswer(load);
  return (
    <div className="page-width max-w-3xl py-6 md:py-10">
      <h1 className="text-3xl">Engines</h1>
      <p className="mt-2 text-ink-soft">
        These engines can draw your designs. With each of them, your photo stays unchanged outside of the
        design, and we measure the quantities ourselves.
      </p>
      {isOwner ? null : (
        <p className="mt-4">
          The owner of the company chooses among them, keeps their keys and sees what they cost.
        </p>
      )}
      {status === "failed" ? (
        <RetryBanner className="mt-8" onRetry={reload}>
          {sentenceOf("error" in answer ? answer.error : null, ENGINE_MESSAGES.loadFailed)}
        </RetryBanner>
      ) : null}
      {data ? (
        <div className="mt-8 space-y-12">
          <EnginesFound list={data.list} mayTry={isOwner} onTried={reload} />
          {data.settings ? (
            <>
              <EngineKeys settings={data.settings} onChanged={reload} />
              <EngineRules settings={data.settings} onChanged={reload} />
              <SpentByMonth spent={data.settings.spent} />
            </>
          ) : null}
        </div>
      ) : status === "failed" ? null : (
        <div aria-busy="true" className="mt-8 space-y-6">
          <Skeleton className="h-40 w-full" />
          <Skeleton className="h-72 w-full" />
        </div>
      )}
    </div>
  );
}
