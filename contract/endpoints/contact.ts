import { ADDRESS, OPTIONAL_EMAIL, OPTIONAL_PHONE } from "#contract/rules/contact.ts";
import { textSchema } from "#contract/rules/text-schema.ts";

/** How somebody is reached, as far as it is known: left out = unchanged; null and empty text = none. */
export const OptionalEmail = textSchema(OPTIONAL_EMAIL).nullish();
export const OptionalPhone = textSchema(OPTIONAL_PHONE).nullish();
export const OptionalAddress = textSchema(ADDRESS).nullish();
