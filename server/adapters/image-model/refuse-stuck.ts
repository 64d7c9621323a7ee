import { MESSAGES } from "#contract/messages.ts";
import { ThreadStuck } from "#server/threads/thread-pool.ts";
import { ModelRefusal } from "./image-model.ts";

/** For every thread that draws: the longest stage of a photo of 48 megapixels takes 10 s of a free core. */
export const STAGE_LIMIT_MS = 60_000;

/** What gets a thread stuck is in the request, so another try would end the same. */
export function refuseStuck(error: unknown): never {
  if (error instanceof ThreadStuck)
    throw new ModelRefusal("timeout", MESSAGES.generationTimedOut, { cause: error });
  throw error;
}
