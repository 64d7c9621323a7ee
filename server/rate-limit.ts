import { RateLimiterMemory } from "rate-limiter-flexible";
import { MESSAGES } from "#contract/messages.ts";
import { AppError } from "./app-error.ts";

export type RateLimit = (key: string) => Promise<void>;

/**
 * At most `points` uses of a key in `durationS` seconds, then a clear refusal with `Retry-After`. Counted in this
 * process: behind several web processes the effective limit is that many times higher, which still stops guessing.
 */
export function createRateLimit(name: string, points: number, durationS: number): RateLimit {
  const limiter = new RateLimiterMemory({ keyPrefix: name, points, duration: durationS });
  return async (key) => {
    try {
      await limiter.consume(key);
    } catch (refusal) {
      const waitMs = (refusal as { msBeforeNext?: number }).msBeforeNext;
      if (waitMs === undefined) throw refusal;
      throw new AppError("rate_limited", MESSAGES.tooManyRequests, { retryAfterS: waitMs / 1000 });
    }
  };
}
