import { MESSAGES } from "#contract/messages.ts";
import { ModelBusy, ModelRefusal } from "#server/adapters/image-model/image-model.ts";
import { HttpFault, Unreachable } from "./call.ts";

const BUSY_AFTER_S = 10;

/** Seconds that the provider asks us to wait. */
function retryAfterS(headers: Headers): number {
  const ms = Number(headers.get("retry-after-ms"));
  const seconds = ms > 0 ? ms / 1000 : Number(headers.get("retry-after"));
  return seconds > 0 ? seconds : BUSY_AFTER_S;
}

/**
 * A provider's words in ours. What another try may mend is `ModelBusy`; all else is a refusal with the sentence of the catalogue,
 * in which the provider's name stands. Aborts pass through.
 */
export function translateFault(error: unknown, provider: string): unknown {
  const cause = { cause: error };
  if (error instanceof Unreachable) return new ModelBusy(BUSY_AFTER_S, MESSAGES.modelOverloaded, cause);
  if (!(error instanceof HttpFault)) return error;
  const { status, headers, says, message } = error;
  // The specification's sentences name OpenAI.
  const named = (sentence: string) => sentence.replace("OpenAI", provider);
  if (/insufficient_quota/.test(says)) return new ModelRefusal("quota", named(MESSAGES.modelQuota), cause);
  if (status === 402 || /billing/.test(says))
    return new ModelRefusal("billing", named(MESSAGES.modelBilling), cause);
  if (/moderation|content_policy|image_generation_user_error/.test(says))
    return new ModelRefusal("moderation", MESSAGES.modelContentPolicy, cause);
  if (status === 401 || /invalid_api_key|API_KEY_INVALID/.test(says))
    return new ModelRefusal("auth", named(MESSAGES.modelApiKey), cause);
  if (status === 429) return new ModelBusy(retryAfterS(headers), MESSAGES.modelRateLimit, cause);
  if (/overloaded/.test(says) || status === 503)
    return new ModelBusy(retryAfterS(headers), MESSAGES.modelOverloaded, cause);
  if (status === 408 || status === 409 || status >= 500)
    return new ModelBusy(retryAfterS(headers), modelEditFailed("the image service had a fault"), cause);
  return new ModelRefusal("refused", modelEditFailed(message), cause);
}

export const modelEditFailed = (message: string) => `Failed to edit image: ${message}`;
