import { type Dispatch, useEffect, useEffectEvent, useRef } from "react";
import { primaryPhoto, wishedAreas } from "#app/components/designer/sketch.ts";
import { ApiError } from "#app/lib/api-error.ts";
import type { Api } from "#app/lib/api-type.ts";
import { cancelGeneration, createGeneration } from "#app/lib/generation.ts";
import { buildMask } from "#app/photo/mask.ts";
import { MESSAGES } from "#contract/messages.ts";
import type { Design, DesignEvent } from "./design-state.ts";
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
  const drawnKey = run.kind === "drawing" ? run.key : null;
  const id = run.kind === "running" ? run.id : null;

  // Cancelled before the server had answered: the answer tells what to cancel.
  const cancelWanted = useRef(false);

  const refuse = (error: unknown) => {
    if (error instanceof ApiError && error.code === "generation_limit") onLimit();
    dispatch({ type: "generation refused", failure: failureOf(error, MESSAGES.unexpected) });
  };
  const start = useEffectEvent(async (idempotencyKey: string, signal: AbortSignal) => {
    if (design.run.kind !== "starting") return;
    const { run } = design;
    const photo = photoOf(design, run.photoId);
    if (!photo) return;
    // Only without network is a picture asked for before its project is known.
    if (design.projectId === null) return dispatch({ type: "network was missing" });
    // First the design, so that the picture becomes a version of it wherever this page is then.
    const designId = await keepNow();
    if (signal.aborted) return;
    const { areas, sizes, brush } = run.request ?? {
      ...photo.highlights,
      areas: wishedAreas(photo, run.prompt),
    };
    const mask = await buildMask(photo, areas, brush);
    const generationId = await createGeneration(
      api,
      {
        image: placeOf(photo.id)?.url ?? photo.source,
        mask,
        prompt: run.prompt,
        annotations: areas,
        ...{ sizes, brush },
        viewpoint: run.viewpoint ?? design.viewpoint,
        projectId: design.projectId,
        designId,
        editHistory: run.editHistory,
        changeOf: run.changeOf,
        seed: run.seed,
        engine: design.engine,
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
  const drawRun = useEffectEvent(async (drawingKey: string, signal: AbortSignal) => {
    const { run } = design;
    const photo = run.kind === "drawing" && photoOf(design, run.photoId);
    if (!photo) return;
    const { drawHere } = await import("./draw-here.ts");
    const onProgress = (progress: number) => dispatch({ type: "drawing progressed", progress });
    const drawn = await drawHere(drawingKey, photo, run, design.versions, { signal, onProgress });
    if (!signal.aborted) dispatch({ type: "drawn on this device", key: drawingKey, drawn });
  });
  const fail = useEffectEvent((error: unknown, signal: AbortSignal) => {
    if (signal.aborted) return;
    if (!isWithoutNetwork(error)) return refuse(error);
    dispatch(cancelWanted.current ? { type: "spinners reset" } : { type: "network was missing" });
  });

  useEffect(() => {
    if (!key) return;
    cancelWanted.current = false;
    const leaving = new AbortController();
    start(key, leaving.signal).catch((error) => fail(error, leaving.signal));
    return () => leaving.abort();
  }, [key]);

  useEffect(() => {
    if (!drawnKey) return;
    const leaving = new AbortController();
    drawRun(drawnKey, leaving.signal).catch(() => {
      const failure = { message: MESSAGES.deviceDrawingFailed, until: "online" } as const;
      if (!leaving.signal.aborted) dispatch({ type: "generation refused", failure });
    });
    return () => leaving.abort();
  }, [drawnKey, dispatch]);

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
      else if (drawnKey) dispatch({ type: "spinners reset" });
      else cancelWanted.current = true;
    },
  };
}

const photoOf = (design: Design, photoId: string | undefined) =>
  design.photos.find((photo) => photo.id === photoId) ?? primaryPhoto(design);

/** No answer came at all; the key makes it harmless to ask again. */
const isWithoutNetwork = (error: unknown) => error instanceof ApiError && error.status === 0;
