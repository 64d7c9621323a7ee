import { createParser } from "eventsource-parser";
import type { Generation } from "#contract/endpoints/generations.ts";
import { ApiError } from "./api-error.ts";
import type { Api } from "./api-type.ts";
import { getGeneration } from "./generation.ts";

export type GenerationListener = {
  onProgress?: (stage: string, progress: number) => void;
  /** An unfinished picture, where the model gives them. */
  onPartial?: (imageUrl: string) => void;
  /** Whether news can arrive: false once a connection fails, true once the next one stands. */
  onConnection?: (connected: boolean) => void;
};

export type WatchOptions = GenerationListener & {
  signal?: AbortSignal;
  /** Injected in tests; resolves early when the signal aborts. */
  wait?: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** A stream that says nothing for so long (a laptop that slept, a proxy that forgot) is opened anew. */
  silenceMs?: number;
};

const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 8_000;

const hasEnded = (generation: Generation): boolean =>
  generation.status === "succeeded" || generation.status === "failed" || generation.status === "canceled";

/**
 * Follows a design until it ends and answers with it. Lost connections are taken up again where they broke off, for as long as
 * the signal allows: the work goes on at the server, so giving up early would only hide its result. Refusals (401, 404) throw.
 *
 * `EventSource` cannot send the bearer token, so the stream is read through fetch.
 */
export async function watchGeneration(api: Api, id: string, options: WatchOptions = {}): Promise<Generation> {
  const { signal, wait = waitFor, onConnection } = options;
  const place: Place = { lastEventId: "" };
  for (let failures = 0; ; failures++) {
    signal?.throwIfAborted();
    try {
      const told = await readEvents(api, id, place, options);
      signal?.throwIfAborted();
      const latest = told ?? (await getGeneration(api, id, signal));
      if (hasEnded(latest)) return latest;
      if (place.heard) failures = 0;
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof ApiError && isFinal(error)) throw error;
      onConnection?.(false);
    }
    place.heard = false;
    await wait(Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** failures), signal);
  }
}

type Place = { lastEventId: string; heard?: boolean };

/** Reads one connection to its end; the ended design, or null when the stream broke off before. */
async function readEvents(
  api: Api,
  id: string,
  place: Place,
  { signal, onProgress, onPartial, onConnection, silenceMs = 40_000 }: WatchOptions,
): Promise<Generation | null> {
  const connection = new AbortController();
  const giveUp = () => connection.abort();
  signal?.addEventListener("abort", giveUp);
  let silence = setTimeout(giveUp, silenceMs);
  let ended: Generation | null = null;
  const parser = createParser({
    onEvent(event) {
      place.heard = true;
      if (event.id) place.lastEventId = event.id;
      const data = JSON.parse(event.data);
      if (event.event === "progress") onProgress?.(data.stage, data.progress);
      else if (event.event === "partial") onPartial?.(data.imageUrl);
      else if (event.event === "done" || event.event === "failed") ended = data;
    },
  });
  try {
    const response = await api.request(`/generations/${id}/events`, {
      headers: {
        Accept: "text/event-stream",
        ...(place.lastEventId && { "Last-Event-ID": place.lastEventId }),
      },
      signal: connection.signal,
    });
    // Asking for the design itself, as happens next, tells in words why.
    if (!response.ok || !response.body) return null;
    onConnection?.(true);
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    while (!ended) {
      const { done, value } = await reader.read();
      if (done) break;
      clearTimeout(silence);
      silence = setTimeout(giveUp, silenceMs);
      parser.feed(value);
    }
    return ended;
  } finally {
    clearTimeout(silence);
    signal?.removeEventListener("abort", giveUp);
    connection.abort();
  }
}

/** No later attempt can go better: not signed in, not there. */
const isFinal = ({ status }: ApiError) => status === 401 || status === 403 || status === 404;

function waitFor(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener(
      "abort",
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
