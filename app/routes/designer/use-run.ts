import { type Dispatch, useEffect, useEffectEvent, useRef } from "react";
import { primaryPhoto, wishedAreas } from "#app/components/designer/sketch.ts";
import { ApiError } from "#app/lib/api-error.ts";
import type { Api } from "#app/lib/api-type.ts";
import { cancelGeneration, createGeneration } from "#app/lib/generation.ts";
import { buildMask } from "#app/photo/mask.ts";
import { MESSAGES } from "#contract/messages.ts";
import type { Design, DesignEvent } from "./design.ts";
import { failureOf } from "./failure-of.ts";
import type { Keeping } from "./use-keeping.ts";

/**
 * Carries out what the design says is under way: sends a request that was asked for, follows one that was accepted. Because
 * it acts on the state alone, a reload goes on where the last page stopped.
 */
export function useRun(
  design: Design,
  dispatch: Dispatch<DesignEvent>,
  api: Api,
  onLimit: () => void,
  { keepNow, placeOf }: Pick<Keeping, "keepNow" | "placeOf">,
): { cancel: () => void } {
  const { run } = design;
  const key = run.kind === "starting" ? run.key : null;
  const id = run.kind === "running" ? run.id : null;

  // Cancelled before the server had answered: the answer tells what to cancel.
  const cancelWanted = useRef(false);

  const refuse = (error: unknown) => {
    if (error instanceof ApiError && error.code === "generation_limit") onLimit();
    dispatch({ type: "generation refused", failure: failureOf(error, MESSAGES.unexpected) });
  };
  const start = useEffectEvent(async (idempotencyKey: string, signal: AbortSignal) => {
    const photo = primaryPhoto(design);
    if (!photo || design.projectId === null || design.run.kind !== "starting") return;
    const { run } = design;
    // First the design, so that the picture becomes a version of it wherever this page is then.
    const designId = await keepNow();
    if (signal.aborted) return;
    const areas = wishedAreas(photo, run.prompt);
    const mask = await buildMask(photo, areas, photo.highlights.brush);
    const generationId = await createGeneration(
      api,
      {
        image: placeOf(photo.id)?.url ?? photo.source,
        mask,
        prompt: run.prompt,
        annotations: areas,
        sizes: photo.highlights.sizes,
        brush: photo.highlights.brush,
        viewpoint: design.viewpoint,
        projectId: design.projectId,
        designId,
        editHistory: run.editHistory,
        seed: run.seed,
      },
      idempotencyKey,
      signal,
    );
    if (signal.aborted) return;
    dispatch({ type: "generation accepted", id: generationId });
    if (cancelWanted.current) cancelAccepted(generationId);
  });
  const follow = useEffectEvent(async (generationId: string, signal: AbortSignal) => {
    // Comes with the first picture: until then nobody waits for events.
    const { watchGeneration } = await import("#app/lib/generation-events.ts");
    const generation = await watchGeneration(api, generationId, {
      signal,
      onProgress: (stage, progress) => dispatch({ type: "generation progressed", stage, progress }),
      onPartial: (imageUrl) => dispatch({ type: "partial picture came", imageUrl }),
      onConnection: (connected) => dispatch({ type: "connection changed", connected }),
    });
    if (!signal.aborted) dispatch({ type: "generation ended", generation });
  });
  const fail = useEffectEvent((error: unknown, signal: AbortSignal) => {
    if (!signal.aborted) refuse(error);
  });

  useEffect(() => {
    if (!key) return;
    cancelWanted.current = false;
    const leaving = new AbortController();
    start(key, leaving.signal).catch((error) => fail(error, leaving.signal));
    return () => leaving.abort();
  }, [key]);

  useEffect(() => {
    if (!id) return;
    const leaving = new AbortController();
    follow(id, leaving.signal).catch((error) => fail(error, leaving.signal));
    return () => leaving.abort();
  }, [id]);

  const cancelAccepted = (generationId: string) => {
    cancelGeneration(api, generationId).then(
      (generation) => dispatch({ type: "generation ended", generation }),
      (error) => dispatch({ type: "failed", failure: failureOf(error, MESSAGES.unexpected) }),
    );
  };
  return {
    cancel() {
      if (id) cancelAccepted(id);
      else cancelWanted.current = true;
    },
  };
}
