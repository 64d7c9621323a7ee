import { useEffect, useEffectEvent, useState } from "react";
import { Banner } from "#app/components/ui/banner.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Progress } from "#app/components/ui/progress.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { sentenceOf } from "#app/lib/api-error.ts";
import type { Api } from "#app/lib/api-type.ts";
import { createGeneration, type GenerationRequest } from "#app/lib/generation.ts";
import { watchGeneration } from "#app/lib/generation-events.ts";
import type { EngineFacts } from "#contract/endpoints/engines.ts";
import type { Generation } from "#contract/endpoints/generations.ts";
import { MESSAGES } from "#contract/messages.ts";

/** `key` makes asking again harmless. */
export type ComparedRun = { facts: EngineFacts; request: GenerationRequest; key: string };

/** One engine's picture of the design: how it goes, then the picture with what it scored, took and cost. */
export function ComparedPicture({
  api,
  run,
  isThere,
  onEnded,
  onShow,
}: {
  api: Api;
  run: ComparedRun;
  /** The design knows this picture as a version. */
  isThere(id: string): boolean;
  onEnded(): void;
  onShow(versionId: string): void;
}) {
  const [stage, setStage] = useState({ stage: "Sending your photo", progress: 0 });
  const [partialUrl, setPartialUrl] = useState<string | null>(null);
  const [ended, setEnded] = useState<Generation | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const follow = useEffectEvent(async (signal: AbortSignal) => {
    try {
      // It is not taken back when the dialog closes: the picture goes on being made.
      const id = await createGeneration(api, run.request, run.key);
      const generation = await watchGeneration(api, id, {
        signal,
        onProgress: (words, progress) => setStage({ stage: words, progress }),
        onPartial: setPartialUrl,
        onConnection: () => {},
      });
      if (signal.aborted) return;
      setEnded(generation);
      if (generation.status === "succeeded") onEnded();
      else setFailure(generation.error?.message ?? MESSAGES.generationFailed);
    } catch (error) {
      if (!signal.aborted) setFailure(sentenceOf(error, MESSAGES.unexpected));
    }
  });
  useEffect(() => {
    const leaving = new AbortController();
    void follow(leaving.signal);
    return () => leaving.abort();
  }, []);

  const { facts, request } = run;
  const picture = ended?.imageUrl ?? partialUrl;
  return (
    <li className="min-w-0">
      <h3 className="mb-2 truncate font-semibold">{facts.name}</h3>
      {picture ? (
        <img
          src={picture}
          alt={`${request.prompt || "The design"}, drawn by ${facts.name}`}
          className={`h-auto w-full rounded-md ${ended ? "" : "opacity-70"}`}
        />
      ) : failure ? null : (
        <Skeleton className="aspect-4/3 w-full" />
      )}
      {failure ? (
        <Banner tone="error" className="mt-2">
          {failure}
        </Banner>
      ) : ended ? (
        <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
          <p className="text-sm text-ink-soft">{scoreWords(ended, facts.usd === 0)}</p>
          <Button variant="secondary" disabled={!isThere(ended.id)} onClick={() => onShow(ended.id)}>
            Show this one
          </Button>
        </div>
      ) : (
        <div className="mt-2">
          <p role="status" className="mb-1.5 text-sm">
            {stage.stage}
          </p>
          <Progress value={stage.progress} label={facts.name} />
        </div>
      )}
    </li>
  );
}

/** What it left untouched, how long it took and what it cost. */
function scoreWords({ preservation, startedAt, finishedAt, costUsd }: Generation, isFree: boolean): string {
  const score = preservation ? Math.floor(preservation.score * 1000) / 10 : null;
  const seconds = startedAt && finishedAt ? (Date.parse(finishedAt) - Date.parse(startedAt)) / 1000 : null;
  return [
    ...(score === null ? [] : [`${score}% outside the design untouched`]),
    ...(seconds === null ? [] : [`${Math.max(1, Math.round(seconds))} s`]),
    isFree ? "free" : costUsd === null ? "price not told" : `$${costUsd.toFixed(3)}`,
  ].join(", ");
}
