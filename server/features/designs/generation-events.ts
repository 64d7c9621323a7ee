import type { Actor } from "#server/actor.ts";
import { answerEvents, createWaker } from "#server/http/event-stream.ts";
import type { DesignDeps } from "./designs.ts";
import { requireGeneration } from "./designs.ts";
import { presentGeneration } from "./designs.wire.ts";
import { type GenerationEventRow, isOpen, selectEvents } from "./generations.store.ts";

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
  const after = firstSequence(lastEventId);
  return answerEvents(actor, hangUp, async function* (ended) {
    for await (const event of readEvents(deps, id, after, ended, isStillSignedIn))
      yield await formatEvent(deps, actor, event);
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
  const waker = createWaker(ended);
  // Watched before the first look, so that nothing falls between the two.
  const unwatch = deps.signals.watch(id, waker.signal);
  try {
    while (!ended.aborted) {
      waker.looks();
      if (!(await isStillSignedIn())) return;
      // Asked first: whatever was written before it ended is then in the list.
      const open = await isOpen(deps.db, id);
      for (const event of await selectEvents(deps.db, id, after)) {
        yield event;
        after = event.sequence;
      }
      if (!open) return;
      await waker.rest(LOOK_AGAIN_MS);
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
