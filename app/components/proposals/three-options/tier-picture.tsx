import { useEffect, useEffectEvent, useState } from "react";
import { totalText } from "#app/components/bom/bom-figures.ts";
import { needBill } from "#app/components/proposals/need-bill.ts";
import { Progress } from "#app/components/ui/progress.tsx";
import { RetryBanner } from "#app/components/ui/retry-banner.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { call, request } from "#app/lib/api.ts";
import { sentenceOf } from "#app/lib/api-error.ts";
import { watchGeneration } from "#app/lib/generation-events.ts";
import type { EngineName } from "#contract/endpoints/generations.ts";
import type { SavedImage } from "#contract/endpoints/images.ts";
import { MESSAGES } from "#contract/messages.ts";

/** An option to be made: `changes` of the design `image`. Without changes it is that design. */
export type TierRun = {
  id: string;
  title: string;
  changes: string[];
  image: SavedImage;
  projectId: number;
  userId: string;
  /** Undefined = whichever the server takes by itself. */
  engine: EngineName | undefined;
};

/** What came of it, with what its bill comes to. */
export type Made = { savedImageId: number; total: number };

/** One option: how it goes, then its picture with what its bill comes to. */
export function TierPicture({ run, onReady }: { run: TierRun; onReady(made: Made): void }) {
  const { id, title, changes, image, projectId, userId, engine } = run;
  const [stage, setStage] = useState({ stage: "Waiting for a free place", progress: 0 });
  const [picture, setPicture] = useState<string | null>(null);
  const [price, setPrice] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  // The same key again is the same picture, so a lost answer is asked for again for nothing; what failed needs another.
  const [attempt, setAttempt] = useState({ key: crypto.randomUUID(), nth: 0 });

  const draw = async (signal: AbortSignal) => {
    const started = await call(
      "createGeneration",
      {
        form: {
          againOf: image.generation_id ?? undefined,
          editHistory: JSON.stringify(changes),
          projectId,
          engine,
        },
      },
      // It is not taken back when the dialog closes: the picture goes on being made.
      { headers: { "Idempotency-Key": attempt.key } },
    );
    const drawn = await watchGeneration({ call, request }, started.data.id, {
      signal,
      onProgress: (words, progress) => setStage({ stage: words, progress }),
    });
    const { status, error, savedImageId, imageUrl, originalImageUrl } = drawn;
    if (status !== "succeeded" || savedImageId === null || !imageUrl)
      throw new Error(error?.message ?? MESSAGES.generationFailed);
    return { ...image, id: savedImageId, cloudinary_url: imageUrl, original_image: originalImageUrl };
  };
  const make = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const made = changes.length > 0 ? await draw(signal) : image;
      setPicture(made.cloudinary_url);
      setStage({ stage: "Counting and pricing", progress: 1 });
      const bill = await needBill(userId, { ...made, project_id: projectId });
      if (signal.aborted) return;
      setPrice(totalText(bill));
      onReady({ savedImageId: made.id, total: bill.totals.total });
    } catch (error) {
      if (!signal.aborted)
        setFailure(
          error instanceof Error && error.constructor === Error
            ? error.message
            : sentenceOf(error, MESSAGES.generationFailed),
        );
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt makes it again
  useEffect(() => {
    const leaving = new AbortController();
    void make(leaving.signal);
    return () => leaving.abort();
  }, [attempt]);

  return (
    <li className="min-w-0" aria-labelledby={`made-${id}`}>
      <h3 id={`made-${id}`} className="mb-2 font-semibold">
        {title}
      </h3>
      {picture ? (
        <img src={picture} alt={`${title}, as drawn`} className="aspect-4/3 w-full rounded-md object-cover" />
      ) : failure ? null : (
        <Skeleton className="aspect-4/3 w-full" />
      )}
      {failure ? (
        <RetryBanner
          className="mt-2"
          onRetry={() => {
            setFailure(null);
            setPicture(null);
            setStage({ stage: "Waiting for a free place", progress: 0 });
            setAttempt({ key: crypto.randomUUID(), nth: attempt.nth + 1 });
          }}
        >
          {failure}
        </RetryBanner>
      ) : price ? (
        <p className="mt-2 font-semibold">
          <span className="figures">{price}</span>{" "}
          <span className="font-normal text-ink-soft text-sm">by its bill</span>
        </p>
      ) : (
        <div className="mt-2">
          <p role="status" className="mb-1.5 text-sm">
            {stage.stage}
          </p>
          <Progress value={stage.progress} label={title} />
        </div>
      )}
    </li>
  );
}
