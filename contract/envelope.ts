import { z } from "zod";

/** Stable words for programs; the server has one table from code to status. */
const ERROR_CODES = [
  "bad_request",
  "unauthenticated",
  "forbidden",
  "not_found",
  "conflict",
  "payload_too_large",
  "unsupported_media_type",
  "unprocessable",
  "rate_limited",
  "generation_limit",
  "subscription_required",
  "timeout",
  "upstream",
  "unavailable",
  "internal",
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** A call that failed: `message` and `error` hold the same sentence. */
export const ErrorReply = z.object({
  success: z.literal(false),
  message: z.string(),
  error: z.string(),
  code: z.string(),
  requestId: z.string(),
  /** What a program needs to go on, where there is something: the newer design of a `conflict`. */
  data: z.unknown().optional(),
});
export type ErrorReply = z.infer<typeof ErrorReply>;

export const Empty = z.object({ message: z.string().optional() });

/** `{ message?, data }`: the usual shape of a good answer. */
export const withData = <S extends z.ZodType>(data: S) => z.object({ message: z.string().optional(), data });
