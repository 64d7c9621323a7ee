import { createParser } from "eventsource-parser";
import { MESSAGES } from "#contract/messages.ts";
import {
  decodeBase64,
  faultOf,
  fetchPicture,
  noImage,
  readJson,
  texts,
} from "#server/adapters/image-model/hosted/call.ts";
import type { Answer, Service } from "#server/adapters/image-model/hosted/service.ts";
import { ModelBusy, ModelRefusal } from "#server/adapters/image-model/image-model.ts";

type Payload = {
  type?: string;
  b64_json?: string;
  url?: string;
  usage?: Record<string, unknown>;
  data?: { b64_json?: string; url?: string }[];
  error?: { message?: string; code?: string | null; type?: string };
};

type Reading = { service: Service; signal: AbortSignal; onPartial(picture: Uint8Array): void };

/**
 * Reads an answer of the edit call: Server-Sent Events with partial pictures, or one JSON body, which servers that do not
 * stream send instead. Proxies mix the names of edit and generation events, so both count.
 */
export async function readAnswer(response: Response, reading: Reading): Promise<Answer> {
  const streamed = response.headers.get("content-type")?.includes("text/event-stream");
  const last = streamed
    ? await readEvents(response, reading)
    : ((await readJson(response)) as Payload | null);
  const found = last?.data?.[0] ?? last;
  const usage = last?.usage ?? null;
  if (found?.b64_json) return { picture: decodeBase64(found.b64_json), usage };
  if (found?.url) return { picture: await fetchPicture(found.url, reading.service, reading.signal), usage };
  throw noImage();
}

async function readEvents(response: Response, { service, onPartial }: Reading): Promise<Payload | null> {
  let completed: Payload | null = null;
  let fault: Payload["error"];
  const parser = createParser({
    onEvent: ({ event, data }) => {
      if (data === "[DONE]") return;
      const payload = JSON.parse(data) as Payload;
      const type = event ?? payload.type ?? "";
      if (type === "error") fault = payload.error ?? {};
      else if (/\.completed$/.test(type)) completed = payload;
      else if (/\.partial_image$/.test(type) && payload.b64_json) onPartial(decodeBase64(payload.b64_json));
    },
  });
  try {
    for await (const text of texts(response)) parser.feed(text);
  } catch (error) {
    if (error instanceof ModelRefusal) throw error;
    if (error instanceof SyntaxError) throw noImage(error);
    // The connection broke: the picture is lost, and another try may bring it.
    if (!completed) throw new ModelBusy(1, MESSAGES.modelNoImage, { cause: error });
  }
  if (fault) throw faultOf(400, { error: fault }, response.headers, service.apiKey);
  return completed;
}
