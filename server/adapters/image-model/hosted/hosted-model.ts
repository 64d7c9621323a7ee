import { type HostedEngine, hostedRow } from "#contract/engines.ts";
import { MESSAGES } from "#contract/messages.ts";
import { buildPrompt, type PromptArea } from "#core/prompt/build-prompt.ts";
import type { MarkForm } from "#core/prompt/mark-forms.ts";
import type { Mask } from "#renderer/image/rgb-image.ts";
import { workflowMark } from "#server/adapters/image-model/comfyui/ask-comfyui.ts";
import {
  type EditArea,
  type EditedPicture,
  type EditRequest,
  type EditRun,
  type ImageModel,
  ModelRefusal,
} from "#server/adapters/image-model/image-model.ts";
import { refuseStuck, STAGE_LIMIT_MS } from "#server/adapters/image-model/refuse-stuck.ts";
import { createThreadPool, type ThreadPool } from "#server/threads/thread-pool.ts";
import { askService } from "./ask-service.ts";
import type { Done, Prepared, Task } from "./hosted.worker.ts";
import { capabilitiesOf, findModel, marksOf, sizesOf, takenMicroUsd } from "./model-facts.ts";
import { probeService } from "./probe-service.ts";
import type { EngineSettings, Order, Service } from "./service.ts";
import { serviceWarnings } from "./service-warnings.ts";
import { sizeFor } from "./size-for.ts";

export type HostedConfig = EngineSettings & {
  pool: HostedPool;
  /** How long one picture may take. */
  timeoutMs?: number;
  /** Our own rendering goes along in place of the photo where the picture may change. */
  guided?: boolean;
};

export type HostedPool = ThreadPool<Task, never, Done>;

/** The threads that lay out and lock, for all hosted engines together. */
export const createHostedPool = ({
  threads,
  stageLimitMs = STAGE_LIMIT_MS,
}: {
  threads: number;
  /** How long one piece of our own work may take: laying out and locking. */
  stageLimitMs?: number;
}): HostedPool =>
  createThreadPool<Task, never, Done>({
    script: new URL("./hosted.worker.ts", import.meta.url),
    size: threads,
    maxHeapMb: 1536,
    stageLimitMs,
  });

const TIMEOUT_MS = 180_000;
/** The shape of progress while the model works: nobody knows how long it takes, so it creeps to here. */
const MODEL_FROM = 0.15;
const MODEL_TO = 0.85;
/** Enough for texture and light, too little for another layout; taken by services that have such a number. */
const GUIDED_STRENGTH = 0.45;
/** Another picture of the same order when the first one was not of this house. */
const TRIES = 2;
/** A model of somebody else, behind a service. Its pictures, unfinished ones too, leave here with the house locked. */
export function createHostedModel(engine: HostedEngine, config: HostedConfig): ImageModel {
  const { timeoutMs = TIMEOUT_MS, guided = false, pool, ...settings } = config;
  const service: Service = { ...settings, engine, row: hostedRow(engine) };
  const { row, model } = service;
  const taken = takenMicroUsd(row, model);
  const capabilities = capabilitiesOf(service);

  function ask(order: Order, run: EditRun) {
    let partials = 0;
    return askService(service, order, {
      signal: run.signal,
      timeoutMs,
      onUnbilled: run.onUnbilled,
      onPartial: (picture) => {
        partials++;
        run.onStage("The model is painting", MODEL_FROM + (MODEL_TO - MODEL_FROM) * (1 - 0.5 ** partials));
        run.onPartial(picture);
      },
    });
  }

  /** An unasked or unknown quality is the middle one, which the product promises. */
  const qualityOf = (asked: string | null) => {
    if (capabilities.qualities.length === 0) return null;
    return asked !== null && capabilities.qualities.includes(asked) ? asked : "medium";
  };

  /**
   * Locks unfinished pictures beside the call, one at a time and the newest first: showing them must never hold up the finished
   * one. What cannot be locked is not shown.
   */
  function lockPartials(request: EditRequest, editable: Mask, run: EditRun) {
    let next: Uint8Array | null = null;
    let working = false;
    let closed = false;
    const work = async () => {
      working = true;
      while (next && !closed) {
        const edited = next;
        next = null;
        const done = await pool
          .run({ kind: "partial", request, editable, edited }, { signal: run.signal })
          .catch(() => null);
        if (done?.kind === "partial" && !closed) run.onPartial(done.picture);
      }
      working = false;
    };
    return {
      onPartial(picture: Uint8Array) {
        next = picture;
        if (!working) void work();
      },
      close: () => {
        closed = true;
      },
    };
  }

  async function edit(request: EditRequest, run: EditRun): Promise<EditedPicture> {
    const { signal } = run;
    run.onStage("Looking at your photo", 0.02);
    const size = sizeFor(sizesOf(row, model), request.photo, request.size);
    const isGuided = (request.guided ?? guided) && request.viewpoint === "same";
    const prepared = await pool
      .run({ kind: "prepare", request, size, marks: marksOf(service), guided: isGuided }, { signal })
      .catch(refuseStuck);
    if (prepared.kind !== "prepared") throw new Error(`preparing answered ${prepared.kind}`);
    const partials = lockPartials(request, prepared.editable, run);
    const { image, mark } = prepared;
    const prompt = promptOf(request, mark?.form ?? null, isGuided);
    const order: Order = {
      ...{ prompt, image, mark, size, quality: qualityOf(request.quality), seed: request.seed },
      strength: isGuided ? GUIDED_STRENGTH : 1,
    };
    const locking = { ...run, onPartial: partials.onPartial };
    return paint(request, prepared, order, locking).finally(partials.close);
  }

  async function paint(
    request: EditRequest,
    { editable, plan, measured }: Prepared,
    order: Order,
    run: EditRun,
  ): Promise<EditedPicture> {
    const { signal } = run;
    for (let attempt = 1; ; attempt++) {
      run.onStage("Sending it to the image model", MODEL_FROM);
      if (taken > 0) await run.onCall(taken);
      signal.throwIfAborted();
      const { picture, usage, costMicroUsd } = await ask(order, run);
      if (taken > 0) run.onSpent({ usage, costMicroUsd });
      run.onStage("Putting your house back, pixel by pixel", MODEL_TO);
      const done = await pool
        .run({ kind: "finish", request, editable, edited: picture }, { signal })
        .catch(refuseStuck);
      if (done.kind === "finished") {
        const told = plan && { ...plan, notes: [...plan.notes, ...done.notes] };
        return { ...done.picture, plan: told, measured };
      }
      if (done.kind === "not-a-picture") throw new ModelRefusal("no_image", MESSAGES.modelNoImage);
      if (attempt === TRIES) throw new ModelRefusal("house_changed", MESSAGES.modelChangedHouse);
    }
  }

  return {
    engine,
    model,
    capabilities,
    endsOn: findModel(row, model)?.ends ?? null,
    takenMicroUsd: taken,
    edit,
    checkService: (now) => serviceWarnings(service, now),
    probe: {
      key: [model, service.baseUrl, capabilities.mask, workflowMark(service)].join(" ").trim(),
      run: (signal) => probeService(service, { signal, timeoutMs }),
    },
    close: () => pool.close(),
  };
}

const promptOf = (request: EditRequest, marked: MarkForm | null, guided: boolean): string =>
  buildPrompt({
    description: request.prompt,
    areas: request.areas.map((area) => promptArea(area, request.photo)),
    viewpoint: request.viewpoint,
    editHistory: request.editHistory,
    marked,
    guided,
  });

function promptArea({ path, description }: EditArea, photo: { width: number; height: number }): PromptArea {
  const xs = path.map(({ x }) => x / photo.width);
  const ys = path.map(({ y }) => y / photo.height);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  return { description, box: { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top } };
}
