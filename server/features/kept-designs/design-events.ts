import { MESSAGES } from "#contract/messages.ts";
import type { Actor } from "#server/actor.ts";
import { AppError } from "#server/app-error.ts";
import { answerEvents, createWaker } from "#server/http/event-stream.ts";
import { findStamp } from "./kept-designs.store.ts";
import type { KeptDesignDeps } from "./kept-designs.ts";

/** For a signal that was missed. */
const LOOK_AGAIN_MS = 10_000;

type Reader = { seconds: number; hangUp: AbortSignal; isStillSignedIn(): Promise<boolean> };

/** `changed` with the revision at once, and again whenever the design or one of its versions changes. */
export async function streamDesignEvents(
  deps: KeptDesignDeps,
  actor: Actor,
  id: string,
  { seconds, hangUp, isStillSignedIn }: Reader,
): Promise<Response> {
  const { companyId: userId } = actor;
  if (!(await findStamp(deps.db, userId, id))) throw new AppError("not_found", MESSAGES.generationNotFound);
  return answerEvents(actor, hangUp, async function* (ended) {
    const waker = createWaker(ended);
    // Watched before the first look, so that nothing falls between the two.
    const unwatch = deps.signals.watch(id, waker.signal);
    const endsAt = performance.now() + seconds * 1000;
    let told = "";
    try {
      while (!ended.aborted) {
        waker.looks();
        if (!(await isStillSignedIn())) return;
        const stamp = await findStamp(deps.db, userId, id);
        if (!stamp) return yield "event: gone\ndata: {}\n\n";
        const data = JSON.stringify({
          revision: stamp.revision,
          updatedAt: stamp.updatedAt.toISOString(),
        });
        if (data !== told) yield `event: changed\ndata: ${data}\n\n`;
        told = data;
        const leftMs = endsAt - performance.now();
        if (leftMs <= 0) return;
        await waker.rest(Math.min(LOOK_AGAIN_MS, leftMs));
      }
    } finally {
      unwatch();
    }
  });
}
