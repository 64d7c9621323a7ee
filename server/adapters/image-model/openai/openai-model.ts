import OpenAI, { toFile } from "openai";
import { MESSAGES } from "#contract/messages.ts";
import { buildPrompt, type PromptArea } from "#core/prompt/build-prompt.ts";
import { createThreadPool } from "../../../threads/thread-pool.ts";
import {
  type EditArea,
  type EditedPicture,
  type EditRequest,
  type EditRun,
  type ImageModel,
  ModelRefusal,
} from "../image-model.ts";
import { costMicroUsd, sizeFor, type Usage } from "./model-facts.ts";
import type { Done, Task } from "./openai.worker.ts";
import { type Answer, readAnswer } from "./read-answer.ts";
import { translateError } from "./translate-error.ts";

export type OpenAiConfig = {
  apiKey: string;
  /** Any server that speaks the same API. */
  baseUrl?: string | undefined;
  imageModel: string;
  threads: number;
  /** How long one picture may take. */
  timeoutMs?: number;
};

const TIMEOUT_MS = 180_000;
/** The shape of progress while the model works: nobody knows how long it takes, so it creeps to here. */
const MODEL_FROM = 0.1;
const MODEL_TO = 0.85;
/** Another picture of the same order when the first one was not of this house. */
const TRIES = 2;

/** A hosted model behind OpenAI's images API. Its pictures leave here with the house locked. */
export function createOpenAiModel(config: OpenAiConfig): ImageModel {
  // Another try is the queue's decision, which also tells the person.
  const client = new OpenAI({
    apiKey: config.apiKey,
    baseURL: config.baseUrl,
    maxRetries: 0,
    timeout: config.timeoutMs ?? TIMEOUT_MS,
  });
  const pool = createThreadPool<Task, never, Done>({
    script: new URL("./openai.worker.ts", import.meta.url),
    size: config.threads,
    maxHeapMb: 1536,
  });
  const { imageModel: model } = config;

  async function ask(
    request: EditRequest,
    prepared: Done & { kind: "prepared" },
    size: { width: number; height: number },
    run: EditRun,
  ): Promise<Answer> {
    const signal = AbortSignal.any([run.signal, AbortSignal.timeout(config.timeoutMs ?? TIMEOUT_MS)]);
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
            size: `${size.width}x${size.height}` as "1024x1024",
            quality: (request.quality ?? "medium") as "medium",
            output_format: "png",
            n: 1,
            stream: true,
            partial_images: 2,
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
      run.signal.throwIfAborted();
      if (signal.aborted) throw new ModelRefusal("timeout", MESSAGES.generationTimedOut, { cause: error });
      throw translateError(error);
    }
  }

  async function edit(request: EditRequest, run: EditRun): Promise<EditedPicture> {
    const { signal } = run;
    const size = sizeFor(model, request.photo);
    run.onStage("Looking at your photo", 0.02);
    const prepared = await pool.run({ kind: "prepare", request, size }, { signal });
    if (prepared.kind !== "prepared") throw new Error(`preparing answered ${prepared.kind}`);
    const used: Usage[] = [];
    for (let attempt = 1; ; attempt++) {
      run.onStage("Sending it to the image model", MODEL_FROM);
      const { picture, usage } = await ask(request, prepared, size, run);
      if (usage) used.push(usage);
      run.onStage("Putting your house back, pixel by pixel", MODEL_TO);
      const done = await pool.run({ kind: "finish", request, edited: picture }, { signal });
      if (done.kind === "finished") {
        const costs = used.map((one) => costMicroUsd(model, one));
        const known = costs.every((cost) => cost !== null) && costs.length === attempt;
        return {
          ...done.picture,
          usage: { attempts: attempt, calls: used },
          costMicroUsd: known ? costs.reduce((sum: number, cost) => sum + (cost ?? 0), 0) : null,
        };
      }
      if (done.kind === "not-a-picture") throw new ModelRefusal("no_image", MESSAGES.modelNoImage);
      if (attempt === TRIES) throw new ModelRefusal("house_changed", MESSAGES.modelChangedHouse);
    }
  }

  return {
    engine: "openai",
    model,
    capabilities: { seeded: false, partials: true, measures: true },
    edit,
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
