import { MESSAGES } from "#contract/messages.ts";
import { EMAIL, PHONE } from "./account.ts";
import { optional, type TextRule } from "./text-rule.ts";

/** How somebody is reached, as far as it is known. */
export const OPTIONAL_EMAIL = optional(EMAIL);
export const OPTIONAL_PHONE = optional(PHONE);
export const ADDRESS: TextRule = { checks: [{ max: 300, says: MESSAGES.addressTooLong }] };
