import type { Actor } from "../../http/context.ts";
import type { DesignDeps } from "./designs.ts";
import { requireGeneration } from "./designs.ts";
import { presentGeneration } from "./designs.wire.ts";
import { type GenerationEventRow, isOpen, selectEvents } from "./generations.store.ts";

/** Proxies cut connections that say nothing for a minute or less. */
const KEEP_ALIVE_MS = 15_000;
/** For a signal that was missed. */
const LOOK_AGAIN_MS = 2_000;

type Reader = {
  lastEventId: string | undefined;
  hangUp: AbortSignal;
  isStillSignedIn(): Promise<boolean>;
};

/** Server-Sent Events from the one after `lastEventId` until the generation ends, or the session of who reads them. */
export async function streamGenerationEvents(
  deps: DesignDeps,
  actor: Actor,
  id: string,
  { lastEventId, hangUp, isStillSignedIn }: Reader,
): Promise<Response> {
  await requireGeneration(deps, actor, id);
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
        for await (const event of readEvents(deps, id, firstSequence(lastEventId), ended, isStillSignedIn))
          write(await formatEvent(deps, actor, event));
      } finally {
        clearInterval(keepAlive);
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

const firstSequence = (lastEventId: string | undefined) =>
  lastEventId && /^\d{1,9}$/.test(lastEventId) ? Number(lastEventId) : 0;

async function* readEvents(
  deps: DesignDeps,
  id: string,
  after: number,
  ended: AbortSignal,
  isStillSignedIn: Reader["isStillSignedIn"],
): AsyncGenerator<GenerationEventRow> {
  let wake = () => {};
  let signaled = false;
  // Watched before the first look, so that nothing falls between the two.
  const unwatch = deps.signals.watch(id, () => {
    signaled = true;
    wake();
  });
  ended.addEventListener("abort", () => wake(), { once: true });
  try {
    while (!ended.aborted) {
      signaled = false;
      if (!(await isStillSignedIn())) return;
      // Asked first: whatever was written before it ended is then in the list.
      const open = await isOpen(deps.db, id);
      for (const event of await selectEvents(deps.db, id, after)) {
        yield event;
        after = event.sequence;
      }
      if (!open) return;
      if (signaled || ended.aborted) continue;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, LOOK_AGAIN_MS);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  } finally {
    unwatch();
  }
}

async function formatEvent(deps: DesignDeps, actor: Actor, event: GenerationEventRow): Promise<string> {
  const data = await dataOf(deps, actor, event);
  return `id: ${event.sequence}\nevent: ${event.type}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** Addresses of files end after a while, so they are made when an event is told and not when it is written down. */
async function dataOf(deps: DesignDeps, actor: Actor, event: GenerationEventRow): Promise<unknown> {
  if (event.type === "progress") return event.data;
  const urlOf = deps.urls.urlsFor(actor);
  if (event.type === "partial") return { imageUrl: urlOf(String(event.data.key)), index: event.data.index };
  return presentGeneration(await requireGeneration(deps, actor, event.generationId), urlOf);
}
