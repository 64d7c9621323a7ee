import type { ErrorCode } from "#contract/envelope.ts";

/**
 * A request that cannot go on. `userMessage` is read by people; the cause stays in the log. Anything thrown that is
 * not an AppError is a bug and answered with a neutral 500.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly userMessage: string;
  /** Seconds after which a repeat makes sense; sent as `Retry-After`. */
  readonly retryAfterS: number | undefined;
  /** What a program needs to go on, beside the sentence: `data` of the answer. */
  readonly data: object | undefined;

  constructor(
    code: ErrorCode,
    userMessage: string,
    options: { cause?: unknown; retryAfterS?: number; data?: object } = {},
  ) {
    super(userMessage, { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.userMessage = userMessage;
    this.retryAfterS = options.retryAfterS;
    this.data = options.data;
  }
}
