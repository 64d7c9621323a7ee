/** A call that did not work. `message` is a sentence for people; `status` is 0 when no answer came at all. */
export class ApiError extends Error {
  readonly status: number;
  /** A stable word: the server's `code`, or "network" where no answer came. */
  readonly code: string;
  readonly requestId: string | null;
  /** Seconds to wait, when the server says so. */
  readonly retryAfter: number | null;
  /** What a program needs to go on; undefined where the server gave nothing. */
  readonly data: unknown;

  constructor(
    message: string,
    facts: {
      status: number;
      code: string;
      requestId?: string | null;
      retryAfter?: number | null;
      data?: unknown;
      cause?: unknown;
    },
  ) {
    super(message, { cause: facts.cause });
    this.name = "ApiError";
    this.status = facts.status;
    this.code = facts.code;
    this.requestId = facts.requestId ?? null;
    this.retryAfter = facts.retryAfter ?? null;
    this.data = facts.data;
  }
}

/** Code of a refusal that brought no words for people: a proxy's error page, an empty body. */
export const WITHOUT_SENTENCE = "without_sentence";

/** The sentence to show for anything that was thrown: the server's; where it gave none, `fallback`, the screen's own. */
export const sentenceOf = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.code !== WITHOUT_SENTENCE ? error.message : fallback;
