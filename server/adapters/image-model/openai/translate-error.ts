import { APIConnectionError, APIError } from "openai";
import { MESSAGES } from "#contract/messages.ts";
import { ModelBusy, ModelRefusal } from "../image-model.ts";

const BUSY_AFTER_S = 10;

/** Seconds that the provider asks us to wait. */
function retryAfterS(headers: Headers | undefined): number {
  const ms = Number(headers?.get("retry-after-ms"));
  const seconds = ms > 0 ? ms / 1000 : Number(headers?.get("retry-after"));
  return seconds > 0 ? seconds : BUSY_AFTER_S;
}

/**
 * The provider's words in ours. What another try may mend is `ModelBusy`; all else is a refusal with the sentence of the
 * catalogue. Aborts pass through.
 */
export function translateError(error: unknown): unknown {
  if (error instanceof APIConnectionError)
    return new ModelBusy(BUSY_AFTER_S, MESSAGES.modelOverloaded, { cause: error });
  if (!(error instanceof APIError)) return error;
  const { status, headers } = error;
  const says = `${error.code ?? ""} ${error.type ?? ""}`;
  const cause = { cause: error };
  if (/insufficient_quota/.test(says)) return new ModelRefusal("quota", MESSAGES.modelQuota, cause);
  if (/billing/.test(says)) return new ModelRefusal("billing", MESSAGES.modelBilling, cause);
  if (/moderation|content_policy|image_generation_user_error/.test(says))
    return new ModelRefusal("moderation", MESSAGES.modelContentPolicy, cause);
  if (status === 401 || /invalid_api_key/.test(says))
    return new ModelRefusal("auth", MESSAGES.modelApiKey, cause);
  if (status === 429) return new ModelBusy(retryAfterS(headers), MESSAGES.modelRateLimit, cause);
  if (/overloaded/.test(says) || status === 503)
    return new ModelBusy(retryAfterS(headers), MESSAGES.modelOverloaded, cause);
  if (status === 408 || status === 409 || (status !== undefined && status >= 500))
    return new ModelBusy(retryAfterS(headers), modelEditFailed("the image service had a fault"), cause);
  return new ModelRefusal("refused", modelEditFailed(plain(error)), cause);
}

const modelEditFailed = (message: string) => `Failed to edit image: ${message}`;

/** The provider's own sentence without the status that the library puts in front. */
function plain({ error, message }: APIError): string {
  const own = (error as { message?: unknown } | undefined)?.message;
  return (typeof own === "string" ? own : message).slice(0, 300);
}
