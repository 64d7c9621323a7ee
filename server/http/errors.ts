import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ErrorCode, ErrorReply } from "#contract/envelope.ts";
import { MESSAGES } from "#contract/messages.ts";
import { AppError } from "#server/app-error.ts";
import { isDatabaseAway } from "#server/db/database-away.ts";
import { isDiskFull } from "#server/disk-room.ts";
import type { HttpEnv } from "./context.ts";

/** The one table from code to status. */
const STATUS_OF = {
  bad_request: 400,
  unauthenticated: 401,
  generation_limit: 402,
  subscription_required: 402,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  unprocessable: 422,
  rate_limited: 429,
  internal: 500,
  upstream: 502,
  unavailable: 503,
  timeout: 504,
} as const satisfies Record<ErrorCode, number>;

/** A restart of a database takes some seconds. */
const DATABASE_RETRY_S = 3;

/** Somebody has to make room. */
const DISK_RETRY_S = 60;

function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof HTTPException) {
    if (error.status === 413) return new AppError("payload_too_large", MESSAGES.requestTooLarge);
    if (error.status < 500) return new AppError("bad_request", MESSAGES.malformedRequest, { cause: error });
  }
  if (isDiskFull(error))
    return new AppError("unavailable", MESSAGES.diskFull, { cause: error, retryAfterS: DISK_RETRY_S });
  if (isDatabaseAway(error))
    return new AppError("unavailable", MESSAGES.databaseAway, {
      cause: error,
      retryAfterS: DATABASE_RETRY_S,
    });
  return new AppError("internal", MESSAGES.unexpected, { cause: error });
}

export function answerError(error: unknown, c: Context<HttpEnv>): Response {
  const known = asAppError(error);
  const status = STATUS_OF[known.code];
  if (status >= 500) c.get("log").error({ err: known.cause ?? known }, "request failed");
  if (known.retryAfterS !== undefined)
    c.header("Retry-After", String(Math.max(1, Math.ceil(known.retryAfterS))));
  if (status === 401) c.header("WWW-Authenticate", "Bearer");
  const body: ErrorReply = {
    success: false,
    message: known.userMessage,
    error: known.userMessage,
    code: known.code,
    requestId: c.get("requestId"),
    ...(known.data ? { data: known.data } : {}),
  };
  return c.json(body, status);
}
