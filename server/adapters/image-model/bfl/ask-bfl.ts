import sharp from "sharp";
import { MESSAGES } from "#contract/messages.ts";
import {
  fetchPicture,
  noImage,
  readJson,
  requireTrusted,
  send,
} from "#server/adapters/image-model/hosted/call.ts";
import { marksOf } from "#server/adapters/image-model/hosted/model-facts.ts";
import { pollUntil } from "#server/adapters/image-model/hosted/poll.ts";
import type { Answer, Ask, Order, Service } from "#server/adapters/image-model/hosted/service.ts";
import { modelEditFailed, translateFault } from "#server/adapters/image-model/hosted/translate-fault.ts";
import { ModelRefusal } from "#server/adapters/image-model/image-model.ts";

type Submitted = { polling_url?: string; cost?: number };
type Task = { status?: string; result?: { sample?: string } | null; cost?: number };

/** One credit is a cent. */
const CREDIT_MICRO_USD = 10_000;

const base64 = (content: Uint8Array) => Buffer.from(content).toString("base64");

/** Black Forest Labs: a task is submitted and polled, and its picture fetched at once, because its address ends after ten minutes. */
export const askBfl: Ask = async (service, order, { signal }) => {
  const headers = { "content-type": "application/json", "x-key": service.apiKey ?? "" };
  const url = `${service.baseUrl}/${encodeURIComponent(service.model)}`;
  const isFill = marksOf(service).region === "white-edits";
  const body = JSON.stringify(isFill ? await fillOf(order) : editOf(order));
  const response = await send(service, url, { method: "POST", headers, body }, signal);
  const submitted = (await readJson(response)) as Submitted | null;
  // Our key goes along, so it must be theirs.
  const polling = requireTrusted(submitted?.polling_url ?? "", service);
  const task = await poll(service, polling, headers, signal).catch((error: unknown) => {
    // Accepted, so it may be billed: no refusal of the call.
    throw translateFault(error, service.row.name);
  });
  if (!task.result?.sample) throw noImage();
  const credits = task.cost ?? submitted?.cost;
  const answer: Answer = { picture: await fetchTwice(task.result.sample, service, signal), usage: null };
  if (typeof credits === "number") {
    answer.usage = { credits };
    answer.costMicroUsd = Math.round(credits * CREDIT_MICRO_USD);
  }
  return answer;
};

/** Fill takes a mask, which it cannot do without, and draws the photo's own size. */
async function fillOf({ prompt, image, mark, size }: Order) {
  const white = { create: { ...size, channels: 3, background: "#fff" } } as const;
  const mask = mark?.content ?? (await sharp(white).png().toBuffer());
  return { prompt, image: base64(image), mask: base64(mask), output_format: "png" };
}

/** The others take pictures, of which the first is edited, and a size. */
const editOf = ({ prompt, image, mark, size }: Order) => ({
  prompt,
  input_image: base64(image),
  ...(mark ? { input_image_2: base64(mark.content) } : {}),
  ...size,
  output_format: "png",
});

const poll = (
  service: Service,
  url: URL,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<Task> =>
  pollUntil(
    async () => (await readJson(await send(service, url, { headers }, signal))) as Task | null,
    (task): task is Task => {
      const status = task?.status ?? "";
      if (/moderated/i.test(status)) throw new ModelRefusal("moderation", MESSAGES.modelContentPolicy);
      if (/error|failed|not found/i.test(status))
        throw new ModelRefusal("refused", modelEditFailed("the image service had a fault"));
      return status === "Ready";
    },
    signal,
  );

async function fetchTwice(sample: string, service: Service, signal: AbortSignal): Promise<Uint8Array> {
  try {
    return await fetchPicture(sample, service, signal);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ModelRefusal) throw error;
    return fetchPicture(sample, service, signal);
  }
}
