import { createHash } from "node:crypto";
import type { Logger } from "pino";
import { z } from "zod";
import {
  type EditedPicture,
  type EditRequest,
  type ImageModel,
  ModelBusy,
  ModelRefusal,
} from "#server/adapters/image-model/image-model.ts";
import { readStored, StoreAway } from "#server/adapters/storage/storage.ts";
import type { DesignRequest } from "#server/db/stored/design-request.ts";
import { hasEnded, modelsOf } from "#server/features/engines/own-models.ts";
import { type FileRow, findFile } from "#server/files/files.store.ts";
import { type Job, Later } from "#server/jobs/job.ts";
import type { DesignDeps } from "./designs.ts";
import { documentBefore } from "./document-before.ts";
import { FAULTS, fail, succeed } from "./end-generation.ts";
import { LimitReached, trackProgress } from "./generation-progress.ts";
import { type GenerationRow, isOpen, isToWait, updateOpen } from "./generations.store.ts";
import { LOST_ENGINE } from "./lost-engine.ts";

export type RenderDeps = Pick<
  DesignDeps,
  "db" | "storage" | "models" | "ownEngines" | "signals" | "now" | "spending"
> & {
  log: Logger;
  /** Generations that this process works on at once. */
  renderThreads: number;
};

/** How long a provider that is busy is waited for before the person is told; at once when it asks for more. */
const PATIENCE_MS = 5 * 60_000;

/** The same for a store that is away. */
const STORE_PATIENCE_MS = 10 * 60_000;

/** After so long a person's second design asks again whether somebody else waits. */
const TURN_S = 1;

/** Cancelled by the person or deleted with its project. */
class Gone extends Error {}

/** Draws one queued generation. A second run of the same one starts from the beginning; one that has ended is left alone. */
export const renderDesignJob: Job<{ generationId: string }, RenderDeps> = {
  name: "render-design",
  payload: z.object({ generationId: z.uuid() }),
  timeoutS: 240,
  attempts: 3,
  concurrency: (deps) => deps.renderThreads,

  async run(deps, { generationId: id }, { signal, attempt }) {
    const started = { status: "running" as const, stage: "Starting", progress: 0, attempts: attempt };
    const row = await updateOpen(deps.db, id, { ...started, startedAt: deps.now() });
    if (!row) return;
    if (await isToWait(deps.db, row)) {
      await updateOpen(deps.db, id, { status: "queued", stage: "Waiting for a free place" });
      throw new Later(TURN_S);
    }
    const log = deps.log.child({ generationId: id, engine: row.engine, attempt });
    log.info("generation started");
    const begun = performance.now();
    const gone = new AbortController();
    const lookAgain = async () => {
      if (!(await isOpen(deps.db, id))) gone.abort(new Gone());
    };
    const unwatch = deps.signals.watch(id, () => void lookAgain().catch(() => {}));
    const progress = trackProgress(deps, row, () => gone.abort(new Gone()));
    try {
      const request = await editRequestOf(deps, row);
      const draw = (model: ImageModel) =>
        model.edit(request, {
          signal: AbortSignal.any([signal, gone.signal]),
          onStage: progress.onStage,
          onPartial: progress.onPartial,
          onCall: progress.onCall,
          onUnbilled: progress.onUnbilled,
          onSpent: progress.onSpent,
        });
      const drawn = await drawBy(deps, row, draw);
      await progress.written();
      await succeed(deps, drawn.row, drawn.edited);
    } catch (error) {
      await progress.written().catch(() => {});
      await handle(deps, row, error, signal);
    } finally {
      unwatch();
      log.info({ ms: Math.round(performance.now() - begun) }, "generation ended");
    }
  },

  giveUp: (deps, { generationId }) => fail(deps, generationId, FAULTS.internal),
};

/**
 * Has the chosen model draw. Much may have happened while the design waited: its model was taken away or ended, its key deleted, its
 * budget spent. What nobody asked for by name the built-in engine draws then, and says so; what was asked for by name is refused,
 * because another engine would draw another picture.
 */
async function drawBy(
  deps: RenderDeps,
  row: GenerationRow,
  draw: (model: ImageModel) => Promise<EditedPicture>,
): Promise<{ row: GenerationRow; edited: EditedPicture }> {
  const isNamed = row.request.auto === undefined;
  const found = await modelFor(deps, row);
  if (typeof found === "string") {
    if (isNamed) throw new ModelRefusal("unavailable", LOST_ENGINE[found].refusal);
    return standIn({ lostEngine: found });
  }
  try {
    return { row, edited: await draw(found) };
  } catch (error) {
    if (isNamed || !(error instanceof LimitReached)) throw error;
    return standIn({ spentLimit: error.limit });
  }

  async function standIn(why: Pick<DesignRequest, "lostEngine" | "spentLimit">) {
    const { concept } = deps.models;
    const { ownKey: _, ...request } = row.request;
    const standing = await updateOpen(deps.db, row.id, {
      ...{ model: concept.model, request: { ...request, ...why } },
      engine: concept.engine,
    });
    if (!standing) throw new Gone();
    return { row: standing, edited: await draw(concept) };
  }
}

/** One that the account pays for is drawn with its own key or not at all: nobody else's money stands in for it. */
async function modelFor(
  deps: RenderDeps,
  { userId, engine, request }: GenerationRow,
): Promise<ImageModel | NonNullable<DesignRequest["lostEngine"]>> {
  if (!request.ownKey) {
    const model = deps.models[engine];
    if (!model) return "gone";
    return hasEnded(model, deps.now()) ? "ended" : model;
  }
  const { models, own, ended } = await modelsOf(deps, userId);
  if (ended.some((one) => one.ownKey && one.model.engine === engine)) return "ended";
  return (own.has(engine) && models[engine]) || "gone";
}

async function editRequestOf(deps: RenderDeps, row: GenerationRow): Promise<EditRequest> {
  const photo = await findFile(deps.db, row.photoFileId);
  if (!photo) throw new Error("a generation's photo is not in the files table");
  const { annotations: areas, ...request } = row.request;
  const document = await documentBefore(deps.db, row);
  return {
    ...request,
    areas,
    ...(document ? { document } : {}),
    photo: {
      content: await readWhole(deps, photo),
      width: photo.width,
      height: photo.height,
      focal35Mm: photo.focal35Mm,
      headingDeg: photo.headingDeg,
    },
    mask: row.maskKey ? await readStored(deps.storage, row.maskKey) : null,
  };
}

/** A store may answer with another content than was put there, and half a photo would become half a design. */
async function readWhole({ storage }: RenderDeps, photo: FileRow): Promise<Uint8Array<ArrayBuffer>> {
  const content = await readStored(storage, photo.key);
  if (createHash("sha256").update(content).digest("hex") !== photo.sha256)
    throw new StoreAway(new Error(`the content of ${photo.key} is not what was put there`));
  return content;
}

/** Ends the generation where another attempt would end the same; throws what the queue should try again. */
async function handle(
  deps: RenderDeps,
  row: GenerationRow,
  error: unknown,
  signal: AbortSignal,
): Promise<void> {
  if (error instanceof Gone) return;
  if (error instanceof ModelRefusal) return fail(deps, row.id, { code: error.code, message: error.sentence });
  if (error instanceof ModelBusy) {
    const waitedMs = deps.now().getTime() - row.createdAt.getTime();
    if (waitedMs + error.afterS * 1000 > PATIENCE_MS)
      return fail(deps, row.id, { code: "busy", message: error.sentence });
    await updateOpen(deps.db, row.id, {
      status: "queued",
      stage: "Waiting for the image model",
      progress: 0,
    });
    throw new Later(error.afterS, { cause: error });
  }
  if (error instanceof StoreAway) {
    if (deps.now().getTime() - row.createdAt.getTime() > STORE_PATIENCE_MS)
      return fail(deps, row.id, FAULTS.storeAway);
    await updateOpen(deps.db, row.id, { status: "queued", stage: "Waiting for the pictures", progress: 0 });
    throw new Later(error.retryAfterS ?? 0, { cause: error });
  }
  if (signal.aborted && (signal.reason as Error).name === "TimeoutError")
    return fail(deps, row.id, FAULTS.timeout);
  await updateOpen(deps.db, row.id, { status: "queued", stage: "Waiting for a free place", progress: 0 });
  throw error;
}
