import { createParser } from "eventsource-parser";
import { APIError } from "openai";
import { MESSAGES } from "#contract/messages.ts";
import { ModelBusy, ModelRefusal } from "../image-model.ts";
import type { Usage } from "./model-facts.ts";

/** A picture of the largest size as base64, and room for its partials. */
const ANSWER_MAX_BYTES = 96 * 1024 * 1024;
const PICTURE_MAX_BYTES = 48 * 1024 * 1024;

export type Answer = { picture: Uint8Array; usage: Usage | undefined };

type Payload = {
  type?: string;
  b64_json?: string;
  url?: string;
  usage?: Usage;
  data?: { b64_json?: string; url?: string }[];
  error?: { message?: string; code?: string | null; type?: string };
};

const noImage = (cause?: unknown) => new ModelRefusal("no_image", MESSAGES.modelNoImage, { cause });

/** The body as text, piece by piece, never more than we are ready to hold. */
async function* texts(response: Response): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > ANSWER_MAX_BYTES)
      throw noImage(new Error(`an answer of more than ${ANSWER_MAX_BYTES} bytes`));
    yield decoder.decode(chunk, { stream: true });
  }
}

/**
 * Reads an answer of the edit call: Server-Sent Events with partial pictures, or one JSON body, which servers that do not
 * stream send instead. Proxies mix the names of edit and generation events, so both count.
 */
export async function readAnswer(
  response: Response,
  options: { baseUrl: string; signal: AbortSignal; onPartial(picture: Uint8Array): void },
): Promise<Answer> {
  const streamed = response.headers.get("content-type")?.includes("text/event-stream");
  const last = streamed ? await readEvents(response, options.onPartial) : await readJson(response);
  const found = last?.data?.[0] ?? last;
  if (found?.b64_json) return { picture: decodeBase64(found.b64_json), usage: last?.usage };
  if (found?.url) return { picture: await fetchPicture(found.url, options), usage: last?.usage };
  throw noImage();
}

async function readJson(response: Response): Promise<Payload> {
  let body = "";
  for await (const text of texts(response)) body += text;
  try {
    return JSON.parse(body) as Payload;
  } catch (cause) {
    throw noImage(cause);
  }
}

async function readEvents(
  response: Response,
  onPartial: (picture: Uint8Array) => void,
): Promise<Payload | null> {
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
  if (fault) throw APIError.generate(400, { error: fault }, undefined, response.headers);
  return completed;
}

function decodeBase64(text: string): Uint8Array {
  const bytes = Buffer.from(text, "base64");
  if (bytes.length === 0) throw noImage();
  return bytes;
}

/** Only from where we sent the request or over TLS: an answer must not make us read our own network. */
async function fetchPicture(
  url: string,
  { baseUrl, signal }: { baseUrl: string; signal: AbortSignal },
): Promise<Uint8Array> {
  const address = URL.canParse(url) ? new URL(url) : null;
  if (!address || (address.protocol !== "https:" && address.origin !== new URL(baseUrl).origin))
    throw noImage();
  const response = await fetch(address, { signal, redirect: "error" });
  if (!response.ok) throw noImage(new Error(`the picture's address answered ${response.status}`));
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > PICTURE_MAX_BYTES) throw noImage(new Error("a picture of too many bytes"));
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
