import { z } from "zod";
import { ADDRESS_MAX, EMAIL_MAX, EMAIL_SHAPE, PHONE_MAX, PHONE_SHAPE } from "../limits.ts";
import { MESSAGES } from "../messages.ts";

/** How somebody is reached, as far as it is known: left out = unchanged; null and empty text = none. */
const optional = (max: number, shape: RegExp, sentence: string) =>
  z
    .string()
    .trim()
    .max(max, sentence)
    .refine((text) => text === "" || shape.test(text), sentence)
    .nullish();

export const OptionalEmail = optional(EMAIL_MAX, EMAIL_SHAPE, MESSAGES.emailInvalid);
export const OptionalPhone = optional(PHONE_MAX, PHONE_SHAPE, MESSAGES.phoneInvalid);
export const OptionalAddress = z.string().trim().max(ADDRESS_MAX, MESSAGES.addressTooLong).nullish();
