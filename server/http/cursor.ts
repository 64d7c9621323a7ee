import { z } from "zod";
import { MESSAGES } from "#contract/messages.ts";
import { AppError } from "#server/app-error.ts";
import type { Mark } from "#server/db/mark.ts";
import { requireWellFormed } from "./well-formed.ts";

const Written = z.tuple([z.string(), z.number().int()]);

/** For the wire: text that means nothing outside of the next call. */
export const cursorOf = ({ value, id }: Mark<string | Date>): string =>
  Buffer.from(JSON.stringify([value, id])).toString("base64url");

/** @throws AppError bad_request for text that no answer ever held, or that belongs to a list in another order. */
export function readCursor<V extends z.ZodType>(cursor: string, value: V): Mark<z.output<V>> {
  try {
    const [written, id] = Written.parse(JSON.parse(Buffer.from(cursor, "base64url").toString()));
    requireWellFormed(written);
    return { value: value.parse(written), id };
  } catch (cause) {
    throw new AppError("bad_request", MESSAGES.malformedRequest, { cause });
  }
}
