import { MESSAGES } from "#contract/messages.ts";
import { ModelRefusal } from "#server/adapters/image-model/image-model.ts";
import type { Service } from "./service.ts";

/** A picture of the largest size as base64, and room for its partials. */
const ANSWER_MAX_BYTES = 96 * 1024 * 1024;
const PICTURE_MAX_BYTES = 48 * 1024 * 1024;
const FAULT_MAX_BYTES = 64 * 1024;
const SENTENCE_MAX = 300;

/** The service answered, with a refusal or a fault. */
export class HttpFault extends Error {
  readonly status: number;
  /** Its words for programs: codes, types and reasons. */
  readonly says: string;
  readonly headers: Headers;
  constructor(status: number, says: string, message: string, headers = new Headers()) {
    super(message);
    this.name = "HttpFault";
    this.status = status;
    this.says = says;
    this.headers = headers;
  }
}

/** Nobody answered, or the connection broke before the answer began. */
export class Unreachable extends Error {}

export const noImage = (cause?: unknown) => new ModelRefusal("no_image", MESSAGES.modelNoImage, { cause });

/**
 * One call of a service. A redirect is a fault: keys and photos go to nobody else.
 * @throws HttpFault on every status but 2xx, Unreachable, or the signal's reason.
 */
export async function send(
  service: Pick<Service, "apiKey">,
  url: string | URL,
  init: Pick<RequestInit, "method" | "headers" | "body">,
  signal: AbortSignal,
): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url, { ...init, signal, redirect: "manual" });
  } catch (cause) {
    signal.throwIfAborted();
    throw new Unreachable("the service does not answer", { cause });
  }
  if (response.ok) return response;
  throw await readFault(response, service.apiKey);
}

/** The body as text, piece by piece, never more than we are ready to hold. */
export async function* texts(response: Response, maxBytes = ANSWER_MAX_BYTES): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw noImage(new Error(`an answer of more than ${maxBytes} bytes`));
    yield decoder.decode(chunk, { stream: true });
  }
}

/** @throws ModelRefusal `no_image` when it is no JSON. */
export async function readJson(response: Response): Promise<unknown> {
  let body = "";
  for await (const text of texts(response)) body += text;
  try {
    return JSON.parse(body) as unknown;
  } catch (cause) {
    throw noImage(cause);
  }
}

type Told = { message?: unknown; code?: unknown; type?: unknown; status?: unknown; details?: unknown };
type FaultBody = { error?: Told | string; detail?: unknown; message?: unknown };

/** Providers and servers word it in four ways: {error: {message}}, {error: "text"}, {detail}, {message}. */
async function readFault(response: Response, secret: string | undefined): Promise<HttpFault> {
  let body = "";
  try {
    for await (const text of texts(response, FAULT_MAX_BYTES)) body += text;
  } catch {
    // What was read until then says enough, or nothing does.
  }
  let told: FaultBody = {};
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed === "object" && parsed !== null) told = parsed;
  } catch {
    // A page of a proxy is no sentence for people.
  }
  return faultOf(response.status, told, response.headers, secret);
}

export function faultOf(
  status: number,
  told: FaultBody,
  headers: Headers,
  secret: string | undefined,
): HttpFault {
  const error: Told = typeof told.error === "object" ? told.error : { message: told.error };
  const reasons = list(error.details).map((detail) => (detail as { reason?: unknown }).reason);
  const says = [error.code, error.type, error.status, ...reasons].filter(Boolean).join(" ");
  const details = list(told.detail).map((detail) =>
    typeof detail === "string" ? detail : (detail as { msg?: unknown }).msg,
  );
  const words = [error.message, ...details, told.message].find((one) => typeof one === "string");
  const message = typeof words === "string" ? words : `the image service answered ${status}`;
  return new HttpFault(status, says, withoutSecret(message, secret).slice(0, SENTENCE_MAX), headers);
}

const list = (value: unknown): unknown[] =>
  Array.isArray(value) ? value.filter((one) => one !== null && one !== undefined) : value ? [value] : [];

/** A service may repeat the key that it refuses, and its sentence reaches people and logs. */
const withoutSecret = (text: string, secret: string | undefined) =>
  secret ? text.replaceAll(secret, "[key]") : text;

export function decodeBase64(text: string): Uint8Array {
  const bytes = Buffer.from(text, "base64");
  if (bytes.length === 0) throw noImage();
  return bytes;
}

/** From where we sent the request, or over TLS from the provider's own domain: an answer must not make us read our own network. */
export function requireTrusted(
  url: string,
  { baseUrl, row }: Pick<Service, "baseUrl"> & { row: Pick<Service["row"], "resultDomain"> },
): URL {
  const address = URL.canParse(url) ? new URL(url) : null;
  const domain = row.resultDomain;
  const isOwn = address?.origin === new URL(baseUrl).origin;
  const isTheirs =
    address?.protocol === "https:" &&
    address.port === "" &&
    domain !== null &&
    (address.hostname === domain || address.hostname.endsWith(`.${domain}`));
  if (!address || !(isOwn || isTheirs)) throw noImage(new Error("a picture's address at another host"));
  return address;
}

/** The picture behind an address that a service told, without our key. */
export async function fetchPicture(url: string, service: Service, signal: AbortSignal): Promise<Uint8Array> {
  const address = requireTrusted(url, service);
  const response = await fetch(address, { signal, redirect: "manual" });
  if (!response.ok) throw noImage(new Error(`the picture's address answered ${response.status}`));
  return readBytes(response);
}

/** The body of a picture, never more than we are ready to hold. */
export async function readBytes(response: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > PICTURE_MAX_BYTES) throw noImage(new Error("a picture of too many bytes"));
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
