import { MESSAGES } from "#contract/messages.ts";
import type { Actor } from "#server/actor.ts";
import { AppError } from "#server/app-error.ts";

/** Proxies cut connections that say nothing for a minute or less. */
const KEEP_ALIVE_MS = 15_000;

/** Ten tabs that each watch a design and a picture being drawn; each stream asks the database every few seconds. */
export const STREAMS_MAX = 20;

/** Open streams of this process, by who reads them. */
const openStreams = new Map<string, number>();

function takePlace(reader: string): () => void {
  const open = openStreams.get(reader) ?? 0;
  if (open >= STREAMS_MAX)
    throw new AppError("rate_limited", MESSAGES.tooManyRequests, { retryAfterS: KEEP_ALIVE_MS / 1000 });
  openStreams.set(reader, open + 1);
  return () => {
    const left = (openStreams.get(reader) ?? 1) - 1;
    if (left > 0) openStreams.set(reader, left);
    else openStreams.delete(reader);
  };
}

/**
 * Server-Sent Events of what `read` yields, until it ends or the reader hangs up.
 * @throws AppError rate_limited for more streams than a person needs.
 */
export function answerEvents(
  { accountId }: Pick<Actor, "accountId">,
  hangUp: AbortSignal,
  read: (ended: AbortSignal) => AsyncIterable<string>,
): Response {
  const leave = takePlace(accountId);
  const stop = new AbortController();
  const ended = AbortSignal.any([hangUp, stop.signal]);
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      const write = (text: string) => {
        // A canceled stream refuses more, and a throw inside the timer would end the process.
        if (!stop.signal.aborted) controller.enqueue(encoder.encode(text));
      };
      const keepAlive = setInterval(() => write(": keep-alive\n\n"), KEEP_ALIVE_MS);
      try {
        write("retry: 1000\n\n");
        for await (const event of read(ended)) write(event);
      } finally {
        clearInterval(keepAlive);
        leave();
        if (!stop.signal.aborted) controller.close();
      }
    },
    cancel: () => stop.abort(),
  });
  return new Response(stream, {
    headers: {
      "Content-Type": "text/event-stream; charset=utf-8",
      "Cache-Control": "no-store",
      // nginx would hold events back to fill its buffer.
      "X-Accel-Buffering": "no",
    },
  });
}

/** Waits for a signal that `watch` announces, at most so long. */
export function createWaker(ended: AbortSignal) {
  let wake = () => {};
  let isSignaled = false;
  ended.addEventListener("abort", () => wake(), { once: true });
  return {
    signal() {
      isSignaled = true;
      wake();
    },
    /** What is signaled from here on is not slept over. */
    looks() {
      isSignaled = false;
    },
    async rest(ms: number): Promise<void> {
      if (isSignaled || ended.aborted) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    },
  };
}
