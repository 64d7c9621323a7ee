import OpenAI, { APIError, toFile } from "openai";
import { MESSAGES } from "#contract/messages.ts";
import { buildPrompt, type PromptArea } from "#core/prompt/build-prompt.ts";
import type { Mask } from "#renderer/image/rgb-image.ts";
import { createThreadPool } from "../../../threads/thread-pool.ts";
import {
  type EditArea,
  type EditedPicture,
  type EditRequest,
  type EditRun,
  type ImageModel,
  ModelRefusal,
} from "../image-model.ts";
import { refuseStuck, STAGE_LIMIT_MS } from "../refuse-stuck.ts";
import { capabilitiesOf, costMicroUsd, sizeFor } from "./model-facts.ts";
import type { Done, Prepared, Task } from "./openai.worker.ts";
import { type Answer, readAnswer } from "./read-answer.ts";
import { serviceWarnings } from "./service-warnings.ts";
import { translateError } from "./translate-error.ts";

export type OpenAiConfig = {
  apiKey: string;
  /** Any server that speaks the same API. */
  baseUrl?: string | undefined;
  imageModel: string;
  threads: number;
  /** How long one picture may take. */
  timeoutMs?: number;
  /** How long one piece of our own work may take: laying out and locking. */
  stageLimitMs?: number;
};

const TIMEOUT_MS = 180_000;
/** The shape of progress while the model works: nobody knows how long it takes, so it creeps to here. */
const MODEL_FROM = 0.15;
const MODEL_TO = 0.85;
/** Another picture of the same order when the first one was not of this house. */
const TRIES = 2;
/** As many as the API gives: the first comes early, and people would rather see something than a bar. */
const PARTIALS = 2;

/** A hosted model behind OpenAI's images API. Its pictures, unfinished ones too, leave here with the house locked. */
export function createOpenAiModel(config: OpenAiConfig): ImageModel {
  const { imageModel: model, timeoutMs = TIMEOUT_MS, stageLimitMs = STAGE_LIMIT_MS } = config;
  // Another try is the queue's decision, which also tells the person.
  const client = new OpenAI({
    apiKey: config.apiKey,
    baseURL: config.baseUrl,
    maxRetries: 0,
    timeout: timeoutMs,
  });
  const pool = createThreadPool<Task, never, Done>({
    script: new URL("./openai.worker.ts", import.meta.url),
    size: config.threads,
    maxHeapMb: 1536,
    stageLimitMs,
  });
  const capabilities = capabilitiesOf(model);

  async function ask(request: EditRequest, prepared: Prepared, run: EditRun): Promise<Answer> {
    const signal = AbortSignal.any([run.signal, AbortSignal.timeout(timeoutMs)]);
    let partials = 0;
    try {
      const response = await client.images
        .edit(
          {
            model,
            prompt: promptOf(request, prepared.mask !== null),
            image: await toFile(prepared.image, "photo.png", { type: "image/png" }),
            ...(prepared.mask
              ? { mask: await toFile(prepared.mask, "mask.png", { type: "image/png" }) }
              : {}),
            size: prepared.size as "1024x1024",
            quality: qualityOf(request.quality),
            output_format: "png",
            n: 1,
            stream: true,
            partial_images: PARTIALS,
          },
          { signal },
        )
        .asResponse();
      return await readAnswer(response, {
        baseUrl: client.baseURL,
        signal,
        onPartial: (picture) => {
          partials++;
          run.onStage("The model is painting", MODEL_FROM + (MODEL_TO - MODEL_FROM) * (1 - 0.5 ** partials));
          run.onPartial(picture);
        },
      });
    } catch (error) {
      if (error instanceof APIError && error.status !== undefined) run.onUnbilled();
      run.signal.throwIfAborted();
      if (signal.aborted) throw new ModelRefusal("timeout", MESSAGES.generationTimedOut, { cause: error });
      throw translateError(error);
    }
  }

  /** An unasked or unknown quality is the middle one, which the product promises. */
  const qualityOf = (asked: string | null) =>
    (asked !== null && capabilities.qualities.includes(asked) ? asked : "medium") as "medium";

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
    const size = sizeFor(model, request.photo, request.size);
    const prepared = await pool.run({ kind: "prepare", request, size }, { signal }).catch(refuseStuck);
    if (prepared.kind !== "prepared") throw new Error(`preparing answered ${prepared.kind}`);
    const partials = lockPartials(request, prepared.editable, run);
    return paint(request, prepared, { ...run, onPartial: partials.onPartial }).finally(partials.close);
  }

  async function paint(request: EditRequest, prepared: Prepared, run: EditRun): Promise<EditedPicture> {
    const { signal } = run;
    const { editable, plan, measured } = prepared;
    for (let attempt = 1; ; attempt++) {
      run.onStage("Sending it to the image model", MODEL_FROM);
      await run.onCall();
      signal.throwIfAborted();
      const { picture, usage } = await ask(request, prepared, run);
      run.onSpent({ usage: usage ?? null, costMicroUsd: costMicroUsd(model, usage) });
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
    engine: "openai",
    model,
    capabilities,
    edit,
    checkService: (now) => serviceWarnings(client, model, now),
    close: () => pool.close(),
  };
}

const promptOf = (request: EditRequest, masked: boolean): string =>
  buildPrompt({
    description: request.prompt,
    areas: request.areas.map((area) => promptArea(area, request.photo)),
    viewpoint: request.viewpoint,
    editHistory: request.editHistory,
    masked,
  });

function promptArea({ path, description }: EditArea, photo: { width: number; height: number }): PromptArea {
  const xs = path.map(({ x }) => x / photo.width);
  const ys = path.map(({ y }) => y / photo.height);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  return { description, box: { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top } };
}
