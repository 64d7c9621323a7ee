import { ApiError, sentenceOf } from "#app/lib/api-error.ts";
import type { Failure } from "./design-state.ts";

/** A failed call in words for people; one that met no network is told until there is one again. */
export const failureOf = (error: unknown, fallback: string): Failure => ({
  message: sentenceOf(error, fallback),
  until: error instanceof ApiError && error.status === 0 ? "online" : "asked",
});
